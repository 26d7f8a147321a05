# Histoires de Peluches: everything that is read in English, apart from the rules and the stories.
#
# $plush, $monster, $item, $lost, $condition… are names.

game-name = Histoires de Peluches
game-line = The little girl is asleep. Something moved under the bed; luckily her plush toys are on guard.

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
stuffing-count = { $count ->
    [one] a tuft of stuffing
   *[other] { $count } tufts of stuffing
}
button-count = { $count ->
    [one] a button
   *[other] { $count } buttons
}
heart-count = { $count ->
    [one] a heart
   *[other] { $count } hearts
}
token = { $token ->
    [0] the door
    [1] the train
    [2] the red wagon
   *[3] the goal
}

## What can be chosen

option-choose-plush = Play { $plush }
option-stand-on = Stand here (square { $square })
option-put-monster = Put it here (square { $square })
option-roll-white = { $count ->
    [one] Roll one white die
   *[other] Roll { $count } white dice together
}
option-walk = Walk, { die } die
option-store = Keep a { die } die for later
option-give-die = Give a { die } die for { $plush } to keep
option-give-stuffing = Give { $plush } a tuft, for a { die } die
option-try-test = Try the test, { die } die
option-shake-off = Be { $condition } no more, { die } die
option-clear-air = Be done with it: { $environment }, { die } die
option-contribute = Help the group, { die } die
option-strike = Strike { $monster } (no. { $place }), { die } die
option-shoot = Shoot at { $monster } (no. { $place }), { die } die
option-search = Search, { die } die
option-end-actions = That’s all for now
option-add-die = Add a { die } die
option-roll-dice = Roll!
option-keep-roll = Keep this roll
option-reroll = Roll a die again (the { $place })
option-reroll-one = Roll this 1 again (the { $place })
option-spend-courage = With all your courage
option-spend-luck = Try your luck: roll again (the { $place })
option-walk-to = Go there (square { $square })
option-stay-put = Stay put
option-equip = Take { $item }
option-give-item = Give { $item } to { $plush }
option-swap-item = Swap { $item } with { $plush } for { $other_item }
option-drop-item = Leave { $item }
option-pick-item = Choose { $item }
option-buy = Buy { $item } for a button ({ $plush })
option-barter = Trade { $other_item } for { $item } ({ $plush })
option-leave-shop = Buy nothing more
option-take-way = { $choice }
option-decline = Walk on
option-defend = Defend with the { die } die
option-raise-shield = Hide behind { $item }
option-face-it = Stand firm, bravely
option-suffer = Take it
option-aim-at = Towards { $plush }
option-lead-to = As far as here (square { $square })
option-use-ability = A heart, { $plush }: { $ability }
option-help-plush = For { $plush }
option-shove = Push { $monster } (no. { $place }, square { $square })
option-not-now = Keep the heart for later
option-mend-tear = Use { $item }

## What happens

event-story-began = { $story }. Once upon a time there were { $plushies } plush toys and a little girl asleep.
event-plush-chosen = { $seat } plays { $plush }.
event-page-opened = Turn the page: { $page }.
event-section-read = { $section }
event-way-taken = The plushies choose: { $choice }.
event-turn-began = And now… { $plush }!
event-dice-drawn = { $plush } dips a paw into the bag.
event-bag-refilled = { $count ->
    [one] One die goes back into the bag.
   *[other] { $count } dice go back into the bag.
}
event-stuffing-found = { $plush } plumps up: { $stuffing } stuffing now.
event-stuffing-missed = { $plush } looks for something to plump up with, in vain.
event-threat-placed = { $count ->
    [one] A black die joins the threat: { $total } in all.
   *[other] The threat changes by { $count }: { $total } black dice in all.
}
event-dice-rolled = { $count ->
    [one] { $plush } rolls a die: { $total }.
   *[other] { $plush } rolls { $count } dice: { $total } in all.
}
event-die-rerolled = { $plush } rolls a { die } die again: { $value }.
event-roll-counted = All told, that makes { $total }.
event-plush-walked = { $plush } pads off to another square.
event-plush-stayed = { $plush } stays put.
event-die-stored = { $plush } keeps a { die } die.
event-die-given = { $plush } hands over a { die } die for { $other_plush } to keep.
event-stuffing-given = { $plush } gives away { stuffing-count }; { $other_plush } says thank you.
event-test-passed = Done it! { $total }, and { $target } was needed.
event-test-failed = Missed: { $total }, and { $target } was needed.
event-task-opened = A task for the whole group: reach { $target } in { die } dice.
event-task-helped = { $plush } lends a paw: { $total } of { $target }.
event-task-done = All together now, and it is done!
event-attack-missed = { $plush } swings ({ $total }), but { $monster } holds firm ({ $defence }).
event-boss-hurt = { $plush } lands one on { $monster }! { $left } more to go.
event-monster-defeated = { $plush } sends { $monster } packing!
event-monster-pushed = { $monster } is shoved back.
event-buttons-gained = { $plush }: { button-count }.
event-hearts-gained = { $plush }: { heart-count }.
event-stuffing-gained = { $plush }: { stuffing-count } more.
event-paid = { $what ->
    [button] { $plush } pays { button-count }.
    [heart] { $plush } gives { heart-count }.
    [stuffing] { $plush } gives { stuffing-count }.
    [die] { $plush } lets a die go.
   *[item] { $plush } parts with something.
}
event-search-failed = { $plush } looks everywhere ({ $total }), but { $target } was needed.
event-item-found = { $plush } finds { $item }!
event-item-equipped = { $plush } puts it on: { $item }.
event-item-shared = { $item }: for everybody.
event-item-dropped = { $item } is left behind.
event-shop-opened = On the stall: { $item }.
event-item-bought = { $plush } walks away with { $item }.
event-lost-found = { $plush } meets somebody: { $lost }.
event-lost-foreseen = The next lost toy will be { $lost }.
event-declined = { $plush } walks on.
event-threat-held = The threat growls ({ $count } of { $needed }), no more.
event-surge-came = The night turns on the plushies!
event-monsters-woke = The monsters stir…
event-monster-came = { $monster } comes out of the dark.
event-monster-acted = { $monster }: { $action } ({ $value }).
event-monster-walked = { $monster } comes closer.
event-monster-stayed = { $monster } does not move.
event-monster-attacked = { $monster } goes for { $plush }: { $power }!
event-monster-looked = { $monster } looks for a victim and finds none.
event-harm-threatened = Ouch! { $plush } may take { $damage } damage.
event-harm-prevented = { $plush } keeps { $count } of it off.
event-stuffing-lost = { $plush } loses { stuffing-count } and has { $left } left.
event-plush-fell = { $plush } slumps and lies still.
event-plush-rose = { $plush } blinks one eye and gets up!
event-condition-gained = { $plush }: { $condition }.
event-condition-lost = { $plush }, no longer: { $condition }.
event-sleep-revealed = { $face ->
    [0] The girl is fast asleep.
    [1] The girl turns over in her sleep…
   *[2] The girl opens her eyes!
}
event-sleep-spared = { $item }: the girl does not even stir.
event-sleep-peeked = { $face ->
    [0] On the card she sleeps.
    [1] On the card she tosses and turns.
   *[2] On the card she wakes.
}
event-environment-set = { $environment }.
event-environment-gone = Over and done with: { $environment }.
event-lost-tokens-placed = { $count ->
    [one] Somewhere here a toy is lost.
   *[other] Somewhere here { $count } toys are lost.
}
event-token-placed = On the map: { token }.
event-token-removed = Gone: { token }.
event-ability-used = { $plush }, with all its heart: { $ability }
event-bookmark-passed = The bookmark goes to whoever plays { $plush }.
event-discovery-made = A discovery: { $discovery }!
event-page-left = That was { $page }.
event-story-won = { $awake ->
    [yes] The story ends well, with eyes wide open.
   *[no] The story ends well, and nobody woke.
}
event-story-lost = Not one plush toy moves. The night has won, this time.

## What can be said of it

remark-success-odds = { $percent }% to reach { $target }
remark-average-steps = { TENTHS($tenths) } squares on average

## What is asked

question-choose-plush = { $name }, which plush will you be?
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
question-choose-quarry = { $name }, you have the bookmark: whom is it after?
question-choose-path = { $name }, you have the bookmark: where does it stop?
question-choose-target = { $name }, you have the bookmark: whom does it go for?
question-offer-dash = { $name }, a few more steps while you are at it?
question-offer-pick = { $name }, look at two items instead of one?
question-choose-pick = { $name }, which one do you keep?
question-choose-friend = { $name }, who gets a tuft of yours?
question-choose-shove = { $name }, whom do you push, and where?

## How it ends

ending-won-asleep = You win! She slept right through and will never know.
ending-won-awake = You win… and she will remember a very odd dream.
ending-lost = You lose. But somebody will pick the plushies up in the morning, and tonight you try again.

## Before the story

setting-story = Story
    .help = The stories follow each other; the first one teaches the game on the way.
setting-plushies = Plush toys
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
setting-discard-stored-die-on-fall = Losing the die on a fall
    .help = A plush that slumps discards the die it was keeping.
setting-unconscious-may-use-abilities = Rerolling while unconscious
    .help = An unconscious plush may still use its active ability.
