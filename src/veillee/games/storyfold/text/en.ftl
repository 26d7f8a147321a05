# Storyfold: Wildwoods. All that is read in English, outside the rules and the book.
#
# $creature_the is a name with its article (“the Pack”); $card, $boon, $place and $scene are titles.

game-name = Storyfold: Wildwoods
game-line = A child whose hands shine, a gruff bear, and a wood that is going dark: a story to unfold, alone or together.

## Parts of sentences

crystals = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
successes = { $count ->
    [one] { $count } success
   *[other] { $count } successes
}
target = { $place ->
    [-1] { $creature ->
        [-1] “{ $boon }”
       *[other] { $creature_the }
    }
   *[other] “{ $place }”
}

## What can be chosen

option-attempt = { $top } { target }
option-use-bottom = { $bottom }
option-roll-dice = Roll { dice }
dice = { $tens ->
    [0] { $twelves ->
        [0] { $eights } d8
       *[other] { $eights ->
            [0] { $twelves } d12
           *[other] { $eights } d8 and { $twelves } d12
        }
    }
   *[other] { $twelves ->
        [0] { $eights ->
            [0] { $tens } d10
           *[other] { $eights } d8 and { $tens } d10
        }
       *[other] { $eights ->
            [0] { $tens } d10 and { $twelves } d12
           *[other] { $eights } d8, { $tens } d10 and { $twelves } d12
        }
    }
}
nth-die = { $die ->
    [0] the first die
    [1] the second die
    [2] the third die
    [3] the fourth die
    [4] the fifth die
    [5] the sixth die
    [6] the seventh die
    [7] the eighth die
   *[other] the ninth die
}
option-let-stand = Count the roll as it lies
option-reroll = Spend a crystal to reroll { nth-die }
option-pick-die = Pick { nth-die }
option-pick-none = Leave the other dice
option-spend = { $count ->
    [0] Spend no crystal
    [one] Spend { $count } crystal
   *[other] Spend { $count } crystals
}
option-take-bottom = Use the bottom
option-take-nothing = Leave it at that
option-place-crystal = Put a crystal on { $card }
option-pay-with = Pay with a crystal from { $card }
option-choose-card = Choose { $card }
option-ready-die = { $size ->
    [0] Take back a d8
    [1] Take back a d10
   *[other] Take back a d12
}
option-use-boon = Use “{ $boon }”
option-keep = Keep “{ $boon }”
option-use-up = Make room by using “{ $boon }”
option-throw = Make room by discarding “{ $boon }”
option-comfort = Be rid of “{ $boon }”
option-choose-creature = Choose { $creature_the }
option-protect = Brom’s Protection from { $creature_the }
option-tend = Brom’s Care
option-give-brom = Let Brom go in its place
option-draw-it = Draw the last Shadow card
option-face-it = Let it come
option-end-phase = End the Luma phase
option-take-way = { $choice }
option-turn-page = Open the book again

## What happens

event-story-began = { $whole ->
    [yes] The book opens.
   *[no] The book opens for one chapter.
}
event-chapter-began = { $chapter }. { $section }
event-chapter-began-again = { $chapter } begins again, attempt number { $time }.
    .short = Chapters begun again
event-scene-opened = { $scene }. { $section }
    .short = Scenes
event-markers-set = The Light stands { $light } from the centre, the Shadow { $shadow }.
event-place-seen = { "" }
event-section-read = { $section }
event-story-taken = { $section }
event-way-taken = Decided: “{ $choice }”.
event-remembered = { "" }
event-phase-began = { $dice ->
    [one] Luma phase { $phase }: { $dice } die.
   *[other] Luma phase { $phase }: { $dice } dice.
}
    .short = Luma phases
event-die-left-out = A d{ $sides } stays in the pocket this time.
event-ability-chosen = { $dots ->
    [one] { $top } { target }: { $dots } success needed.
   *[other] { $top } { target }: { $dots } successes needed.
}
event-bottom-chosen = { $bottom }.
event-dice-rolled = { $card }, at { $number }+: { $faces }.
event-die-rerolled = A d{ $sides } rolled again: { $face } becomes { $new_face }.
event-die-turned = A d{ $sides } turned to { $face }.
event-successes-counted = { $dots ->
    [0] { successes }.
   *[other] { $count } of { $dots } { $dots ->
        [one] success
       *[other] successes
    }.
}
event-success-added = { successes } more.
event-crystals-spent = { crystals } from { $card }: { $total } successes in all.
event-ability-missed = { $count } of { $dots }: not enough.
event-attempt-failed = Not one success. { $card } drifts off.
event-creature-dazzled = { CAPITAL($creature_the) } drifts to the end of the River, seeing stars.
event-creature-healed = { $count ->
    [one] Healed: { $creature_the } leaves { crystals }.
   *[other] Healed: { $creature_the } leaves { crystals }.
}
event-trauma-healed = “{ $boon }” weighs no more.
event-place-resolved = { $section }
event-light-moved = { $light ->
    [0] The Light stands on the centre: the whole glade is lit.
   *[other] The Light is { $light } from the centre.
}
event-shadow-moved = { $shadow ->
    [0] The Shadow stands on the centre.
   *[other] The Shadow is { $shadow } from the centre.
}
event-symbol-met = It touches a sign: { $sign }.
event-crystals-gained = Gained: { crystals }.
event-crystals-lost = No room: { crystals } lost.
event-crystal-placed = { crystals } more on { $card }.
event-card-drained = { $card } loses { crystals }.
event-spirit-gained = { $count ->
    [0] Spirit is full already.
   *[other] Spirit: { $count } more, { $left } left.
}
event-spirit-lost = Spirit: { $count } less, { $left } left.
event-spirit-wrapped = { $cards ->
    [one] It grows darker: a Shadow card.
   *[other] It grows darker: { $cards } Shadow cards.
}
event-card-sent-to-end = { $card } goes to the end of the River.
event-card-brought-to-front = { $card } comes to the head of the River.
event-river-reversed = The Action cards change places, last to first.
slot-name = { $slot ->
    [0] 3+
    [1] 4+
    [2] 5+
    [3] 6+
   *[other] –
}
event-creature-drawn = Out of the dark comes { $creature_the } ({ slot-name }).
event-creature-entered = Here is { $creature_the } ({ slot-name }).
event-creature-turned-away = The River is full: { $creature_the } goes past and takes { $count } Spirit.
event-creature-left = { CAPITAL($creature_the) } goes away.
event-creature-stunned = { CAPITAL($creature_the) } sees stars.
event-creature-weakened = { CAPITAL($creature_the) } asks for only { $dots } now.
event-creature-moved = { CAPITAL($creature_the) } changes places ({ slot-name }).
event-creatures-reshuffled = The creature discard becomes the deck again.
event-shadow-phase-began = Shadow phase { $phase }.
event-creature-acted = { CAPITAL($creature_the) } comes near: { $count } Spirit.
event-creature-blinked = { CAPITAL($creature_the) } blinks and comes round.
event-protection-used = Brom steps in front of { $creature_the }.
event-care-used = Brom looks after Luma, without a word.
event-brom-left = Brom goes into the dark instead. Luma is alone.
event-brom-kept-away = Brom is there but does not hear. He will not help in this Scene.
event-brom-returned = Brom is back. He does not say from where.
event-shade-drawn = { $shade }. { $section }
    .short = Shadow cards
event-boons-drawn = { $count ->
    [one] { $count } Exploration card.
   *[other] { $count } Exploration cards.
}
event-boon-seen = Found: “{ $boon }”.
event-boon-kept = Kept: “{ $boon }”.
event-boon-stored = “{ $boon }” goes into the Boon zone.
event-boon-received = Received: “{ $boon }”.
event-boon-already-there = “{ $boon }” is here already.
event-boon-used = Used: “{ $boon }”.
event-boon-discarded = Discarded: “{ $boon }”.
event-bane-struck = A Bane: “{ $boon }”.
event-boon-added = “{ $boon }” slips into the Exploration deck.
event-trauma-added = Something heavy slips into the Exploration deck.
event-boons-reshuffled = The Exploration discard becomes the deck again.
event-die-gained = A d{ $sides } more, until the end of the Chapter.
event-die-readied = A d{ $sides } comes back.
event-scene-won = { $scene }: Luma wins.
    .short = Scenes won
event-scene-lost = { $scene }: the Shadow wins.
    .short = Scenes lost
event-travelled = On to: { $scene }.
event-book-folded = The book opens again.
event-chapter-ended = The end of: { $chapter }.
event-ending-told = { $section ->
    [-1] Here the chapter stops.
   *[other] { $section }
}

## What can be known before choosing

remark-needs-number = Its card lies at { $number }+.
remark-target-needs = { $count ->
    [one] { $count } success needed.
   *[other] { $count } successes needed.
}
remark-crystals-waiting = { $pays ->
    [yes] { crystals } still to pay.
   *[no] { crystals } still to put down.
}
remark-top-odds = { $percent ->
    [0] { $dice ->
        [one] Impossible with { $dice } die.
       *[other] Impossible with { $dice } dice.
    }
   *[other] { $crystals ->
        [0] { $dice ->
            [one] With { $dice } die: { $percent }%.
           *[other] With { $dice } dice: { $percent }%.
        }
       *[other] { $dice ->
            [one] With { $dice } die and the card’s crystals: { $percent }%.
           *[other] With { $dice } dice and the card’s crystals: { $percent }%.
        }
    }
}
remark-bare-odds = Without a crystal: { $percent }%.
remark-some-odds = At least one success: { $percent }%; { TENTHS($tenths) } on average.
remark-fallback-odds = As a consolation, the bottom of the card: { $percent }%.
remark-nothing-odds = Nothing at all: { $percent }%.
remark-reaches-target = { $spare ->
    [0] That does it.
   *[other] That does it, { $spare } to spare.
}
remark-still-missing = Still { $count } short.
remark-bottom-brings = { $effect ->
    [light] The Light advances by { $count }.
    [crystals] Gain { crystals }.
    [explore] { $count ->
        [one] Draw an Exploration card.
       *[other] Draw { $count } Exploration cards, keep one.
    }
   *[spirit] Regain { $count } Spirit.
}
remark-reroll-odds = A chance of { $percent }%.
remark-would-lose = { $cards ->
    [0] Creatures: Spirit −{ $count }.
    [one] Creatures: Spirit −{ $count }, a Shadow card.
   *[other] Creatures: Spirit −{ $count }, { $cards } Shadow cards.
}
remark-creature-follows = { CAPITAL($creature_the) } { creature-does }.
creature-does = { $effect ->
    [swap] takes the place of the card to its left
    [drift] drifts to the end of the River
    [push_next] sends the next Action card to the end
    [light_back] sets the Light back by { $count }
    [light] brings the Light { $count } forward
    [shadow_back] sets the Shadow back by { $count }
    [shadow] brings the Shadow { $count } nearer
    [spirit_back] takes { $count } more Spirit
    [spirit] gives back { $count } Spirit
    [drain_most] takes { crystals } from the card that has most
    [drain_leftmost_with] takes { crystals } from the first card that has any
    [drain_leftmost] takes { crystals } from the first card
    [drain_rightmost] takes { crystals } from the last card
    [send_leftmost] sends the first Action card to the end
    [send_dazzle] sends Dazzle to the end
    [send_help] sends Help to the end
    [send_explore] sends Explore to the end
    [send_heal] sends Heal to the end
    [creature] calls another
   *[other] has one more effect
}
remark-shadow-would-reach = Shadow { $shadow } away.
remark-symbol-ahead = On its way: { $sign }.
remark-shadow-would-win = The Shadow would win.
remark-dice-left = { $count ->
    [one] { $count } die left.
   *[other] { $count } dice left.
}
remark-spares-spirit = Spares { $count } Spirit in the next Shadow phase.
remark-brings-nearer = { $count ->
    [one] One Action card moves up.
   *[other] { $count } Action cards move up.
}
remark-would-draw-shade = A Shadow card would have to be drawn.
remark-would-do-nothing = As things stand it would do nothing.
remark-wins-scene = With that, Luma wins.
remark-likelier-success = It succeeds more often: { $percent }% against { $other }%.
remark-serves-goal = It serves the goal of the Scene.
remark-creature-costs = { $phases ->
    [one] { CAPITAL($creature_the) } would cost { $count } Spirit once more.
   *[other] { CAPITAL($creature_the) } would cost { $count } Spirit in each of { $phases } phases.
}
remark-shadow-near = { $count ->
    [one] The Shadow wins at the end of this phase.
   *[other] The Shadow wins in { $count } phases.
}
remark-spirit-low = { $count } Spirit left before a Shadow card.
remark-last-shade-near = { $count ->
    [one] The next Shadow card is the last of the Chapter.
   *[other] { $count } Shadow cards are left in this Chapter.
}
remark-light-missing = The Light is still { $count } from the centre, and it is needed.

## How it ends

ending-dawn = Dawn. The birds have begun again.
    .short = dawn
ending-first-light = First light, grey and true.
    .short = first light
ending-dusk = Dusk: the dark stays, but it knows Luma’s name.
    .short = dusk
ending-long-night = The long night. Somebody carried Luma to the edge.
    .short = the long night
ending-unlit = The unlit lamp. There are matches beside it.
    .short = the unlit lamp
ending-chapter-won = The chapter is told, and Luma has won.
    .short = chapter won
ending-chapter-lost = The chapter is told, and the Shadow has won. One gets through all the same.
    .short = chapter lost
ending-unread = What follows has not been read yet.
    .short = unread

## What is chosen before the game

setting-level = Difficulty
    .help = Vigil: as written. Tale: gentler, to find one’s way. Dark night: the Shadow has a start.
setting-from = Begin with
    .help = A first game begins with the prologue.
setting-until = How far
    .help = The whole journey takes several evenings: one can stop after any Scene.
setting-until-campaign = The whole journey
setting-until-chapter = This chapter alone
setting-brom-watch = When Brom can help
    .help = Ask before a creature acts and after each roll: only where it could matter, or always.
setting-brom-watch-when-it-matters = When it matters
setting-brom-watch-always = Always ask
setting-banes-bite = Every Bane bites
    .help = When several cards are drawn every Bane takes effect, not only the card that is kept.
setting-reroll-beside-brom = Reroll beside Brom
    .help = Luma may spend a crystal to reroll a die even while Brom is with her.
setting-newcomers-act = Newcomers act
    .help = A creature that enters to the right of the one that acts still plays in this Shadow phase.

## Questions

question-choose-way = { $name }, what does Luma do?
question-place = { $name }, where will this crystal add a success?
question-pay = { $name }, which card gives a crystal to pay?
question-draw = { $name }, the last Shadow card: does Brom go in its place?
question-choose-banished = { $name }, which creature goes away?
question-choose-stunned = { $name }, which creature will see stars?
question-choose-kept = { $name }, which card to keep?
question-make-room = { $name }, there is no room: which card to let go?
question-choose-comfort = { $name }, what shall weigh no more?
question-choose-dice = { $name }, how many dice?
question-change-roll = { $name }, change anything about this roll?
question-pick-rerolls = { $name }, which die to reroll?
question-pick-turned = { $name }, which die to turn?
question-choose-readied = { $name }, which die to take back?
question-choose-action = { $name }, what does Luma do?
question-spend-crystals = { $name }, how many crystals to spend?
question-choose-fallback = { $name }, it is missed. Use the bottom of the card?
question-choose-front = { $name }, which card comes to the front?
question-activate-next = { $name }, a creature is about to act. Does Brom step in?
question-fold-book = { $name }, stop here for tonight, or go on?

## What is left of a journey

deed-healed = { $count ->
    [one] healed one creature
   *[other] healed { $count } creatures
}
deed-places = { $count ->
    [one] resolved one place
   *[other] resolved { $count } places
}
deed-crystals = { $count ->
    [one] gathered one crystal
   *[other] gathered { $count } crystals
}
deed-failed = { $count ->
    [one] rolled once for nothing
   *[other] rolled { $count } times for nothing
}
deed-brom = { $count ->
    [one] called on Brom once
   *[other] called on Brom { $count } times
}
deed-boons = { $count ->
    [one] found a use for one thing
   *[other] found a use for { $count } things
}
recall-alone = Once Brom went into the dark in her place.
recall-said = Somebody answered, at the top of the stairs.
recall-again = It had to be begun again. One does.
recall-never-lost = Not one Scene was left to the Shadow.
recall-kept = Brom stayed from end to end.
chapter-chapter-began = { $chapter }
evening-nth = { $nth } vigil together.
evening-rounds = { $count ->
    [one] one phase
   *[other] { $count } phases
}

## The board, on a page or in a terminal

board-mark-percent = { $percent }%
board-mark-average = ≈{ TENTHS($tenths) }
board-head = { $chapter } · { $scene }
board-phase = Phase { $phase }
board-shadow-wins = { $count ->
    [one] the Shadow wins at the end of the phase
   *[other] the Shadow wins in { $count } phases
}
board-light = Light
board-shadow = Shadow
board-spirit = Spirit
board-dice = Dice { $dice }
board-used = ({ $dice } used)
board-roll = Roll at { $number }+: { $faces }
board-brom = { $brom ->
    [0] Brom: Protection ({ $cost })
    [1] Brom: Care ({ $cost })
   *[other] Brom: gone
}
board-boons = Boons: { $boons }
board-shades = Shadow cards { $count }
board-help = H
board-explore = E
board-goal = Goal: { $goal }
board-needs-light = Light
board-drawn = In hand: { $boons }
board-effect = { $verb ->
    [spirit] { $n } Spirit
    [crystals] { crystals }
    [light] Light { $n }
    [shadow] Shadow { $n }
    [creature] a creature comes
    [put] here comes { $name }
    [explore] draw { $n }, keep 1
    [receive] receive “{ $name }”
    [add] “{ $name }” into the deck
    [trauma] a Trauma into the deck
    [comfort] one Trauma fewer
    [stun] stun a creature
    [stun_all] stun all creatures
    [banish] a creature goes away
    [die] a d{ $n }
    [dots] { $name }: { $n } fewer successes
    [drain] a card loses { crystals }
    [story] Story card { $n }
   *[other] something happens
}
board-signs = { $dot } successes needed · { $crystal } crystals · −2 Spirit that the creature costs · { $star } stunned · { $done } place resolved · c claw, e eye, m moon
board-sign-letters = cem
board-sign-means = { $sign }: { $effects }
board-note-end-phase = The creatures act, then the Shadow advances.
board-note-let-stand = The successes are counted now.
board-note-tend = Two Spirit, and Brom turns to Protection.
board-note-give-brom = Brom is gone until the end of the Chapter; the card stays in the deck.
board-note-draw-it = What the last card does is grave: the Chapter begins again.
board-note-take-nothing = The card drifts off, without effect.
board-note-turn-page = The next Scene is set up.
board-nothing = nothing

## The page

page-sheets = The leaves of the book
page-sheet-picture = The picture
page-sheet-wings = The wings
page-sheet-text = The story
page-journey = The journey
page-journey-of = { $game }: our journey
page-journey-share = Share
page-journey-copied = The journey is copied: paste it where you like.
page-journey-replay = See this Scene again
page-station = { $outcome ->
    [won] The Light stayed here.
    [lost] The Shadow stayed here.
   *[open] This is where you are.
}
page-companion = { $name } comes along.
page-brom-went = Here Brom went in her place.
page-folded = The book is folded, with everything in its place. You may leave now and go on from here, tonight or in a month.
page-text = The text of the Scene
page-before = Passage before
page-after = Passage after
page-aloud = Read aloud
page-on = Go on
page-close = Close
page-colon = :{" "}
page-effect = { $verb ->
    [spirit] { $sign ->
        [plus] { $size } Spirit gained
       *[minus] { $size } Spirit lost
    }
    [crystals] { $size ->
        [one] 1 crystal
       *[other] { $size } crystals
    }
    [light] { $sign ->
        [plus] Light { $size } forward
       *[minus] Light { $size } back
    }
    [shadow] { $sign ->
        [plus] Shadow { $size } nearer
       *[minus] Shadow { $size } back
    }
    [creature] { $size ->
        [one] a creature comes
       *[other] { $size } creatures come
    }
    [put] { $name } comes
    [explore] draw { $size }, keep 1
    [receive] you receive “{ $name }”
    [add] “{ $name }” goes into the Exploration deck
    [trauma] a Trauma goes into the Exploration deck
    [comfort] one Trauma is healed
    [stun] a creature is stunned
    [stun_all] all creatures are stunned
    [banish] a creature goes away
    [die] a die with { $size } sides
    [ready] a die comes back
    [dots] { $name }: { $size } success fewer
    [drain] a card loses { $size ->
        [one] 1 crystal
       *[other] { $size } crystals
    }
   *[story] a Story card
}
page-gift = { $verb ->
    [crystals] { $size ->
        [one] crystal
       *[other] crystals
    }
    [spirit] Spirit
    [light] Light
    [shadow] Shadow
    [story] story
    [dots] { $size ->
        [one] dot
       *[other] dots
    }
    [creature] creature
    [put] creature
    [explore] cards
    [receive] card
    [add] card
   *[other] {""}
}
page-light-first = Light on the centre first
page-idle = no effect just now
page-sign-nothing = nothing
page-track = The track: Light { $light } from the centre, Shadow { $shadow }
page-marker = { $marker ->
    [light] The Light
   *[shade] The Shadow
}
page-space-centre = The centre: Light wants to be here, and so does the Shadow
page-space-light = { $distance } from the centre, on the side of the Light
page-space-shadow = { $distance } from the centre, on the side of the Shadow
page-place = { $kind ->
    [help] Help
   *[explore] Explore
}: { $place }. { $state ->
    [marked] Resolved.
    [line] What stands before it on the line comes first.
    [light] The Light must stand on the centre.
    [locked] Closed for now.
   *[open] Open.
} { $dots ->
    [one] 1 success needed.
   *[other] { $dots } successes needed.
} { $effects }
page-river = The River, from its spring to its end
page-stone = stone { $number } (a die of 8 sides succeeds there at { $eight }%, of 10 at { $ten }%, of 12 at { $twelve }%)
page-stone-bare = bare stone
page-card = { $card }, { $lower }, { $stone }, { $crystals ->
    [0] no crystal
    [one] 1 crystal
   *[other] { $crystals } crystals
}
page-creature = { $creature }, { $stone }: { $dots ->
    [one] 1 success needed
   *[other] { $dots } successes needed
}, costs { $spirit } Spirit, gives { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
}{ $stunned ->
    [yes] , stunned
   *[no] {""}
}{ $after ->
    [none] {""}
   *[other] . After its action: { $after }
}
page-dice = Dice
page-dice-left = { $count } of the dice with { $sides } sides at hand
page-dice-used = { $count } of the dice with { $sides } sides used
page-odds = { $kind ->
    [bottom] chance of a success
    [bare] chance of success
   *[crystals] chance of success, crystals included
}
page-fan = How many dice? Each handful with its odds
page-each = a die
page-far = too far
page-percent = { $percent }%
page-about = ≈ { TENTHS($tenths) } successes
page-bare = { $percent }% without
page-option-spend = { $count ->
    [0] None
   *[other] { crystals }
}
page-roll = The roll: { $number } or more succeeds
page-rolled = d{ $sides }: { $face }, { $success ->
    [yes] a success
   *[no] no success
}
page-successes = { $count ->
    [one] success
   *[other] successes
}
page-spirit = Spirit: { $left } of { $all } lights{ $risk ->
    [0] {""}
   *[other] ; { $risk } at stake if the phase ends
}
page-goal = The goal
page-spirit-title = Spirit { $left } / { $all }
page-luma = Luma
page-luma-says = A crystal: roll one die again.
page-luma-brom = Luma & Brom
page-luma-brom-says = Brom can go in place of the last Shadow card.
page-brom-protection = Protection
page-brom-care = Care
page-brom-gone = Gone
page-brom-short = Brom
page-brom = { $away ->
    [yes] Brom cannot help in this Scene.
   *[no] { $face ->
        [protection] { $cost ->
            [one] 1 crystal
           *[other] { $cost } crystals
        }: a creature to the end of the River, stunned.
        [care] { $cost } crystals: 2 Spirit.
       *[gone] Brom is gone until the Chapter ends.
    }
}
page-boons = Boons
page-boon-kind = { $kind ->
    [companion] Companion{ $turned ->
        [yes] , has helped in this Scene
       *[no] {""}
    }
    [trauma] Trauma
    [bane] Bane
   *[boon] Boon
}
page-drawn = Exploration cards to choose from
page-shades = Shadow cards
page-shadow-deck = { $count ->
    [one] The Shadow deck: only the last card is left
   *[other] The Shadow deck: { $count } cards, the last is the worst
}
page-shadow-left = { $count ->
    [one] the last one
   *[other] left; the last is the worst
}
page-deck-boon = Exploration deck: { $count }
page-deck-boon-short = Exploration
page-deck-creature = Creature deck: { $count }
page-deck-creature-short = Creatures
page-deck-story = Story cards left: { $count }
page-deck-story-short = Story

## A touch on what cannot be used: what it is for

note-card = { $kind ->
    [dazzle] Top: dazzle a creature. It takes as many successes as it has dots; then it lies stunned at the end of the River.
    [help] Top: help a place with a hand. It takes as many successes as there are dots below it.
    [explore] Top: explore a place with an eye. It takes as many successes as there are dots below it.
   *[heal] Top: heal a creature, which leaves and drops its crystals, or a Trauma. It takes as many successes as there are dots.
}
note-bottom = { $kind ->
    [dazzle] Bottom: the Light moves one space for each success.
    [help] Bottom: one crystal for each success, to be laid on Action cards.
    [explore] Bottom: draw one Exploration card for each success, and keep just one.
   *[heal] Bottom: one Spirit comes back for each success.
}
note-stone = On the { $number }+ stone, a die succeeds from { $number } up.
note-stone-title = Stone { $number }+
note-bare-title = Bare stone
note-odds = A die of { $sides } sides: { $percent }%.
note-bare = On a bare stone an Action card cannot be used: wait until the River carries it farther left.
note-crystals = { $crystals ->
    [0] A crystal laid on it would be worth one more success, if the roll gives at least one.
    [one] Its crystal is worth one more success, if the roll gives at least one.
   *[other] Each of its { $crystals } crystals is worth one more success, if the roll gives at least one.
}
note-dots = { $dots ->
    [one] One success is enough
   *[other] With { $dots } successes
}: Dazzle stuns it and sends it to the end of the River; Heal makes it leave, and { $crystals ->
    [0] it drops nothing.
    [one] it drops one crystal.
   *[other] it drops { $crystals } crystals.
}
note-great = A great creature may have a second face: healed once, it then comes back in another shape.
note-bite = { $stunned ->
    [yes] Stunned, it will cost no Spirit in the next Shadow phase.
   *[no] In the Shadow phase it costs { $spirit } Spirit.
}
note-then = Once it has acted: { $after }.
note-place = { $kind ->
    [help] Attempted with the Help card
   *[explore] Attempted with the Explore card
}: { $dots ->
    [one] one success is enough.
   *[other] it takes { $dots } successes.
}
note-place-state = { $state ->
    [marked] Done: there is no coming back to it.
    [adrift] Not yet: its card lies on a bare stone. Wait until the River carries it farther left.
    [line] Not yet: first resolve what comes before it on the dotted line.
    [light] Not yet: the Light must first reach the centre of the track. The bottom of Dazzle moves it.
    [locked] Closed for now: something must happen first.
   *[open] Open.
}
note-dice = { $used ->
    [yes] Already rolled. All dice come back in the next Luma phase.
   *[no] They last until the phase ends: each action rolls one or more.
}
note-brom = { $away ->
    [yes] {""}
   *[no] { $face ->
        [protection] Crystals are taken from your Action cards, which hold { $have }. Then Brom turns to Care.
        [care] Crystals are taken from your Action cards, which hold { $have }. Then Brom turns back to Protection.
       *[gone] {""}
    }
}
note-shades = One is drawn whenever Spirit runs out. The last is grave: the Chapter begins again{ $alone ->
    [yes] .
   *[no] , unless Brom leaves in its place.
}
note-boon = { $kind ->
    [companion] A Companion helps once in each Scene. It glows when it can.
    [trauma] A Trauma takes a slot. Only Heal removes it: try the top of that card on it.
    [bane] {""}
   *[boon] A Boon serves once and is gone. It glows when it can be used.
}
note-spirit = Creatures take it in the Shadow phase. When it runs out, a Shadow card is drawn and it starts over.
note-deck = { $kind ->
    [boon] Boons, Companions and nasty surprises: drawn by the bottom of Explore and at some places.
    [creature] Those that may still come to the River.
   *[story] Some places open them: the story goes on there.
}
note-marker-says = { $marker ->
    [light] The bottom of Dazzle moves it one space for each success. On the centre it opens places with the sign of the tree.
   *[shade] It moves one space in each Shadow phase, and the signs of that space act. On the centre, the Scene is lost.
}
note-at = { $distance ->
    [0] On the centre.
    [one] One space from the centre.
   *[other] { $distance } spaces from the centre.
}

## What `veillee check` finds in a book

flaw-unread = no journey leads there
flaw-untold = no journey meets these conditions there: it is never told
flaw-no-ending = no journey ends with { $ending }
flaw-forgotten = no journey leaves the memory { $memory }
flaw-stock = no journey comes to this Chapter with the memories of stock

## What `veillee check` cannot read

fault-no-way = no way leads to it
fault-other-chapter = { $scene } is in another Chapter
fault-other-deck = card { $card } is in the deck of another Chapter
fault-unasked = no page asks for it
fault-goal-memory = cannot be reached without a memory that may be missing
fault-creatures = more than { $most } creatures at set-up
fault-way-and-choice = leads on and leaves a choice too
fault-two-ways = leads on twice
fault-nowhere = leads nowhere
fault-creature-leads = a creature cannot lead the story on
fault-line-round = the line goes round
fault-too-late = the Scene is won before it could be tried
fault-unleft = is asked for, and nothing leaves it
fault-stock = nothing leaves the memory { $memory }
fault-last-ending = the last one after { $after } must ask for nothing
fault-untold-ending = one after { $after } can never be told, since one before it asks for nothing
fault-no-finale = no page ends the story
fault-no-card = there is no Story card { $card }
fault-no-scene = there is no Scene { $value } in this Chapter
fault-no-goal = must say when Luma wins
fault-no-place = there is no other place { $value } in this Scene
fault-more-dice = must be two numbers: dice with 10 and with 12 sides
fault-river = must name each Action card once
fault-two-faces = must be two: a great creature has two faces
fault-no-effect = must say what the card does
fault-one-last = a Chapter has one last Shadow card
fault-no-last = Chapter { $chapter } has no last Shadow card
fault-sides = must be 10 or 12
fault-echo-when = must say when this is told
