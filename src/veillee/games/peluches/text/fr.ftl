# Histoires de Peluches : tout ce qui se lit en français, hors des règles et des histoires.
#
# $item, $lost, $environment… sont des noms : on ne les fait pas précéder de « de » ni de « à ». Devant $plush, un nom propre,
# « à » va toujours. Les noms ont des formes : $plush_gender (m ou f), $monster_the (la bille noire), $monster_a (une bille noire),
# $condition_masculine (Effrayé). CAPITAL met la majuscule en tête de phrase.

game-name = Histoires de Peluches
game-line = La petite dort. Sous le lit, quelque chose a bougé ; heureusement, ses peluches veillent.

## Morceaux de phrases

die = { $colour ->
    [0] rouge
    [1] vert
    [2] jaune
    [3] bleu
    [4] violet
    [5] blanc
   *[6] noir
}
stuffing-count = { $count ->
    [one] un flocon de rembourrage
   *[other] { $count } flocons de rembourrage
}
tufts = { WHOLE($tenths) ->
    [0] presque rien
    [one] un flocon environ
   *[other] { WHOLE($tenths) } flocons environ
}
button-count = { $count ->
    [one] un bouton
   *[other] { $count } boutons
}
heart-count = { $count ->
    [one] un cœur
   *[other] { $count } cœurs
}
# A page may name its tokens; without a name it is -1.
token = { $called ->
    [-1] { $token ->
        [0] la porte
        [1] le train
        [2] le chariot rouge
       *[3] l’objectif
    }
   *[other] { $called }
}
# Les places se comptent à partir de 0 dans les fichiers, de 1 à table.
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

## Ce qu’on peut choisir

option-choose-plush = Jouer { $plush }
option-stand-on = S’installer en { $square }
option-put-monster = Surgir en { $square }
option-roll-white = { $count ->
    [one] Lancer un dé blanc
   *[other] Lancer { $count } dés blancs ensemble
}
option-walk = Marcher avec le dé { die }
option-store = Garder un dé { die }
option-give-die = Donner un dé { die } à { $plush }
option-give-stuffing = Donner un flocon à { $plush } (coûte un dé { die })
option-try-test = Tenter l’épreuve avec le dé { die }
option-shake-off = Rendre la carte « { $condition } » avec le dé { die }
option-clear-air = Dissiper « { $environment } » avec le dé { die }
option-contribute = Aider le groupe avec le dé { die }
option-strike = Frapper { $monster_the } (n° { number }) avec le dé { die }
option-shoot = Viser { $monster_the } (n° { number }) avec le dé { die }
option-search = Fouiller avec le dé { die }
option-end-actions = Finir le tour
option-add-die = Ajouter un dé { die }
option-roll-dice = Lancer !
option-keep-roll = Garder ce lancer
option-reroll = Relancer le dé n° { number }
option-reroll-one = Relancer le 1, dé n° { number }
option-spend-courage = Y mettre tout son courage
option-spend-luck = Tenter sa chance : relancer le dé n° { number }
option-walk-to = Aller en { $square }
option-stay-put = Rester sur place
option-equip = Prendre « { $item } »
option-give-item = Donner « { $item } » à { $plush }
option-swap-item = Échanger « { $item } » avec { $plush }
option-drop-item = Laisser « { $item } »
option-pick-item = Choisir « { $item } »
option-buy = Acheter « { $item } » pour un bouton ({ $plush })
option-barter = Troquer un objet contre « { $item } » ({ $plush })
option-leave-shop = Ne plus rien acheter
option-take-way = { $choice }
option-decline = Passer son chemin
option-defend = Se défendre avec le dé { die }
option-raise-shield = Se protéger : « { $item } »
option-face-it = Faire face, courageusement
option-suffer = Laisser passer le coup
option-aim-at = S’en prendre à { $plush }
option-lead-to = S’arrêter en { $square }
option-use-ability = Un cœur, { $plush } : « { $ability } »
option-help-plush = Pour { $plush }
option-shove = Pousser { $monster_the } (n° { number })
option-push-to = Pousser jusqu’en { $square }
option-pay-die = Se séparer d’un dé { die }
option-not-now = Garder son cœur pour plus tard
option-go-on = Laisser faire
option-mend-tear = Utiliser « { $item } »

## Ce qui arrive

event-story-began = { $story }. { $intro }
event-plush-chosen = { $seat } joue { $plush }.
event-memory-read = { $aside }
event-page-opened = On tourne la page : { $page }.
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
event-way-taken = On choisit : « { $choice } ».
event-turn-began = Au tour de… { $plush } !
    .short = tours
event-dice-drawn = { $plush } plonge la patte dans le sac.
event-bag-refilled = { $count ->
    [one] Un dé retourne dans le sac.
   *[other] { $count } dés retournent dans le sac.
}
event-stuffing-found = { $plush } gagne un flocon : cela en fait { $stuffing }.
event-stuffing-missed = { $plush } cherche un flocon, en vain.
event-threat-placed = { $count ->
    [-1] Un dé noir quitte la menace : { $total } en tout.
    [-2] Deux dés noirs quittent la menace : { $total } en tout.
    [-3] Trois dés noirs quittent la menace : { $total } en tout.
    [0] La menace ne bouge pas : { $total } en tout.
    [one] Un dé noir rejoint la menace : { $total } en tout.
   *[other] { $count } dés noirs rejoignent la menace : { $total } en tout.
}
event-dice-rolled = { $count ->
    [one] { $plush } lance un dé : { $total }.
   *[other] { $plush } lance { $count } dés : { $total } en tout.
}
event-die-rerolled = { $plush } relance un dé { die } : { $value }.
# What the dice show has been told already.
event-roll-counted = { $bonus ->
    [0] { "" }
   *[other] Tout compris, cela fait { $total }.
}
event-plush-walked = { $start ->
    [-1] { $plush } prend place.
   *[other] { $plush } trottine un peu plus loin.
}
event-plush-stayed = { $plush } reste sur place.
event-die-stored = { $plush } garde un dé { die }.
event-die-given = { $plush } donne un dé { die } à { $other_plush }.
event-stuffing-given = { $plush } offre { stuffing-count } à { $other_plush }.
event-trial-passed = Réussi ! { $total }, il fallait { $target }.
event-trial-failed = { $total ->
    [0] Raté : pas un dé qui convienne, et il fallait { $target }.
   *[other] Raté : { $total }, il fallait { $target }.
}
event-task-opened = Une tâche pour tout le groupe : atteindre { $target } en dés { die }s.
event-task-helped = { $plush } aide : { $total } sur { $target }.
event-task-done = Toutes ensemble, ça y est !
event-attack-missed = { $plush } attaque ({ $total }), mais { $monster_the } tient bon ({ $defence }).
event-boss-hurt = { $left ->
    [one] { $plush } touche { $monster_the } ! Plus qu’un flocon de nuit à lui prendre.
   *[other] { $plush } touche { $monster_the } ! Encore { $left } flocons de nuit à lui prendre.
}
event-monster-defeated = { $plush } met { $monster_the } en fuite !
    .short = monstres vaincus
event-monster-pushed = { CAPITAL($monster_the) } recule sous la poussée.
event-buttons-gained = { $count ->
    [-3] { $plush } perd trois boutons.
    [-2] { $plush } perd deux boutons.
    [-1] { $plush } perd un bouton.
   *[other] { $plush } gagne { button-count }.
}
event-hearts-gained = { $count ->
    [-3] { $plush } perd trois cœurs.
    [-2] { $plush } perd deux cœurs.
    [-1] { $plush } perd un cœur.
   *[other] { $plush } gagne { heart-count }.
}
event-stuffing-gained = { $plush } gagne { stuffing-count }.
event-paid = { $what ->
    [button] { $plush } paie { button-count }.
    [heart] { $plush } donne { heart-count }.
    [stuffing] { "" }
    [die] { $plush } abandonne un dé.
   *[item] { $plush } se sépare de quelque chose.
}
event-search-failed = { $plush } fouille partout ({ $total }), mais il fallait { $target }.
event-item-found = { $plush } trouve « { $item } » !
event-item-equipped = { $plush } s’équipe : « { $item } ».
event-item-shared = « { $item } » servira à tout le monde.
event-item-dropped = On laisse « { $item } » derrière soi.
event-shop-opened = Sur l’étal : « { $item } ».
event-item-bought = { $plush } repart avec « { $item } ».
event-lost-found = { $plush } fait une rencontre : { $lost }. { $mine ->
    [yes] À vous de lire :
   *[no] { $seat } lit à voix haute :
} { $section }
event-lost-foreseen = Prochaine rencontre : { $lost }.
event-declined = { $plush } passe son chemin.
event-threat-held = { $count ->
    [0] Rien ne bouge dans l’ombre.
   *[other] La menace gronde ({ $count } sur { $needed }), sans plus.
}
event-surge-came = La page gronde : la nuit se retourne contre les peluches !
    .short = grondements
event-monsters-woke = Les monstres s’agitent…
event-monster-came = { CAPITAL($monster_a) } sort de l’ombre.
event-monster-acted = { $monster } : { $action } ({ $value }).
event-monster-walked = { CAPITAL($monster_a) } approche.
event-monster-stayed = { CAPITAL($monster_the) } ne bouge pas.
event-monster-attacked = { CAPITAL($monster_the) } attaque { $plush }, force { $power } !
event-monster-looked = { CAPITAL($monster_the) } cherche quelqu’un à mordre, et ne trouve personne.
event-harm-threatened = { $damage ->
    [one] Gare ! { $plush } risque de perdre un flocon.
   *[other] Gare ! { $plush } risque de perdre { $damage } flocons.
}
event-harm-prevented = { $count ->
    [one] Bien paré ! { $plush } sauve un flocon.
   *[other] Bien paré ! { $plush } sauve { $count } flocons.
}
event-stuffing-lost = { $left ->
    [0] { $plush } perd { stuffing-count }. Il n’y a plus rien dedans.
   *[other] { $plush } perd { stuffing-count }. Il lui en reste { $left }.
}
event-plush-fell = { $plush } s’affaisse et ne bouge plus.
    .short = chutes
event-plush-rose = { $plush } cligne d’un œil et se relève !
event-condition-gained = { $plush_gender ->
    [m] { $plush } devient « { $condition_masculine } ».
   *[f] { $plush } devient « { $condition } ».
}
event-condition-lost = { $plush_gender ->
    [m] { $plush } n’est plus « { $condition_masculine } ».
   *[f] { $plush } n’est plus « { $condition } ».
}
event-sleep-revealed = { $face ->
    [0] La petite dort toujours.
    [1] La petite se retourne dans son sommeil…
   *[2] La petite ouvre les yeux !
}
    .short = cartes Sommeil
event-sleep-spared = « { $item } » : la petite ne remue même pas.
event-sleep-peeked = { $face ->
    [0] Sur la carte, elle dort.
    [1] Sur la carte, elle s’agite.
   *[2] Sur la carte, elle se réveille.
}
event-environment-set = Sur cette page : { $environment }.
event-environment-gone = « { $environment } », c’est fini.
event-lost-tokens-placed = { $count ->
    [one] Quelque part par ici, un jouet s’est égaré.
    [2] Quelque part par ici, deux jouets se sont égarés.
    [3] Quelque part par ici, trois jouets se sont égarés.
   *[other] Quelque part par ici, { $count } jouets se sont égarés.
}
event-token-placed = On pose { token } sur le plan.
event-token-moved = Sur le plan, { token } avance.
event-token-removed = On retire { token } du plan.
event-ability-used = { $plush } y met tout son cœur : « { $ability } »
event-bookmark-passed = Le marque-page passe à qui joue { $plush }.
event-discovery-made = Découverte : { $discovery } !
event-page-left = On referme : { $page }.
event-story-won = { $ending }
event-story-lost = { $ending }

## Ce qu’on peut en dire

remark-success-odds = { $percent } % de chances d’atteindre { $target }.
remark-average-steps = Environ { WHOLE($tenths) } pas.
remark-could-reach = { $count ->
    [0] Aucune case libre à { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }.
    [one] Une case est à portée.
   *[other] { $count } cases sont à portée.
}
remark-task-step = { TENTHS($tenths) } en moyenne ; il en manque { $missing }.
remark-would-count = { $target ->
    [0] { $total ->
        [one] De quoi faire un pas.
       *[other] De quoi faire { $total } pas.
    }
   *[other] { $enough ->
        [yes] Cela fait { $total }, il en faut { $target } : c’est assez.
       *[no] Cela fait { $total }, il en faut { $target } : c’est trop peu.
    }
}
remark-within-reach = { $count ->
    [0] Aucun monstre ne peut vous y atteindre.
    [one] Un monstre pourrait vous y attaquer.
   *[other] { $count } monstres pourraient vous y attaquer.
}
remark-lies-there = { $what ->
    [lost] Un jouet égaré vous y attend.
    [vendor] C’est l’étal : on s’y arrête pour acheter.
   *[point] C’est le lieu { $what } : on s’y arrête, et le livre raconte.
}
remark-dice-left = { $count ->
    [one] { $may_keep ->
        [yes] Il vous reste un dé { die } : gardez-le sur votre carte, ou il est perdu.
       *[no] Il vous reste un dé { die } : il sera perdu.
    }
   *[other] { $may_keep ->
        [yes] Il vous reste { $count } dés : gardez-en un sur votre carte, les autres sont perdus.
       *[no] Il vous reste { $count } dés : ils seront perdus.
    }
}
remark-fall-odds = { $percent ->
    [0] Il en coûtera { tufts }, sans s’affaisser.
    [100] La peluche s’affaisse.
   *[other] Il en coûtera { tufts } ; { $percent } % de risque de s’affaisser.
}
remark-threat-fills = { $monsters ->
    [yes] { $needed ->
        [one] Un dé noir suffit pour que les monstres agissent.
       *[other] { $needed } dés noirs suffisent pour que les monstres agissent.
    }
   *[no] { $needed } dés noirs suffisent pour que la page gronde.
}
remark-threatens = Cases rayées : jusqu’où il peut aller. Cases en pointillé : ce qu’il peut frapper.
remark-would-rise = De quoi se relever.
remark-would-fall = C’est votre dernier : vous vous affaisseriez.

## Ce qui plaide pour un choix, et ce qui compte maintenant

remark-serves = { $aim ->
    [again] Parce qu’il y a plus à gagner qu’à perdre en relançant ce dé.
    [clear] Parce que cela gêne tout le monde, et qu’on peut le dissiper.
    [cure] Parce que c’est une gêne dont on peut se débarrasser.
    [defend] Parce que chaque point paré, c’est un flocon de gardé.
    [end] Parce que les dés qui restent ne feraient plus grand-chose ce tour-ci.
    [equip] Parce qu’un objet porté sert jusqu’au bout de l’histoire.
    [explore] Parce qu’il reste des endroits à explorer, et que l’histoire avance quand on y va.
    [fight] Parce qu’un monstre de moins, ce sont des coups de moins, et un bouton de plus.
    [find] Parce qu’une fouille réussie donne un objet, et qu’un objet sert jusqu’au bout de l’histoire.
    [give] Parce que ce dé sera plus utile à l’autre peluche : pour parer un coup, ou à son tour.
    [goal] Parce que la page demande de se rendre quelque part, et qu’on y va en marchant.
    [keep] Parce que ces dés font l’affaire.
    [more] Parce qu’un dé de plus aide à atteindre le nombre qu’il faut.
    [plump] Parce qu’un flocon de plus, c’est un coup de plus qu’on peut prendre.
    [raise] Parce qu’un seul flocon la remet debout : une peluche à terre n’aide personne.
    [share] Parce que l’autre peluche a plus besoin de rembourrage.
    [stay] Parce qu’on est bien placé ici.
    [store] Parce qu’un dé gardé peut parer un coup, ou servir à un prochain tour.
    [suffer] Parce que le dé gardé servira mieux plus tard.
    [task] Parce que la tâche du groupe fait avancer l’histoire, et que chaque dé y compte.
    [test] Parce que l’histoire avance quand l’épreuve est réussie.
   *[walk] Parce qu’on sera mieux placé pour la suite.
}
remark-walks-farther = On va plus loin : { TENTHS($tenths) } cases en moyenne, contre { TENTHS($other) }.
remark-likelier-to-succeed = On réussit plus souvent : { $percent } % contre { $other } %.
remark-adds-more = On avance davantage : { TENTHS($tenths) } en moyenne, contre { TENTHS($other) }.
remark-safer-there = { $count ->
    [0] Aucun monstre ne peut vous y atteindre ; sur l’autre case, { $other ->
        [one] l’un d’eux le pourrait
       *[other] { $other } le pourraient
    }.
    [one] Un seul monstre pourrait vous y attaquer, contre { $other } sur l’autre case.
   *[other] { $count } monstres pourraient vous y attaquer, contre { $other } sur l’autre case.
}
remark-falls-less = On risque moins de s’affaisser : { $percent } % contre { $other } %.
remark-loses-less = On y perd moins de flocons : { TENTHS($tenths) } en moyenne, contre { TENTHS($other) }.
remark-keeps-die = Le dé { die } reste en main, et il a mieux à faire ici.
remark-friend-down = { $plush } est à plat : un flocon, au prix d’un dé, et tout repart.
remark-threat-soon = { $monsters ->
    [yes] { $missing ->
        [0] Les monstres agissent à la fin de ce tour : finissez hors de leur portée, ou serrées les unes contre les autres.
       *[other] Les monstres agissent au prochain dé noir : finissez hors de leur portée, ou serrées les unes contre les autres.
    }
   *[no] { $missing ->
        [0] La page gronde à la fin de ce tour : autant en profiter d’ici là.
       *[other] Au prochain dé noir, la page gronde : autant profiter de ce tour.
    }
}
remark-nearly-empty = { $plush } n’a plus que { $stuffing ->
    [one] un flocon
   *[other] { $stuffing } flocons
}, et { $count ->
    [one] un monstre est
   *[other] { $count } monstres sont
} à portée : mieux vaut s’éloigner, ou garder un dé pour parer.
remark-task-needs = Il manque encore { $missing } à la tâche du groupe : chaque dé compte.
remark-not-there-yet = { $count ->
    [one] L’une de vous doit encore gagner l’endroit que demande la page.
   *[other] { $count } d’entre vous doivent encore gagner l’endroit que demande la page.
}
remark-gathered = Là où la page demande tout le monde ({ $mark }) : { $there } sur { $all }.
remark-monsters-left = { $count ->
    [one] Il reste un monstre à vaincre : l’histoire ne continue pas sans cela.
   *[other] Il reste { $count } monstres à vaincre : l’histoire ne continue pas sans cela.
}
remark-boss-stands = Le boss doit tomber pour que l’histoire continue : frappez tant qu’il y a des dés.
remark-turns-left = { $turns ->
    [one] Il faut tenir encore un tour : inutile d’être brave.
   *[other] Il faut tenir encore { $turns } tours : inutile d’être brave.
}
remark-unexplored = { $count ->
    [one] Il reste un endroit du plan à explorer.
   *[other] Il reste { $count } endroits du plan à explorer.
}

## Ce qu’on demande

question-choose-plush = { $name }, quelle peluche jouerez-vous ?
question-choose-place = { $name }, où vous mettez-vous ?
question-place-monster = { $name }, vous avez le marque-page : où surgit ce monstre ?
question-find-stuffing = { $name }, combien de dés blancs à la fois ?
question-choose-action = { $name }, que faites-vous ?
question-gather = { $name }, d’autres dés avec celui-ci ?
question-change-roll = { $name }, ce lancer vous va ?
question-choose-square = { $name }, jusqu’où allez-vous ?
question-choose-keeper = { $name }, pour qui ?
question-shop = { $name }, quelque chose vous tente ?
question-choose-way = Que font les peluches ?
question-answer-lost = { $name }, que répondez-vous ?
question-choose-payment = { $name }, de quoi vous séparez-vous ?
question-face-test = { $name }, c’est l’épreuve : avec quel dé ?
question-choose-defence = { $name }, comment vous défendez-vous ?
question-ask-friends = { $name }, prenez-vous ce coup à sa place ?
question-choose-quarry = { $name }, vous avez le marque-page : vers qui va ce monstre ?
question-choose-path = { $name }, vous avez le marque-page : où s’arrête ce monstre ?
question-choose-target = { $name }, vous avez le marque-page : qui ce monstre vise-t-il ?
question-offer-dash = { $name }, quelques pas de plus dans l’élan ?
question-offer-pick = { $name }, regarder deux objets au lieu d’un ?
question-choose-pick = { $name }, lequel gardez-vous ?
question-choose-friend = { $name }, à qui donnez-vous un flocon ?
question-choose-shove = { $name }, qui poussez-vous ?
question-choose-push = { $name }, jusqu’où ?
question-choose-swap = { $name }, contre quoi ?
question-choose-barter = { $name }, que donnez-vous en échange ?
question-choose-die = { $name }, de quel dé vous séparez-vous ?
question-await-hearts = { $name }, un cœur, avant qu’il ne soit trop tard ?

## Comment cela finit

ending-won-asleep = Gagné ! Elle a dormi d’une traite, et ne saura jamais rien.
    .short = gagné, endormie
ending-won-awake = Gagné… et elle se souviendra d’un drôle de rêve.
    .short = gagné, réveillée
ending-lost = Perdu. Mais au matin, quelqu’un ramassera les peluches, et ce soir on recommence.
    .short = perdu
ending-unread = Ici, le livre est encore fermé.

## Avant de commencer

setting-story = Histoire
    .help = Les histoires se suivent ; la première apprend à jouer en chemin.
setting-plushies = Peluches
    .help = Combien de peluches partent ; à moins de quatre, chacun peut en jouer deux.
setting-narrator = Qui tient le marque-page
    .help = Cette personne lit, joue en premier et tranche pour les monstres.
setting-purple-opens-all-lines = Le violet ouvre toutes les lignes
    .help = Un dé violet dans un déplacement permet de franchir n’importe quelle ligne de couleur.
setting-bookmark-follows-active-player = Le marque-page suit le tour
    .help = Chacun est narrateur pendant son tour ; sinon le marque-page ne bouge que si l’histoire le dit.
setting-strict-corners = Coins stricts
    .help = En diagonale, les deux côtés du coin doivent être libres ; sinon un seul suffit.
setting-may-give-last-stuffing = Donner son dernier flocon
    .help = On peut encourager jusqu’à s’effondrer soi-même.
setting-discard-stored-die-on-fall = Perdre son dé en s’affaissant
    .help = Une peluche qui s’affaisse rend le dé qu’elle gardait.
setting-unconscious-may-use-abilities = Relancer même affaissée
    .help = La capacité active reste permise à une peluche affaissée.

## Sur la page

page-option-walk = Marcher avec le { die }
page-option-store = Garder le { die }
# Une épreuve porte la lettre de son lieu ; sans lettre, $test n’est qu’un numéro interne, qui ne se dit pas.
page-option-try-test = { $test ->
    [one] Tenter l’épreuve avec le { die }
    [other] Tenter l’épreuve avec le { die }
   *[named] Tenter l’épreuve { $test } avec le { die }
}
page-option-contribute = Aider avec le { die }
page-option-search = Fouiller avec le { die }
page-option-equip = Prendre
page-option-give-item = Donner à { $plush }
page-option-swap-item = Échanger avec { $plush }
page-option-drop-item = Laisser
page-option-walk-to = Case { $square }
page-option-stand-on = Case { $square }
page-option-put-monster = Case { $square }
page-option-lead-to = Case { $square }
page-option-push-to = Case { $square }
page-group-strike = Frapper { $monster_the } (n° { number })
page-group-shoot = Viser { $monster_the } (n° { number })
page-group-try-test = { $test ->
    [one] Tenter l’épreuve
    [other] Tenter l’épreuve
   *[named] Tenter l’épreuve { $test }
}
page-group-shake-off = Rendre la carte « { $condition } »
page-group-clear-air = Dissiper « { $environment } »
page-group-contribute = Aider le groupe
page-group-search = Fouiller
page-group-walk = Marcher
page-group-store = Garder un dé
page-group-give-die = Donner un dé à { $plush }
page-group-note-store = Sur sa carte, il parera un coup, ou servira plus tard.
page-group-note-give-die = Sans le lancer : il servira à parer un coup, ou plus tard.
page-group-give-stuffing = Donner un flocon à { $plush }
page-group-note-give-stuffing = On rend le dé, et un flocon change de ventre.
page-each-give-die = Donner le dé { die } à…
page-each-give-stuffing = Donner un flocon à… (coûte le dé { die })
page-group-add-die = Un dé de plus
page-group-defend = Se défendre
page-group-pay-die = Se séparer d’un dé
page-group-target = { $title } : { $target } ou plus
page-percent = { $percent } %
page-could-reach = { $count ->
    [0] { "" }
    [one] C’est la case en blanc.
   *[other] Ce sont les cases en blanc.
}
page-about = ≈ { TENTHS($tenths) } pas

page-sheets = Les deux feuilles du livre
page-sheet-map = La carte
page-sheet-plushies = Les peluches
page-sheet-text = L’histoire
page-map = La carte : { $columns } colonnes, { $rows } rangées
page-text = Le texte de la page
page-gallery = Les peluches sur le lit
page-absent = Pas encore là
page-close = Fermer
page-aloud = Lire à voix haute
page-rules = Ce que cette page a de spécial
page-unread = Posez les peluches : dès qu’elles y sont toutes, le livre raconte.
page-before = Passage précédent
page-after = Passage suivant
page-on = Lire la suite
page-shelf = Sur l’étal
page-nowhere = hors de la carte
page-place = colonne { $column }, rangée { $row }
page-point = { $explored ->
    [yes] lieu { $number }, déjà vu
   *[no] lieu { $number }, à explorer
}
page-mark = zone { $mark }
page-vendor = un étal
page-start = un départ des peluches
page-lair = un repaire de monstres
page-lost = un jouet égaré
page-token-door = une porte
page-token-train = le train
page-token-wagon = le chariot rouge
page-token-objective = l’objectif
page-plush = { $active ->
    [yes] { $plush } ({ $name }), dont c’est le tour
   *[no] { $plush } ({ $name })
}, { $place }, rembourrage { $stuffing }
page-monster = { $kind ->
    [boss] { $monster }, le boss, n° { $number }
    [leader] { $monster }, le chef, n° { $number }
   *[normal] { $monster }, n° { $number }
}, { $place }, défense { $defence }
page-monsters = Les monstres, dans l’ordre où ils agissent
page-action = vitesse { $speed }, portée { $range }, force { $power }
page-action-sign = { $sign ->
    [foot] vitesse
    [range] portée
   *[power] force
}
page-die-use = { $colour ->
    [0] frappe de près
    [1] vise de loin
    [2] fouille
    [3] tient bon
    [4] remplace qui l’on veut
    [5] rend un flocon
   *[6] sert la nuit
}
page-card = Carte : { $plush }
page-turn = à son tour
page-asked = à vous de choisir
page-narrator = tient le marque-page
page-reader = lit la carte à voix haute
page-read-by = { $seat } lit
page-goods = Rembourrage { $stuffing }, cœurs { $hearts }, boutons { $buttons }
page-nothing = Ne porte rien
page-kept = Un dé { die } gardé
page-none-kept = Aucun dé gardé
page-ability = { $plush } : une capacité, pour un cœur
page-ability-short = Capacité
page-bag = { $count ->
    [0] Le sac est vide
    [one] Le sac : encore un dé
   *[other] Le sac : encore { $count } dés
}
page-dice = { $count ->
    [0] dé { die } : aucun
    [one] un dé { die }
   *[other] { $count } dés : { die }
}
page-hand = Les dés devant { $plush }
page-pool = Le lancer
page-rolled = { $value ->
    [0] un dé { die }
   *[other] un dé { die } : { $value }
}
page-total = En tout { $total }
page-odds = { $percent } % pour { $target }
page-steps = ≈ { TENTHS($tenths) } cases
page-verdict-needed = { $roll ->
    [6] pour parer { $target }
   *[other] il en fallait { $target }
}
page-verdict-needs = il en faut { $target }
page-verdict-steps = { $total ->
    [one] un pas au plus
   *[other] { $total } pas au plus
}
page-verdict-task = { $done } sur { $goal } pour le groupe
page-verdict-monster = { $power ->
    [0] { $action }
   *[other] { $action }, force { $power }
}
page-verdict-said = { $enough ->
    [yes] { $roll ->
        [1] Touché !
        [2] Touché !
        [6] Paré !
        [7] Un flocon !
       *[other] Réussi !
    }
   *[no] { $roll ->
        [6] En partie
        [7] Trop peu
       *[other] Raté
    }
}
page-verdict-would = { $enough ->
    [yes] C’est assez
   *[no] Pas assez
}
page-verdict-diceless = Aucun dé qui convienne
page-threat = { $monsters ->
    [yes] Menace : { $count } sur { $needed }, puis les monstres agissent
   *[no] Menace : { $count } sur { $needed }, puis la page gronde
}
page-threat-title = Menace
page-threat-monsters = Menace : monstres
page-threat-surge = Menace : la page gronde
page-night = La nuit
page-task = Toutes ensemble { $mark } { $done } / { $target }, dés { die }s
page-task-title = Toutes ensemble
page-test = Épreuve { $mark } { $target }, dé { die }
page-test-title = Épreuve
page-search = Fouiller { $target }, dé jaune
page-search-title = Fouiller
page-sleep = La petite : { $count } cartes de sommeil à venir
page-sleep-asleep = Elle dort
page-sleep-restless = Elle s’agite
page-sleep-awake = Elle est réveillée
page-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}

## Ce que les pièces disent d’elles-mêmes

page-line = { $colour ->
    [0] Ligne rouge
    [1] Ligne verte
    [2] Ligne jaune
    [3] Ligne bleue
   *[4] Ligne violette
}
page-wall = Un mur
page-box = Une malle
page-die = Dé { die }
page-kept-title = Un dé gardé
page-slot = { $slot ->
    [head] sur la tête
    [body] sur le corps
    [paws] aux pattes
   *[accessory] en accessoire
}
page-free-slots = Place libre : { $slots }
page-goods-title = { $what ->
    [stuffing] Rembourrage : { $count }
    [hearts] Cœurs : { $count }
   *[buttons] Boutons : { $count }
}
note-point = { $explored ->
    [yes] On l’a déjà exploré : il n’arrête plus personne.
   *[no] Qui entre ici s’arrête, et le livre raconte aussitôt ce qu’on y trouve. Ensuite, on repart avec un autre dé.
}
note-mark = L’histoire parle de cet endroit : le but de la page, ou ses particularités, disent ce qui s’y joue.
note-vendor = On s’arrête en y entrant. Chaque objet de l’étal coûte un bouton, ou un objet qu’on laisse ; on achète aussi d’une case voisine.
note-start = Les peluches arrivent ici, ou juste à côté. Ensuite, c’est une case comme les autres.
note-lair = Quand l’histoire appelle des monstres, ils surgissent ici, ou juste à côté.
note-lost = Il arrête qui passe par là : on lit sa carte, et l’on choisit ce qu’on lui répond.
note-door = L’histoire l’a posée là, et dira quand elle s’ouvre.
note-token = L’histoire l’a posé là, et dit à quoi il sert.
note-line = { $colour ->
    [4] Pour la franchir, il faut un dé violet parmi ceux qu’on lance pour marcher.
   *[other] Pour la franchir, il faut un dé { die }, ou un violet, parmi ceux qu’on lance pour marcher.
} On peut aussi en faire le tour, si l’un de ses bouts est libre.
note-wall = Personne ne le franchit, et aucun coup ne le traverse.
note-box = On ne marche pas dessus : il faut la contourner. Un tir passe par-dessus.
note-absent = Cette peluche s’est perdue : une histoire à venir la ramènera. Cette nuit, prenez-en une autre.
note-plush-name = { $plush } ({ $name })
note-plush = { $stuffing ->
    [0] Plus un flocon : on peut lui en donner un pour la relever.
   *[other] Il lui reste { $stuffing ->
        [one] un flocon
       *[other] { $stuffing } flocons
    } de rembourrage. Sa carte, en bas, dit tout le reste.
}
note-test = { $colour ->
    [4] Avec des dés violets
   *[other] Avec des dés { die }s, ou violets
}, il faut faire { $target } ou plus. { $mark ->
    [none] { "" }
   *[other] On la tente depuis la zone { $mark }, ou juste à côté.
}
note-task = { $colour ->
    [4] Avec des dés violets
   *[other] Avec des dés { die }s, ou violets
}, chacune ajoute ce qu’elle fait à ce que les autres ont fait, jusqu’à { $target }. { $mark ->
    [none] { "" }
   *[other] On y aide depuis la zone { $mark }, ou juste à côté.
}
note-search = Avec des dés jaunes, ou violets, il faut faire { $target } ou plus : on trouve alors un objet. Partout sur cette carte, autant de fois qu’on veut.
note-die = { $colour ->
    [0] Il frappe un monstre voisin, si la peluche a une arme pour cela.
    [1] Il vise un monstre de loin, si la peluche a une arme pour cela.
    [2] Il fouille, là où la carte dit ce qu’il faut faire pour trouver.
    [3] Il n’a pas d’action à lui.
    [4] Il remplace n’importe quelle couleur, et se lance avec toutes.
    [5] On le lance en début de tour : en faisant au moins autant qu’on a de rembourrage, on gagne un flocon.
   *[6] On ne le lance pas : il rejoint la menace.
}
note-any-die = { $colour ->
    [3] Mais comme toutes les couleurs, il fait marcher, il se garde ou se donne, et il sert aux épreuves et aux tâches bleues.
   *[other] Comme toutes les couleurs, il fait aussi marcher, il se garde ou se donne, et il sert aux épreuves et aux tâches de sa couleur.
}
note-kept = Un seul dé peut attendre ici. Il sert à se défendre, et dès le tour suivant à tout le reste.
note-stuffing = Chaque point de dégâts en ôte un flocon. Sans rembourrage, la peluche s’affaisse, et la petite pourrait se réveiller.
note-hearts = L’histoire en offre. Un cœur paie l’une des capacités de la carte ; qui s’affaisse les perd tous.
note-buttons = On en gagne un par monstre vaincu. On les dépense aux étals, et là où l’histoire le propose.
note-slot = Rien pour l’instant. Un objet qu’on trouve ou qu’on achète se porte là.
page-bookmark-says = Tient le marque-page : qui joue cette peluche pose les monstres et tranche pour eux.
note-threat = { $monsters ->
    [yes] Chaque dé noir qu’on tire vient ici. À la fin d’un tour, s’il y en a un pour chaque monstre, ils agissent tous.
   *[no] Chaque dé noir qu’on tire vient ici. À la fin d’un tour, s’il y en a un pour chaque peluche, la page se retourne contre elles.
}
page-night-says = Quand une peluche s’affaisse, on en retourne une. Si la petite se réveille, rien n’est perdu, mais l’histoire finira autrement.
page-defence-says = Pour l’atteindre, une attaque doit faire { $defence } ou plus.

## Le plateau du terminal

board-die = { $colour ->
    [0] r
    [1] v
    [2] j
    [3] b
    [4] *
    [5] ○
   *[6] ●
}
board-mark-percent = { $percent } %
board-mark-steps = ≈{ TENTHS($tenths) }
board-roll = Lancer :
board-hand = Dés :
board-threat = Menace
board-task = Tâche
board-test = Épreuve
board-sleep = Sommeil { $shown } +{ $left }
board-still = On ne marche pas
board-search = Fouille { $target }
board-group = Pour toutes : { $items }
board-shelf = Étal : { $items }
board-bag = Sac { $count }
board-group-walk = Se déplacer
board-group-store = Garder un dé
board-group-give-die = Donner un dé
board-group-give-stuffing = Donner un flocon
board-group-strike = Frapper
board-group-shoot = Viser
board-group-buy = Acheter
board-group-barter = Troquer
board-group-shake-off = Se remettre
board-group-use-ability = Y mettre son cœur
board-note-die = C’est le dé { die }, qui montre { $value }.
board-note-attack = Il faut atteindre sa défense : { $defence }.
board-note-test = Épreuve { die } : il faut atteindre { $target }. Le violet convient aussi.
board-note-search = Il faut atteindre { $target }.
board-note-store = Sur sa carte, un dé sert à se défendre, ou plus tard.
board-note-give-die = Sans le lancer : il servira à se défendre, ou plus tard.
board-note-give-stuffing = On rend le dé, et un flocon change de ventre.
board-note-suffer = Chaque point de dégâts coûte un flocon.
board-note-decline = Personne n’est obligé de répondre.
board-note-stay-put = On n’est pas obligé d’aller quelque part.
board-note-defend = Ce qu’il montre est retiré des dégâts.
board-note-face-it = Le courage y passe, et l’attaque rate.
board-action = { $power ->
    [0] { $faces } { $name } : { $speed } cases, portée { $range }.
   *[other] { $faces } { $name } : { $speed } cases, portée { $range }, force { $power }.
}
board-signs-title = Les signes
board-signs-map = Une lettre : une peluche (petite : elle ne bouge plus). M1, M2… : les monstres. 1 à 9 : à explorer. A à K : ce dont parle l’histoire. Une case se nomme par son rang et sa place, comme au théâtre : { $square }. { $lost } jouet égaré, { $vendor } marchand, { $den } d’où sortent les monstres, { $door } porte, { $train } train, { $wagon } chariot, { $goal } objectif.
board-signs-lines = Dés et lignes : r rouge, v vert, j jaune, b bleu, * violet, ○ blanc, ● noir. Une ligne r se franchit avec un dé rouge ou violet ; un mur, jamais.
board-signs-cards = █ rembourrage, { $heart } cœurs, { $button } boutons, [r] dé gardé, { $bookmark } marque-page, { $shield } défense. Monstres : { $far }6 avance de 6 cases, { $power }3 frappe avec une force de 3, (4) à 4 cases, + fait autre chose encore.
board-signs-tracks = Menace : quand elle compte autant de dés noirs que de monstres, ils agissent ; sans monstre, autant que de peluches, et la page gronde. Sommeil : { $asleep } elle dort, { $restless } elle s’agite, { $awake } elle s’est réveillée, + les cartes à venir.

## Ce qui reste d’une histoire

deed-walked = { $count ->
    [one] a trottiné d’une case
   *[other] a trottiné sur { $count } cases
}
deed-found = { $count ->
    [one] a déniché un objet
   *[other] a déniché { $count } objets
}
deed-beaten = { $count ->
    [one] a mis un monstre en fuite
   *[other] a mis { $count } monstres en fuite
}
deed-boss = { $count ->
    [one] a décousu la nuit d’un cran
   *[other] a décousu la nuit de { $count } crans
}
deed-tasks = { $count ->
    [one] a prêté la patte une fois
   *[other] a prêté la patte { $count } fois
}
deed-gifts = { $count ->
    [one] a donné du sien une fois
   *[other] a donné du sien { $count } fois
}
deed-trials = { $count ->
    [one] a réussi une épreuve
   *[other] a réussi { $count } épreuves
}
deed-plumped = { $count ->
    [one] a repris du rembourrage une fois
   *[other] a repris du rembourrage { $count } fois
}
deed-warded = { $count ->
    [one] a paré un coup
   *[other] a paré { $count } points de coups
}
deed-fell = { $count ->
    [one] a fini par terre une fois
   *[other] a fini par terre { $count } fois
}
deed-hearts = { $count ->
    [one] y a mis tout son cœur une fois
   *[other] y a mis tout son cœur { $count } fois
}
recall-rose = Il y eut un moment où tout semblait perdu ; et puis { $plush } a rouvert un œil.
recall-fell = Toutes les peluches ne sont pas restées debout : { $plush } a payé cette nuit de tout son rembourrage.
recall-unhurt = Pas une peluche n’est tombée. On en parlera longtemps, sur l’oreiller.
recall-lost = Et quelque part, un jouet perdu ne l’est plus tout à fait.
recall-gift = { $plush } a donné de son rembourrage à { $other_plush } : cela ne se voit pas, mais cela tient chaud.
chapter-page-opened = { $page }
evening-nth = { $nth } veillée sur cette histoire.
evening-rounds = { $count ->
    [one] un tour
   *[other] { $count } tours
}

## Ce que `veillee check` trouve dans une histoire

flaw-plushies = l’histoire { $story } n’offre que { $count } peluches, et l’on peut être quatre
flaw-corners = nul chemin ne mène à { $column },{ $row } quand on joue avec des coins stricts
flaw-lost-tokens = montre { $count } cases L, et la boîte a { $most } jetons de jouets égarés
flaw-tokens = pose { $count } jetons { $token }, et la boîte en a { $most ->
    [one] un
   *[other] { $most }
}
flaw-find = la carte { $card } n’est pas mise de côté pour cette histoire : ajoutez-la à discovery dans [story]
flaw-price = personne ne pourra jamais payer : { $currency ->
    [stuffing] aucune peluche n’a tant de rembourrage
    [heart] rien, dans cette histoire, ne donne de cœur
    [button] rien, dans cette histoire, ne donne de bouton
   *[other] rien, dans cette histoire, ne donne d’objet
}
flaw-nothing = { $verb } sans nombre n ne fait rien
flaw-no-lost = la carte de cette page ne montre aucun L
flaw-no-token = rien ne pose le jeton { $token } sur cette page
flaw-target = personne ne peut atteindre { $target } : les dés qui conviennent donnent au plus { $most }
flaw-no-dice = personne n’a de dé quand on lit cela : le test échoue toujours
flaw-few-dice = on n’a que ses dés gardés quand on lit cela : ils donnent au plus { $most }, jamais { $target }
flaw-out-of-reach = personne ne peut venir en { $mark }
flaw-no-monster = aucun monstre ne vient sur cette page : l’objectif est atteint aussitôt
flaw-no-boss = aucun boss ne vient sur cette page : l’objectif est atteint aussitôt
flaw-plushies-asked = on joue de deux à quatre peluches : « au moins { $count } » revient au même pour toutes
flaw-flag = rien ne pose la marque { $flag } avant cela
flaw-gather = { $count } peluches ne peuvent se réunir en { $mark } : il y a place pour { $squares }
flaw-monsters = demande { $count } { $monster }, et il { $there ->
    [0] n’y en a pas (un boss du paquet Découverte doit d’abord être trouvé)
    [one] n’y en a qu’un
   *[other] n’y en a que { $there }
}
flaw-dead-end = à { $plushies } peluches, l’histoire ne peut plus être gagnée après les sections { $read }
flaw-too-long = à { $count } peluches, l’histoire a plus de chemins qu’on n’en a suivis : qu’on puisse toujours la gagner
flaw-unread = aucune partie n’y arrive jamais : ce qui y mène ne peut pas se produire

## Ce que `veillee check` trouve d’illisible

fault-no-way = aucun chemin n’y mène
fault-no-way-out = aucun chemin n’en sort
fault-cut-off = { $column },{ $row } est hors d’atteinte depuis le départ
fault-no-room = pas de place pour { $count } peluches au départ
fault-goes-round = revient sans fin au même endroit
fault-no-page = il n’y a pas de page { $value } dans cette histoire
fault-no-mark = la carte ne montre aucun { $sign }
fault-token-where = doit dire où se trouve le jeton
fault-no-lair = la carte n’a pas de place pour { $count } monstres en { $sign }
fault-aside = un aparté dépend d’une marque ou d’une peluche
fault-no-surge = manque : chaque page a sa répercussion
fault-unwritten = la carte montre { $sign }, et rien n’est écrit pour cela
fault-no-point = la carte ne montre aucun lieu { $sign } à explorer
fault-faces = doit couvrir une fois chacune des faces, de 1 à { $most }
fault-next-face = doit continuer par { $face }
fault-outcome = revient à une épreuve, dans un choix
fault-story-order = le paquet suit l’ordre des histoires
fault-signs = doit être fait de signes de la carte, et non { $value }
fault-which = doit dire lequel
fault-near-what = doit dire près de quoi
fault-which-die = doit dire quel dé
fault-trial = une épreuve ou une tâche demande colour et target
fault-goal-where = doit dire où
fault-turns = doit dire pendant combien de tours
fault-flag-name = ne doit pas contenir « { $sign } », par quoi les histoires nomment ce que retiennent les précédentes
fault-map-size = doit avoir au plus { $columns } colonnes et { $rows } rangées
fault-map-row = la rangée { $row } a { $count } cases, la première { $first }
fault-map-sign = rangée { $row } : { $sign } n’est pas l’un des signes { $known }
fault-no-start = n’a pas de { $sign } : il faut que les peluches partent de quelque part
fault-line = doit ressembler à « green 6,1 to 6,5 right », et non { $value }
fault-line-colour = { $value } : il faut une ligne droite, { $known }, right ou below
