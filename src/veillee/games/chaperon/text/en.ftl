# Little Red Riding Hood: all that is read in English, outside the rules and the stories.
#
# $card, $human, $animal and $seat are names, with their article where they have one (“the 4 with two flowers”):
# no sentence begins with the first three.

game-name = Little Red Riding Hood
game-line = One more flower, or run for it? Be at Grandmother’s before the Wolf.

## Parts of sentences

tokens = { $flowers ->
    [0] { $pebbles ->
        [0] nothing at all
       *[other] { pebbles }
    }
   *[other] { $pebbles ->
        [0] { flowers }
       *[other] { flowers } and { pebbles }
    }
}
flowers = { $flowers ->
    [one] { $flowers } flower
   *[other] { $flowers } flowers
}
pebbles = { $pebbles ->
    [one] { $pebbles } pebble
   *[other] { $pebbles } pebbles
}
tile = { $tile ->
    [0] first
    [1] second
    [2] third
   *[3] fourth
}
other-tile = { $other ->
    [0] first
    [1] second
    [2] third
   *[3] fourth
}
place = { $place ->
    [0] first
    [1] second
    [2] third
    [3] fourth
    [4] fifth
    [5] sixth
    [6] seventh
    [7] eighth
    [8] ninth
    [9] tenth
    [10] eleventh
   *[11] twelfth
}
start = { $hard ->
    [yes] “Super Tough”
   *[no] “Not So Easy”
}

## What can be chosen

option-continue = Pick one more
option-stop = Walk
option-play-hood-card = Play the Little Red card
option-use-human = Call { $human } to the rescue
option-use-animal = Let { $animal } loose
option-use-no-animal = Keep the beasts for later
option-eat-nothing = Nibble nothing
option-eat-cake = Munch the cake
option-eat-butter = Lick up the butter
option-stay-on-path = The flowery path
option-take-shortcut = The Wolf’s track
option-open-with = Open with { $card }
option-lay-card = Hide { $card }
option-place-tokens = Put down { tokens }
option-eat-token = { $face ->
    [0] Munch a pebble on the { place } card
    [1] Munch a flower on the { place } card
   *[2] Munch blindly on the { place } card
}
option-take-back = Take back { $card }
option-look-at-tile = Peek under the { tile } tile
option-leave-tiles = Leave the tiles as they lie
option-swap-tiles = Swap it with the { tile } tile

## What happens

event-walk-began = The { start } start: Little Red sets off.
event-hunt-began = { $mine ->
    [yes] The { start } start. Today, the Wolf is you!
   *[no] The { start } start. Today, the Wolf is { $seat }!
}
event-character-dealt = { $seat } sets off with { $human }.
event-deck-refilled = { $count ->
    [one] The deck is gone: the only card of the discard goes back to it.
   *[other] The deck is gone: the { $count } cards of the discard, shuffled, are the new one.
}
event-picking-opened = A picking begins: here is { $card }.
    .short = pickings
event-card-kept = { $against ->
    [one] Here is { $card }: against a single card, it holds!
   *[other] Here is { $card }: against { $against } cards, it holds!
}
event-picking-failed = { $against ->
    [one] Ouch, { $card } against a single card: all is lost!
   *[other] Ouch, { $card } against { $against } cards: all is lost!
}
    .short = pickings failed
event-picking-stopped = { $seat } stops there. Let’s see that bouquet!
event-tokens-placed = { $count ->
    [0] Not a token left anywhere: nothing to put on { $card }.
    [one] A hidden token goes on { $card }.
   *[other] { $count } hidden tokens go on { $card }.
}
event-tokens-chosen = (Wolf’s secret) Under there: { tokens }.
event-reserve-refilled = { $count ->
    [one] The reserve is empty: in goes the one token of the basket.
   *[other] The reserve is empty: in go the { $count } tokens of the basket.
}
event-tokens-turned-up = In the bouquet: { tokens }.
event-owl-looked = The Owl has seen it: last in the deck sleeps { $card }.
event-hood-walked = { $on_wolf_track ->
    [yes] { $steps ->
        [one] Little Red walks one space along the Wolf’s track.
       *[other] Little Red walks { $steps } spaces along the Wolf’s track.
    }
   *[no] { $steps ->
        [one] Little Red walks one space.
       *[other] Little Red walks { $steps } spaces.
    }
}
event-hood-stayed-put = Little Red does not stir a clog.
event-hood-stepped-back = Brrr! Little Red goes back one space.
event-shortcut-taken = Little Red slips onto the Wolf’s track…
    .short = shortcuts
event-shortcut-refused = Little Red stays on the flowery path.
event-shortcut-barred = The Wolf has been there already, so there is no shortcut left. Little Red keeps to the flowery path.
event-wolf-walked = The Wolf pads one space on.
event-wolf-trapped = { $space ->
    [0] Snap goes the Trap: the Wolf is at his starting point.
   *[other] Snap goes the Trap: the Wolf goes back one space.
}
event-tile-turned-up = { $cottage ->
    [yes] Under the { tile } tile, the cottage! Knock, knock, who’s there?
   *[no] { $by_hood ->
        [yes] Little Red lifts the { tile } tile: more path.
       *[no] The Wolf lifts the { tile } tile: more path.
    }
}
event-cake-eaten = Yum! No more cake, but one more space.
    .short = cakes eaten
event-butter-eaten = Slurp! No more butter, but one more space.
    .short = butter eaten
event-card-laid = Looking the other way, the Wolf lays a card face down.
event-card-laid-by-you = (Wolf’s secret) It is { $card }.
event-hand-taken-back = { $count ->
    [one] The Wolf takes the only card of his discard back into his hand.
   *[other] The Wolf takes the { $count } cards of his discard back into his hand.
}
event-hidden-card-discarded = The Wolf’s hidden card slinks off to the discard, unseen.
event-hood-card-played = The Little Red card joins the picking!
event-human-used = { $seat } calls { $human } to the rescue.
event-animal-used = The Wolf lets { $animal } loose!
event-line-stacked = { $count ->
    [one] A pile of a single card: it counted as one already.
   *[other] The { $count } cards are one pile now, and count as one.
}
event-wolf-card-hunted = The Wolf had the 0 up his sleeve: into the discard with it!
event-nothing-hunted = The Wolf turns out his pockets: no 0 in his hand.
event-card-drawn-blind = Pinched blindly from the Wolf’s hand: { $card }!
event-nothing-drawn-blind = The Wolf’s hand is empty: nothing to pinch.
event-token-eaten = Crunch! One token fewer on { $card }.
event-card-taken-back = The Wolf fishes a card out of the discard. Which? Nobody knows.
event-card-taken-back-by-you = (Wolf’s secret) It is { $card }.
event-tile-looked-at = A muzzle slides under the { tile } tile.
event-tile-seen = { $cottage ->
    [yes] (Wolf’s secret) Under the { tile } tile: the cottage!
   *[no] (Wolf’s secret) Under the { tile } tile: path, nothing but path.
}
event-tiles-swapped = The { tile } and the { other-tile } tiles have traded places.
event-tiles-left = The tiles stay as they lie.
event-character-went-to-wolf = The Wolf now has { $animal } on his side.
event-character-came-home = { $seat } is glad to have { $human } back.
event-game-won = { $treats ->
    [2] “Good day, Grandmother!” The basket is good and full.
    [1] “Good day, Grandmother!” The basket is half full.
   *[0] “Good day, Grandmother!” The basket is quite empty.
}
event-game-lost-to-cottage = The Wolf knocked first. He even wiped his paws.
event-game-lost-to-meeting = Nose to muzzle! The Wolf has caught Little Red.
event-points-counted = { $proud ->
    [yes] The points are counted: { $score }, no less!
   *[no] The points are counted: { $score }.
}

## What can be known before choosing

remark-failure-odds = { $percent ->
    [0] No risk: any card would hold.
    [100] Sure to fail: no card would hold.
   *[other] { $failing ->
        [one] { $percent }% to lose it all: { $failing } card in { $cards }.
       *[other] { $percent }% to lose it all: { $failing } cards in { $cards }.
    }
}
remark-expected-steps = { $tokens ->
    [0] Not a step.
   *[other] { steps } on average.
}
steps = { TENTHS($tenths) ->
    [one] { TENTHS($tenths) } space
   *[other] { TENTHS($tenths) } spaces
}
remark-could-reach = { $on_wolf_track ->
    [yes] { $steps ->
        [one] One space at most, along the Wolf’s track.
       *[other] { $steps } spaces at most, along the Wolf’s track.
    }
   *[no] { $steps ->
        [one] One space at most.
       *[other] { $steps } spaces at most.
    }
}
remark-would-stand = { $on_wolf_track ->
    [yes] She would stand on the Wolf’s track.
   *[no] She would stand on her own path.
}
remark-shortcut-closed = The Wolf has closed the shortcut.
remark-wolf-distance = { $spaces ->
    [0] The Wolf is already on the first arrival tile.
    [one] The Wolf is but one space from the arrival tiles.
   *[other] The Wolf is { $spaces } spaces from the arrival tiles.
}
remark-treat-kept = What is kept makes a finer victory.
remark-way-home = { $on_wolf_track ->
    [yes] { $spaces ->
        [one] One space, but the Wolf can catch her there.
       *[other] { $spaces } spaces, but the Wolf can catch her there.
    }
   *[no] { $spaces ->
        [one] One space, safe from the Wolf.
       *[other] { $spaces } spaces, safe from the Wolf.
    }
}
remark-shortcut-gain = { $spared ->
    [one] One space saved; { behind }.
   *[other] { $spared } spaces saved; { behind }.
}
behind = { $behind ->
    [one] the Wolf is one space behind
   *[other] the Wolf is { $behind } spaces behind
}
remark-card-would-fail = Turned up now, this card would ruin the picking.
remark-card-would-hold = { $tokens ->
    [0] Turned up now, this card would hold, with no token.
    [one] Turned up now, this card would hold, with one token.
   *[other] Turned up now, this card would hold, with { $tokens } tokens.
}

## What speaks for a choice, and what matters now

remark-loses-less = { $tokens ->
    [one] { fails } with the next card, and one token would be lost.
   *[other] { fails } with the next card, and { $tokens } tokens would be lost.
}
fails = { $failing ->
    [one] One card in { $cards } ruins the picking
   *[other] { $failing } cards in { $cards } ruin the picking
}
remark-little-risk = { $failing ->
    [0] Not one of the cards that may come can ruin the picking.
    [one] Only one card in { $cards } can ruin the picking.
   *[other] Only { $failing } cards in { $cards } can ruin the picking.
}
remark-little-gathered = { $tenths ->
    [0] Stopping now would not bring a single step.
   *[other] Stopping now would bring a mere { steps } on average.
}
remark-wolf-far-behind = It saves { $spared ->
    [one] one space
   *[other] { $spared } spaces
}, and { behind }: far enough.
remark-wolf-on-heels = On that track { behind }, and he is not slow.
remark-space-counts = { $spaces ->
    [0] The Wolf is lifting the arrival tiles already: a single space may decide it.
    [one] The Wolf is one space from the arrival tiles: a single space may decide it.
   *[other] The Wolf is { $spaces } spaces from the arrival tiles: a single space may decide it.
}
remark-ruins-picking = It ruins the picking if they go on; the other card would hold.
remark-gives-fewer = It gives them { $tokens ->
    [0] no token
    [one] one token
   *[other] { $tokens } tokens
}, the other { $other }.
remark-more-pebbles = { $pebbles ->
    [one] One pebble instead of { $other }: nobody walks on pebbles.
   *[other] { $pebbles } pebbles instead of { $other }: nobody walks on pebbles.
}
remark-wolf-at-the-door = { $spaces ->
    [0] The Wolf is lifting the arrival tiles, and { she-needs }: no time for caution.
    [one] The Wolf is one space from Grandmother’s, and { she-needs }: every step counts.
   *[other] The Wolf is { $spaces } spaces from Grandmother’s, and { she-needs }: every step counts.
}
she-needs = { $needed ->
    [0] Little Red is there too
    [one] Little Red needs one more
   *[other] Little Red needs { $needed }
}
remark-wolf-behind-her = On his track { behind }: walk, or be caught.
remark-line-at-risk = { $tokens ->
    [one] One token lies on the line, and the next card ruins the picking { $percent }% of the time.
   *[other] { $tokens } tokens lie on the line, and the next card ruins the picking { $percent }% of the time.
}
remark-shortcut-ahead = { $spaces ->
    [0] Little Red is at the fork
    [one] The fork is one space away
   *[other] The fork is { $spaces } spaces away
}; the Wolf closes the shortcut in { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
remark-race-stands = To the arrival tiles: { $hood ->
    [0] Little Red is there
    [one] Little Red needs one space
   *[other] Little Red needs { $hood } spaces
}, { $wolf ->
    [0] the Wolf is there
    [one] the Wolf one
   *[other] the Wolf { $wolf }
}.
remark-she-is-close = { $spaces ->
    [0] Little Red is lifting the arrival tiles: stop her, whatever it costs.
    [one] Little Red is one space from the arrival tiles: no more flowers.
   *[other] Little Red is { $spaces } spaces from the arrival tiles: few flowers, if any.
}

## How it ends

ending-won-super = Super Victory! Cake and butter arrive without a crumb missing.
    .short = super victory
ending-won-less-super = Less Super Victory: only half of the treats are left.
    .short = less super victory
ending-won-not-super = Not Very Super Victory: nothing left to taste, but the door opened.
    .short = not very super victory
ending-lost-cottage = The Wolf wins: he was at Grandmother’s before everybody else.
    .short = lost, the Wolf came first
ending-lost-caught = The Wolf wins: his track is too narrow for two.
    .short = lost, caught on his track
score = { $score ->
    [one] Score: { $score } point.
   *[other] Score: { $score } points.
}
mark-proud = Hoods off to you!

## What is chosen before the game

setting-mode = Mode
    .help = Either you all play together and the Wolf walks by himself, or somebody plays him against the table (from two).
setting-mode-together = Together against the Wolf
setting-mode-wolf = Somebody plays the Wolf
setting-start = Start
    .help = “Super Tough” starts Little Red a little further from Grandmother’s.
setting-start-easy = Not So Easy
setting-start-hard = Super Tough
setting-first = Who begins
    .help = By custom, the youngest person at the table.
setting-wolf = Who plays the Wolf
    .help = Alone against the whole table, to the very end: the Wolf does not change on the way.
setting-points = Count points
    .help = At the end, all that was dared or kept earns points; nobody can pass 200.
setting-recount-face-up-tokens = Count turned-up tokens again
    .help = Tokens that the Little Red card turned up move her once more on a stop.
setting-arrival-tile-halts-move = Halt on arrival tiles
    .help = Turning up a tile of path ends the walk, even with steps left.

## The board, drawn in a terminal

board-hood = Little Red
board-wolf = Wolf
board-hood-pawn = R
board-wolf-pawn = W
board-shortcut-open = shortcut
board-shortcut-closed = shortcut closed
board-need = → needs { $count } or more
board-empty = (the line is empty)
board-pile = (the pile of { $count } counts as 1)
board-deck = Deck { $count }
board-bottom = (at the bottom: { $card })
board-discard = { $count ->
    [0] Discard empty
   *[other] { $unknown ->
        [0] Discard: { $cards }
       *[other] Discard: { $cards } + { $unknown } never seen
    }
}
board-hand = Wolf’s hand: { $hand }
board-hand-cards = Hand: { $cards }
board-hidden = a hidden card
board-hidden-card = hidden: { $card }
board-hood-card = Card 8 ready
board-tokens = Tokens: reserve { $reserve }, basket { $basket } (seen: ✿ { $flowers }, ● { $pebbles })
board-treats = { $cake ->
    [yes] { $butter ->
        [yes] Treats: cake and butter
       *[no] Treats: cake
    }
   *[no] { $butter ->
        [yes] Treats: butter
       *[no] Treats: eaten
    }
}
board-under = under the line: { $name }
board-with = { $name }: { $character }
board-picture-wolf = Wlf
board-picture-owl = Owl
board-picture-trap = Trp
board-picture-hood = Red
table-note-continue = It takes { $count } or more.
table-note-stop = A step for each flower turned up, none for a pebble.
table-note-play-hood-card = Once in a game: it always holds, and the flowers it turns up move her.
table-note-use-no-animal = The animal stays with you for another turn.
table-note-eat-nothing = What is kept makes a finer victory.
table-note-eat-cake = One more space, but a lesser victory.
table-note-eat-butter = One more space, but a lesser victory.
table-note-open-with = The flowers of the card call for tokens, which you will choose.
table-note-place-tokens = A flower will move her, a pebble will not. Only you know which is where.
table-power-human = { $power ->
    [0] The line becomes one pile that counts as a single card.
    [1] The Wolf throws his 0 away, if he holds it.
    [2] Until this picking ends, pebbles are worth a step too.
   *[3] Pinches a card from the Wolf at random: it always holds.
}
table-power-animal = { $power ->
    [0] Little Red goes back one space.
    [1] Munches two hidden tokens of the line.
    [2] Brings a card of the discard back to your hand.
   *[3] Look under an arrival tile, then swap it if you like.
}

## The board, drawn on a page

page-wood = The wood, with its two ways to Grandmother’s
page-hood = Little Red, on space { $space } of { $length } of her path
page-hood-on-track = Little Red, on space { $space } of { $length } of the Wolf’s track
page-hood-on-tile = Little Red, on the { tile } arrival tile
page-wolf = The Wolf, on space { $space } of { $length } of his track
page-wolf-on-tile = The Wolf, on the { tile } arrival tile
page-way-path = Little Red’s path, after the fork
page-way-track = The Wolf’s track, where the shortcut comes out
page-tile = { $face ->
    [cottage] { $up ->
        [yes] The { tile } arrival tile: the cottage
       *[no] The { tile } arrival tile, face down: the cottage, as you alone know
    }
    [path] { $up ->
        [yes] The { tile } arrival tile: more path
       *[no] The { tile } arrival tile, face down: more path, as you alone know
    }
   *[unknown] The { tile } arrival tile, face down
}
page-line = { $count ->
    [0] The picking: no card yet
    [one] The picking: one card
   *[other] The picking: { $count } cards
}
page-line-empty = The meadow is waiting for its first card.
page-line-card = { $hidden ->
    [0] { $up ->
        [0] { $card }, without a token
       *[other] { $card }; turned up: { tokens }
    }
    [one] { $up ->
        [0] { $card }, with one hidden token
       *[other] { $card }, with one hidden token; turned up: { tokens }
    }
   *[other] { $up ->
        [0] { $card }, with { $hidden } hidden tokens
       *[other] { $card }, with { $hidden } hidden tokens; turned up: { tokens }
    }
}
page-next = The next card must be { $count } or more
page-or-more = or more
page-pile = The pile of { $count } counts as one card
page-under = Characters under the line
page-used = already used
page-deck = Deck · { $count }
page-deck-again = Shuffle · { $count }
page-deck-name = { $count ->
    [0] The deck is empty.
    [one] The deck: one card.
   *[other] The deck: { $count } cards.
}
page-bottom = At the very bottom, { $card }.
page-laid = Hidden
page-hidden = The card that the Wolf laid face down
page-hidden-known = Your hidden card: { $card }
page-no-hidden = The Wolf has laid no card
page-discard = Discard · { $count }
page-discard-name = { $count ->
    [0] The discard is empty
    [one] The discard: one card
   *[other] The discard: { $count } cards
}
page-supplies = Around the board
page-reserve = Reserve · { $count }
page-reserve-name = { $count ->
    [0] The reserve is empty
    [one] The reserve: one hidden token
   *[other] The reserve: { $count } hidden tokens
}
page-reserve-known = The reserve: { tokens }
page-basket = Basket · { $count }
page-basket-name = { $count ->
    [0] The basket is empty
    [one] The basket: one token; seen going in: { tokens }
   *[other] The basket: { $count } tokens; seen going in: { tokens }
}
page-cake = { $left ->
    [yes] The cake, still whole
   *[no] The cake has been eaten
}
page-butter = { $left ->
    [yes] The butter pot, still full
   *[no] The butter has been eaten
}
page-cake-short = Cake
page-butter-short = Butter
page-sign = Grandmother’s
page-hood-card = Little Red’s own card, the 8, which can be played once
page-hand = Wolf’s hand · { $count }
page-hand-name = { $count ->
    [0] The Wolf’s hand is empty
    [one] The Wolf’s hand: one card
   *[other] The Wolf’s hand: { $count } cards
}
page-people = Characters
page-character = { $character }, { $name }

## Questions

question-turn = { $name }, one more card, or stop here?
question-take-action = { $name }, what now?
question-offer-treat = { $name }, a treat for one more space?
question-choose-way = { $name }, which way does Little Red go?
question-choose-first-card = { $name }, which card does the Wolf open with?
question-choose-hidden-card = { $name }, which card does the Wolf hide?
question-choose-animal = { $name }, does an animal help the Wolf?
question-choose-tokens = { $name }, which tokens does the Wolf lay?
question-choose-token = { $name }, what does the Goat eat?
question-choose-card-to-take-back = { $name }, which card does the Raven bring?
question-choose-tile = { $name }, under which tile does the Vixen look?
question-choose-swap = { $name }, does the Vixen swap this tile?

## What is left of a walk

deed-flowers = { $count ->
    [one] picked one flower
   *[other] picked { $count } flowers
}
deed-steps = { $count ->
    [one] walked Little Red one space on
   *[other] walked Little Red { $count } spaces on
}
deed-dares = { $count ->
    [one] dared one more card
   *[other] dared { $count } more cards
}
deed-failed = { $count ->
    [one] dropped one bouquet
   *[other] dropped { $count } bouquets
}
deed-treats = { $count ->
    [one] nibbled from the basket
   *[other] emptied the basket
}
deed-shortcut = { $count ->
    [one] took the Wolf’s own shortcut
   *[other] took the Wolf’s own shortcut { $count } times
}
deed-trapped = { $count ->
    [one] caught the Wolf in the trap
   *[other] caught the Wolf in the trap { $count } times
}
deed-humans = { $count ->
    [one] called for help once
   *[other] called for help { $count } times
}
deed-ruined = { $count ->
    [one] spoilt one picking
   *[other] spoilt { $count } pickings
}
deed-animals = { $count ->
    [one] let one beast loose in the wood
   *[other] let { $count } beasts loose in the wood
}
deed-prowled = { $count ->
    [one] prowled one space
   *[other] prowled { $count } spaces
}
deed-eaten = { $count ->
    [one] fed the Goat one token
   *[other] fed the Goat { $count } tokens
}
deed-frightened = { $count ->
    [one] scared Little Red back a space
   *[other] scared Little Red back { $count } times
}
recall-shortcut = She had cut across on the Wolf’s own track, her heart going faster than her clogs.
recall-path = Where the paths parted, she had chosen flowers over hurry.
recall-cake = All that was left of the cake was a smell of baking in the basket.
recall-butter = The little pot of butter had melted away, mostly into somebody’s mouth.
recall-both = Nothing was left in the basket: no cake, no butter, and not a crumb of regret.
recall-careful = Not one bouquet had been dropped on the way.
recall-clumsy = So many flowers fell in the grass that day! The bees send their thanks.
recall-trap = As for the Wolf, he limped a little: the trap had good teeth.
recall-alone = Nobody had cried wolf: the basket was in good hands.
chapter-picking-opened = Picking { $nth }
evening-nth = { $nth } walk through the wood.
evening-rounds = { $count ->
    [one] one picking
   *[other] { $count } pickings
}

## What `veillee check` cannot read

fault-starts = must differ from hard_start
fault-cards = the box has { $needed } Path cards, not { $count }
fault-one-picture = exactly one card shows { $value }
fault-modes = must be { $known } for a card with this picture
fault-characters = the box has { $needed } characters, not { $count }
fault-power-twice = { $value } stands on another character already
