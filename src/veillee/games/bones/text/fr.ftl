# Too Many Bones : tout ce qui se lit en français, hors des règles et des noms.
#
# $chip est un nom de vilain, avec ses formes : $chip_the (le golem d’argile), $chip_a (un golem d’argile), $chip_gender (m ou f).
# $gearloc est un nom propre, avec $gearloc_gender. CAPITAL met la majuscule en tête de phrase.

game-name = Too Many Bones
game-line = Quatre gearlocs, soixante-quatre dés, et en face des bêtes qui n’ont pas dîné : on vise, on lance, on ramasse les os.

## Morceaux de phrases

# Ce que montre un dé : l’effet, et ses nombres s’ils disent quelque chose.
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
    [0] santé
    [1] dextérité
    [2] attaque
   *[3] défense
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
# Les vilains 4 à 7 sont ceux des pistes 1 à 4 : deux crapauds se distinguent par leur piste.
lane-of-unit = { $unit ->
    [4] {" "}(piste 1)
    [5] {" "}(piste 2)
    [6] {" "}(piste 3)
    [7] {" "}(piste 4)
   *[other] { "" }
}
hit-points = { $n ->
    [one] { $n } PV
   *[other] { $n } PV
}
damage-count = { $n ->
    [0] aucun dégât
    [one] un dégât
   *[other] { $n } dégâts
}
# A forecast among equals: the group will choose.
will-be-asked = { $open ->
    [yes] {" "}(parmi plusieurs choix égaux : on vous le demandera)
   *[no] { "" }
}
kept-ones = { $ones ->
    [one] un bouclier de 1
   *[other] { $ones } boucliers de 1
}
kept-twos = { $twos ->
    [one] un bouclier de 2
   *[other] { $twos } boucliers de 2
}
kept-higher = { $twos ->
    [0] { $others ->
        [0] aucun bouclier
       *[other] { $others } sur des dés de capacité
    }
   *[other] { kept-twos }{ kept-beside }
}
kept-beside = { $others ->
    [0] { "" }
   *[other] {" "}et { $others } sur des dés de capacité
}
strike = { $hits ->
    [one] Frapper : { $hits } dégât
   *[other] Frapper : { $hits } dégâts
}
will-resolve = { $hits ->
    [0] { $shields ->
        [0] Garder { bones-to-keep }
       *[other] Poser { shields-to-place }{ and-keep }
    }
   *[other] { strike }{ $shields ->
        [0] { "" }
       *[other] , poser { shields-to-place }
    }{ and-keep }
}
shields-to-place = { $shields ->
    [one] 1 bouclier
   *[other] { $shields } boucliers
}
bones-to-keep = { $bones } os
and-keep = { $bones ->
    [0] { "" }
   *[other] , garder { bones-to-keep }
}
attack-dice = { $attack ->
    [one] un dé d’attaque
   *[other] { $attack } dés d’attaque
}
defence-dice = { $defence ->
    [one] un dé de défense
   *[other] { $defence } dés de défense
}

# Ce que montrent les dés blancs d’un lancer.
roll-shown = { COUNT($attack) ->
    [0] { COUNT($defence) ->
        [0] { "" }
       *[other]  : défense { FACES($defence, nought: "os") }
    }
   *[other] { COUNT($defence) ->
        [0]  : attaque { FACES($attack, nought: "os") }
       *[other]  : attaque { FACES($attack, nought: "os") }, défense { FACES($defence, nought: "os") }
    }
}

## Ce qu’on peut choisir

option-choose-gearloc = Jouer { $figure }
option-train-stat = S’entraîner : { stat-name }
option-train-die = Apprendre « { $die } »
option-roll-again = Relancer les os
option-let-lie = Laisser les dés ainsi
option-stand-above = D’abord { $figure_the }{ lane-of-unit }
option-start-at = Commencer en { $spot }
option-move-to = Aller en { $spot } ({ $cost } dex)
option-take-target = Cibler { $figure_the }{ lane-of-unit }
option-no-target = Ne cibler personne
option-take-die = Prendre « { $die } »
option-aim-at-spot = Viser { $spot }
option-roll = { $attack ->
    [0] { $defence ->
        [0] Lancer sans dé blanc
       *[other] Lancer { defence-dice }
    }
   *[other] { $defence ->
        [0] Lancer { attack-dice }
       *[other] Lancer { attack-dice } et { defence-dice }
    }
}
option-resolve-all = Frapper, poser les boucliers, garder les os
option-strike = { strike }
option-leave-hit = Laisser une frappe de { $hits }
option-place-shield = Poser un bouclier de { $shield }
option-lock-shield = Bloquer un bouclier de { $shield }
option-keep-bones = Garder l’os d’un { $white }
option-store-die = { $n ->
    [1] Mettre « { $die } » au plan B : un os
   *[other] Mettre « { $die } » au plan B : { $n } os
}
option-use-die = « { $die } » : { use }
option-use-pair = « { $die } » et un autre, à deux : { $way }
option-place-die = Poser « { $die } » ({ effect-numbered }) : { $figure }
option-lock-die = Bloquer « { $die } » : { effect-numbered }
option-salvage-part = Faire de cet os un composant : « { $die } »
option-buy-plan = Plan B, { $bones } os : { $effect }
option-upgrade = Plan B, 6 os : retourner le jeton, talent inné +1
option-end-turn = Finir le tour
option-drop-shield = Renoncer à un bouclier de { $shield }
option-drop-locked-shield = Renoncer à un bouclier bloqué de { $shield }
option-drop-die = Renoncer à « { $die } » et libérer sa case
option-keep-shields = Garder { $ones ->
    [0] { kept-higher }
   *[other] { kept-ones }{ $twos ->
        [0] { kept-beside }
       *[other] , { kept-higher }
    }
}
option-choose-unit = Choisir { $figure_the }{ lane-of-unit }
option-choose-spot = Choisir { $spot }
option-stay-here = Ne pas bouger
option-pick-die = Choisir « { $die } »
option-pick-white = { $shows ->
    [0] Choisir un { $white } (os)
   *[other] Choisir un { $white } ({ $shows })
}
option-pick-no-more = C’est assez
option-gain-die = Sortir « { $die } » du plateau
option-rage-up = S’énerver
option-rage-down = Se calmer
option-lose-stat = Se passer d’un dé : { stat-name }
option-react = Répondre avec « { $die } » : { effect-numbered }
option-react-with-pair = Répondre avec « { $die } » et un autre : { $effect }, à deux
option-let-it-happen = Laisser faire
option-use-innate = { $effect }, maintenant
option-skip-innate = S’en passer cette fois
option-fall-on = Qu’il s’en prenne à { $figure }{ lane-of-unit }
option-walk-to = Qu’il aille en { $spot }
option-sign-first = D’abord : { $sign }
option-effect-first = { $die ->
    [-1] D’abord { $effect }
   *[other] D’abord « { $die } » ({ $effect })
}
option-rule-first = D’abord ce que veut ce combat
option-fatigue-first = D’abord la fatigue

## Ce qui arrive

event-gearloc-chosen = { $seat } joue { $figure }.
event-stat-trained = { $figure } s’entraîne ({ stat-name }) : { $n } de plus qu’au départ.
event-training-rolled = { $figure } lance pour s’entraîner ({ stat-name }) : { FACES($faces, nought: "os") }.
event-training-failed = Un os de trop : { $figure } n’apprend rien ({ stat-name }), et fera autre chose de ce point.
event-die-trained = { $figure } apprend « { $die } ».
event-point-lost = { $figure } n’a plus rien à apprendre.
event-battle-began = Jour { $day }. En face, { $n } points de vilains.
event-queue-built = La file d’attente, du dessus au dessous : { FACES($values) }.
event-baddie-entered = { CAPITAL($figure_a) } arrive en { $spot }.
    .short = vilains arrivés
event-chip-queued = Quelqu’un d’autre rejoint la file : { $value ->
    [one] { $value } point
   *[other] { $value } points
}, { $n ->
    [0] sur le dessus
    [one] derrière un autre
   *[other] derrière { $n } autres
}.
event-initiative-rolled = { $figure } fait { $n } à l’initiative.
event-meter-set = { "" }
event-gearloc-placed = { $figure } se place en { $spot }.
event-round-began = Manche { $n }.
    .short = manches
event-rule-worked = « { $queue } » : la règle de ce combat fait effet.
event-fatigue-set = La fatigue : chacun perd un PV, et personne n’y peut rien.
event-turn-began = { CAPITAL($figure_the) } : c’est son tour.
event-turn-lost = { CAPITAL($figure_the) } regarde dans le vide. Tour perdu.
event-moved = { CAPITAL($figure_the) } va de { $from_spot } en { $spot }.
event-swapped = { CAPITAL($figure_the) } et { $other_figure_the } échangent leurs places.
event-target-taken = { CAPITAL($figure_the) } cible { $other_figure_the }.
event-aim-taken = « { $die } » vise { $spot }.
event-paid = { "" }
event-dice-rolled = { CAPITAL($figure_the) } lance{ roll-shown }.
event-dice-rerolled = { CAPITAL($figure_the) } relance{ roll-shown }.
event-struck = { CAPITAL($figure_the) } frappe { $other_figure_the } : { damage-count }.
event-hits-left = { CAPITAL($figure_the) } retient son bras : { damage-count } que personne ne prendra.
event-shields-held = Les boucliers tiennent : { damage-count } de moins pour { $figure_the }.
event-damage-eased = { CAPITAL($figure_the) } ne sent pas tout : { damage-count } de moins.
event-bonus-lost = { CAPITAL($figure_the) } perd { $n } PV bonus.
event-hp-lost = { $hp ->
    [0] { CAPITAL($figure_the) } perd { hit-points }. Il n’en reste pas.
   *[other] { CAPITAL($figure_the) } perd { hit-points }. Reste { $hp }.
}
event-healed = { $n ->
    [0] { CAPITAL($figure_the) } n’avait besoin de rien.
   *[other] { CAPITAL($figure_the) } récupère { hit-points } : { $hp } en tout.
}
event-hp-set = { CAPITAL($figure_the) } : { $hp } PV, ni plus ni moins.
event-top-raised = { CAPITAL($figure_the) } gagne { $n } de santé, pour de bon.
event-bonus-gained = { CAPITAL($figure_the) } reçoit { $n } PV bonus.
event-sign-placed = { CAPITAL($figure_the) } reçoit le signe { sign-with-number }.
event-sign-worked = { $n ->
    [one] { $sign } : un coup critique pour { $figure_the }.
   *[other] { $sign } : { $n } coups critiques pour { $figure_the }.
}
event-sign-removed = { $sign }, c’est fini pour { $figure_the }.
event-sign-kept-off = La purge tient { $sign } à l’écart : rien pour { $figure_the }.
event-shield-placed = { CAPITAL($figure_the) } pose un bouclier de { $shield }.
event-shield-locked = { CAPITAL($figure_the) } bloque un bouclier de { $shield }.
event-shield-dropped = { CAPITAL($figure_the) } ôte un bouclier de { $shield }.
event-bones-kept = { $n ->
    [one] { CAPITAL($figure_the) } garde un os pour le plan B : { $bones } en tout.
   *[other] { CAPITAL($figure_the) } garde { $n } os pour le plan B : { $bones } en tout.
}
event-bones-gone = { $n ->
    [one] Plus de place au plan B pour { $figure } : un os roule sous la table.
   *[other] Plus de place au plan B pour { $figure } : { $n } os roulent sous la table.
}
event-die-used = { CAPITAL($figure_the) } utilise « { $die } » : { face }.
event-die-placed = « { $die } » se pose chez { $other_figure_the } : { effect-with-number }.
event-die-locked = « { $die } » se bloque : { effect-with-number }.
event-die-turned = « { $die } » passe à { $n }.
event-die-rolled = « { $die } » montre : { effect-with-number }.
event-die-shows = « { $die } » montre maintenant : { effect-with-number }.
event-die-exhausted = « { $die } » va à la défausse.
event-die-to-tray = « { $die } » retourne au plateau.
event-die-back = « { $die } » revient dans les capacités.
event-die-gained = { $figure } gagne « { $die } ».
event-plan-bought = { $bones ->
    [one] Plan B ! { CAPITAL($figure_the) } dépense un os : { $effect }.
   *[other] Plan B ! { CAPITAL($figure_the) } dépense { $bones } os : { $effect }.
}
event-innate-upgraded = { CAPITAL($figure_the) } retourne son jeton, côté étoile : { $effect }.
    .short = talents retournés
event-innate-worked = { CAPITAL($figure_the) } utilise { $effect }.
event-ability-worked = { CAPITAL($figure_the) } utilise { effect-with-number }.
event-baddie-aimed = { CAPITAL($figure_the) } s’en prend à { $other_figure }.
event-baddie-idle = { CAPITAL($figure_the) } cherche quelqu’un à mordre, et n’atteint personne.
event-attack-missed = « { $die } » : on frappe à côté, et { $figure_the } n’a rien senti.
event-attack-taken = « { $die } » : { $other_figure_the } se met devant { $figure_the }.
event-attack-avoided = « { $die } » : { $figure_the } n’était déjà plus là.
event-attack-dice-lost = { $n ->
    [one] Fracture : { $figure_the } perd un dé d’attaque pour le combat.
   *[other] Fracture : { $figure_the } perd { $n } dés d’attaque pour le combat.
}
event-defence-dice-lost = { $n ->
    [one] Corrosion : { $figure_the } perd un dé de défense pour le combat.
   *[other] Corrosion : { $figure_the } perd { $n } dés de défense pour le combat.
}
event-stat-limited = Entrave : { $figure_the } se passera d’un dé ({ stat-name }).
event-meter-deferred = { $n ->
    [0] { CAPITAL($figure_the) } reste à sa place sur la jauge.
   *[other] À la fin de la manche, { $figure_the } { $up ->
        [yes] montera
       *[no] descendra
    } { $n ->
        [one] d’une place
       *[other] de { $n } places
    }.
}
event-defeated = { CAPITAL($figure_the) } ne se relève pas. { $value ->
    [one] Un point de moins en face.
   *[other] { $value } points de moins en face.
}
    .short = vilains abattus
event-knocked-out = { CAPITAL($figure_the) } est K.O.
    .short = K.O.
event-saved-from-ko = « { $die } » : { $figure_the } ne tombe pas. { $hp } PV, et un drôle de goût dans la bouche.
event-revived = { CAPITAL($figure_the) } rouvre un œil : { $hp } PV, retour à la fin de la manche.
event-loot-found = { $n ->
    [one] { CAPITAL($figure_the) } trouve quelque chose qui brille.
   *[other] { CAPITAL($figure_the) } trouve { $n } choses qui brillent.
}
event-battle-won = Le tapis est vide en face.
event-battle-lost = Plus personne n’est debout de ce côté.

## Ce que fait une face

table-effect-strike = { $n ->
    [one] { $n } dégât à la cible. C’est une attaque.
   *[other] { $n } dégâts à la cible. C’est une attaque.
}
table-effect-shield = { $n ->
    [one] Un bouclier de { $n }, à poser sur une case active : il arrête un dégât.
   *[other] Un bouclier de { $n }, à poser sur une case active : il arrête { $n } dégâts.
}
table-effect-bones = { $n ->
    [one] Un os pour le plan B.
   *[other] { $n } os pour le plan B, d’un seul dé.
}
table-effect-bones-must = Raté : un os rouge, qui va au plan B, que cela plaise ou non.
table-effect-bones-back = Un os pour le plan B. Une fois dépensé, le dé revient dans les capacités : on peut le relancer.
table-effect-blank = Rien n’est gravé ici.
table-effect-element = { $n ->
    [one] Un élément, à garder sur une case bloquée.
   *[other] { $n } éléments, à garder sur une case bloquée.
}
table-effect-casing = { $n ->
    [one] Un boîtier, à garder sur une case bloquée.
   *[other] { $n } boîtiers, à garder sur une case bloquée.
}
table-effect-fuse = { $n ->
    [one] Une mèche, à garder sur une case bloquée.
   *[other] { $n } mèches, à garder sur une case bloquée.
}
table-effect-parts = { $n ->
    [one] Un composant qui fera ce qu’on voudra : élément, boîtier ou mèche.
   *[other] { $n } composants qui feront ce qu’on voudra : élément, boîtier ou mèche.
}
table-effect-boom = { $n ->
    [0] Pas un boum de prêt. Un élément, un boîtier et une mèche en font un.
    [one] Un boum est prêt : de quoi lancer une grenade.
   *[other] { $n } boums sont prêts : autant de grenades à lancer.
}
table-effect-spare-boom = Un boum de plus au compteur, sans rien assembler.
table-effect-explosion = { $n } dégâts sur la position visée, la moitié sur les positions voisines. Il faut s’en servir.
table-effect-blast = { $n ->
    [one] { $n } dégât à chaque vilain. Il faut s’en servir.
   *[other] { $n } dégâts à chaque vilain. Il faut s’en servir.
}
table-effect-wild-blast = { $n } à chaque vilain, et { $m } à chaque gearloc, Atomik comprise. Il faut s’en servir.
table-effect-stunner = Le vilain visé perd son prochain tour, s’il vaut { $n } points ou moins. Il faut s’en servir.
table-effect-napalm = Colle au vilain visé : { $n } dégâts au début de son tour, { $m } fois. Il faut s’en servir.
table-effect-hot-napalm = Colle au vilain visé : { $n } dégâts au début de son tour, { $m } fois. Atomik s’éclabousse : 1 dégât. Il faut s’en servir.
table-effect-smoke = { $n ->
    [one] La prochaine attaque contre le gearloc visé passe à côté, capacités comprises. Il faut s’en servir.
   *[other] Les { $n } prochaines attaques contre le gearloc visé passent à côté, capacités comprises. Il faut s’en servir.
}
table-effect-cleanse = { $n ->
    [one] Toute la compagnie est débarrassée des effets négatifs, et à l’abri des suivants pour { $n } tour d’Atomik. Il faut s’en servir.
   *[other] Toute la compagnie est débarrassée des effets négatifs, et à l’abri des suivants pour { $n } tours d’Atomik. Il faut s’en servir.
}
table-effect-flashbang = { $n ->
    [one] Le vilain visé perd ses capacités pour tout le combat, s’il vaut { $n } point. Il faut s’en servir.
   *[other] Le vilain visé perd ses capacités pour tout le combat, s’il vaut { $n } points ou moins. Il faut s’en servir.
}
table-effect-padding = { $n } PV bonus pour Atomik ; le dé part avec le dernier.
table-effect-loot = { $n ->
    [one] Une trouvaille dans la sacoche, qui compte au score.
   *[other] { $n } trouvailles dans la sacoche, qui comptent au score.
}
table-effect-bigger-boom = +{ $n } à la grenade à fragmentation et au gros boum de ce lancer.
table-effect-holy-find = La Sainte Grenade rejoint les capacités.
table-effect-element-325 = Se bloque, et attend la Sainte Grenade pour la rendre bien pire.
table-effect-holy-blast = { $n } à chaque vilain ; { $m } avec l’élément 325. Il faut s’en servir.
table-effect-holy-explosion = { $n } sur la position visée, la moitié autour ; { $m } avec l’élément 325. Il faut s’en servir.
table-effect-throw-odds = 1 dégât à la cible, avec ce qui traîne.
table-effect-search-again = Relance un dé de composant de ce tour qui n’a pas servi.
table-effect-bluff-bomb = Une fausse bombe : une unité au choix recule d’une position, là où l’on veut.
table-effect-throw-ends = 3 dégâts à la cible : tout ce qui restait au fond des poches.
table-effect-hide = Camouflage sur Atomik jusqu’à son prochain tour.
table-effect-resourceful = Élément, Boîtier et Mèche valent un de plus ; un os peut devenir un composant.
table-effect-hold-regen = Bloqué pour toute l’aventure : { $n } PV au début de chaque tour.
table-effect-hold-defence = Bloqué pour toute l’aventure : chaque coup reçu fait { $n } de moins.
table-effect-hold-move = Bloqué pour toute l’aventure : { $n } pas gratuits à chaque tour.
table-effect-hold-damage = Bloqué pour toute l’aventure : à chaque tour, { $n } de plus pour la cible qu’il frappe.
table-effect-hold-taunt = Bloqué pour toute l’aventure : Provocation sur Capitank à chaque tour.
table-effect-advanced-defence = { $n ->
    [one] Arrête un dégât, chez Capitank ou chez un allié.
   *[other] Arrête { $n } dégâts, chez Capitank ou chez un allié.
}
table-effect-improved-training = Bloqué : à l’entraînement de défense, un os ne compte pas.
table-effect-intercept = { $n ->
    [one] Posé chez un allié : la prochaine fois qu’on le vise, c’est Capitank qui prend.
   *[other] Posé chez un allié : les { $n } prochaines fois qu’on le vise, c’est Capitank qui prend.
}
table-effect-switch = Échange sa place avec une unité voisine. Avec une deuxième permutation : 3 PV à l’allié déplacé, ou 3 dégâts au vilain.
table-effect-rush = Trois pas gratuits. Avec une deuxième ruée : 3 dégâts à un vilain voisin à l’arrivée.
table-effect-riposte = Attend : quand un voisin vise Capitank, tout est esquivé. Avec une deuxième riposte : 3 dégâts en retour.
table-effect-ale = { $n ->
    [one] Capitank tombe à 1 PV, et ses PV ne bougent plus pendant { $n } tour.
   *[other] Capitank tombe à 1 PV, et ses PV ne bougent plus pendant { $n } tours.
}
table-effect-jerky = { $n } PV pour Capitank.
table-effect-shield-bash = Tous ses boucliers partent d’un coup, et deviennent autant de dégâts à la cible.
table-effect-do-over = Relance une fois autant de dés du lancer qu’on veut.
table-effect-benevolence = 2 PV, et un bouclier de 2.
table-effect-shield-shock = Comme le coup de bouclier, et la cible y perd son prochain tour.
table-effect-shield-wall = Au début du combat, lance tous ses dés de défense ; les boucliers restent, les os non.
table-effect-gearloc-wall = Des boucliers peuvent aussi tenir sur les cases bloquées.
table-effect-heal = { $n ->
    [one] { $n } PV à un gearloc.
   *[other] { $n } PV à un gearloc.
}
table-effect-multiply = Multiplie par { $n } une trousse ou un sac médical.
table-effect-saw = { $n ->
    [one] { $n } dégât à la cible. Ce n’est pas une attaque, c’est un acte médical.
   *[other] { $n } dégâts à la cible. Ce n’est pas une attaque, c’est un acte médical.
}
table-effect-liquid-life = Réveille un gearloc K.O. avec { $n } PV ; ou, posé chez quelqu’un, le laisse à { $n } PV au lieu de tomber.
table-effect-reroll-heal = { $n ->
    [one] Relance une fois une trousse ou un sac médical.
   *[other] Relance jusqu’à { $n } fois une trousse ou un sac médical.
}
table-effect-poison-jar = Poison { $n } sur la cible.
table-effect-poison-dart = Poison { $n } sur n’importe quel vilain.
table-effect-tainted = { $n ->
    [one] { $n } coup critique pour Sparadoc : il y goûte toujours d’abord. À moins de relancer la dose.
   *[other] { $n } coups critiques pour Sparadoc : il y goûte toujours d’abord. À moins de relancer la dose.
}
table-effect-buff-hp = { $n } PV bonus pour un gearloc ; le dé part avec le dernier.
table-effect-buff-attack = { $n } dés d’attaque de plus pour un gearloc, tout le combat.
table-effect-zap = { $n } coups critiques à n’importe quel vilain.
table-effect-revival = Réveille un gearloc K.O. avec { $n } PV.
table-effect-cells = { $n ->
    [0] Plus une pile.
    [one] Une pile, pour le défibrillateur ou la surcharge.
   *[other] { $n } piles, pour le défibrillateur ou la surcharge.
}
table-effect-reroll-buff = { $n ->
    [one] Relance une fois une dose de ce lancer.
   *[other] Relance jusqu’à { $n } fois une dose de ce lancer.
}
table-effect-recover = { $n } PV à un gearloc au début de chacun de ses tours.
table-effect-booster = { $n } PV bonus retrouvés au début de chaque tour, sans dépasser la dose reçue.
table-effect-perma-hp = La santé d’un gearloc augmente de { $n }, pour toute l’aventure.
table-effect-heal-gearloc = 1 PV à un gearloc.
table-effect-needle-jab = 2 dégâts à la cible. Cela ne fera pas mal, disait-il.
table-effect-fortunate-discovery = Un dé consommable au choix sort du plateau.
table-effect-overcharge = Une pile de moins, et 4 coups critiques à n’importe quel vilain.
table-effect-recovery = 1 PV au début de son tour.
table-effect-major-recovery = 1 PV à un gearloc de son choix au début de son tour ; et sa santé augmente de 1 pour de bon.
table-effect-calm = La colère couve. Rien à en tirer encore.
table-effect-rage-bones = { $n ->
    [one] À tout moment de son tour : le dé contre un os.
   *[other] À tout moment de son tour : le dé contre { $n } os.
}
table-effect-rage-heal = À tout moment de son tour : le dé contre { $n } PV.
table-effect-rage-damage = À tout moment de son tour : le dé contre { $n } dégâts à la cible.
table-effect-execute = { $n ->
    [one] Abat un vilain voisin de { $n } point ; ou passe à la colère au-dessus.
   *[other] Abat un vilain voisin de { $n } points au plus ; ou passe à la colère au-dessus.
}
table-effect-last-execute = Abat un vilain voisin de { $n } points au plus. Il n’y a pas de colère au-dessus.
table-effect-breakdown = Trop, c’est trop : à la fin de son tour, la rage retombe à 1,0.
table-effect-temper = { $n ->
    [one] La rage monte ou descend d’un cran, au choix.
   *[other] La rage monte ou descend de { $n } crans, au choix.
}
table-effect-advance = Passe tout de suite à la colère au-dessus.
table-effect-steal-axe = Une hache de plus dans la collection.
table-effect-poison-armour = Reste posé : un voisin qui le blesse peut recevoir Poison { $n }.
table-effect-lashback = Reste posé : un voisin qui le blesse peut prendre { $n } dégâts en retour.
table-effect-hardy = { $n ->
    [one] Pendant { $n } tour, il ne perd pas plus d’un PV par tour de qui que ce soit, coups critiques compris.
   *[other] Pendant { $n } tours, il ne perd pas plus d’un PV par tour de qui que ce soit, coups critiques compris.
}
table-effect-intimidate = À la fin de la manche, la cible descend de { $n } places sur la jauge.
table-effect-cripple = Un vilain voisin attaque avec { $n } dé de moins, tout le combat.
table-effect-way-of-the-wild = Un vilain voisin de { $n } points au plus perd ses capacités, tout le combat.
table-effect-inspire = À la fin de la manche, tous les gearlocs passent en tête de la jauge.
table-effect-disorient = Tous les vilains de { $n } points au plus perdent leur prochain tour.
table-effect-jump = Il se pose à côté de n’importe quel vilain, et peut changer de cible.
table-effect-strengthen = { $n } dé d’attaque de plus, tout le combat.
table-effect-strengthen-for-good = { $n } dé d’attaque de plus, et tout de suite un entraînement d’attaque gratuit.
table-effect-taunt = Provocation sur Furax : jusqu’à son prochain tour, ses voisins n’attaquent que lui.
table-effect-axes = { $n ->
    [0] Plus une hache à lancer.
    [one] Une hache : 2 dégâts à un vilain qui n’est pas à côté, une fois par tour.
   *[other] { $n } haches : 2 dégâts à un vilain qui n’est pas à côté, une par tour.
}
table-effect-body-count = { $n ->
    [0] Pas une encoche. Chaque vilain qu’il abat en fait une.
    [one] Une encoche : { $n } PV, quand il veut, à son tour.
   *[other] { $n } encoches : { $n } PV, quand il veut, à son tour.
}
table-effect-get-angry = La rage monte d’un cran.
table-effect-calm-down = La rage descend d’un cran.
table-effect-axes-for-all = La collection remonte à trois haches.
table-effect-recoup = Il regagne 4 PV.
table-effect-rage = La rage monte d’un cran par tour où il attaque, et par PV perdu.
table-effect-fearless-rage = La crise de larmes ne fait plus retomber sa rage.

## Ce que fait un vilain

table-ability-poison = Poison { $n } sur sa cible.
table-ability-weaken = Faiblesse { $n } sur sa cible.
table-ability-stun = Confusion : sa cible perd son prochain tour.
table-ability-bleed = Sang : sa cible perd 1 PV au début de chacun de ses tours, jusqu’à la fin du combat.
table-ability-mischief = { $n ->
    [one] Sa cible ôte un dé de ses cases actives.
   *[other] Sa cible ôte { $n } dés de ses cases actives.
}
table-ability-limit = Sa cible perd un dé de caractéristique pour le combat.
table-ability-corrosive = À la fin de son tour, les boucliers qui restent à sa cible sont défaussés.
table-ability-break = Les dés d’attaque qui lui ont coûté des PV sont défaussés pour le combat.
table-ability-thick-skin = { $n ->
    [one] Ignore le premier dégât de chaque tour, après ses boucliers. Pas les coups critiques.
   *[other] Ignore les { $n } premiers dégâts de chaque tour, après ses boucliers. Pas les coups critiques.
}
table-ability-hardy = Ne perd jamais plus d’un PV par tour, coups critiques compris.
table-ability-lashback = { $n ->
    [one] Rend { $n } dégât au voisin qui l’a blessé, s’il est encore debout.
   *[other] Rend { $n } dégâts au voisin qui l’a blessé, s’il est encore debout.
}
table-ability-secrete = Le voisin qui l’attaque reçoit Poison { $n }, même si le coup l’abat.
table-ability-terrify = Qui l’attaque reçoit Terreur jusqu’à la fin de son prochain tour.
table-ability-recover = Récupère { $n } PV au début de son tour.
table-ability-signal = { $n ->
    [one] À son premier tour, un vilain plus petit rejoint la file.
   *[other] À chacun de ses { $n } premiers tours, un vilain plus petit rejoint la file.
}
table-ability-flight = S’envole ou se pose à la fin de son tour ; en l’air, on ne peut pas le cibler.
table-ability-dive = S’il vole, se pose à côté du plus faible et l’attaque.
table-ability-frenzy = { $n ->
    [one] Si un de ses dés touche, ceux qui ont touché sont relancés et s’ajoutent.
   *[other] Si { $n } de ses dés touchent, ceux qui ont touché sont relancés et s’ajoutent.
}
table-ability-rage = { $n ->
    [one] Blessé, lance { $n } dé d’attaque de plus.
   *[other] Blessé, lance { $n } dés d’attaque de plus.
}
table-ability-raiding = Un dé d’attaque de plus par autre orc sur le tapis.
table-ability-inspire = { $n ->
    [one] Le vilain suivant sur la jauge joue aussitôt, avec { $n } dé d’attaque de plus.
   *[other] Le vilain suivant sur la jauge joue aussitôt, avec { $n } dés d’attaque de plus.
}
table-ability-one-mind = Toutes les autres bêtes lancent un dé d’attaque avec lui.
table-ability-untargetable = Camouflage sur lui-même jusqu’à son prochain tour.
table-ability-shrouded = On ne peut le cibler que d’à côté.
table-ability-careless = { $n ->
    [one] Se fait { $n } coup critique, tout seul.
   *[other] Se fait { $n } coups critiques, tout seul.
}

## Ce que veut dire un signe sur un jeton

table-sign-poison = Au début de son tour, autant de coups critiques que le dé, qui baisse ensuite de un.
table-sign-bleed = 1 coup critique au début de chacun de ses tours, jusqu’à la fin du combat.
table-sign-weaken = À son prochain tour, autant de dextérité en moins, ou de dés d’attaque pour un vilain.
table-sign-stun = Perd son prochain tour. Poison et Sang font quand même leur effet.
table-sign-disable = Plus de capacités jusqu’à la fin du combat ; les dés d’attaque et de défense restent.
table-sign-terrify = Ne peut pas cibler qui fait Terreur, jusqu’à la fin de son prochain tour.
table-sign-untargetable = Personne en face ne peut le cibler jusqu’à son prochain tour. Une explosion ne cible pas.
table-sign-taunt = Jusqu’à son prochain tour, ses voisins d’en face n’attaquent que lui.
table-sign-flight = En l’air : on ne peut pas le cibler.

## Ce qu’on peut savoir avant de choisir

remark-roll-odds = { $fells ->
    [-1] Os : { $bones } %.
    [0] Dégâts : { TENTHS($tenths) } ; os : { $bones } %. La cible ne tombera pas de ce coup.
    [100] Dégâts : { TENTHS($tenths) } ; os : { $bones } %. La cible tombe à coup sûr.
   *[other] Dégâts : { TENTHS($tenths) } ; os : { $bones } % ; la cible tombe : { $fells } %.
}
remark-with-skill-dice = { $n ->
    [one] Avec le dé de capacité, cela fait { $all } dés.
   *[other] Avec les { $n } dés de capacité, cela fait { $all } dés.
}
remark-training-odds = { $percent ->
    [100] Cette fois, cela ne peut pas rater.
   *[other] Cela réussit { $percent } fois sur 100 ; sinon, le point ira ailleurs.
}
remark-will-resolve = { will-resolve }.
remark-nothing-to-heal = Rien à soigner : il ne manque aucun PV.
remark-counter-too-low = Il faut { $n } sur « { $die } », qui montre { $left }.
remark-too-few-bones = Il faut { $bones } os ; vous en avez { $left }.
remark-too-little-dexterity = Il faut { $n } en dextérité ; il vous reste { $left }.
remark-will-attack = { CAPITAL($figure_the) }{ lane-of-unit } va attaquer { $other_figure_the } depuis { $spot }{ will-be-asked }.
remark-will-wait = { CAPITAL($figure_the) }{ lane-of-unit } n’atteindra personne, et finira en { $spot }{ will-be-asked }.
remark-in-danger = { CAPITAL($figure_the) } n’a plus que { $hp } PV, et peut s’attendre à perdre { TENTHS($tenths) } d’ici son prochain tour.
remark-most-dangerous = C’est { $figure_the } qui fait le plus mal.
remark-fatigue-near = Manche { $round } : à partir de la sixième, la fatigue mord tout le monde.
remark-queue-left = { $points ->
    [one] Il reste un point dans la file.
   *[other] Il reste { $points } points dans la file.
}
remark-fells-more = La cible tombe { $percent } fois sur cent, au lieu de { $other }.
remark-hits-more = La cible y perd { TENTHS($tenths) } PV en moyenne, au lieu de { TENTHS($other) }.
remark-more-shields = On y gagne { TENTHS($tenths) } de bouclier en moyenne, au lieu de { TENTHS($other) }.
remark-more-bones = Des os sortent { $percent } fois sur cent, au lieu de { $other }.

## La table dans un terminal

board-mark-damage = ≈{ TENTHS($tenths) }
board-mark-fells = abat { $percent } %
board-day = Jour { $day }
board-round = Manche { $round }
board-queue = File { $queue }
board-graveyard = Cimetière { $count }
board-meter = Jauge
board-lane = piste { $lane }
# Le mot du nom d’un vilain qui en dit le plus quand la place manque : le premier.
board-best-word = first
board-down = K.O.
board-points = { $count ->
    [one] { $count } point à dépenser
   *[other] { $count } points à dépenser
}
board-dex = Dex{" "}
board-attack = Att{" "}
board-defence = Déf{" "}
board-active = Actif
board-locked = Bloqué
board-plan = Plan
board-exhausted = Épuisé
board-dice = Capacités
board-rolled = Lancer
board-bones = os
board-rolled-die = { $die } : { $face }
board-faces = Faces : { $faces }.
board-start = Santé { $health }, dextérité { $dex }, attaque { $attack }, défense { $defence }.
board-chip = { $form ->
    [0] Corps à corps
    [1] À distance
   *[other] De près et de loin
} ; attaque { $attack }, défense { $defence } ; vise le plus { $target ->
    [weakest] faible
   *[other] fort
}.
board-abilities = { $abilities }.
board-ability = { $name } : { $says }
board-signs = { $heart } PV, { $shield } points de bouclier, { $acts } joue en ce moment, { $aimed } cible, { $bone } os du plan B. Devant le nom d’un vilain, le numéro de la piste par laquelle il est venu ; les lettres sont des effets, les étoiles des dés qui lui collent à la peau.
board-group-move = Marcher
board-group-aim = Cibler
board-group-roll = Lancer
board-group-results = Se servir du lancer
board-group-skills = Se servir d’un dé de capacité
board-group-plan = Plan B
board-group-free = Libérer une case
board-group-learn = Apprendre un dé de capacité
board-note-no-target = On peut encore lancer capacités et défense, mais aucun dé d’attaque.
board-note-resolve-all = Fait ce qui va de soi ; les dés de capacité restent à placer.
board-note-leave-hit = Ce dé ne fait rien.
board-note-place-shield = Il reste jusqu’à avoir arrêté autant de dégâts. Tant qu’il est là, c’est un dé de défense de moins à lancer.
board-note-lock-shield = Sur une case bloquée, il ne compte pas dans les dés de défense.
board-note-keep-bones = Les os paient une capacité du plan B, une par tour.
board-note-store-die = Les os paient une capacité du plan B, une par tour. Le dé reste là jusqu’à ce qu’on les dépense.
board-note-salvage-part = Il attend sur une case bloquée, comme élément, boîtier ou mèche.
board-note-upgrade = Le meilleur côté du talent inné, pour le reste du combat.
board-note-end-turn = Ce qui n’a pas servi est perdu.
board-note-move-to = Dextérité avant ce pas : { $dex }. Ce qui en reste lancera des dés.
board-note-start-at = Le rang C est celui du corps à corps, le rang D celui de qui frappe de loin.
board-note-train-stat = { $stat ->
    [0] Un PV de plus. N’échoue jamais.
    [1] Un pas ou un dé de plus à chaque tour. N’échoue jamais.
    [2] On lance les dés d’attaque : sans aucun os, c’est un dé d’attaque de plus, désormais.
   *[3] On lance les dés de défense, les os une seconde fois : s’il n’en reste aucun, c’est un dé de défense de plus, désormais.
}
board-note-keep-shields = Ceux-là restent ; les autres y passent.
board-note-drop-die = La case est libre ; le dé ne servira plus de tout le combat.
board-note-drop-shield = La case est libre, et l’on peut lancer un dé de défense de plus.
board-note-drop-locked-shield = La case est libre.
board-note-let-it-happen = Le dé reste où il est.

## Comment cela finit

ending-victory = La place est à vous, et quelqu’un rentrera sur le dos des autres.
    .short = gagné
ending-flawless = La place est à vous, et tout le monde est debout. Vérifiez quand même vos poches.
    .short = gagné, tous debout
ending-wiped-out = La place est à eux. La compagnie dort, d’un sommeil que personne n’a choisi.
    .short = perdu
score = { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}

## Avant de commencer

setting-difficulty = Difficulté
    .help = Aventure : deux points de santé de plus, et un K.O. n’emporte pas les dés bloqués. Héroïque : un point de santé. Légendaire : rien.
setting-gearlocs = Gearlocs
    .help = Combien partent au combat. À moins de quatre personnes, on peut en jouer plusieurs.
    .numbered = { $n ->
        [one] un gearloc
       *[other] { $n } gearlocs
    }
setting-day = Jour
    .help = Plus on avance, plus on est entraîné, et plus il y a de monde en face : le jour fois le nombre de gearlocs.
    .numbered = jour { $n }
setting-country = Chez qui
    .help = Les créatures qu’on y rencontre.
setting-queue = En face
    .help = Des vilains tirés au sort pour les points du jour, ou un combat tout prêt, avec l’entraînement de son jour.
setting-queue-points = Les points du jour
setting-leader-decides = Le chef décide
    .help = Les questions au groupe vont à la première place ; sinon, la première réponse compte.

## Ce qu’on demande

question-choose-gearloc = { $name }, qui jouez-vous ?
question-train = { $name }, à quoi vous entraîner ?
question-ask-reroll = { $name }, il y a des os. Les relancer ?
question-settle-tie = { $name }, ils sont à égalité : qui joue d’abord ?
question-place-gearloc = { $name }, où prenez-vous place ?
question-offer-talent = { $name }, user de votre talent inné maintenant ?
question-start-of-round = { $name }, la manche commence : par quoi ?
question-next-moment = { $name }, tout arrive en même temps : par quoi commencer ?
question-do-deed = { $name }, qui choisissez-vous ?
question-choose-walk = { CAPITAL($name) } : où aller ?
question-choose-landing = { $name }, où vous posez-vous ?
question-choose-new-target = { $name }, une autre cible, pendant que vous y êtes ?
question-choose-shift = { $name }, où l’envoyez-vous ?
question-choose-dive = { CAPITAL($name) } : de quel côté, la chute ?
question-absorb = { $name }, le coup arrive. Quels boucliers gardez-vous ?
question-choose-change = { $name }, la colère, plus ou moins ?
question-pick-one = { $name }, quel dé relancer ?
question-pick-any = { $name }, quels dés relancer ?
question-pick-multiplied = { $name }, quel soin multiplier ?
question-gain-by-deed = { $name }, que trouvez-vous ?
question-choose-dropped = { $name }, quel dé lâchez-vous ?
question-choose-limited = { $name }, de quel dé vous passez-vous ?
question-choose-quarry = { CAPITAL($name) } : vers qui ?
question-choose-planned = { CAPITAL($name) } : ses os font effet. Sur qui ?
question-join-pack = { CAPITAL($name) } mord avec la meute : qui ?
question-choose-target = { CAPITAL($name) } : qui est visé ?
question-step-in = { $name }, quelqu’un est visé. Vous répondez ?
question-choose-course = { $name }, bouger ou cibler ?
question-pick-dice = { $name }, quels dés lancez-vous ?
question-choose-aim = { $name }, que visez-vous ?
question-put-on-unit = { $name }, sur quel vilain ?
question-offer-answers = { $name }, vous avez pris un coup de près. Vous le rendez ?
question-resolve = { $name }, que faites-vous de ces dés ?
touch-train = Touchez une caractéristique ou une capacité : chacune coûte un point d’entraînement.
touch-choose-course = Touchez où aller (bottes : dextérité) ou qui cibler (crâne : ses chances de tomber).
touch-pick-dice = Touchez un dé pour l’ajouter ou l’écarter : chacun coûte un point de dextérité. Puis lancez.
touch-resolve = Touchez un dé pour vous en servir.

## Sur la page

page-field = Le champ de bataille
page-meter = Jauge d’initiative
page-round = { $n ->
    [0] Avant la première manche
   *[other] Manche { $n }
}
page-round-word = Manche
page-round-says = Du haut de la jauge vers le bas, chacun agit une fois par manche. À partir de la sixième, la fatigue coûte un PV à tout le monde dès le début.
page-ghost = { $name } sera ici à la fin de la manche
page-queue = { $count ->
    [0] Personne n’attend
    [one] Un vilain attend : { $points } en points
   *[other] { $count } vilains attendent : { $points } points
}
page-queue-word = La file
page-queue-says = À la fin d’une manche, le premier de la file prend la place de qui est tombé. On ne voit que sa valeur : 1, 5 ou 20.
page-graveyard = { $count ->
    [0] Personne n’est tombé en face
    [one] Un vilain est tombé
   *[other] { $count } vilains sont tombés
}
page-skills = Capacités
page-to-learn = { $n } à apprendre
page-skill = { $die }, { $state ->
    [untrained] à apprendre
    [exhausted] défaussé
    [away] en jeu
   *[ready] prêt
}
page-stats = Caractéristiques
page-stat-says = { $stat ->
    [0] Ce qu’on peut encaisser. À zéro, c’est le K.O.
    [1] De quoi un tour est fait : chaque pas coûte un point, chaque dé lancé aussi.
    [2] Combien de dés d’attaque on peut lancer sur une cible à portée.
   *[3] Combien de dés de défense on peut lancer ; ce qu’ils montrent reste devant soi, en boucliers.
}
page-bones = { $n ->
    [0] Aucun os au plan B
    [one] Un os au plan B
   *[other] { $n } os au plan B
}
page-plan = Plan B
page-plan-word = Plan B
page-plan-says = Les os se gardent ici, cinq au plus. Une fois par tour, ils achètent l’une de ces idées.
page-active = Cases actives
page-active-word = Actif
page-locked = Cases bloquées
page-locked-word = Bloqué
page-shield = bouclier de { $n }
page-points = { $n ->
    [one] Un point d’entraînement à dépenser
   *[other] { $n } points d’entraînement à dépenser
}
page-points-worth = { $n ->
    [one] 1 point
   *[other] { $n } points
}
page-unit = { $name }, { $spot }{ $lane ->
    [0] { "" }
   *[other] , piste { $lane }
}, { $hp } PV sur { $top }{ $shields ->
    [0] { "" }
   *[other] , boucliers { $shields }
}{ $signs ->
    [none] { "" }
   *[other] , { $signs }
}
page-form = { $form ->
    [0] au contact
    [1] à distance
   *[other] de près et de loin
}
page-target = { $count ->
    [one] S’en prend { $target ->
        [weakest] au plus faible.
       *[strongest] au plus fort.
    }
   *[other] S’en prend { $target ->
        [weakest] aux { $count } plus faibles.
       *[strongest] aux { $count } plus forts.
    }
}
page-diagonal = Marche aussi en diagonale.
page-rolls = { $name } lance
page-white = { $white ->
    [0] Dé d’attaque
   *[other] Dé de défense
} { $nth }
page-taken = { $die }, dans le lancer
page-dex = { $n ->
    [0] Plus de dextérité
   *[other] Dextérité qui reste : { $n }
}
page-left = reste
page-aimless = Pas de cible : les dés d’attaque restent au repos.
page-in-roll = Dans le lancer
page-to-add = { $n ->
    [0] À échanger
   *[other] À ajouter
}
page-trained = Dont { $n } par le dé d’entraînement.
page-off-says = Pas maintenant : ce qui peut entrer dans le lancer brille.
page-costs = Coûte { $n } sur « { $die } », qui montre { $left }.
page-active-says = Les boucliers et les capacités qu’on a lancés s’y gardent, jusqu’à ce qu’ils servent ou que le combat finisse.
page-locked-says = Les dés qui montrent un verrou y restent, d’un combat à l’autre.
page-with = Avec { $name }
page-lately = { $name } :
page-did-shields-held = { $figure } : ses boucliers arrêtent { $n }
page-did-damage-eased = { $figure } : { $n } de moins
page-did-hp-lost = { $figure } : −{ $n } PV
page-did-healed = { $figure } : +{ $n } PV
page-did-sign-placed = { $figure } : { $sign }
page-did-ability-worked = { $effect }
page-did-attack-missed = { $figure } : coup manqué
page-did-attack-avoided = { $figure } : esquive
page-did-plan-bought = Plan B : { $effect }
page-did-defeated = { $figure } : à terre
page-did-knocked-out = { $figure } : K.O.
page-position = Position { $spot }
page-spot-says = { $row ->
    [0] Piste { $lane }, au fond : là où arrive son vilain s’il frappe de loin.
    [1] Piste { $lane }, devant : là où arrive son vilain s’il frappe de près.
    [2] Le premier rang des gearlocs : là où commencent ceux qui frappent de près.
   *[3] Le dernier rang des gearlocs : là où commencent ceux qui frappent de loin.
} Ensuite, n’importe qui peut s’y tenir.
page-grave-word = Tombés
page-grave-says = Les vilains vaincus dans ce combat.
page-percent = { $percent } %
page-odds-damage = dégâts
page-odds-fells = qu’elle tombe
page-odds-fells-short = K.O.
page-odds-bones = d’os
page-roll = Lancer
page-roll-none = Ne rien lancer
page-fallen = Les dés comme ils sont tombés
page-after = À apprendre après { $dice }.
page-drop-says = La case est libre ; un dé de capacité ne servira plus de tout le combat.
page-resting = Les dés qui attendent
page-party = La bande
page-member = { $name }{ $mine ->
    [yes] , à vous
   *[no] { "" }
} : { $hp } PV sur { $top }, boucliers { $shields }, os { $bones }. Ouvre sa planche.
page-close = Fermer

## Ce qui reste d’un combat

deed-damage = { $count ->
    [one] a frappé pour un dégât
   *[other] a frappé pour { $count } dégâts
}
deed-felled = { $count ->
    [one] a fait tomber un vilain
   *[other] a fait tomber { $count } vilains
}
deed-skills = { $count ->
    [one] a lancé une capacité utile
   *[other] a lancé { $count } capacités utiles
}
deed-shielded = { $count ->
    [one] a arrêté un dégât
   *[other] a arrêté { $count } dégâts
}
deed-plans = { $count ->
    [one] a eu besoin du plan B
   *[other] a eu besoin du plan B { $count } fois
}
deed-bones = { $count ->
    [one] a gardé un os
   *[other] a gardé { $count } os
}
deed-hurt = { $count ->
    [one] a perdu un PV
   *[other] a perdu { $count } PV
}
recall-standing = Personne n’est tombé. On ne le croira pas.
recall-carried = { CAPITAL($figure_the) } est { $figure_gender ->
    [f] rentrée
   *[other] rentré
} sur le dos de quelqu’un.
recall-tired = On s’est battu jusqu’à ne plus pouvoir lever les bras, et encore un peu.
recall-starred = { CAPITAL($figure_the) } a retourné son jeton. Cela ne se remet pas à l’endroit.
recall-elixir = { CAPITAL($figure_the) } a vu la porte, et a préféré ne pas entrer.
recall-waste = Il y avait, cette fois encore, trop d’os.
chapter-round-began = Manche { $nth }
evening-nth = { $nth } bataille ensemble.
evening-rounds = { $count ->
    [one] une manche
   *[other] { $count } manches
}

## Ce que `veillee check` trouve dans la boîte

flaw-chips = { $count } jetons de { $points } en tout ; la boîte en a { $wanted }
flaw-no-arrow = aucune étoile ni flèche ne mène à { $die }
flaw-no-source = rien ne fait gagner { $die }
flaw-unused = aucune face, aucun plan, aucun talent ne se sert de { $effect }

## Ce que `veillee check` trouve d’illisible

fault-gearlocs = il faut { $count } gearlocs
fault-skill-dice = il faut { $count } dés de capacité
fault-faces = il faut { $count } faces
fault-chip-numbers = il faut une entrée pour chacun des { $count } jetons
fault-days = il faut { $count } nombres, un par jour
