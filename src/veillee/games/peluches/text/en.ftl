# Histoires de Peluches: everything that is read in English, apart from the rules and the stories.
#
# $plush, $monster, $item, $lost, $condition… are names. They have forms: $plush_gender (m or f), $monster_the (the black marble),
# $monster_a (a black marble). CAPITAL begins a sentence.

game-name = Stuffed Fables
game-line = The little girl is asleep. Something moved under the bed; luckily her plushies are on guard.

## Parts of sentences

die = { $colour ->
    [0] red
    [1] green
    [2] yellow
    [3] blue
    [4] purple
    [5] white
   *[6] black
}
# Of the plushie spoken of: $plush_gender.
them = { $plush_gender ->
    [m] him
   *[f] her
}
their = { $plush_gender ->
    [m] his
   *[f] her
}
stuffing-count = { $count ->
    [one] a tuft of stuffing
   *[other] { $count } tufts of stuffing
}
tufts = { WHOLE($tenths) ->
    [0] next to nothing
    [one] about a tuft
   *[other] about { WHOLE($tenths) } tufts
}
button-count = { $count ->
    [one] a button
   *[other] { $count } buttons
}
heart-count = { $count ->
    [one] a heart
   *[other] { $count } hearts
}
# A page may name its tokens; without a name it is -1.
token = { $called ->
    [-1] { $token ->
        [0] the door
        [1] the train
        [2] the red wagon
       *[3] the goal
    }
   *[other] { $called }
}
# Places count from 0 in files, from 1 at a table.
number = { $place ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
    [9] 10
    [10] 11
    [11] 12
   *[other] { $place }
}

## What can be chosen

option-choose-plush = Play { $plush }
option-stand-on = Stand on { $square }
option-put-monster = Out at { $square }
option-roll-white = { $count ->
    [one] Roll one white die
   *[other] Roll { $count } white dice together
}
option-walk = Walk, { die } die
option-store = Keep a { die } die
option-give-die = Give { $plush } a { die } die
option-give-stuffing = Give { $plush } a tuft (costs a { die } die)
option-try-test = Try the test, { die } die
option-shake-off = No longer “{ $condition }”, { die } die
option-clear-air = Away with “{ $environment }”, { die } die
option-contribute = Help the group, { die } die
option-strike = Strike { $monster_the } (no. { number }), { die } die
option-shoot = Shoot at { $monster_the } (no. { number }), { die } die
option-search = Search, { die } die
option-end-actions = End the turn
option-add-die = Add a { die } die
option-roll-dice = Roll!
option-keep-roll = Keep this roll
option-reroll = Roll die { number } again
option-reroll-one = Roll the 1 again, die { number }
option-spend-courage = With all your courage
option-spend-luck = Try your luck: roll die { number } again
option-walk-to = Go to { $square }
option-stay-put = Stay put
option-equip = Take “{ $item }”
option-give-item = Give “{ $item }” to { $plush }
option-swap-item = Swap “{ $item }” with { $plush }
option-drop-item = Leave “{ $item }”
option-pick-item = Choose “{ $item }”
option-buy = Buy “{ $item }” for a button ({ $plush })
option-barter = Trade an item for “{ $item }” ({ $plush })
option-leave-shop = Buy nothing more
option-take-way = { $choice }
option-decline = Walk on
option-defend = Defend with the { die } die
option-raise-shield = Hide behind “{ $item }”
option-face-it = Stand firm, bravely
option-suffer = Let the blow land
option-aim-at = Go for { $plush }
option-lead-to = Stop at { $square }
option-use-ability = A heart, { $plush }: “{ $ability }”
option-help-plush = For { $plush }
option-shove = Push { $monster_the } (no. { number })
option-push-to = Push it to { $square }
option-pay-die = Part with a { die } die
option-not-now = Keep the heart for later
option-go-on = Let it happen
option-mend-tear = Use “{ $item }”

## What happens

event-story-began = { $story }. { $intro }
event-plush-chosen = { $seat } plays { $plush }.
event-memory-read = { $aside }
event-page-opened = Turn the page: { $page }.
    .short = pages
event-panel-read = { $panel }
event-section-read = { $other_voice ->
    [-1] { $voice ->
        [-1] { $section }
       *[other] { $section } { $voice }
    }
   *[other] { $section } { $voice } { $other_voice }
}
event-epilogue-read = { $aside }
event-way-taken = The choice is made: “{ $choice }”.
event-turn-began = And now… { $plush }!
    .short = turns
event-dice-drawn = { $plush } dips a paw into the bag.
event-bag-refilled = { $count ->
    [one] One die goes back into the bag.
   *[other] { $count } dice go back into the bag.
}
event-stuffing-found = { $plush } gains a tuft: that makes { $stuffing }.
event-stuffing-missed = { $plush } looks for a tuft, in vain.
event-threat-placed = { $count ->
    [-1] A black die leaves the threat: { $total } in all.
    [-2] Two black dice leave the threat: { $total } in all.
    [-3] Three black dice leave the threat: { $total } in all.
    [0] The threat does not budge: { $total } in all.
    [one] A black die joins the threat: { $total } in all.
   *[other] { $count } black dice join the threat: { $total } in all.
}
event-dice-rolled = { $count ->
    [one] { $plush } rolls a die: { $total }.
   *[other] { $plush } rolls { $count } dice: { $total } in all.
}
event-die-rerolled = { $plush } rolls a { die } die again: { $value }.
# What the dice show has been told already.
event-roll-counted = { $bonus ->
    [0] { "" }
   *[other] All told, that makes { $total }.
}
event-plush-walked = { $start ->
    [-1] { $plush } takes up position.
   *[other] { $plush } pads a little farther.
}
event-plush-stayed = { $plush } stays put.
event-die-stored = { $plush } keeps a { die } die.
event-die-given = { $plush } gives { $other_plush } a { die } die.
event-stuffing-given = { $plush } gives { $other_plush } { stuffing-count }.
event-trial-passed = Done it! { $total }, and { $target } was needed.
event-trial-failed = { $total ->
    [0] Missed: no die that fits, and { $target } was needed.
   *[other] Missed: { $total }, and { $target } was needed.
}
event-task-opened = A task for the whole group: reach { $target } in { die } dice.
event-task-helped = { $plush } lends a paw: { $total } of { $target }.
event-task-done = All together now, and it is done!
event-attack-missed = { $plush } attacks ({ $total }), but { $monster_the } holds firm ({ $defence }).
event-boss-hurt = { $left ->
    [one] { $plush } lands one on { $monster_the }! Just one tuft of night left in there.
   *[other] { $plush } lands one on { $monster_the }! { $left } tufts of night left in there.
}
event-monster-defeated = { $plush } sends { $monster_the } packing!
    .short = monsters beaten
event-monster-pushed = { CAPITAL($monster_the) } is shoved back.
event-buttons-gained = { $count ->
    [-3] { $plush } loses three buttons.
    [-2] { $plush } loses two buttons.
    [-1] { $plush } loses a button.
   *[other] { $plush } gains { button-count }.
}
event-hearts-gained = { $count ->
    [-3] { $plush } loses three hearts.
    [-2] { $plush } loses two hearts.
    [-1] { $plush } loses a heart.
   *[other] { $plush } gains { heart-count }.
}
event-stuffing-gained = { $plush } gains { stuffing-count }.
event-paid = { $what ->
    [button] { $plush } pays { button-count }.
    [heart] { $plush } gives { heart-count }.
    [stuffing] { "" }
    [die] { $plush } lets a die go.
   *[item] { $plush } parts with something.
}
event-search-failed = { $plush } looks everywhere ({ $total }), but { $target } was needed.
event-item-found = { $plush } finds “{ $item }”!
event-item-equipped = { $plush } takes “{ $item }”.
event-item-shared = “{ $item }” is for everybody.
event-item-dropped = “{ $item }” is left behind.
event-shop-opened = On the stall: “{ $item }”.
event-item-bought = { $plush } walks away with “{ $item }”.
event-lost-found = { $plush } comes across somebody: { $lost }. { $mine ->
    [yes] Yours to read aloud:
   *[no] { $seat } reads aloud:
} { $section }
event-lost-foreseen = Next to be met: { $lost }.
event-declined = { $plush } walks on.
event-threat-held = { $count ->
    [0] Nothing stirs in the shadows.
   *[other] The threat growls ({ $count } of { $needed }), no more.
}
event-surge-came = The page growls: the night turns on the plushies!
    .short = growls
event-monsters-woke = The monsters stir…
event-monster-came = { CAPITAL($monster_a) } comes out of the dark.
event-monster-acted = { $monster }: { $action } ({ $value }).
event-monster-walked = { CAPITAL($monster_a) } comes closer.
event-monster-stayed = { CAPITAL($monster_the) } does not move.
event-monster-attacked = { CAPITAL($monster_the) } goes for { $plush }, power { $power }!
event-monster-looked = { CAPITAL($monster_the) } looks for somebody to bite, and finds nobody.
event-harm-threatened = { $damage ->
    [one] Look out! { $plush } may lose a tuft.
   *[other] Look out! { $plush } may lose { $damage } tufts.
}
event-harm-prevented = { $count ->
    [one] Well parried! { $plush } saves a tuft.
   *[other] Well parried! { $plush } saves { $count } tufts.
}
event-stuffing-lost = { $left ->
    [0] { $plush } loses { stuffing-count }. There is nothing left in there.
   *[other] { $plush } loses { stuffing-count } and has { $left } left.
}
event-plush-fell = { $plush } slumps and lies still.
    .short = falls
event-plush-rose = { $plush } blinks one eye and gets up!
event-condition-gained = { $plush } becomes “{ $condition }”.
event-condition-lost = { $plush } is no longer “{ $condition }”.
event-sleep-revealed = { $face ->
    [0] The girl is fast asleep.
    [1] The girl turns over in her sleep…
   *[2] The girl opens her eyes!
}
    .short = sleep cards
event-sleep-spared = “{ $item }”: the girl does not even stir.
event-sleep-peeked = { $face ->
    [0] On the card she sleeps.
    [1] On the card she tosses and turns.
   *[2] On the card she wakes.
}
event-environment-set = On this page: { $environment }.
event-environment-gone = “{ $environment }” is over.
event-lost-tokens-placed = { $count ->
    [one] Somewhere here a toy is lost.
    [2] Somewhere here two toys are lost.
    [3] Somewhere here three toys are lost.
   *[other] Somewhere here { $count } toys are lost.
}
event-token-placed = Put { token } on the map.
event-token-moved = Move { token } along on the map.
event-token-removed = Take { token } off the map.
event-ability-used = { $plush }, heart and soul: “{ $ability }”
event-bookmark-passed = The bookmark goes to whoever plays { $plush }.
event-discovery-made = A discovery: { $discovery }!
event-page-left = “{ $page }” lies behind you.
event-story-won = { $ending }
event-story-lost = { $ending }

## What can be said of it

remark-success-odds = { $percent }% to reach { $target }.
remark-average-steps = About { WHOLE($tenths) } steps.
remark-could-reach = { $count ->
    [0] No square is free within { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
    [one] One square is within reach.
   *[other] { $count } squares are within reach.
}
remark-task-step = { TENTHS($tenths) } on average; { $missing } more needed.
remark-would-count = { $target ->
    [0] { $total ->
        [one] Enough for one step.
       *[other] Enough for { $total } steps.
    }
   *[other] { $enough ->
        [yes] That makes { $total }, and it takes { $target }: enough.
       *[no] That makes { $total }, and it takes { $target }: too little.
    }
}
remark-within-reach = { $count ->
    [0] No monster can get at you there.
    [one] One monster could attack you there.
   *[other] { $count } monsters could attack you there.
}
remark-lies-there = { $what ->
    [lost] A lost toy is waiting there.
    [vendor] That is the stall: you stop there to buy.
   *[point] That is place { $what }: you stop there, and the book goes on.
}
remark-dice-left = { $count ->
    [one] { $may_keep ->
        [yes] You have a { die } die left: keep it on your card, or it is lost.
       *[no] You have a { die } die left: it will be lost.
    }
   *[other] { $may_keep ->
        [yes] You have { $count } dice left: keep one on your card, the others are lost.
       *[no] You have { $count } dice left: they will be lost.
    }
}
remark-fall-odds = { $percent ->
    [0] It will cost { tufts }, without slumping.
    [100] The plushie slumps.
   *[other] It will cost { tufts }; { $percent }% to slump.
}
remark-threat-fills = { $monsters ->
    [yes] { $needed ->
        [one] One black die is enough for the monsters to act.
       *[other] { $needed } black dice are enough for the monsters to act.
    }
   *[no] { $needed } black dice are enough to make the page growl.
}
remark-threatens = Striped squares: how far it can go. Dotted squares: what it can hit.
remark-would-rise = Enough to get up again.
remark-would-fall = It is your last: you would fall.

## What speaks for a choice, and what matters now

remark-serves = { $aim ->
    [again] Because there is more to win than to lose with this die.
    [clear] Because it hampers everybody, and can be cleared.
    [cure] Because it hampers the plush, and it can be rid of it.
    [defend] Because each point kept off is a tuft kept.
    [end] Because the dice that are left would not do much this turn.
    [equip] Because a thing that is worn helps to the end of the story.
    [explore] Because there are places still to explore, and the story goes on when you visit them.
    [fight] Because one monster less means fewer blows, and a button more.
    [find] Because a search that succeeds brings a thing, and a thing helps to the end of the story.
    [give] Because this die is of more use to the other plush: against a blow, or on its turn.
    [goal] Because the page asks you to go somewhere, and walking gets you there.
    [keep] Because these dice will do.
    [more] Because one more die helps to reach the number it takes.
    [plump] Because one more tuft is one more blow that can be taken.
    [raise] Because a single tuft puts it back on its feet: a plush that lies flat helps nobody.
    [share] Because the other plush needs stuffing more.
    [stay] Because this is a good place to be.
    [store] Because a kept die can ward off a blow, or serve on a later turn.
    [suffer] Because the kept die will be of more use later.
    [task] Because the group task moves the story on, and every die counts.
    [test] Because the story goes on when the test is passed.
   *[walk] Because you will be better placed for what comes.
}
remark-walks-farther = It walks farther: { TENTHS($tenths) } squares on average, against { TENTHS($other) }.
remark-likelier-to-succeed = It succeeds more often: { $percent }% against { $other }%.
remark-adds-more = It adds more: { TENTHS($tenths) } on average, against { TENTHS($other) }.
remark-safer-there = { $count ->
    [0] No monster can get at you there; on the other square { $other ->
        [one] one could
       *[other] { $other } could
    }.
    [one] One monster could attack you there, on the other square { $other }.
   *[other] { $count } monsters could attack you there, on the other square { $other }.
}
remark-falls-less = Slumping is less likely: { $percent }% against { $other }%.
remark-loses-less = It costs fewer tufts: { TENTHS($tenths) } on average, against { TENTHS($other) }.
remark-keeps-die = The { die } die stays in hand, and it can do more than that here.
remark-friend-down = { $plush } lies flat: a tuft, at the price of a die, brings { them } back.
remark-threat-soon = { $monsters ->
    [yes] { $missing ->
        [0] The monsters act at the end of this turn: end out of their reach, or side by side.
       *[other] The monsters act with the next black die: end out of their reach, or side by side.
    }
   *[no] { $missing ->
        [0] The page growls at the end of this turn: make the most of it.
       *[other] With the next black die the page growls: make the most of this turn.
    }
}
remark-nearly-empty = { $plush } has { $stuffing ->
    [one] one tuft
   *[other] { $stuffing } tufts
} left, and { $count ->
    [one] a monster
   *[other] { $count } monsters
} within reach: get away, or keep a die for the blow.
remark-task-needs = The group still lacks { $missing } for its task: every die helps.
remark-not-there-yet = { $count ->
    [one] One of you still has to get to the place that the page asks for.
   *[other] { $count } of you still have to get to the place that the page asks for.
}
remark-gathered = Where the page wants everybody ({ $mark }): { $there } of { $all }.
remark-monsters-left = { $count ->
    [one] One monster is left to defeat: it must go for the story to go on.
   *[other] { $count } monsters are left to defeat: they must go for the story to go on.
}
remark-boss-stands = The boss must fall for the story to go on: strike while there are dice.
remark-turns-left = { $turns ->
    [one] Hold out for one more turn: no need to be brave.
   *[other] Hold out for { $turns } more turns: no need to be brave.
}
remark-unexplored = { $count ->
    [one] One place on the map is still to be explored.
   *[other] { $count } places on the map are still to be explored.
}

## What is asked

question-choose-plush = { $name }, which plushie will you be?
question-choose-place = { $name }, where will you stand?
question-place-monster = { $name }, you have the bookmark: where does it come out?
question-find-stuffing = { $name }, how many white dice at once?
question-choose-action = { $name }, what will you do?
question-gather = { $name }, any more dice with this one?
question-change-roll = { $name }, happy with this roll?
question-choose-square = { $name }, how far do you go?
question-choose-keeper = { $name }, who is it for?
question-shop = { $name }, anything you like?
question-choose-way = What do the plushies do?
question-answer-lost = { $name }, what do you all say?
question-choose-payment = { $name }, what will you part with?
question-face-test = { $name }, here is the test: which die?
question-choose-defence = { $name }, how do you defend yourself?
question-ask-friends = { $name }, do you take this blow instead?
question-choose-quarry = { $name }, you have the bookmark: whom is it after?
question-choose-path = { $name }, you have the bookmark: where does it stop?
question-choose-target = { $name }, you have the bookmark: whom does it go for?
question-offer-dash = { $name }, a few more steps while you are at it?
question-offer-pick = { $name }, look at two items instead of one?
question-choose-pick = { $name }, which one do you keep?
question-choose-friend = { $name }, who gets a tuft of yours?
question-choose-shove = { $name }, whom do you push?
question-choose-push = { $name }, where to?
question-choose-swap = { $name }, in exchange for what?
question-choose-barter = { $name }, what will you trade for it?
question-choose-die = { $name }, which die do you part with?
question-await-hearts = { $name }, will you spend a heart before it happens?

## How it ends

ending-won-asleep = You win! She slept right through and will never know.
    .short = won, she slept
ending-won-awake = You win… and she will remember a very odd dream.
    .short = won, she woke
ending-lost = You lose. But somebody will pick the plushies up in the morning, and tonight you try again.
    .short = lost
ending-unread = Here the book is still closed.

## Before the story

setting-story = Story
    .help = The stories follow each other; the first one teaches the game on the way.
setting-plushies = Plushies
    .help = How many set out; with fewer than four players some may play two.
setting-narrator = Who holds the bookmark
    .help = That person reads, plays first and settles what the monsters do.
setting-purple-opens-all-lines = Purple opens every line
    .help = A purple die in a move lets you cross lines of any colour.
setting-bookmark-follows-active-player = The bookmark follows the turn
    .help = Everybody is the narrator in their own turn; otherwise the bookmark moves only when the story says so.
setting-strict-corners = Strict corners
    .help = Going diagonally, both sides of the corner must be free; otherwise one is enough.
setting-may-give-last-stuffing = Giving the last tuft
    .help = You may encourage others until you slump yourself.
setting-discard-stored-die-on-fall = Losing the die on slumping
    .help = A plushie that slumps hands back the die it was keeping.
setting-unconscious-may-use-abilities = Rerolling while slumped
    .help = A slumped plushie may still use its active ability.

## On the page

page-option-walk = Walk with { die }
page-option-store = Keep the { die } one
# A test goes by the letter of its place; without one $test is a mere number, which is not said.
page-option-try-test = { $test ->
    [one] Try the test with { die }
    [other] Try the test with { die }
   *[named] Try test { $test } with { die }
}
page-option-contribute = Help with { die }
page-option-search = Search with { die }
page-option-equip = Take it
page-option-give-item = Give it to { $plush }
page-option-swap-item = Swap with { $plush }
page-option-drop-item = Leave it
page-option-walk-to = Square { $square }
page-option-stand-on = Square { $square }
page-option-put-monster = Square { $square }
page-option-lead-to = Square { $square }
page-option-push-to = Square { $square }
page-group-strike = Strike { $monster_the } (no. { number })
page-group-shoot = Shoot at { $monster_the } (no. { number })
page-group-try-test = { $test ->
    [one] Try the test
    [other] Try the test
   *[named] Try test { $test }
}
page-group-shake-off = No longer “{ $condition }”
page-group-clear-air = Away with “{ $environment }”
page-group-contribute = Help the group
page-group-search = Search
page-group-walk = Walk
page-group-store = Keep a die
page-group-give-die = Give { $plush } a die
page-group-note-store = On your card it wards off a blow, or serves later.
page-group-note-give-die = Without rolling it: to defend with, or for later.
page-group-give-stuffing = Give { $plush } a tuft
page-group-note-give-stuffing = The die is handed back, and a tuft moves from tummy to tummy.
page-each-give-die = Give the { die } die to…
page-each-give-stuffing = Give a tuft to… (costs the { die } die)
page-group-add-die = One more die
page-group-defend = Defend yourself
page-group-pay-die = Part with a die
page-group-target = { $title }: { $target } or more
page-percent = { $percent }%
page-could-reach = { $count ->
    [0] { "" }
    [one] It is the white square.
   *[other] They are the white squares.
}
page-about = ≈ { TENTHS($tenths) } steps

page-sheets = The two sheets of the book
page-sheet-map = The map
page-sheet-plushies = The plushies
page-sheet-text = The story
page-map = The map: { $columns } columns, { $rows } rows
page-text = The text of the page
page-gallery = The plushies on the bed
page-absent = Not here yet
page-close = Close
page-aloud = Read aloud
page-rules = Special to this page
page-unread = Place the plushies: as soon as they are all there, the book begins.
page-before = Passage before
page-after = Passage after
page-on = Read on
page-shelf = On the stall
page-nowhere = off the map
page-place = column { $column }, row { $row }
page-point = { $explored ->
    [yes] place { $number }, seen already
   *[no] place { $number }, to explore
}
page-mark = area { $mark }
page-vendor = a stall
page-start = where plushies start
page-lair = where monsters lurk
page-lost = a lost toy
page-token-door = a door
page-token-train = the train
page-token-wagon = the red wagon
page-token-objective = the goal
page-plush = { $active ->
    [yes] { $plush } ({ $name }), whose turn it is
   *[no] { $plush } ({ $name })
}, { $place }, stuffing { $stuffing }
page-monster = { $kind ->
    [boss] { $monster }, the boss, no. { $number }
    [leader] { $monster }, a leader, no. { $number }
   *[normal] { $monster }, no. { $number }
}, { $place }, defence { $defence }
page-monsters = The monsters, in the order in which they act
page-action = speed { $speed }, range { $range }, power { $power }
page-action-sign = { $sign ->
    [foot] speed
    [range] range
   *[power] power
}
page-die-use = { $colour ->
    [0] strikes
    [1] shoots
    [2] searches
    [3] holds firm
    [4] stands in for any
    [5] brings back a tuft
   *[6] serves the night
}
page-card = Card: { $plush }
page-turn = their turn
page-asked = your choice
page-narrator = holds the bookmark
page-reader = reads the card aloud
page-read-by = { $seat } reads
page-goods = Stuffing { $stuffing }, hearts { $hearts }, buttons { $buttons }
page-nothing = Carries nothing
page-kept = A kept { die } die
page-none-kept = No kept die
page-ability = { $plush }: an ability, for a heart
page-ability-short = Ability
page-bag = { $count ->
    [0] The bag is empty
    [one] The bag: one die left
   *[other] The bag: { $count } dice left
}
page-dice = { $count ->
    [0] no { die } die
    [one] one { die } die
   *[other] { $count } { die } dice
}
page-hand = The dice before { $plush }
page-pool = The roll
page-rolled = { $value ->
    [0] a { die } die
   *[other] a { die } die: { $value }
}
page-total = { $total } in all
page-odds = { $percent }% for { $target }
page-steps = ≈ { TENTHS($tenths) } squares
page-verdict-needed = { $roll ->
    [6] to ward off { $target }
   *[other] needed { $target }
}
page-verdict-needs = needs { $target }
page-verdict-steps = { $total ->
    [one] one step at most
   *[other] { $total } steps at most
}
page-verdict-task = { $done } of { $goal } for the group
page-verdict-monster = { $power ->
    [0] { $action }
   *[other] { $action }, power { $power }
}
page-verdict-said = { $enough ->
    [yes] { $roll ->
        [1] Hit!
        [2] Hit!
        [6] Warded off!
        [7] One tuft!
       *[other] Done it!
    }
   *[no] { $roll ->
        [6] In part
        [7] Too low
       *[other] Not enough
    }
}
page-verdict-would = { $enough ->
    [yes] Enough
   *[no] Not enough
}
page-verdict-diceless = No die that fits
page-threat = { $monsters ->
    [yes] Threat: { $count } of { $needed }, then the monsters act
   *[no] Threat: { $count } of { $needed }, then the page growls
}
page-threat-title = Threat
page-threat-monsters = Threat: monsters
page-threat-surge = Threat: the page growls
page-night = The night
page-task = All together { $mark } { $done } / { $target }, { die } dice
page-task-title = All together
page-test = Test { $mark } { $target }, { die } die
page-test-title = Test
page-search = Search { $target }, yellow die
page-search-title = Search
page-sleep = The girl: { $count } sleep cards to come
page-sleep-asleep = Asleep
page-sleep-restless = Restless
page-sleep-awake = Awake
page-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## What pieces tell about themselves

page-line = { $colour ->
    [0] Red line
    [1] Green line
    [2] Yellow line
    [3] Blue line
   *[4] Purple line
}
page-wall = A wall
page-box = A trunk
page-die = { $colour ->
    [0] Red die
    [1] Green die
    [2] Yellow die
    [3] Blue die
    [4] Purple die
    [5] White die
   *[6] Black die
}
page-kept-title = A kept die
page-slot = { $slot ->
    [head] on the head
    [body] on the body
    [paws] on the paws
   *[accessory] as an accessory
}
page-free-slots = Free: { $slots }
page-goods-title = { $what ->
    [stuffing] Stuffing: { $count }
    [hearts] Hearts: { $count }
   *[buttons] Buttons: { $count }
}
note-point = { $explored ->
    [yes] It has been explored, and stops nobody any more.
   *[no] Whoever comes here stops, and the book tells at once what is found. Then another die takes you on.
}
note-mark = The story speaks of this place: what the page wants, or what is special to it, says why.
note-vendor = Whoever comes here stops. Each thing on the stall costs a button, or a thing you leave for it; you may buy from a square beside it, too.
note-start = Plushies come in here, or right beside it. After that it is a square like any other.
note-lair = When the story calls for monsters, they come out here, or right beside it.
note-lost = It stops whoever passes: its card is read aloud, and you choose what to answer.
note-door = The story has put it here, and will say when it opens.
note-token = The story has put it here, and says what it is for.
note-line = { $colour ->
    [4] To cross it, there must be a purple die among those you roll for walking.
   *[other] To cross it, there must be a { die } die, or a purple one, among those you roll for walking.
} You may also go round it, if one of its ends is free.
note-wall = Nobody gets across, and no blow goes through.
note-box = You cannot walk over it, only round it. A shot passes above.
note-absent = This plushie got lost: a later story will bring it back. Tonight, take another one.
note-plush-name = { $plush } ({ $name })
note-plush = { $stuffing ->
    [0] Not a tuft left: give it one, and it is back on its feet.
   *[other] { $stuffing ->
        [one] One tuft of stuffing is left.
       *[other] { $stuffing } tufts of stuffing are left.
    } The card below has all the rest.
}
note-test = With { $colour ->
    [4] purple dice
   *[other] { die } or purple dice
}, make { $target } or more. { $mark ->
    [none] { "" }
   *[other] Try it from zone { $mark }, or right beside it.
}
note-task = With { $colour ->
    [4] purple dice
   *[other] { die } or purple dice
}, each plush adds its roll to what the others have made, until it is { $target }. { $mark ->
    [none] { "" }
   *[other] Help from zone { $mark }, or right beside it.
}
note-search = With yellow or purple dice, make { $target } or more, and you find a thing. Anywhere on this map, as often as you like.
note-die = { $colour ->
    [0] It strikes a monster beside the plush, if it has a weapon for that.
    [1] It shoots at a monster farther off, if the plush has a weapon for that.
    [2] It searches, where the map says what it takes to find something.
    [3] It has no action of its own.
    [4] It stands in for any colour, and is rolled with all of them.
    [5] You roll it when the turn begins: at least as much as the plush has stuffing brings another tuft.
   *[6] Nobody rolls it: it goes to the threat.
}
note-any-die = { $colour ->
    [3] But like all colours, it is good for walking, can be kept or given, and serves for blue tests and tasks.
   *[other] Like all colours, it is also good for walking, can be kept or given, and serves for tests and tasks of its colour.
}
note-kept = A single die can wait here. It defends the plush, and from the next turn on it does all the rest.
note-stuffing = Each point of damage takes a tuft. Without stuffing the plush slumps, and the girl may wake.
note-hearts = The story gives them. A heart pays for one of the card’s abilities; a plush that slumps loses them all.
note-buttons = Each monster defeated brings one. They are spent at stalls, and where the story offers it.
note-slot = Nothing yet. A thing that is found or bought is worn here.
page-bookmark-says = Holds the bookmark: its player puts the monsters on the map and decides for them.
note-threat = { $monsters ->
    [yes] Every black die you draw comes here. At the end of a turn, if there is one for each monster, they all act.
   *[no] Every black die you draw comes here. At the end of a turn, if there is one for each plush, the page turns against them.
}
page-night-says = When a plush slumps, one of them is turned over. If the girl wakes, nothing is lost, but the story will end differently.
page-defence-says = To get at it, an attack must make { $defence } or more.

## The board of the terminal

board-die = { $colour ->
    [0] r
    [1] g
    [2] y
    [3] b
    [4] *
    [5] ○
   *[6] ●
}
board-mark-percent = { $percent }%
board-mark-steps = ≈{ TENTHS($tenths) }
board-roll = Roll:
board-hand = Dice:
board-threat = Threat
board-task = Task
board-test = Test
board-sleep = Sleep { $shown } +{ $left }
board-still = Nobody walks
board-search = Search { $target }
board-group = For all: { $items }
board-shelf = Stall: { $items }
board-bag = Bag { $count }
board-group-walk = Walk
board-group-store = Keep a die
board-group-give-die = Give a die
board-group-give-stuffing = Give a tuft
board-group-strike = Strike
board-group-shoot = Shoot
board-group-buy = Buy
board-group-barter = Trade
board-group-shake-off = Get over it
board-group-use-ability = Put your heart into it
board-note-die = It is the { die } die, which shows { $value }.
board-note-attack = It has to reach the defence: { $defence }.
board-note-test = A { die } test: { $target } is needed. Purple fits too.
board-note-search = It has to reach { $target }.
board-note-store = On its card, a die is there to defend with, or for later.
board-note-give-die = Without rolling it: to defend with, or for later.
board-note-give-stuffing = The die is handed back, and a tuft moves from tummy to tummy.
board-note-suffer = Each point of damage costs a tuft.
board-note-decline = Nobody has to answer.
board-note-stay-put = Nobody has to go anywhere.
board-note-defend = What it shows comes off the damage.
board-note-face-it = It takes all your courage, and the attack misses.
board-action = { $power ->
    [0] { $faces } { $name }: { $speed } squares, range { $range }.
   *[other] { $faces } { $name }: { $speed } squares, range { $range }, power { $power }.
}
board-signs-title = The signs
board-signs-map = A letter: a plushie (small: it lies still). M1, M2…: monsters. 1 to 9: to explore. A to K: what the story speaks of. A square goes by its row and its seat, as in a theatre: { $square }. { $lost } lost toy, { $vendor } vendor, { $den } where monsters come out, { $door } door, { $train } train, { $wagon } wagon, { $goal } goal.
board-signs-lines = Dice and lines: r red, g green, y yellow, b blue, * purple, ○ white, ● black. A line r is crossed with a red or a purple die; a wall never.
board-signs-cards = █ stuffing, { $heart } hearts, { $button } buttons, [r] die kept, { $bookmark } bookmark, { $shield } defence. Monsters: { $far }6 walks 6 squares, { $power }3 strikes with a power of 3, (4) at 4 squares, + does something more.
board-signs-tracks = Threat: with as many black dice as monsters, these act; without monsters, as many as plushies, and the page growls. Sleep: { $asleep } she sleeps, { $restless } she stirs, { $awake } she is awake, + the cards to come.

## What is left of a story

deed-walked = { $count ->
    [one] pattered one square
   *[other] pattered { $count } squares
}
deed-found = { $count ->
    [one] dug up one item
   *[other] dug up { $count } items
}
deed-beaten = { $count ->
    [one] sent one monster packing
   *[other] sent { $count } monsters packing
}
deed-boss = { $count ->
    [one] unpicked one stitch of the night
   *[other] unpicked { $count } stitches of the night
}
deed-tasks = { $count ->
    [one] lent a paw once
   *[other] lent a paw { $count } times
}
deed-gifts = { $count ->
    [one] gave something away once
   *[other] gave something away { $count } times
}
deed-trials = { $count ->
    [one] passed one test
   *[other] passed { $count } tests
}
deed-plumped = { $count ->
    [one] plumped up once
   *[other] plumped up { $count } times
}
deed-warded = { $count ->
    [one] warded off one blow
   *[other] warded off { $count } points of harm
}
deed-fell = { $count ->
    [one] slumped once
   *[other] slumped { $count } times
}
deed-hearts = { $count ->
    [one] went at it heart and soul once
   *[other] went at it heart and soul { $count } times
}
recall-rose = There was a moment when all seemed lost; and then { $plush } got up again.
recall-fell = Not every plushie stayed standing: this night cost { $plush } all the stuffing there was.
recall-unhurt = Not one plushie went down. That will be talked about on the pillow for a long time.
recall-lost = And somewhere a lost toy is not quite so lost any more.
recall-gift = { $plush } gave { $other_plush } some stuffing: it does not show, but it keeps you warm.
chapter-page-opened = { $page }
evening-nth = { $nth } evening with this story.
evening-rounds = { $count ->
    [one] one turn
   *[other] { $count } turns
}

## What `veillee check` finds in a story

flaw-plushies = only { $count } plushies can be chosen in the story { $story }, and four may play
flaw-corners = no walk leads to { $column },{ $row } for people who play with strict corners
flaw-lost-tokens = shows { $count } squares L, and the box has { $most } tokens of lost toys
flaw-tokens = lays { $count } tokens of the kind { $token }, and the box has { $most ->
    [one] one
   *[other] { $most }
}
flaw-find = the card { $card } is not set aside for this story: add it to discovery in [story]
flaw-price = { $currency ->
    [stuffing] nobody can ever pay it: no plushie has that much stuffing
    [item] nobody can ever pay it: nothing in this story brings an item
   *[other] nobody can ever pay it: nothing in this story brings a { $currency }
}
flaw-nothing = { $verb } without a number n does nothing
flaw-no-lost = the map of this page shows no L
flaw-no-token = nothing lays the token { $token } on this page
flaw-target = nobody can reach { $target }: the dice that fit show { $most } at most
flaw-no-dice = nobody has dice to hand when this is read: the test always fails
flaw-few-dice = only kept dice are to hand when this is read: they show { $most } at most, and never { $target }
flaw-out-of-reach = nobody can come to { $mark }
flaw-no-monster = no monster comes to this page: the goal is reached at once
flaw-no-boss = no boss comes to this page: the goal is reached at once
flaw-plushies-asked = two to four plushies play: “at least { $count }” is the same for all of them
flaw-flag = nothing sets the flag { $flag } before this
flaw-gather = { $count } plushies cannot gather on { $mark }: there is room for { $squares }
flaw-monsters = asks for { $count } { $monster }, and there { $there ->
    [0] is none (a boss of the discovery deck must be found first)
    [one] is one
   *[other] are { $there }
}
flaw-dead-end = with { $plushies } plushies the story cannot be won any more after the sections { $read }
flaw-too-long = with { $count } plushies the story can go more ways than were looked at: that it can always be won
flaw-unread = no game ever comes to it: what leads there cannot happen

## What `veillee check` cannot read

fault-no-way = no way leads to it
fault-no-way-out = there is no way out of it
fault-cut-off = { $column },{ $row } cannot be reached from the start
fault-no-room = no room for { $count } plushies at the start
fault-goes-round = leads back to itself without end
fault-no-page = there is no page { $value } in this story
fault-no-mark = the map shows no { $sign }
fault-token-where = must say where the token lies
fault-no-lair = the map has no room for { $count } monsters at { $sign }
fault-aside = an aside depends on a flag or on a plush
fault-no-surge = is missing: every page has a surge
fault-unwritten = the map shows { $sign }, but nothing is written for it
fault-no-point = the map shows no point of interest { $sign }
fault-faces = must cover the faces 1 to { $most } once each
fault-next-face = must go on with { $face }
fault-outcome = belongs to a test in a choice
fault-story-order = the deck is kept in the order of the stories
fault-signs = must be signs of the map, not { $value }
fault-which = must say which
fault-near-what = must say near what
fault-which-die = must say which die
fault-trial = a test or task needs colour and target
fault-goal-where = must say where
fault-turns = must say for how many turns
fault-flag-name = must not have “{ $sign }”, by which stories call what earlier ones remember
fault-map-size = must have at most { $columns } columns and { $rows } rows
fault-map-row = row { $row } has { $count } squares, the first has { $first }
fault-map-sign = row { $row }: { $sign } is not one of { $known }
fault-no-start = has no { $sign }: the plushies must start somewhere
fault-line = must be like “green 6,1 to 6,5 right”, not { $value }
fault-line-colour = { $value }: a straight line in { $known }, right or below
