# Histoires de Peluches : tout ce qui se lit en français, hors des règles et des histoires.
#
# $plush, $monster, $item, $lost, $condition… sont des noms : on ne les fait pas précéder de « de » ni de « à ».

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
button-count = { $count ->
    [one] un bouton
   *[other] { $count } boutons
}
heart-count = { $count ->
    [one] un cœur
   *[other] { $count } cœurs
}
token = { $token ->
    [0] la porte
    [1] le train
    [2] le chariot rouge
   *[3] l’objectif
}

## Ce qu’on peut choisir

option-choose-plush = Jouer { $plush }
option-stand-on = Se mettre ici (case { $square })
option-put-monster = Le poser ici (case { $square })
option-roll-white = { $count ->
    [one] Lancer un dé blanc
   *[other] Lancer { $count } dés blancs ensemble
}
option-walk = Se déplacer, dé { die }
option-store = Garder un dé { die } pour plus tard
option-give-die = Donner un dé { die } : { $plush } le garde
option-give-stuffing = Donner un flocon ({ $plush }), contre un dé { die }
option-try-test = Tenter l’épreuve, dé { die }
option-shake-off = Ne plus être { $condition }, dé { die }
option-clear-air = En finir : { $environment }, dé { die }
option-contribute = Aider le groupe, dé { die }
option-strike = Frapper { $monster } (n° { $place }), dé { die }
option-shoot = Viser { $monster } (n° { $place }), dé { die }
option-search = Fouiller, dé { die }
option-end-actions = Ne plus rien faire
option-add-die = Ajouter un dé { die }
option-roll-dice = Lancer !
option-keep-roll = Garder ce lancer
option-reroll = Relancer un dé (le { $place })
option-reroll-one = Relancer ce 1 (le { $place })
option-spend-courage = Y mettre tout son courage
option-spend-luck = Tenter sa chance : relancer (le { $place })
option-walk-to = Aller là (case { $square })
option-stay-put = Rester sur place
option-equip = Prendre { $item }
option-give-item = Donner { $item } ({ $plush })
option-swap-item = Échanger { $item } avec { $plush } contre { $other_item }
option-drop-item = Laisser { $item }
option-pick-item = Choisir { $item }
option-buy = Acheter { $item } pour un bouton ({ $plush })
option-barter = Troquer { $other_item } contre { $item } ({ $plush })
option-leave-shop = Ne plus rien acheter
option-take-way = { $choice }
option-decline = Passer son chemin
option-defend = Se défendre avec le dé { die }
option-raise-shield = Se protéger avec { $item }
option-face-it = Faire face, courageusement
option-suffer = Encaisser
option-aim-at = Vers { $plush }
option-lead-to = Jusqu’ici (case { $square })
option-use-ability = Un cœur, { $plush } : { $ability }
option-help-plush = Pour { $plush }
option-shove = Pousser { $monster } (n° { $place }, case { $square })
option-not-now = Garder son cœur pour plus tard
option-mend-tear = Utiliser { $item }

## Ce qui arrive

event-story-began = { $story }. Il était une fois { $plushies } peluches et une petite fille endormie.
event-plush-chosen = { $seat } joue { $plush }.
event-page-opened = On tourne la page : { $page }.
event-section-read = { $section }
event-way-taken = Les peluches choisissent : { $choice }.
event-turn-began = Au tour de… { $plush } !
event-dice-drawn = { $plush } plonge la patte dans le sac.
event-bag-refilled = { $count ->
    [one] Un dé retourne dans le sac.
   *[other] { $count } dés retournent dans le sac.
}
event-stuffing-found = { $plush } se regonfle : { $stuffing } de rembourrage.
event-stuffing-missed = { $plush } cherche de quoi se regonfler, en vain.
event-threat-placed = { $count ->
    [one] Un dé noir rejoint la menace : { $total } en tout.
   *[other] La menace change de { $count } : { $total } dés noirs en tout.
}
event-dice-rolled = { $count ->
    [one] { $plush } lance un dé : { $total }.
   *[other] { $plush } lance { $count } dés : { $total } en tout.
}
event-die-rerolled = { $plush } relance un dé { die } : { $value }.
event-roll-counted = Tout compris, cela fait { $total }.
event-plush-walked = { $plush } trottine vers une autre case.
event-plush-stayed = { $plush } reste sur place.
event-die-stored = { $plush } garde un dé { die }.
event-die-given = { $plush } confie un dé { die } : { $other_plush } le garde.
event-stuffing-given = { $plush } offre { stuffing-count } ; { $other_plush } dit merci.
event-test-passed = Réussi ! { $total }, il fallait { $target }.
event-test-failed = Raté : { $total }, il fallait { $target }.
event-task-opened = Une tâche pour tout le groupe : atteindre { $target } en dés { die }s.
event-task-helped = { $plush } aide : { $total } sur { $target }.
event-task-done = Tous ensemble, ça y est !
event-attack-missed = { $plush } frappe ({ $total }), mais { $monster } tient bon ({ $defence }).
event-boss-hurt = { $plush } touche { $monster } ! Encore { $left } à lui arracher.
event-monster-defeated = { $plush } met { $monster } en fuite !
event-monster-pushed = { $monster } recule sous la poussée.
event-buttons-gained = { $plush } : { button-count }.
event-hearts-gained = { $plush } : { heart-count }.
event-stuffing-gained = { $plush } : { stuffing-count } de plus.
event-paid = { $what ->
    [button] { $plush } paie { button-count }.
    [heart] { $plush } donne { heart-count }.
    [stuffing] { $plush } donne { stuffing-count }.
    [die] { $plush } abandonne un dé.
   *[item] { $plush } se sépare de quelque chose.
}
event-search-failed = { $plush } fouille partout ({ $total }), mais il fallait { $target }.
event-item-found = { $plush } trouve { $item } !
event-item-equipped = { $plush } s’équipe : { $item }.
event-item-shared = { $item } : pour tout le monde.
event-item-dropped = On laisse { $item } derrière soi.
event-shop-opened = Sur l’étal : { $item }.
event-item-bought = { $plush } repart avec { $item }.
event-lost-found = { $plush } rencontre quelqu’un : { $lost }.
event-lost-foreseen = Le prochain jouet égaré sera { $lost }.
event-declined = { $plush } passe son chemin.
event-threat-held = La menace gronde ({ $count } sur { $needed }), sans plus.
event-surge-came = La nuit se retourne contre les peluches !
event-monsters-woke = Les monstres s’agitent…
event-monster-came = { $monster } sort de l’ombre.
event-monster-acted = { $monster } : { $action } ({ $value }).
event-monster-walked = { $monster } approche.
event-monster-stayed = { $monster } ne bouge pas.
event-monster-attacked = { $monster } attaque { $plush } : { $power } !
event-monster-looked = { $monster } cherche sa proie et ne la trouve pas.
event-harm-threatened = Aïe ! { $plush } risque { $damage } de dégâts.
event-harm-prevented = { $plush } en évite { $count }.
event-stuffing-lost = { $plush } perd { stuffing-count }. Il lui en reste { $left }.
event-plush-fell = { $plush } s’affaisse et ne bouge plus.
event-plush-rose = { $plush } cligne d’un œil et se relève !
event-condition-gained = { $plush } : { $condition }.
event-condition-lost = { $plush } n’est plus dans cet état : { $condition }.
event-sleep-revealed = { $face ->
    [0] La petite dort toujours.
    [1] La petite se retourne dans son sommeil…
   *[2] La petite ouvre les yeux !
}
event-sleep-spared = { $item } : la petite ne remue même pas.
event-sleep-peeked = { $face ->
    [0] Sur la carte, elle dort.
    [1] Sur la carte, elle s’agite.
   *[2] Sur la carte, elle se réveille.
}
event-environment-set = { $environment }.
event-environment-gone = C’en est fini : { $environment }.
event-lost-tokens-placed = { $count ->
    [one] Quelque part par ici, un jouet s’est égaré.
   *[other] Quelque part par ici, { $count } jouets se sont égarés.
}
event-token-placed = Sur le plan : { token }.
event-token-removed = Plus là : { token }.
event-ability-used = { $plush } y met tout son cœur : { $ability }
event-bookmark-passed = Le marque-page passe à qui joue { $plush }.
event-discovery-made = Découverte : { $discovery } !
event-page-left = On referme : { $page }.
event-story-won = { $awake ->
    [yes] L’histoire finit bien, les yeux grands ouverts.
   *[no] L’histoire finit bien, et personne ne s’est réveillé.
}
event-story-lost = Plus une peluche ne bouge. La nuit a gagné, cette fois.

## Ce qu’on peut en dire

remark-success-odds = { $percent } % de chances d’atteindre { $target }
remark-average-steps = { TENTHS($tenths) } cases en moyenne

## Ce qu’on demande

question-choose-plush = { $name }, quelle peluche joueras-tu ?
question-choose-place = { $name }, où te mets-tu ?
question-place-monster = { $name }, tu as le marque-page : où surgit-il ?
question-find-stuffing = { $name }, combien de dés blancs à la fois ?
question-choose-action = { $name }, que fais-tu ?
question-gather = { $name }, d’autres dés avec celui-ci ?
question-change-roll = { $name }, ce lancer te va ?
question-choose-square = { $name }, jusqu’où vas-tu ?
question-choose-keeper = { $name }, pour qui ?
question-shop = { $name }, quelque chose te tente ?
question-choose-way = Que font les peluches ?
question-answer-lost = { $name }, que répondez-vous ?
question-choose-payment = { $name }, de quoi te sépares-tu ?
question-face-test = { $name }, c’est l’épreuve : avec quel dé ?
question-choose-defence = { $name }, comment te défends-tu ?
question-choose-quarry = { $name }, tu as le marque-page : vers qui va-t-il ?
question-choose-path = { $name }, tu as le marque-page : où s’arrête-t-il ?
question-choose-target = { $name }, tu as le marque-page : qui vise-t-il ?
question-offer-dash = { $name }, quelques pas de plus dans l’élan ?
question-offer-pick = { $name }, regarder deux objets au lieu d’un ?
question-choose-pick = { $name }, lequel gardes-tu ?
question-choose-friend = { $name }, à qui donnes-tu un flocon ?
question-choose-shove = { $name }, qui pousses-tu, et où ?

## Comment cela finit

ending-won-asleep = Gagné ! Elle a dormi d’une traite, et ne saura jamais rien.
ending-won-awake = Gagné… et elle se souviendra d’un drôle de rêve.
ending-lost = Perdu. Mais au matin, quelqu’un ramassera les peluches, et ce soir on recommence.

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
setting-discard-stored-die-on-fall = Perdre son dé en tombant
    .help = Une peluche qui s’affaisse défausse le dé qu’elle gardait.
setting-unconscious-may-use-abilities = Relancer même inconsciente
    .help = La capacité active reste permise à une peluche inconsciente.
