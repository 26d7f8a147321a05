# Insomnia: all that is read in English, outside the rules and the stories.
#
# $nightmare is a name with its article (“the Nightmare Wolf”): no sentence begins with it. $tile and $card are titles,
# in quotation marks.

game-name = Insomnia
game-line = One more lap, or off to bed? The sheep that people count are running from a nightmare.

## Parts of sentences

winks = { $winks ->
    [one] { $winks } wink
   *[other] { $winks } winks
}
run = { $spaces ->
    [1] Run 1 space
   *[other] Run { $spaces } spaces
}
action = { $spaces ->
    [0] { $zzz ->
        [0] { $winks ->
            [0] Pass
           *[other] Gain { winks }
        }
       *[other] { $winks ->
            [0] Place { $zzz } Zzz
           *[other] Place { $zzz } Zzz and gain { winks }
        }
    }
   *[other] { $zzz ->
        [0] { $winks ->
            [0] { run }
           *[other] { run } and gain { winks }
        }
       *[other] { $winks ->
            [0] { run } and place { $zzz } Zzz
           *[other] { run }, place { $zzz } Zzz and gain { winks }
        }
    }
}
went-back = { $mine ->
    [yes] You back up to space { $space }.
   *[no] { $seat } backs up to space { $space }.
}
runs-back = Back to space { $space }.
rank = { $rank ->
    [1] First place
    [2] Second place
    [3] Third place
    [4] Fourth place
   *[0] No sleep
}
worth = { TENTHS($tenths) ->
    [one] { TENTHS($tenths) } wink
   *[other] { TENTHS($tenths) } winks
}

## What can be chosen

option-play-card = { action }, with “{ $card }”
option-play-revealed = { action }, with the turned-up “{ $card }”
option-place-zzz = Place a Zzz on space { $space }
option-move-zzz = Move a Zzz from space { $source } to space { $space }
option-leave-zzz = Let all Zzz lie
option-use-tile = Use the dream “{ $tile }” on space { $space }
option-leave-tile = Let this dream lie
option-calm-down = Calm down
option-stay-scared = Tremble a little longer
option-turn-zzz = Turn a Zzz infinite on space { $space }
option-double-zzz = Double your Zzz on space { $space }
option-copy-move = { $spaces ->
    [1] Copy the move of 1 space
   *[other] Copy the move of { $spaces } spaces
}
option-lead-forward = Lead the flock one space on
option-lead-back = Lead the flock one space back
option-go-on = Run another lap
option-go-to-bed = Go to bed
option-add-tile = Add the dream “{ $tile }”
option-put-tile = Put the tile on space { $space }
option-place-two = Place two Zzz

## What happens

event-night-began = { $solo ->
    [yes] Night falls on one sheep, all alone. In the dark waits { $nightmare }.
   *[no] Night falls on the flock. In the dark waits { $nightmare }.
}
event-tile-laid = A first dream, on space { $space }: “{ $tile }”.
event-tile-revealed = New at the dream market: “{ $tile }”.
event-race-began = { $mine ->
    [yes] Race { $round }: you are the First Sheep. Off we go!
   *[no] Race { $round }: the First Sheep is { $seat }. Off we go!
}
    .short = races
event-card-drawn = (under the covers) In hand: “{ $card }”.
event-hand-filled = { $mine ->
    [yes] { "" }
   *[no] { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
}
event-card-played = { $mine ->
    [yes] You play “{ $card }”.
   *[no] { $seat } plays “{ $card }”.
}
event-top-card-revealed = { $mine ->
    [yes] You turn up the top card of the pile: “{ $card }”.
   *[no] { $seat } turns up the top card of the pile: “{ $card }”.
}
event-top-card-played = { $mine ->
    [yes] You play “{ $card }” at once.
   *[no] { $seat } plays “{ $card }” at once.
}
event-sheep-moved = { $spaces ->
    [-1] { went-back }
    [-2] { went-back }
    [-3] { went-back }
    [-4] { went-back }
    [-5] { went-back }
    [-6] { went-back }
    [-7] { went-back }
    [-8] { went-back }
    [-9] { went-back }
   *[other] { $crossed ->
        [yes] { $mine ->
            [yes] Hup! You sail over the fence and land on space { $space }.
           *[no] Hup! { $seat } sails over the fence and lands on space { $space }.
        }
       *[no] { $start ->
            [0] { $mine ->
                [yes] You trot into the meadow, to space { $space }.
               *[no] { $seat } trots into the meadow, to space { $space }.
            }
           *[other] { $mine ->
                [yes] You trot on to space { $space }.
               *[no] { $seat } trots on to space { $space }.
            }
        }
    }
}
event-sheep-stayed = { $mine ->
    [yes] You paw the ground and get nowhere.
   *[no] { $seat } paws the ground and gets nowhere.
}
event-sheep-scared = { $mine ->
    [yes] You take fright: your sheep lies on its side, trembling.
   *[no] { $seat } takes fright: a sheep lies on its side, trembling.
}
event-sheep-woke = { $mine ->
    [yes] You wake with a start: farewell race, farewell winks!
   *[no] { $seat } wakes with a start: farewell race, farewell winks!
}
    .short = woken up
event-sheep-calmed = { $mine ->
    [yes] You take a deep breath: your sheep is back on its feet.
   *[no] { $seat } takes a deep breath: one more sheep back on its feet.
}
event-tile-used = { $free ->
    [yes] { $mine ->
        [yes] You dream “{ $tile }” on space { $space }, and your infinite Zzz stays.
       *[no] { $seat } dreams “{ $tile }” on space { $space }, and an infinite Zzz stays.
    }
   *[no] { $mine ->
        [yes] You dream “{ $tile }” on space { $space }.
       *[no] { $seat } dreams “{ $tile }” on space { $space }.
    }
}
    .short = dreams used
event-dream-fizzled = { $mine ->
    [yes] The dream fades and leaves you nothing.
   *[no] The dream fades and leaves { $seat } nothing.
}
event-zzz-placed = { $mine ->
    [yes] You place { $count } Zzz on “{ $tile }”, space { $space }.
   *[no] { $seat } places { $count } Zzz on “{ $tile }”, space { $space }.
}
event-zzz-moved = { $mine ->
    [yes] You move a Zzz from space { $source } to space { $space }.
   *[no] { $seat } moves a Zzz from space { $source } to space { $space }.
}
event-zzz-turned = { $mine ->
    [yes] One of your Zzz turns infinite on “{ $tile }”, space { $space }.
   *[no] { $seat } turns a Zzz over: it is infinite now on “{ $tile }”, space { $space }.
}
event-zzz-taken-back = { $mine ->
    [yes] You take back { $count } Zzz from “{ $tile }”, space { $space }.
   *[no] { $seat } takes back { $count } Zzz from “{ $tile }”, space { $space }.
}
event-winks-gained = { $mine ->
    [yes] You gain { winks }, which makes { $total }.
   *[no] { $seat } gains { winks }, which makes { $total }.
}
event-fence-jumped = { $mine ->
    [yes] The fence is worth { winks } to you, which makes { $total }.
   *[no] The fence is worth { winks } to { $seat }, which makes { $total }.
}
    .short = jumps over the fence
event-run-went-on = { $mine ->
    [yes] Not sleepy? You set off on another lap.
   *[no] Not sleepy? { $seat } sets off on another lap.
}
event-went-to-bed = { $mine ->
    [yes] You go to bed with { winks }. Good night!
   *[no] { $seat } goes to bed with { winks }. Good night!
}
    .short = gone to bed
event-hand-dropped = { $mine ->
    [yes] { $count ->
        [one] You discard a card.
       *[other] You discard { $count } cards.
    }
   *[no] { $count ->
        [one] { $seat } discards a card.
       *[other] { $seat } discards { $count } cards.
    }
}
event-flock-led = { $forward ->
    [yes] { $mine ->
        [yes] You lead the whole flock one space on.
       *[no] { $seat } leads the whole flock one space on.
    }
   *[no] { $mine ->
        [yes] You lead the whole flock one space back.
       *[no] { $seat } leads the whole flock one space back.
    }
}
event-nightmare-drawn = { $mine ->
    [yes] You draw a nightmare from the pile: “{ $card }”.
   *[no] { $seat } draws a nightmare from the pile: “{ $card }”.
}
event-last-sheep-card-revealed = { $mine ->
    [yes] Last sheep running, you turn up “{ $card }”: no nightmare, this time.
   *[no] Last sheep running, { $seat } turns up “{ $card }”: no nightmare, this time.
}
event-nightmare-moved = { $start ->
    [0] Out of the dark comes { $nightmare }, as far as space { $space }.
   *[other] Space by space comes { $nightmare }, as far as space { $space }.
}
event-nightmare-jumped = { $start ->
    [0] Out of the dark leaps { $nightmare }, onto space { $space }.
   *[other] One leap, and there is { $nightmare } on space { $space }.
}
event-nightmare-stayed = A false alarm: this time, { $nightmare } does not stir.
event-nightmare-howled = { $space ->
    [0] Far away howls { $nightmare }. Too far to frighten a soul.
   *[other] A howl from space { $space }! It is { $nightmare }: woe to all who stand there, or just beside.
}
event-web-spun = { $beyond ->
    [yes] A thread is spun over the fence, as far as space { $space }, for { $nightmare } to follow.
   *[no] A thread is spun as far as space { $space }, for { $nightmare } to follow.
}
event-nightmare-crossed = Over the fence goes { $nightmare }: all who were still running wake up!
    .short = nightmares over the fence
event-race-ended = Race { $round } is over: not a hoof left in the meadow.
event-pillow-ranked = { $mine ->
    [yes] { rank }: your pillow comes down { $spaces }, to { $pillow }.
   *[no] { rank } for { $seat }, whose pillow comes down { $spaces }, to { $pillow }.
}
event-pillow-lowered = { $mine ->
    [yes] Your pillow comes down { $spaces }, to { $pillow }.
   *[no] Down { $spaces } comes a pillow for { $seat }, to { $pillow }.
}
event-marker-passed = { $mine ->
    [yes] The First Sheep marker goes to you.
   *[no] The First Sheep marker goes to { $seat }.
}
event-rest-began = Rest after race { $round }: time to dream of the next one.
event-tile-added = { $mine ->
    [yes] You add the dream “{ $tile }” on space { $space }.
   *[no] { $seat } adds the dream “{ $tile }” on space { $space }.
}
event-infinite-placed = { $mine ->
    [yes] An infinite Zzz of yours settles on “{ $tile }”, space { $space }.
   *[no] { $seat } settles an infinite Zzz on “{ $tile }”, space { $space }.
}
event-dream-drifted = A dream drifts in by itself, on space { $space }: “{ $tile }”.
event-game-won = { $mine ->
    [yes] Your head is on the pillow: { winks }, and the pillow at { $pillow }. You win!
   *[no] { $seat } is on the pillow: { winks }, and the pillow at { $pillow }. The night is won!
}
event-victory-shared = { $mine ->
    [yes] You are on the pillow too: { winks }, and the pillow at { $pillow }.
   *[no] { $seat } is on the pillow too: { winks }, and the pillow at { $pillow }.
}
event-solo-scored = The count: { winks }, plus { $bonus } for the pillow, minus { $cost } for the races, makes { $score }.

## What can be known before choosing

remark-runs-to = { $spaces ->
    [-1] { runs-back }
    [-2] { runs-back }
    [-3] { runs-back }
    [-4] { runs-back }
    [-5] { runs-back }
    [-6] { runs-back }
    [-7] { runs-back }
    [-8] { runs-back }
    [-9] { runs-back }
    [one] { $crosses ->
        [yes] { $spaces } space, over the fence, to space { $space }.
       *[no] { $spaces } space, to space { $space }.
    }
   *[other] { $crosses ->
        [yes] { $spaces } spaces, over the fence, to space { $space }.
       *[no] { $spaces } spaces, to space { $space }.
    }
}
remark-stays-put = The sheep would not move.
remark-sheep-would-run = { $woken ->
    [yes] The sheep of { $seat } would go to space { $space } and wake up!
   *[no] { $scared ->
        [yes] The sheep of { $seat } would go to space { $space } and be scared.
       *[no] { $crosses ->
            [yes] The sheep of { $seat } would go over the fence to space { $space }.
           *[no] The sheep of { $seat } would go to space { $space }.
        }
    }
}
remark-would-scare = The nightmare is there: the sheep would be scared.
remark-would-wake = The nightmare is there, and the sheep trembles already: it would wake up!
remark-reaches-tile = There lies “{ $tile }”, with a Zzz of your own.
remark-chain-runs = { $spaces ->
    [one] { $winks ->
        [0] From dream to dream: up to { $spaces } space.
       *[other] From dream to dream: up to { $spaces } space and { winks }.
    }
   *[other] { $winks ->
        [0] From dream to dream: up to { $spaces } spaces.
       *[other] From dream to dream: up to { $spaces } spaces and { winks }.
    }
}
remark-would-fizzle = As things are, it would bring nothing.
remark-would-gain = It would bring { winks }.
remark-waking-odds = { $waking ->
    [0] No risk of waking before the next fence; it is jumped { $reaching }% of the time.
   *[other] { $waking }% risk of waking before the next fence; it is jumped { $reaching }% of the time.
}
remark-staying-worth = Running on is worth { worth } on average, against { $now } in bed.
remark-pillow-distance = { $missing ->
    [0] The pillow is reached.
    [one] { $missing } more wink to the pillow.
   *[other] { $missing } more winks to the pillow.
}
remark-tokens-there = { $count ->
    [0] No Zzz of your own there yet.
    [one] { $count } Zzz of your own sleeps there already.
   *[other] { $count } Zzz of your own sleep there already.
}

## What speaks for a choice, and what matters now

remark-avoids-nightmare = { $woken ->
    [yes] The other way leads straight to the nightmare: the sheep would wake up.
   *[no] The other way leads straight to the nightmare: the sheep would be scared.
}
remark-jumps-fence = It takes the sheep over the fence, and the other does not.
remark-gains-more = { $other ->
    [0] It brings { winks }, the other none.
   *[other] It brings { winks }, the other { $other }.
}
remark-lands-on-dream = It ends on “{ $tile }”, where a Zzz of your own is waiting.
remark-runs-farther = It gets farther: { $spaces } spaces against { $other }.
remark-lays-more-zzz = { $other ->
    [0] { $zzz ->
        [one] It lays a Zzz, which pays on every lap.
       *[other] It lays { $zzz } Zzz, which pay on every lap.
    }
   *[other] It lays { $zzz } Zzz, the other { $other }: they pay on every lap.
}
remark-running-pays = Another lap is worth { worth } on average; bed keeps { $now }.
remark-bed-is-safe = Another lap ends badly { $waking }% of the time; bed keeps what you have.
remark-new-dream = You have no Zzz there yet: one more dream to land on.
remark-nightmare-near = { $ahead ->
    [yes] The nightmare is { away } in front of you{ if-scared }
   *[no] The nightmare is { away } behind you{ if-scared }
}
away = { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}
if-scared = { $scared ->
    [yes] {""}, and you tremble already: meet it once more and you wake up.
   *[no] .
}
remark-pillow-in-reach = { $missing ->
    [0] Your pillow is reached: all that is left is to get to bed.
    [one] One wink more and your pillow is reached: the next fence would do.
   *[other] { $missing } winks more and your pillow is reached: the next fence would do.
}
remark-fence-ahead = { $spaces ->
    [one] The fence is one space away: winks, and a bed if you like.
   *[other] The fence is { $spaces } spaces away: winks, and a bed if you like.
}
remark-winks-ahead = { $winks ->
    [one] You are a wink in front: no need to tempt the nightmare.
   *[other] You are { $winks } winks in front: no need to tempt the nightmare.
}
remark-winks-behind = { $winks ->
    [one] { $seat } is a wink in front: there is something to catch up.
   *[other] { $seat } is { $winks } winks in front: there is something to catch up.
}
remark-zzz-out = { $dreams ->
    [0] Not one dream works for you yet: without a Zzz there is nothing to use.
    [one] One dream of { $tiles } works for you; the more, the better the laps.
   *[other] { $dreams } dreams of { $tiles } work for you; the more, the better the laps.
}

## How it ends

ending-won = Head on the pillow, hooves under the quilt: the night is won.
    .short = won
ending-shared = A shared victory: move over, there is room on the pillow.
    .short = shared victory
ending-restless-sleeper = Restless sleeper: the blanket is on the floor, but sleep was had.
    .short = restless sleeper
ending-sound-snorer = Sound snorer: they can hear it at the far end of the meadow.
    .short = sound snorer
ending-great-dreamer = Great dreamer: it would be a shame to wake such a smile.
    .short = great dreamer
ending-dream-sheep = Dream sheep: from now on, this is the one that people count.
    .short = dream sheep
score = { $score ->
    [one] Score: { $score } point.
   *[other] Score: { $score } points.
}

## What is chosen before the game

setting-nightmare = Nightmare
    .help = It comes back in every race. The Wolf walks, the Bump leaps, the Spider spins: begin with the Wolf, the gentlest.
setting-nightmare-random = Surprise me!
setting-first = Who begins
    .help = By custom, whoever went to bed earliest last night.
setting-last-sheep-reveals-until-sheep = Last sheep: turn up cards until a sheep comes
    .help = The last one running turns up a card before drawing; if it is a nightmare, it turns up another.
setting-dense-ranking = Ranking without gaps
    .help = After two tied for first comes second place, not third.
setting-solo-winks = Winks scored when alone
    .help = Alone against the night, the score counts the winks of the last race, or of all of them.
setting-solo-winks-last-race = Of the last race
setting-solo-winks-all = Of all races

## Questions

question-choose-card = { $name }, which card will you play, and for what?
question-choose-top-action = { $name }, what will you do with the turned-up card?
question-place-zzz = { $name }, which dream gets a Zzz?
question-dream-on = { $name }, use this dream, or let it lie?
question-calm-down = { $name }, does the sheep get up?
question-turn-zzz = { $name }, which Zzz turns infinite?
question-double-zzz = { $name }, on which dream do the Zzz double?
question-bring-zzz = { $name }, the supply is empty: fetch a Zzz from another dream?
question-copy-move = { $name }, which move will you copy?
question-lead-flock = { $name }, which way does the flock go?
question-choose-bed = { $name }, one more lap, or off to bed?
question-choose-bed-out-of-turn = { $name }, the flock has carried you over the fence: one more lap, or off to bed?
question-choose-rest = { $name }, a new dream, or two Zzz?
question-choose-space = { $name }, where does this dream go?

## The board, on a page or in a terminal

board-race = Race { $round }
board-rest = Rest { $round }
board-mark-percent = { $percent }%
board-fence = fence
board-hand = Hand
table-deck = Deck { $count }
table-discard = Discard { $count }
table-state = { $state ->
    [off] at the start
    [scared] scared
    [bed] in bed
    [awake] awake
   *[running] running
}

## The page’s board

# Options in short, where no other option of the moment reads the same.
page-option-play-card = { action }
page-option-play-revealed = { action }
page-option-place-zzz = Space { $space }
page-option-turn-zzz = Space { $space }
page-option-double-zzz = Space { $space }
page-option-move-zzz = From space { $source } to { $space }
page-option-use-tile = Use this dream
page-option-leave-tile = Another time
page-option-leave-zzz = Move nothing
page-option-lead-forward = A space on
page-option-lead-back = A space back
page-option-go-on = Another lap
page-option-go-to-bed = To bed
page-option-add-tile = “{ $tile }”
page-option-put-tile = Space { $space }

page-ring = The meadow of dreams: ten spaces in a ring, the fence between the tenth and the first
page-space = Space { $space }: “{ $tile }”. { $says }
page-on-dream = { $tile } · space { $space }
page-space-empty = Space { $space }, no dream
page-tokens = { $infinite ->
    [0] { $name }: { $zzz } Zzz.
   *[other] { $zzz ->
        [0] { $name }: infinite Zzz.
       *[other] { $name }: { $zzz } Zzz and an infinite one.
    }
}
page-colour = { $seat ->
    [0] yellow
    [1] blue
    [2] purple
   *[3] pink
}
page-sheep = { $state ->
    [off] { $name }, { page-colour }: the sheep waits beside its bed
    [scared] { $name }, { page-colour }: the sheep trembles on space { $space }
    [bed] { $name }, { page-colour }: the sheep sleeps in its bed
    [awake] { $name }, { page-colour }: the sheep is wide awake, out of the race
   *[running] { $name }, { page-colour }: the sheep runs on space { $space }
}
page-nightmare = { $space ->
    [0] In the middle, in the dark: { $nightmare }.
   *[other] Space { $space }: { $nightmare }.
}
page-web = { $beyond ->
    [yes] The web hangs over the fence.
   *[no] The web hangs on space { $space }.
}
page-fence = The fence
page-bed = Your bed
page-market = The dream market
page-market-tile = “{ $tile }”. { $says } { $bonus ->
    [three] Comes with three Zzz.
   *[infinite] Comes with an infinite Zzz.
}
page-bonus = { $bonus ->
    [three] + 3 Zzz
   *[infinite] + 1 infinite Zzz
}
page-two = Place two Zzz
page-stall = Market
page-pile = { $count ->
    [0] No other dream in the pile
    [one] One more dream in the pile
   *[other] { $count } more dreams in the pile
}
page-hand = Your hand
page-hand-of = { $count ->
    [0] { $name } has no card
    [one] { $name } has one hidden card
   *[other] { $name } has { $count } hidden cards
}
page-last-card = { $name }, last card: { $card }
page-card-back = A card face down
page-revealed = Turned up
page-or = or
page-and = and
page-action = { $verb ->
    [move] { $count ->
        [one] run { $count } space
       *[other] run { $count } spaces
    }
    [place] place { $count } Zzz
   *[gain] { winks }
}
page-deed = { $verb ->
    [move] { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
    [place] { $count } Zzz
   *[gain] { winks }
}
page-deed-whole = { $verb ->
    [move] Run { $count }
    [place] Place { $count } Zzz
   *[gain] Gain { winks }
}
page-deed-then = on a dream
page-told-run = { $crosses ->
    [yes] { $winks ->
        [0] over the fence to { $space }
       *[other] over the fence to { $space }: { winks }
    }
   *[no] lands on { $space }
}
page-told-stays = no way to move
page-told-danger = { $danger ->
    [wake] nightmare: it wakes!
   *[scare] nightmare: a fright!
}
page-told-chain = { $winks ->
    [0] then, dream by dream, { $spaces } spaces
   *[other] then up to { winks }
}
page-deck-name = { $count ->
    [0] The deck is empty
    [one] The deck: one card
   *[other] The deck: { $count } cards
}
page-discard-name = { $count ->
    [0] The discard is empty
    [one] The discard: one card
   *[other] The discard: { $count } cards
}
page-nightmares-seen = { $count ->
    [0] No nightmare among them
    [one] One nightmare among them
   *[other] { $count } nightmares among them
}
page-track = The track of winks and pillows
page-lane = { $name }: { winks }, pillow at { $pillow }
page-supply = { $name }, { $count } Zzz in supply
page-marker = First Sheep
page-phase = { $resting ->
    [yes] Rest { $round }
   *[no] Race { $round }
}
page-signs = Signs
page-signs-title = The signs of the night
page-signs-here = On the table now
page-signs-others = Others, still to come
page-sign = { $sign ->
    [wink] Winks: the points you gain. They take your sheep up to its pillow.
    [run] Run that many spaces on.
    [back] Go back that many spaces.
    [zzz] Zzz: tokens. Place them on a dream; whenever you land there, take one back and the dream is played.
    [infinite] Infinite Zzz: it plays the dream and stays.
    [scare] Scared: the sheep trembles. One more fright and it wakes up.
    [awake] Wide awake: out of the race, and the winks of the race are lost.
    [calm] Calm down: the sheep trembles no more.
    [pillow] The pillow. When it comes down, you need fewer winks.
    [nightmare] The nightmare: whoever meets it is scared.
    [fence] The fence: you must have jumped it, or would jump it.
    [sheep] A sheep.
    [number] The number of the space.
    [tile] A dream on the meadow.
    [alone] No other Zzz of yours close by.
    [least] Fewer winks than everybody else.
    [to] Where you would land; or what turns into what follows.
    [hops] How far you would get, dream by dream.
    [other] The other card of your hand is played too.
    [top] The top card of the deck is played.
    [drop] Your whole hand is discarded.
    [again] The last move, once more.
    [copy] Like the previous player’s last card.
    [both] One way or the other.
    [home] The Zzz go home to your supply.
    [up] The highest of all.
   *[down] The pillow comes down by that many winks.
}
page-bed-of = { $name }’s bed
page-track-read = What the track says
page-bed-word = A bed
page-note-tokens = Below a dream, everybody’s Zzz, in their colour and with their sign.
page-note-track = The sheep climbs with its winks, the pillow comes down to meet it: at the end of a race, whoever has reached theirs wins.
page-note-seat = { $name } ({ table-state }): { $missing ->
    [0] { winks }: the pillow, at { $pillow }, is reached.
   *[other] { winks } of the { $pillow } of the pillow.
} { $zzz } Zzz in supply, to place on dreams. { $cards ->
    [0] No card in hand.
    [one] One card in hand.
   *[other] { $cards } cards in hand.
}
page-note-last = Last card played: { $card }.
page-note-first = First Sheep: the race begins with this one.
page-note-fence = Between space 10 and space 1. Jumping it brings winks, and you choose: run another lap, or go to bed.
page-note-bed = Whoever jumps the fence may lie down here: the winks are safe, and the more there are, the lower the pillow comes.
page-note-sheep = { $state ->
    [off] It enters the meadow with its first step.
    [scared] One more fright and it wakes up: no more race, no more winks.
    [bed] Its winks of the race are safe.
    [awake] Its race is over and brings nothing.
   *[running] It had better jump the fence before the nightmare gets it.
}
page-note-nightmare = It moves when a nightmare card is drawn from the deck. A sheep it meets is scared; one that trembled already wakes up. When it crosses the fence, the race is over.
page-note-deck = You draw from it to have two cards in hand. Nightmares hide in it.
page-note-space = Nothing here in this race. Between races, a dream of the market may be put here.
page-note-card = { $form ->
    [and] You must do both, in this order.
   *[or] To play this card is to do one of these.
}
page-result-title = Race { $round } is over
page-result-open = How race { $round } ended
page-result-rank = { $tied ->
    [yes] { rank }, shared
   *[no] { rank }
}
page-result-winks = { $awake ->
    [yes] { $winks ->
        [0] Woken up before the first wink.
        [one] Woken up: { winks } lost.
       *[other] Woken up: { winks }, all lost.
    }
   *[no] Safely in bed with { winks }.
}
page-result-pillow = { $down ->
    [0] The pillow stays at { $after }.
   *[other] Pillow: { $before } → { $after } ({ $dreams ->
        [0] race
       *[other] { $spaces ->
            [0] dreams −{ $dreams })
           *[other] dreams −{ $dreams }, race
        }
    }{ $spaces ->
        [0] { "" }
       *[other] { " " }−{ $spaces })
    }
}
page-result-next = { $seats ->
    [1] The next race begins at 0 winks again; the pillow stays where it is now.
   *[other] Nobody has reached their pillow yet. In the next race everybody begins at 0 winks again; pillows stay where they are now.
}
page-track-head = Winks and pillow
page-track-brief = winks/pillow
page-supply-head = Supply
page-last-head = Played
page-risk = One more lap: { $waking }% awake before the next fence, { $reaching }% over it; worth { worth } on average, against { $now } in bed
page-risk-brief = { $waking ->
    [0] No risk. { worth } in all, on average.
   *[other] { $waking }% to lose it all. { worth } in all, on average.
}
page-percent = { $percent }%
page-risk-waking = awake: all is lost
page-risk-reaching = over the fence
page-risk-on = One lap:
page-risk-bed = To bed:
page-average = ≈ { worth }
page-risk-average = in all, on average
page-risk-safe = { winks }, safe
page-bed-brief = { winks }, safe.

## The terminal’s board

board-hand-cards = Hand: { $cards }
board-revealed = Card turned up: { $card }
board-market-tiles = Market: { $tiles }
board-taken = Dream to put down: { $tile }
board-score = { $winks ->
    [one] { $winks } wink / { $pillow }
   *[other] { $winks } winks / { $pillow }
}
board-first = 1st
board-lurks = { $space ->
    [0] { $nightmare }, in the middle
   *[other] { $nightmare }, space { $space }
}
board-web = { $beyond ->
    [yes] # beyond
   *[no] # space { $space }
}
board-dangers = { $count ->
    [0] without a nightmare
    [one] with { $count } nightmare ({ $cards })
   *[other] with { $count } nightmares ({ $cards })
}
board-danger = { $verb ->
    [howl] howl
    [web] thread { $n }
    [jump_back] -{ $n }
   *[other] +{ $n }
}
board-dream = “{ $tile }”: { $says }
board-note-leave-tile = The Zzz stays on the tile, for another time round.
board-note-leave-zzz = Nothing changes its place.
board-note-calm-down = One more scare and the sheep will only tremble, instead of waking up.
board-note-stay-scared = One more scare and you are awake; but some dreams like none but the fearful.
board-note-copy-move = As on the last card of the player before you.
board-note-lead-forward = Every sheep in the meadow, over the fence if need be.
board-note-lead-back = Every sheep in the meadow; nobody goes back over the fence.
board-note-go-on = More winks to gain, and all of them to lose by waking up.
board-note-go-to-bed = The race is over for this sheep, and its winks are safe.
board-note-place-two = Two Zzz from the supply, on one dream or on two.
board-bonus = { $bonus ->
    [three] Comes with three Zzz of your own.
   *[infinite] Comes with an infinite Zzz of your own.
}
board-signs = { $eyes } nightmare · # web (where the Spider goes next) · { $scared } scared · ∞ infinite Zzz, never spent · ▽ pillow
board-dreams = The dreams of the meadow
board-offers = The dreams of the market
board-more = Behind a card, →7: where it leads; →|2: over the fence; Zzz: a dream you can use; { $scared }: a scare; ✗: waking up

## What is left of a night

deed-winks = { $count ->
    [one] slept with one eye open: a single wink
   *[other] gathered { $count } winks
}
deed-laps = { $count ->
    [one] jumped the fence once
   *[other] jumped the fence { $count } times
}
deed-dreams = { $count ->
    [one] had one dream
   *[other] had { $count } dreams
}
deed-bed = { $count ->
    [one] went to bed in time once
   *[other] went to bed in time { $count } times
}
deed-woke = { $count ->
    [one] woke with a start
   *[other] woke with a start { $count } times
}
deed-scared = { $count ->
    [one] trembled once
   *[other] trembled { $count } times
}
deed-spaces = { $count ->
    [one] trotted one space
   *[other] trotted { $count } spaces
}
deed-tiles = { $count ->
    [one] planted one dream in the meadow
   *[other] planted { $count } dreams in the meadow
}
deed-nightmares = { $count ->
    [one] drew one nightmare
   *[other] drew { $count } nightmares
}
recall-crossed = That night the fence was not enough: over it went { $nightmare }, and everybody yelled.
recall-calm = Nobody woke with a start. A proper woollen night.
recall-restless = There was a good deal of waking up, and just as much going back to sleep. That is the art of it.
recall-endless = One dream at least never ended: one could go back to it as one goes home.
recall-long = It took a good many laps of the meadow before sleep came.
recall-short = Sleep came quickly, almost before anybody called it.
chapter-race-began = Race { $round }
evening-nth = { $nth } night together.
evening-rounds = { $count ->
    [one] one race
   *[other] { $count } races
}

## What `veillee check` cannot read

fault-different-spaces = must be different spaces
fault-table-twice = there is another table for { $count } players
fault-ranks = must be { $count } numbers, the first rank’s the largest
fault-no-table = there is no [[pillows]] for { $count } players
fault-grades = must be three numbers in rising order
fault-few-sheep = { $count } players need { $least } sheep cards; there are fewer
fault-actions = must be a list such as [“move 3”, “place 1”]
fault-action-twice = the same action stands twice
fault-marked = must be three numbers: cards marked 2, 3 and 4
fault-never-crosses = its cards, in some order, never bring it over the fence: the draw pile would run out
fault-tiles = there must be { $least } to { $most } tiles, { $least } of them for the solo game; there are { $count }, { $solo } for the solo game
fault-no-measure = { $verb } has no measure; only move, back and gain have
fault-action = must say move, place or gain with a number up to { $most }, such as “move 3”, not { $value }
