# Too Many Bones: all that is read in English, outside the rules and the names.
#
# $chip is the name of a baddie, with its forms: $chip_the (the Clay Golem), $chip_a (a Clay Golem). $gearloc is a proper name.

game-name = Too Many Bones
game-line = Four gearlocs, sixty-four dice, and things on the other side that have not had supper: aim, roll, pick up the bones.

## Parts of sentences

# What a die shows: the effect, and its numbers if they say something.
face = { $m ->
    [0] { $n ->
        [0] { $effect }
        [1] { $effect }
       *[other] { $effect } { $n }
    }
   *[other] { $effect } { $n }/{ $m }
}
use = { $m ->
    [0] { $n ->
        [1] { $way }
       *[other] { $way } ({ $n })
    }
   *[other] { $way } ({ $n }/{ $m })
}
effect-numbered = { $n ->
    [1] { $effect }
   *[other] { $effect } { $n }
}
stat-name = { $stat ->
    [0] health
    [1] dexterity
    [2] attack
   *[3] defence
}
effect-with-number = { $n ->
    [0] { $effect }
    [1] { $effect }
   *[other] { $effect } { $n }
}
sign-with-number = { $n ->
    [0] { $sign }
   *[other] { $sign } { $n }
}
# Baddies 4 to 7 are those of lanes 1 to 4: two frogs are told apart by their lane.
lane-of-unit = { $unit ->
    [4] {" "}(lane 1)
    [5] {" "}(lane 2)
    [6] {" "}(lane 3)
    [7] {" "}(lane 4)
   *[other] { "" }
}
# A forecast among equals: the group will choose.
will-be-asked = { $open ->
    [yes] {" "}(one of several equal choices: you will be asked)
   *[no] { "" }
}
kept-ones = { $ones ->
    [one] one shield of 1
   *[other] { $ones } shields of 1
}
kept-twos = { $twos ->
    [one] one shield of 2
   *[other] { $twos } shields of 2
}
kept-higher = { $twos ->
    [0] { $others ->
        [0] no shield
       *[other] { $others } on skill dice
    }
   *[other] { kept-twos }{ kept-beside }
}
kept-beside = { $others ->
    [0] { "" }
   *[other] {" "}and { $others } on skill dice
}
strike = Strike: { $hits } damage
will-resolve = { $hits ->
    [0] { $shields ->
        [0] Keep { bones-to-keep }
       *[other] Place { shields-to-place }{ and-keep }
    }
   *[other] { strike }{ $shields ->
        [0] { "" }
       *[other] , place { shields-to-place }
    }{ and-keep }
}
shields-to-place = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
bones-to-keep = { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
}
and-keep = { $bones ->
    [0] { "" }
   *[other] , keep { bones-to-keep }
}
attack-dice = { $attack ->
    [one] one attack die
   *[other] { $attack } attack dice
}
defence-dice = { $defence ->
    [one] one defence die
   *[other] { $defence } defence dice
}

# What the white dice of a roll show.
roll-shown = { COUNT($attack) ->
    [0] { COUNT($defence) ->
        [0] { "" }
       *[other] : defence { FACES($defence, nought: "bones") }
    }
   *[other] { COUNT($defence) ->
        [0] : attack { FACES($attack, nought: "bones") }
       *[other] : attack { FACES($attack, nought: "bones") }, defence { FACES($defence, nought: "bones") }
    }
}

## What can be chosen

option-choose-gearloc = Play { $figure }
option-train-stat = Train { stat-name }
option-train-die = Learn “{ $die }”
option-roll-again = Roll the bones again
option-let-lie = Leave the dice as they lie
option-stand-above = { CAPITAL($figure_the) }{ lane-of-unit } first
option-start-at = Start at { $spot }
option-move-to = Go to { $spot } ({ $cost } dex)
option-take-target = Target { $figure_the }{ lane-of-unit }
option-no-target = Target nobody
option-take-die = Take “{ $die }”
option-aim-at-spot = Aim at { $spot }
option-roll = { $attack ->
    [0] { $defence ->
        [0] Roll without white dice
       *[other] Roll { defence-dice }
    }
   *[other] { $defence ->
        [0] Roll { attack-dice }
       *[other] Roll { attack-dice } and { defence-dice }
    }
}
option-resolve-all = Strike, place shields, keep bones
option-strike = { strike }
option-leave-hit = Leave a hit of { $hits }
option-place-shield = Place a shield of { $shield }
option-lock-shield = Lock a shield of { $shield }
option-keep-bones = Keep the bones of the { $white }
option-store-die = { $n ->
    [1] Put “{ $die }” in the plan: one bone
   *[other] Put “{ $die }” in the plan: { $n } bones
}
option-use-die = “{ $die }”: { use }
option-use-pair = “{ $die }” and another, as a pair: { $way }
option-place-die = Place “{ $die }” ({ effect-numbered }): { $figure }
option-lock-die = Lock “{ $die }”: { effect-numbered }
option-salvage-part = Make these bones a component: “{ $die }”
option-buy-plan = { $bones ->
    [one] Backup plan, { $bones } bone: { $effect }
   *[other] Backup plan, { $bones } bones: { $effect }
}
option-upgrade = Backup plan, 6 bones: turn the chip over, innate +1
option-end-turn = End the turn
option-drop-shield = Give up a shield of { $shield }
option-drop-locked-shield = Give up a locked shield of { $shield }
option-drop-die = Give up “{ $die }” and free its slot
option-keep-shields = Keep { $ones ->
    [0] { kept-higher }
   *[other] { kept-ones }{ $twos ->
        [0] { kept-beside }
       *[other] , { kept-higher }
    }
}
option-choose-unit = Choose { $figure_the }{ lane-of-unit }
option-choose-spot = Choose { $spot }
option-stay-here = Stay put
option-pick-die = Choose “{ $die }”
option-pick-white = { $shows ->
    [0] Choose the { $white } (bones)
   *[other] Choose the { $white } ({ $shows })
}
option-pick-no-more = That will do
option-gain-die = Take “{ $die }” from the tray
option-rage-up = Get angrier
option-rage-down = Calm down
option-lose-stat = Lose the { stat-name } die
option-react = Answer with “{ $die }”: { effect-numbered }
option-react-with-pair = Answer with “{ $die }” and another: { $effect }, as a pair
option-let-it-happen = Let it happen
option-use-innate = { $effect }, now
option-skip-innate = Do without, this time
option-fall-on = Let it go for { $figure }{ lane-of-unit }
option-walk-to = Let it walk to { $spot }
option-sign-first = First: { $sign }
option-effect-first = { $die ->
    [-1] First { $effect }
   *[other] First “{ $die }” ({ $effect })
}
option-rule-first = First what this battle says
option-fatigue-first = First the fatigue

## What happens

event-gearloc-chosen = { $seat } plays { $figure }.
event-stat-trained = { $figure } trains { stat-name }: { $n } more than at the start.
event-training-rolled = { $figure } rolls in training ({ stat-name }): { FACES($faces, nought: "bones") }.
event-training-failed = One bone too many: { $figure } learns nothing ({ stat-name }) and will use the point elsewhere.
event-die-trained = { $figure } learns “{ $die }”.
event-point-lost = { $figure } has nothing left to learn.
event-battle-began = Day { $day }. On the other side, { $n } points of baddies.
event-queue-built = The queue, from the top: { FACES($values) }.
event-baddie-entered = { CAPITAL($figure_a) } turns up at { $spot }.
    .short = baddies arrived
event-chip-queued = Somebody else joins the queue: { $value ->
    [one] { $value } point
   *[other] { $value } points
}, { $n ->
    [0] right on top
    [one] behind another
   *[other] behind { $n } others
}.
event-initiative-rolled = { $figure } rolls { $n } for initiative.
event-meter-set = { "" }
event-gearloc-placed = { $figure } stands at { $spot }.
event-round-began = Round { $n }.
    .short = rounds
event-rule-worked = “{ $queue }”: this battle’s own rule takes effect.
event-fatigue-set = Fatigue: everybody loses one HP, and nothing can be done about it.
event-turn-began = { CAPITAL($figure_the) } is up.
event-turn-lost = { CAPITAL($figure_the) } stares into space. Turn lost.
event-moved = { CAPITAL($figure_the) } goes from { $from_spot } to { $spot }.
event-swapped = { CAPITAL($figure_the) } and { $other_figure_the } trade places.
event-target-taken = { CAPITAL($figure_the) } targets { $other_figure_the }.
event-aim-taken = “{ $die }” is aimed at { $spot }.
event-paid = { "" }
event-dice-rolled = { CAPITAL($figure_the) } rolls{ roll-shown }.
event-dice-rerolled = { CAPITAL($figure_the) } rolls again{ roll-shown }.
event-struck = { CAPITAL($figure_the) } hits { $other_figure_the }: { $n } damage.
event-hits-left = { CAPITAL($figure_the) } pulls the punch: { $n } damage that nobody takes.
event-shields-held = Shields stop { $n } damage for { $figure_the }.
event-damage-eased = { CAPITAL($figure_the) } does not feel all of it: { $n } less.
event-bonus-lost = { CAPITAL($figure_the) } loses { $n } bonus HP.
event-hp-lost = { $hp ->
    [0] { CAPITAL($figure_the) } loses { $n } HP. None left.
   *[other] { CAPITAL($figure_the) } loses { $n } HP. { $hp } left.
}
event-healed = { $n ->
    [0] { CAPITAL($figure_the) } wanted for nothing.
   *[other] { CAPITAL($figure_the) } gets { $n } HP back: { $hp } in all.
}
event-hp-set = { CAPITAL($figure_the) }: { $hp } HP, neither more nor less.
event-top-raised = { CAPITAL($figure_the) } gains { $n } health, for good.
event-bonus-gained = { CAPITAL($figure_the) } is given { $n } bonus HP.
event-sign-placed = { sign-with-number } is put on { $figure_the }.
event-sign-worked = { $sign } deals { $figure_the } { $n } true damage.
event-sign-removed = { $sign } is over for { $figure_the }.
event-sign-kept-off = The cleanse keeps { $sign } off { $figure_the }.
event-shield-placed = { CAPITAL($figure_the) } places a shield of { $shield }.
event-shield-locked = { CAPITAL($figure_the) } locks a shield of { $shield }.
event-shield-dropped = { CAPITAL($figure_the) } takes off a shield of { $shield }.
event-bones-kept = { $n ->
    [one] { CAPITAL($figure_the) } keeps a bone for the backup plan: { $bones } in all.
   *[other] { CAPITAL($figure_the) } keeps { $n } bones for the backup plan: { $bones } in all.
}
event-bones-gone = { $n ->
    [one] No room in { $figure }’s backup plan: a bone rolls under the table.
   *[other] No room in { $figure }’s backup plan: { $n } bones roll under the table.
}
event-die-used = { CAPITAL($figure_the) } uses “{ $die }”: { face }.
event-die-placed = “{ $die }” is placed with { $other_figure_the }: { effect-with-number }.
event-die-locked = “{ $die }” is locked: { effect-with-number }.
event-die-turned = “{ $die }” is at { $n }.
event-die-rolled = “{ $die }” shows: { effect-with-number }.
event-die-shows = “{ $die }” now shows: { effect-with-number }.
event-die-exhausted = “{ $die }” is exhausted.
event-die-to-tray = “{ $die }” goes back to the tray.
event-die-back = “{ $die }” comes back to the skills.
event-die-gained = { $figure } gains “{ $die }”.
event-plan-bought = { $bones ->
    [one] Backup plan! { CAPITAL($figure_the) } spends one bone: { $effect }.
   *[other] Backup plan! { CAPITAL($figure_the) } spends { $bones } bones: { $effect }.
}
event-innate-upgraded = { CAPITAL($figure_the) } turns the chip over, star side up: { $effect }.
    .short = talents turned over
event-innate-worked = { CAPITAL($figure_the) } uses { $effect }.
event-ability-worked = { CAPITAL($figure_the) } uses { effect-with-number }.
event-baddie-aimed = { CAPITAL($figure_the) } goes for { $other_figure }.
event-baddie-idle = { CAPITAL($figure_the) } looks for somebody to bite and reaches nobody.
event-attack-missed = “{ $die }”: the blow goes wide, and { $figure_the } never felt it.
event-attack-taken = “{ $die }”: { $other_figure_the } steps in front of { $figure_the }.
event-attack-avoided = “{ $die }”: { $figure_the } was no longer there.
event-attack-dice-lost = { $n ->
    [one] Break: { $figure_the } loses an attack die for the battle.
   *[other] Break: { $figure_the } loses { $n } attack dice for the battle.
}
event-defence-dice-lost = { $n ->
    [one] Corrosion: { $figure_the } loses a defence die for the battle.
   *[other] Corrosion: { $figure_the } loses { $n } defence dice for the battle.
}
event-stat-limited = Limit: { $figure_the } will do without the { stat-name } die.
event-meter-deferred = { $n ->
    [0] { CAPITAL($figure_the) } stays put on the meter.
   *[other] At the end of the round { $figure_the } will go { $up ->
        [yes] up
       *[no] down
    } { $n ->
        [one] a place
       *[other] { $n } places
    }.
}
event-defeated = { CAPITAL($figure_the) } does not get up. { $value ->
    [one] One point less over there.
   *[other] { $value } points less over there.
}
    .short = baddies felled
event-knocked-out = { CAPITAL($figure_the) } is K.O.
    .short = K.O.s
event-saved-from-ko = “{ $die }”: { $figure_the } does not fall. { $hp } HP, and a funny taste.
event-revived = { CAPITAL($figure_the) } opens an eye: { $hp } HP, and back at the end of the round.
event-loot-found = { $n ->
    [one] { CAPITAL($figure_the) } finds something shiny.
   *[other] { CAPITAL($figure_the) } finds { $n } shiny things.
}
event-battle-won = Nobody is left on the other side.
event-battle-lost = Nobody is left standing on this side.

## What a face does

table-effect-strike = { $n } damage to the target. This is an attack.
table-effect-shield = A shield of { $n } for an active slot: it stops that much damage.
table-effect-bones = { $n ->
    [one] A bone for the backup plan.
   *[other] { $n } bones for the backup plan, on a single die.
}
table-effect-bones-must = A dud: red bones go to the backup plan, like it or not.
table-effect-bones-back = A bone for the backup plan. Once spent, the die comes back to the skills and can be rolled again.
table-effect-blank = Nothing is engraved here.
table-effect-element = { $n ->
    [one] An element, to be kept in a locked slot.
   *[other] { $n } elements, to be kept in a locked slot.
}
table-effect-casing = { $n ->
    [one] A casing, to be kept in a locked slot.
   *[other] { $n } casings, to be kept in a locked slot.
}
table-effect-fuse = { $n ->
    [one] A fuse, to be kept in a locked slot.
   *[other] { $n } fuses, to be kept in a locked slot.
}
table-effect-parts = { $n ->
    [one] A component that will do for anything: element, casing or fuse.
   *[other] { $n } components that will do for anything: element, casing or fuse.
}
table-effect-boom = { $n ->
    [0] No boom is ready. An element, a casing and a fuse make one.
    [one] One boom is ready: enough for a grenade.
   *[other] { $n } booms are ready: that many grenades to roll.
}
table-effect-spare-boom = One more boom on the counter, nothing to put together.
table-effect-explosion = { $n } damage on the position aimed at, half on the positions beside it. It must be used.
table-effect-blast = { $n } damage to every baddie. It must be used.
table-effect-wild-blast = { $n } to every baddie, and { $m } to every gearloc, Boomer too. It must be used.
table-effect-stunner = The baddie aimed at loses its next turn, if it is worth { $n } points or less. It must be used.
table-effect-napalm = Sticks to the baddie aimed at: { $n } damage at the start of its turn, { $m ->
    [one] once
   *[other] { $m } times
}. It must be used.
table-effect-hot-napalm = Sticks to the baddie aimed at: { $n } damage at the start of its turn, { $m ->
    [one] once
   *[other] { $m } times
}. Boomer is splashed: 1 damage. It must be used.
table-effect-smoke = { $n ->
    [one] The next attack on the gearloc aimed at goes wide, abilities included. It must be used.
   *[other] The next { $n } attacks on the gearloc aimed at go wide, abilities included. It must be used.
}
table-effect-cleanse = { $n ->
    [one] The whole party is rid of negative effects, and safe from new ones for { $n } turn of Boomer’s. It must be used.
   *[other] The whole party is rid of negative effects, and safe from new ones for { $n } turns of Boomer’s. It must be used.
}
table-effect-flashbang = { $n ->
    [one] The baddie aimed at loses its abilities for the whole battle, if it is worth { $n } point. It must be used.
   *[other] The baddie aimed at loses its abilities for the whole battle, if it is worth { $n } points or less. It must be used.
}
table-effect-padding = { $n } bonus HP for Boomer; the die goes with the last of them.
table-effect-loot = { $n ->
    [one] A find for the satchel, which counts in the score.
   *[other] { $n } finds for the satchel, which count in the score.
}
table-effect-bigger-boom = +{ $n } to the Frag Grenade and the Big Boom of this roll.
table-effect-holy-find = The Holy Hand Grenade joins the skills.
table-effect-element-325 = Locked, it waits for the Holy Hand Grenade, to make it a good deal worse.
table-effect-holy-blast = { $n } to every baddie; { $m } with Element 325. It must be used.
table-effect-holy-explosion = { $n } on the position aimed at, half around it; { $m } with Element 325. It must be used.
table-effect-throw-odds = 1 damage to the target, with whatever lies about.
table-effect-search-again = Rolls one component die of this turn again, if it has not been used.
table-effect-bluff-bomb = A bomb that is not one: any unit moves a position away, where you like.
table-effect-throw-ends = 3 damage to the target: the bottom of both pockets.
table-effect-hide = Untargetable on Boomer until her next turn.
table-effect-resourceful = Element, Casing and Fuse are worth one more; bones may become one component.
table-effect-hold-regen = Locked for the whole adventure: { $n } HP at the start of every turn.
table-effect-hold-defence = Locked for the whole adventure: each blow he takes does { $n } less.
table-effect-hold-move = Locked for the whole adventure: { $n } free steps every turn.
table-effect-hold-damage = Locked for the whole adventure: { $n } more to each turn’s damage on his target.
table-effect-hold-taunt = Locked for the whole adventure: Taunt on Picket, every turn.
table-effect-advanced-defence = Stops { $n } damage, for Picket or for an ally.
table-effect-improved-training = Locked: in defence training one bone does not count.
table-effect-intercept = { $n ->
    [one] Laid with an ally: the next time that ally is targeted, Picket takes it.
   *[other] Laid with an ally: the next { $n } times that ally is targeted, Picket takes it.
}
table-effect-switch = Trades places with a unit beside him. With a second switch: 3 HP for the ally moved, or 3 damage to the baddie.
table-effect-rush = Three free steps. With a second rush: 3 damage to a baddie beside him when he gets there.
table-effect-riposte = It waits: when a neighbour targets Picket, he dodges everything. With a second riposte: 3 damage in return.
table-effect-ale = { $n ->
    [one] Picket drops to 1 HP, and his HP do not move for { $n } turn.
   *[other] Picket drops to 1 HP, and his HP do not move for { $n } turns.
}
table-effect-jerky = { $n } HP for Picket.
table-effect-shield-bash = All his shields go at once and become as much damage to the target.
table-effect-do-over = Rolls as many dice of the roll as you like again, once.
table-effect-benevolence = 2 HP and a shield of 2.
table-effect-shield-shock = As Shield Bash, and the target loses its next turn.
table-effect-shield-wall = At the start of battle, rolls all his defence dice; shields stay, bones do not.
table-effect-gearloc-wall = Shields may stand in locked slots too.
table-effect-heal = { $n } HP for a gearloc.
table-effect-multiply = Multiplies a Med Kit or Med Pack by { $n }.
table-effect-saw = { $n } damage to the target. Not an attack: a procedure.
table-effect-liquid-life = Brings a gearloc back from K.O. with { $n } HP; or, laid with somebody, leaves them at { $n } HP instead of falling.
table-effect-reroll-heal = { $n ->
    [one] Rolls a Med Kit or Med Pack again, once.
   *[other] Rolls a Med Kit or Med Pack again, up to { $n } times.
}
table-effect-poison-jar = Poison { $n } on the target.
table-effect-poison-dart = Poison { $n } on any baddie.
table-effect-tainted = { $n } true damage to Patches: he always tastes it first. Unless the dose is rolled again.
table-effect-buff-hp = { $n } bonus HP for a gearloc; the die goes with the last of them.
table-effect-buff-attack = { $n } more attack dice for a gearloc, all battle.
table-effect-zap = { $n } true damage to any baddie.
table-effect-revival = Brings a gearloc back from K.O. with { $n } HP.
table-effect-cells = { $n ->
    [0] No cell left.
    [one] One cell, for the Zappack or Overcharge.
   *[other] { $n } cells, for the Zappack or Overcharge.
}
table-effect-reroll-buff = { $n ->
    [one] Rolls a dose of this roll again, once.
   *[other] Rolls a dose of this roll again, up to { $n } times.
}
table-effect-recover = { $n } HP for a gearloc at the start of each of its turns.
table-effect-booster = { $n } bonus HP back at the start of each turn, never above the dose.
table-effect-perma-hp = A gearloc’s health goes up by { $n }, for the whole adventure.
table-effect-heal-gearloc = 1 HP for a gearloc.
table-effect-needle-jab = 2 damage to the target. This will not hurt, he says.
table-effect-fortunate-discovery = A consumable die of your choice comes out of the tray.
table-effect-overcharge = One cell less, and 4 true damage to any baddie.
table-effect-recovery = 1 HP at the start of his turn.
table-effect-major-recovery = 1 HP for a gearloc of his choice at the start of his turn; and his health goes up by 1 for good.
table-effect-calm = It is simmering. Nothing to be had from it yet.
table-effect-rage-bones = { $n ->
    [one] At any time of his turn he may trade the die for one bone.
   *[other] At any time of his turn he may trade the die for { $n } bones.
}
table-effect-rage-heal = At any time of his turn he may trade the die for { $n } HP.
table-effect-rage-damage = At any time of his turn he may trade the die for { $n } damage to the target.
table-effect-execute = { $n ->
    [one] Fells a baddie beside him of { $n } point; or moves on to the next anger up.
   *[other] Fells a baddie beside him of up to { $n } points; or moves on to the next anger up.
}
table-effect-last-execute = Fells a baddie beside him of up to { $n } points. There is no anger above this one.
table-effect-breakdown = Too much is too much: at the end of his turn the rage falls back to 1.0.
table-effect-temper = { $n ->
    [one] The rage goes up or down a step, as he likes.
   *[other] The rage goes up or down { $n } steps, as he likes.
}
table-effect-advance = On to the next anger up, at once.
table-effect-steal-axe = One more axe for the collection.
table-effect-poison-armour = It stays: a neighbour that hurts him may be given Poison { $n }.
table-effect-lashback = It stays: a neighbour that hurts him may be dealt { $n } damage back.
table-effect-hardy = { $n ->
    [one] For { $n } turn he loses no more than one HP in anybody’s turn, true damage included.
   *[other] For { $n } turns he loses no more than one HP in anybody’s turn, true damage included.
}
table-effect-intimidate = At the end of the round the target goes down { $n } places on the meter.
table-effect-cripple = A baddie beside him rolls { $n } attack die fewer, all battle.
table-effect-way-of-the-wild = A baddie beside him of up to { $n } points loses its abilities, all battle.
table-effect-inspire = At the end of the round all gearlocs go to the top of the meter.
table-effect-disorient = Every baddie of up to { $n } points loses its next turn.
table-effect-jump = He lands beside any baddie, and may change target.
table-effect-strengthen = { $n } more attack die, all battle.
table-effect-strengthen-for-good = { $n } more attack die, and a free attack training at once.
table-effect-taunt = Taunt on Tantrum: until his next turn, his neighbours attack nobody else.
table-effect-axes = { $n ->
    [0] No axe left to throw.
    [one] One axe: 2 damage to a baddie that is not beside him, once a turn.
   *[other] { $n } axes: 2 damage to a baddie that is not beside him, one a turn.
}
table-effect-body-count = { $n ->
    [0] Not a notch. Each baddie he fells makes one.
    [one] One notch: { $n } HP, whenever he likes, in his turn.
   *[other] { $n } notches: { $n } HP, whenever he likes, in his turn.
}
table-effect-get-angry = The rage goes up a step.
table-effect-calm-down = The rage goes down a step.
table-effect-axes-for-all = The collection is back to three axes.
table-effect-recoup = He gets 4 HP back.
table-effect-rage = The rage goes up a step in each turn in which he attacks, and for each HP lost.
table-effect-fearless-rage = Breakdown no longer brings his rage down.

## What a baddie does

table-ability-poison = Poison { $n } on its target.
table-ability-weaken = Weaken { $n } on its target.
table-ability-stun = Stun: its target loses its next turn.
table-ability-bleed = Bleed: its target loses 1 HP at the start of each of its turns, to the end of the battle.
table-ability-mischief = { $n ->
    [one] Its target takes a die out of its active slots.
   *[other] Its target takes { $n } dice out of its active slots.
}
table-ability-limit = Its target loses a stat die for the battle.
table-ability-corrosive = At the end of its turn the shields its target has left are exhausted.
table-ability-break = Attack dice that cost it HP are exhausted for the battle.
table-ability-thick-skin = Ignores the first { $n } damage of each turn, after its shields. Not true damage.
table-ability-hardy = Never loses more than one HP a turn, true damage included.
table-ability-lashback = Deals { $n } damage back to the neighbour that hurt it, if it still stands.
table-ability-secrete = The neighbour that attacks it gets Poison { $n }, even if the blow fells it.
table-ability-terrify = Whoever attacks it gets Terrify until the end of their next turn.
table-ability-recover = Heals { $n } HP at the start of its turn.
table-ability-signal = { $n ->
    [one] In its first turn a smaller baddie joins the queue.
   *[other] In each of its first { $n } turns a smaller baddie joins the queue.
}
table-ability-flight = Takes off or lands at the end of its turn; in the air it cannot be targeted.
table-ability-dive = If it is flying, it lands beside the weakest and attacks.
table-ability-frenzy = { $n ->
    [one] If one of its dice hits, those that hit are rolled again and added.
   *[other] If { $n } of its dice hit, those that hit are rolled again and added.
}
table-ability-rage = { $n ->
    [one] Once hurt, it rolls { $n } more attack die.
   *[other] Once hurt, it rolls { $n } more attack dice.
}
table-ability-raiding = One more attack die for each other orc on the mat.
table-ability-inspire = { $n ->
    [one] The next baddie on the meter acts at once, with { $n } more attack die.
   *[other] The next baddie on the meter acts at once, with { $n } more attack dice.
}
table-ability-one-mind = Every other beast rolls an attack die along with it.
table-ability-untargetable = Untargetable on itself until its next turn.
table-ability-shrouded = It can only be targeted from beside it.
table-ability-careless = Deals itself { $n } true damage.

## What a sign on a chip means

table-sign-poison = At the start of its turn, true damage for what the die shows, which then goes down by one.
table-sign-bleed = 1 true damage at the start of each of its turns, to the end of the battle.
table-sign-weaken = In its next turn that much less dex, or that many attack dice fewer for a baddie.
table-sign-stun = Loses its next turn. Poison and Bleed work all the same.
table-sign-disable = No abilities to the end of the battle; attack and defence dice stay.
table-sign-terrify = Cannot target whoever has Terrify, until the end of its next turn.
table-sign-untargetable = Nobody on the other side can target it until its next turn. An explosion does not target.
table-sign-taunt = Until its next turn its neighbours on the other side attack nobody else.
table-sign-flight = In the air: it cannot be targeted.

## What can be known before choosing

remark-roll-odds = { $fells ->
    [-1] Bones: { $bones }%.
    [0] { TENTHS($tenths) } damage, bones { $bones }%; it will not fall to this roll.
    [100] { TENTHS($tenths) } damage, bones { $bones }%; it falls for certain.
   *[other] { TENTHS($tenths) } damage, bones { $bones }%, fells it { $fells }%.
}
remark-with-skill-dice = { $n ->
    [one] With the skill die, that makes { $all } dice.
   *[other] With the { $n } skill dice, that makes { $all } dice.
}
remark-training-odds = { $percent ->
    [100] It cannot fail this time.
   *[other] It works { $percent }% of the time; if not, the point goes to something else.
}
remark-will-resolve = { will-resolve }.
remark-nothing-to-heal = Nothing to heal: no HP are missing.
remark-counter-too-low = Needs { $n } on the { $die }; it shows { $left }.
remark-too-few-bones = { $bones ->
    [one] Needs 1 bone; you have { $left }.
   *[other] Needs { $bones } bones; you have { $left }.
}
remark-too-little-dexterity = Needs { $n } dexterity; you have { $left } left.
remark-will-attack = { CAPITAL($figure_the) }{ lane-of-unit } is about to attack { $other_figure_the } from { $spot }{ will-be-asked }.
remark-will-wait = { CAPITAL($figure_the) }{ lane-of-unit } will reach nobody; it will stand at { $spot }{ will-be-asked }.
remark-in-danger = { CAPITAL($figure_the) }, with { $hp } HP, can expect { TENTHS($tenths) } damage before the next turn.
remark-most-dangerous = { CAPITAL($figure_the) } does the most harm while it stands.
remark-fatigue-near = Round { $round }: fatigue bites from round 6 on, so time is on nobody’s side.
remark-queue-left = { $points ->
    [one] One point still waits in the queue.
   *[other] { $points } points still wait in the queue.
}
remark-fells-more = It fells the target { $percent }% of the time, not { $other }%.
remark-hits-more = It costs the target { TENTHS($tenths) } HP on average, not { TENTHS($other) }.
remark-more-shields = It puts up { TENTHS($tenths) } in shields on average, not { TENTHS($other) }.
remark-more-bones = Bones show { $percent }% of the time, not { $other }%.

## The table in a terminal

board-mark-damage = ≈{ TENTHS($tenths) }
board-mark-fells = fells { $percent }%
board-day = Day { $day }
board-round = Round { $round }
board-queue = Queue { $queue }
board-graveyard = Graveyard { $count }
board-meter = Meter
board-lane = lane { $lane }
# Which word of a baddie’s name tells most when there is no room: the last one.
board-best-word = last
board-down = K.O.
board-points = { $count ->
    [one] { $count } point to spend
   *[other] { $count } points to spend
}
board-dex = Dex{" "}
board-attack = Atk{" "}
board-defence = Def{" "}
board-active = Active
board-locked = Locked
board-plan = Plan
board-exhausted = Spent
board-dice = Skills
board-rolled = Roll
board-bones = bones
board-rolled-die = { $die }: { $face }
board-faces = Faces: { $faces }.
board-start = Health { $health }, dex { $dex }, attack { $attack }, defence { $defence }.
board-chip = { $form ->
    [0] Melee
    [1] Ranged
   *[other] Melee and ranged
}; attack { $attack }, defence { $defence }; goes for the { $target ->
    [weakest] weakest
   *[other] strongest
}.
board-abilities = { $abilities }.
board-ability = { $name }: { $says }
board-signs = { $heart } HP, { $shield } shield points, { $acts } acts now, { $aimed } target, { $bone } bones in the backup plan. Before a baddie’s name stands the number of the lane it came by; letters are effects, stars are dice that stick to it.
board-group-move = Walk
board-group-aim = Take a target
board-group-roll = Roll
board-group-results = Use the roll
board-group-skills = Use a skill die
board-group-plan = Backup plan
board-group-free = Clear a slot
board-group-learn = Learn a skill die
board-note-no-target = Skill dice and defence dice can still be rolled, one dex each; attack dice cannot.
board-note-resolve-all = Does what goes without saying; skill dice are left for you to place.
board-note-leave-hit = That die does nothing.
board-note-place-shield = It stays until it has stopped that much damage. While it lies there, one defence die fewer can be rolled.
board-note-lock-shield = In a locked slot it does not count against the defence dice.
board-note-keep-bones = Bones pay for an ability of the backup plan, one a turn.
board-note-store-die = Bones pay for an ability of the backup plan, one a turn. The die lies there until they are spent.
board-note-salvage-part = It waits in a locked slot, as element, casing or fuse.
board-note-upgrade = The better side of the innate talent, for the rest of the battle.
board-note-end-turn = What was not used is lost.
board-note-move-to = { $dex ->
    [one] One dex left before the step; what is left over rolls dice.
   *[other] { $dex } dex left before the step; what is left over rolls dice.
}
board-note-start-at = Row C is for melee, row D for those who hit from afar.
board-note-train-stat = { $stat ->
    [0] One HP more. Never fails.
    [1] One more step or die each turn. Never fails.
    [2] The attack dice are rolled: if none shows bones, one more attack die from now on.
   *[3] The defence dice are rolled, bones a second time: if none are left, one more defence die from now on.
}
board-note-keep-shields = These stay; the others are used up.
board-note-drop-die = The slot is free again; the die is out for the rest of the battle.
board-note-drop-shield = The slot is free again, and one more defence die can be rolled.
board-note-drop-locked-shield = The slot is free again.
board-note-let-it-happen = The die stays where it is.

## How it ends

ending-victory = The field is yours, and somebody will go home on the others’ backs.
    .short = won
ending-flawless = The field is yours, and everybody is standing. Check your pockets all the same.
    .short = won, all standing
ending-wiped-out = The field is theirs. The party is asleep, and did not choose to be.
    .short = lost
score = { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}

## Before the game

setting-difficulty = Difficulty
    .help = Adventure: two more health, and a K.O. does not take locked dice along. Heroic: one more health. Legendary: nothing.
setting-gearlocs = Gearlocs
    .help = How many go into battle. With fewer than four people, one may play several.
    .numbered = { $n ->
        [one] one gearloc
       *[other] { $n } gearlocs
    }
setting-day = Day
    .help = Later days mean more training, and more of them opposite: the day times the number of gearlocs.
    .numbered = day { $n }
setting-country = Whose country
    .help = The creatures that live there.
setting-queue = Opposite
    .help = Baddies drawn for the points of the day, or a battle ready made, with the training of its day.
setting-queue-points = The points of the day
setting-leader-decides = The leader decides
    .help = Questions to the group go to the first seat; otherwise the first answer counts.

## Questions

question-choose-gearloc = { $name }, whom do you play?
question-train = { $name }, what will you train?
question-ask-reroll = { $name }, there are bones. Roll them again?
question-settle-tie = { $name }, a tie: who goes first?
question-place-gearloc = { $name }, where do you stand?
question-offer-talent = { $name }, use your innate talent now?
question-start-of-round = { $name }, the round begins: what happens first?
question-next-moment = { $name }, it all happens at once: what comes first?
question-do-deed = { $name }, whom do you choose?
question-choose-walk = { $name }: where to?
question-choose-landing = { $name }, where do you land?
question-choose-new-target = { $name }, another target, while you are at it?
question-choose-shift = { $name }, where do you send it?
question-choose-dive = { $name }: on which side does it come down?
question-absorb = { $name }, here comes the blow. Which shields do you keep?
question-choose-change = { $name }, more anger, or less?
question-pick-one = { $name }, which die do you roll again?
question-pick-any = { $name }, which dice do you roll again?
question-pick-multiplied = { $name }, which healing do you multiply?
question-gain-by-deed = { $name }, what do you find?
question-choose-dropped = { $name }, which die do you let go?
question-choose-limited = { $name }, which die will you do without?
question-choose-quarry = { $name }: whom does it go for?
question-choose-planned = { $name }: its bones take effect. On whom?
question-join-pack = { $name } bites with the pack: whom?
question-choose-target = { $name }: whom does it target?
question-step-in = { $name }, somebody is targeted. Do you answer?
question-choose-course = { $name }, move or pick a target?
question-pick-dice = { $name }, which dice do you roll?
question-choose-aim = { $name }, what do you aim at?
question-put-on-unit = { $name }, on which baddie?
question-offer-answers = { $name }, you were hurt up close. Do you hit back?
question-resolve = { $name }, what do you do with these dice?
touch-train = Touch a stat or a skill: each costs a training point.
touch-choose-course = Touch where to go (boots: dexterity) or whom to target (skull: the chance that it falls).
touch-pick-dice = Touch dice to put them in or leave them out: each costs a point of dexterity. Then roll.
touch-resolve = Touch a die to use it.

## On the page

page-field = The battle mat
page-meter = Initiative meter
page-round = { $n ->
    [0] Before the first round
   *[other] Round { $n }
}
page-round-word = Round
page-round-says = From the top of the meter to the bottom, everybody acts once a round. From the sixth round on fatigue costs each unit 1 HP at the start.
page-ghost = { $name } will stand here at the end of the round
page-queue = { $count ->
    [0] Nobody is waiting
    [one] One baddie is waiting, worth { $points }
   *[other] { $count } baddies are waiting, worth { $points } points
}
page-queue-word = Queue
page-queue-says = At the end of a round whoever is on top takes the place of the fallen. Only what they are worth is seen: 1, 5 or 20.
page-graveyard = { $count ->
    [0] Nobody has fallen
    [one] One baddie has fallen
   *[other] { $count } baddies have fallen
}
page-skills = Skills
page-to-learn = { $n } still to learn
page-skill = { $die }, { $state ->
    [untrained] not learnt
    [exhausted] exhausted
    [away] in play
   *[ready] ready
}
page-stats = Stats
page-stat-says = { $stat ->
    [0] How much it can take. At nought it is K.O.
    [1] What a turn is made of: each step costs a point, each die of the roll costs a point.
    [2] How many attack dice it may roll at a target in reach.
   *[3] How many defence dice it may roll; what they show stays in front as shields.
}
page-bones = { $n ->
    [0] No bones in the backup plan
    [one] One bone in the backup plan
   *[other] { $n } bones in the backup plan
}
page-plan = Backup plan
page-plan-word = Backup
page-plan-says = Bones are kept here, five at most. Once a turn they buy one of these.
page-active = Active slots
page-active-word = Active
page-locked = Locked slots
page-locked-word = Locked
page-shield = shield of { $n }
page-points = { $n ->
    [one] One training point to spend
   *[other] { $n } training points to spend
}
page-points-worth = { $n ->
    [one] 1 point
   *[other] { $n } points
}
page-unit = { $name }, { $spot }{ $lane ->
    [0] { "" }
   *[other] , lane { $lane }
}, { $hp } of { $top } HP{ $shields ->
    [0] { "" }
   *[other] , shields { $shields }
}{ $signs ->
    [none] { "" }
   *[other] , { $signs }
}
page-form = { $form ->
    [0] from close by
    [1] from afar
   *[other] near and far
}
page-target = { $count ->
    [one] Goes for the { $target ->
        [weakest] weakest
       *[strongest] strongest
    }.
   *[other] Goes for the { $count } { $target ->
        [weakest] weakest
       *[strongest] strongest
    }.
}
page-diagonal = Steps diagonally, too.
page-rolls = { $name } rolls
page-white = { $white ->
    [0] Attack die
   *[other] Defence die
} { $nth }
page-taken = { $die }, in the roll
page-dex = { $n ->
    [0] No dexterity left
   *[other] Dexterity left: { $n }
}
page-left = left
page-aimless = No target: attack dice stay at rest.
page-in-roll = In the roll
page-to-add = { $n ->
    [0] To swap in
   *[other] To add
}
page-trained = { $n } of it from the training die.
page-off-says = Not now: what may join the roll glows.
page-costs = Costs { $n } of the { $die }, which shows { $left }.
page-active-says = Shields and skills that were rolled are kept here until they are used or the battle ends.
page-locked-says = Dice that show a lock stay here, from battle to battle.
page-with = With { $name }
page-lately = { $name }:
page-did-shields-held = { $figure }: shields stop { $n }
page-did-damage-eased = { $figure } feels { $n } less
page-did-hp-lost = { $figure }: −{ $n } HP
page-did-healed = { $figure }: +{ $n } HP
page-did-sign-placed = { $figure }: { $sign }
page-did-ability-worked = { $effect }
page-did-attack-missed = wide of { $figure }
page-did-attack-avoided = { $figure } dodges
page-did-plan-bought = Backup plan: { $effect }
page-did-defeated = { $figure } falls
page-did-knocked-out = { $figure }: K.O.
page-position = Position { $spot }
page-spot-says = { $row ->
    [0] Lane { $lane }, at the back: where its baddie turns up if it hits from afar.
    [1] Lane { $lane }, in front: where its baddie turns up if it fights close by.
    [2] The front row of the gearlocs: where those who fight close by begin.
   *[3] The back row of the gearlocs: where those who hit from afar begin.
} After that, anybody may stand here.
page-grave-word = Fallen
page-grave-says = The baddies defeated in this battle.
page-percent = { $percent }%
page-odds-damage = damage
page-odds-fells = to fell it
page-odds-fells-short = K.O.
page-odds-bones = bones
page-roll = Roll
page-roll-none = Roll nothing
page-fallen = The dice as they fell
page-after = Learned after { $dice }.
page-drop-says = The slot is free again; a skill die is out for the rest of the battle.
page-resting = The dice that wait
page-party = The party
page-member = { $name }{ $mine ->
    [yes] , yours
   *[no] { "" }
}: { $hp } of { $top } HP, shields { $shields }, bones { $bones }. Opens the mat.
page-close = Close

## What stays of a battle

deed-damage = hit for { $count } damage
deed-felled = { $count ->
    [one] felled a baddie
   *[other] felled { $count } baddies
}
deed-skills = { $count ->
    [one] used a skill
   *[other] used { $count } skills
}
deed-shielded = stopped { $count } damage
deed-plans = { $count ->
    [one] needed the backup plan
   *[other] needed the backup plan { $count } times
}
deed-bones = { $count ->
    [one] kept a bone
   *[other] kept { $count } bones
}
deed-hurt = lost { $count } HP
recall-standing = Nobody fell. Nobody will believe it.
recall-carried = { CAPITAL($figure_the) } went home on somebody’s back.
recall-tired = They fought until nobody could lift an arm, and then a little more.
recall-starred = { CAPITAL($figure_the) } turned the chip over. It does not turn back.
recall-elixir = { CAPITAL($figure_the) } saw the door, and did not go in.
recall-waste = There were, once again, too many bones.
chapter-round-began = Round { $nth }
evening-nth = { $nth } battle together.
evening-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}

## What `veillee check` finds in the box

flaw-chips = { $count } chips worth { $points } in all; the box has { $wanted }
flaw-no-arrow = no star and no arrow leads to { $die }
flaw-no-source = nothing gives { $die }
flaw-unused = no face, plan or talent uses { $effect }

## What `veillee check` cannot read

fault-gearlocs = there must be { $count } gearlocs
fault-skill-dice = there must be { $count } skill dice
fault-faces = there must be { $count } faces
fault-chip-numbers = there must be an entry for each of the { $count } chips
fault-days = there must be { $count } numbers, one for each day
