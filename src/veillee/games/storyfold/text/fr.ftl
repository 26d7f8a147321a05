# Storyfold : Bois Sauvage. Tout ce qui se lit en français, hors des règles et du livre.
#
# $creature_the est un nom avec son article (« la Meute ») ; $card, $boon, $place, $scene sont des titres.

game-name = Storyfold : Bois Sauvage
game-line = Une enfant aux mains qui luisent, un ours bourru, et un bois qui s’éteint : une histoire à déplier, seul ou à plusieurs.

## Morceaux de phrases

crystals = { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}
successes = { $count ->
    [one] { $count } succès
   *[other] { $count } succès
}
target = { $place ->
    [-1] { $creature ->
        [-1] « { $boon } »
       *[other] { $creature_the }
    }
   *[other] « { $place } »
}

## Ce qu’on peut choisir

option-attempt = { $top } { target }
option-use-bottom = { $bottom }
option-roll-dice = Lancer { dice }
dice = { $tens ->
    [0] { $twelves ->
        [0] { $eights } d8
       *[other] { $eights ->
            [0] { $twelves } d12
           *[other] { $eights } d8 et { $twelves } d12
        }
    }
   *[other] { $twelves ->
        [0] { $eights ->
            [0] { $tens } d10
           *[other] { $eights } d8 et { $tens } d10
        }
       *[other] { $eights ->
            [0] { $tens } d10 et { $twelves } d12
           *[other] { $eights } d8, { $tens } d10 et { $twelves } d12
        }
    }
}
nth-die = { $die ->
    [0] le premier dé
    [1] le deuxième dé
    [2] le troisième dé
    [3] le quatrième dé
    [4] le cinquième dé
    [5] le sixième dé
    [6] le septième dé
    [7] le huitième dé
   *[other] le neuvième dé
}
option-let-stand = Compter le lancer tel quel
option-reroll = Dépenser un cristal pour relancer { nth-die }
option-pick-die = Prendre { nth-die }
option-pick-none = Laisser les autres dés
option-spend = { $count ->
    [0] Ne pas dépenser de cristal
    [one] Dépenser { $count } cristal
   *[other] Dépenser { $count } cristaux
}
option-take-bottom = Prendre le bas de la carte
option-take-nothing = En rester là
option-place-crystal = Poser un cristal sur { $card }
option-pay-with = Payer avec un cristal de la carte { $card }
option-choose-card = Choisir la carte { $card }
option-ready-die = { $size ->
    [0] Reprendre un d8
    [1] Reprendre un d10
   *[other] Reprendre un d12
}
option-use-boon = Utiliser « { $boon } »
option-keep = Garder « { $boon } »
option-use-up = Faire de la place en utilisant « { $boon } »
option-throw = Faire de la place en défaussant « { $boon } »
option-comfort = Se défaire de « { $boon } »
option-choose-creature = Choisir { $creature_the }
option-protect = Protection de Brom contre { $creature_the }
option-tend = Soins de Brom
option-give-brom = Laisser partir Brom à la place
option-draw-it = Piocher la dernière carte Ombre
option-face-it = Laisser faire
option-end-phase = Finir la phase de Luma
option-take-way = { $choice }
option-turn-page = Rouvrir le livre

## Ce qui arrive

event-story-began = { $whole ->
    [yes] Le livre s’ouvre.
   *[no] Le livre s’ouvre pour un seul chapitre.
}
event-chapter-began = { $chapter }. { $section }
event-chapter-began-again = { $chapter } recommence, pour la { $time }e fois.
    .short = Chapitres recommencés
event-scene-opened = { $scene }. { $section }
    .short = Scènes
event-markers-set = La Lumière est à { $light } du centre, l’Ombre à { $shadow }.
event-place-seen = { "" }
event-section-read = { $section }
event-story-taken = { $section }
event-way-taken = Décidé : « { $choice } ».
event-remembered = { "" }
event-phase-began = { $dice ->
    [one] Phase de Luma { $phase } : { $dice } dé.
   *[other] Phase de Luma { $phase } : { $dice } dés.
}
    .short = phases de Luma
event-die-left-out = Un d{ $sides } reste dans la poche, cette fois.
event-ability-chosen = { $dots ->
    [one] { $top } { target } : { $dots } succès à réunir.
   *[other] { $top } { target } : { $dots } succès à réunir.
}
event-bottom-chosen = { $bottom }.
event-dice-rolled = { $card }, à { $number }+ : { $faces }.
event-die-rerolled = Un d{ $sides } relancé : { $face } devient { $new_face }.
event-die-turned = Un d{ $sides } tourné sur { $face }.
event-successes-counted = { $dots ->
    [0] { successes }.
   *[other] { $count } succès sur { $dots }.
}
event-success-added = { successes } de plus.
event-crystals-spent = { crystals } de la carte { $card } : { $total } succès en tout.
event-ability-missed = { $count } sur { $dots } : il en manque.
event-attempt-failed = Pas un succès. { $card } repart au fil de l’eau.
event-creature-dazzled = { CAPITAL($creature_the) } dérive au bout de la Rivière, étoiles sur la tête.
event-creature-healed = { $count ->
    [one] Guérison : { $creature_the } laisse { crystals }.
   *[other] Guérison : { $creature_the } laisse { crystals }.
}
event-trauma-healed = « { $boon } » ne pèse plus.
event-place-resolved = { $section }
event-light-moved = { $light ->
    [0] La Lumière est au centre : toute la clairière est éclairée.
   *[other] La Lumière est à { $light } du centre.
}
event-shadow-moved = { $shadow ->
    [0] L’Ombre est au centre.
   *[other] L’Ombre est à { $shadow } du centre.
}
event-symbol-met = Elle touche un signe : { $sign }.
event-crystals-gained = Gagné : { crystals }.
event-crystals-lost = Plus de place : perdu { crystals }.
event-crystal-placed = { crystals } de plus sur { $card }.
event-card-drained = { $card } perd { crystals }.
event-spirit-gained = { $count ->
    [0] L’Esprit est déjà plein.
   *[other] Esprit : { $count } de plus, reste { $left }.
}
event-spirit-lost = Esprit : { $count } de moins, reste { $left }.
event-spirit-wrapped = { $cards ->
    [one] Il fait plus noir : une carte Ombre.
   *[other] Il fait plus noir : { $cards } cartes Ombre.
}
event-card-sent-to-end = { $card } va au bout de la Rivière.
event-card-brought-to-front = { $card } vient en tête de la Rivière.
event-river-reversed = Les cartes Action changent de place, la dernière devant.
slot-name = { $slot ->
    [0] 3+
    [1] 4+
    [2] 5+
    [3] 6+
   *[other] –
}
event-creature-drawn = Du noir sort { $creature_the } ({ slot-name }).
event-creature-entered = Voici { $creature_the } ({ slot-name }).
event-creature-turned-away = La Rivière est pleine : { $creature_the } passe en prenant { $count } d’Esprit.
event-creature-left = { CAPITAL($creature_the) } s’en va.
event-creature-stunned = { CAPITAL($creature_the) } voit des étoiles.
event-creature-weakened = { CAPITAL($creature_the) } ne demande plus que { $dots } succès.
event-creature-moved = { CAPITAL($creature_the) } change de place ({ slot-name }).
event-creatures-reshuffled = La défausse des créatures redevient le paquet.
event-shadow-phase-began = Phase d’Ombre { $phase }.
event-creature-acted = { CAPITAL($creature_the) } s’approche : { $count } d’Esprit.
event-creature-blinked = { CAPITAL($creature_the) } cligne des yeux et reprend ses esprits.
event-protection-used = Brom se met devant { $creature_the }.
event-care-used = Brom soigne Luma, sans un mot.
event-brom-left = Brom s’en va à la place, dans le noir. Luma est seule.
event-brom-kept-away = Brom est là, mais il n’entend plus. Il n’aidera pas dans cette Scène.
event-brom-returned = Brom est revenu. Il ne dit pas d’où.
event-shade-drawn = { $shade }. { $section }
    .short = cartes Ombre
event-boons-drawn = { $count ->
    [one] { $count } carte Exploration.
   *[other] { $count } cartes Exploration.
}
event-boon-seen = Trouvé : « { $boon } ».
event-boon-kept = Gardé : « { $boon } ».
event-boon-stored = « { $boon } » va dans la zone Bienfait.
event-boon-received = Reçu : « { $boon } ».
event-boon-already-there = « { $boon } » est déjà là.
event-boon-used = Utilisé : « { $boon } ».
event-boon-discarded = Défaussé : « { $boon } ».
event-bane-struck = Un Fléau : « { $boon } ».
event-boon-added = « { $boon } » se glisse dans le paquet Exploration.
event-trauma-added = Quelque chose de lourd se glisse dans le paquet Exploration.
event-boons-reshuffled = La défausse Exploration redevient le paquet.
event-die-gained = Un d{ $sides } de plus, jusqu’à la fin du Chapitre.
event-die-readied = Un d{ $sides } revient.
event-scene-won = { $scene } : Luma l’emporte.
    .short = Scènes gagnées
event-scene-lost = { $scene } : l’Ombre l’emporte.
    .short = Scènes perdues
event-travelled = En route pour : { $scene }.
event-book-folded = Le livre se rouvre.
event-chapter-ended = Fin de : { $chapter }.
event-ending-told = { $section ->
    [-1] Ici s’arrête le chapitre.
   *[other] { $section }
}

## Ce qu’on peut savoir avant de choisir

remark-needs-number = Sa carte est à { $number }+.
remark-target-needs = { $count } succès à réunir.
remark-crystals-waiting = { $pays ->
    [yes] Encore { crystals } à donner.
   *[no] Encore { crystals } à poser.
}
remark-top-odds = { $percent ->
    [0] { $dice ->
        [one] Impossible avec { $dice } dé.
       *[other] Impossible avec { $dice } dés.
    }
   *[other] { $crystals ->
        [0] { $dice ->
            [one] Avec { $dice } dé : { $percent } %.
           *[other] Avec { $dice } dés : { $percent } %.
        }
       *[other] { $dice ->
            [one] Avec { $dice } dé et les cristaux de la carte : { $percent } %.
           *[other] Avec { $dice } dés et les cristaux de la carte : { $percent } %.
        }
    }
}
remark-bare-odds = Sans cristal : { $percent } %.
remark-some-odds = Au moins un succès : { $percent } % ; { TENTHS($tenths) } en moyenne.
remark-fallback-odds = En consolation, le bas de la carte : { $percent } %.
remark-nothing-odds = Rien du tout : { $percent } %.
remark-reaches-target = { $spare ->
    [0] Réussi.
   *[other] Réussi, { $spare } de trop.
}
remark-still-missing = Il en manque { $count }.
remark-bottom-brings = { $effect ->
    [light] La Lumière avance de { $count }.
    [crystals] Gagner { crystals }.
    [explore] { $count ->
        [one] Piocher une carte Exploration.
       *[other] Piocher { $count } cartes Exploration, en garder une.
    }
   *[spirit] Reprendre { $count } d’Esprit.
}
remark-reroll-odds = Une chance de { $percent } %.
remark-would-lose = { $cards ->
    [0] Créatures : Esprit −{ $count }.
    [one] Créatures : Esprit −{ $count }, une carte Ombre.
   *[other] Créatures : Esprit −{ $count }, { $cards } cartes Ombre.
}
remark-creature-follows = { CAPITAL($creature_the) } { creature-does }.
creature-does = { $effect ->
    [swap] prend la place de la carte à sa gauche
    [drift] dérive au bout de la Rivière
    [push_next] envoie au bout la carte Action qui suit
    [light_back] fait reculer la Lumière de { $count }
    [light] fait avancer la Lumière de { $count }
    [shadow_back] fait reculer l’Ombre de { $count }
    [shadow] fait avancer l’Ombre de { $count }
    [spirit_back] prend encore { $count } d’Esprit
    [spirit] rend { $count } d’Esprit
    [drain_most] prend { crystals } à la carte qui en a le plus
    [drain_leftmost_with] prend { crystals } à la première carte qui en porte
    [drain_leftmost] prend { crystals } à la première carte
    [drain_rightmost] prend { crystals } à la dernière carte
    [send_leftmost] envoie au bout la première carte Action
    [send_dazzle] envoie Éblouir au bout
    [send_help] envoie Aider au bout
    [send_explore] envoie Explorer au bout
    [send_heal] envoie Guérir au bout
    [creature] en appelle une autre
   *[other] a encore un effet
}
remark-shadow-would-reach = Ombre à { $shadow } { $shadow ->
    [one] case
   *[other] cases
}.
remark-symbol-ahead = Sur son chemin : { $sign }.
remark-shadow-would-win = L’Ombre l’emporterait.
remark-dice-left = { $count ->
    [one] Il reste { $count } dé.
   *[other] Il reste { $count } dés.
}
remark-spares-spirit = Épargne { $count } d’Esprit à la prochaine phase d’Ombre.
remark-brings-nearer = { $count ->
    [one] Une carte Action avance d’une place.
   *[other] { $count } cartes Action avancent d’une place.
}
remark-would-draw-shade = Il faudrait piocher une carte Ombre.
remark-would-do-nothing = Pour l’heure, cela ne ferait rien.
remark-wins-scene = Avec cela, Luma l’emporte.
remark-likelier-success = Cela réussit plus souvent : { $percent } % contre { $other } %.
remark-serves-goal = Cela sert le but de la Scène.
remark-creature-costs = { $phases ->
    [one] { CAPITAL($creature_the) } coûterait encore { $count } d’Esprit.
   *[other] { CAPITAL($creature_the) } coûterait { $count } d’Esprit à chacune de { $phases } phases.
}
remark-shadow-near = { $count ->
    [one] L’Ombre l’emporte à la fin de cette phase.
   *[other] L’Ombre l’emporte dans { $count } phases.
}
remark-spirit-low = Il reste { $count } d’Esprit avant une carte Ombre.
remark-last-shade-near = { $count ->
    [one] La prochaine carte Ombre est la dernière du Chapitre.
   *[other] Il reste { $count } cartes Ombre dans ce Chapitre.
}
remark-light-missing = La Lumière est encore à { $count } du centre, et l’on a besoin d’elle.

## Comment cela finit

ending-dawn = L’aube. Les oiseaux ont repris.
    .short = l’aube
ending-first-light = Le petit jour, gris et vrai.
    .short = le petit jour
ending-dusk = Entre chien et loup : la nuit reste, mais elle sait le nom de Luma.
    .short = entre chien et loup
ending-long-night = La longue nuit. Quelqu’un a porté Luma jusqu’à la lisière.
    .short = la longue nuit
ending-unlit = La veilleuse éteinte. Il y a des allumettes à côté.
    .short = la veilleuse éteinte
ending-chapter-won = Le chapitre est raconté, et Luma l’a emporté.
    .short = chapitre gagné
ending-chapter-lost = Le chapitre est raconté, et l’Ombre l’a emporté. On passe quand même.
    .short = chapitre perdu
ending-unread = La suite n’est pas encore lue.
    .short = non lu

## Ce qu’on choisit avant la partie

setting-level = Difficulté
    .help = Veillée : comme écrit. Conte : plus doux, pour découvrir. Nuit noire : l’Ombre a de l’avance.
setting-from = Commencer par
    .help = Une première partie commence par le prologue.
setting-until = Jusqu’où
    .help = Tout le voyage se joue en plusieurs soirs : on s’arrête après chaque Scène.
setting-until-campaign = Tout le voyage
setting-until-chapter = Ce chapitre seul
setting-brom-watch = Quand Brom peut aider
    .help = Demander avant qu’une créature n’agisse et après chaque lancer : seulement si cela peut changer quelque chose, ou toujours.
setting-brom-watch-when-it-matters = Quand cela compte
setting-brom-watch-always = Toujours demander
setting-banes-bite = Tous les Fléaux mordent
    .help = Quand on pioche plusieurs cartes, chaque Fléau prend effet, pas seulement la carte gardée.
setting-reroll-beside-brom = Relancer avec Brom
    .help = Luma peut dépenser un cristal pour relancer un dé même quand Brom est avec elle.
setting-newcomers-act = Les nouvelles venues agissent
    .help = Une créature qui entre à droite de celle qui agit joue encore dans cette phase d’Ombre.

## Questions

question-choose-way = { $name }, que fait Luma ?
question-place = { $name }, à quelle carte ce cristal donnera-t-il un succès de plus ?
question-pay = { $name }, quelle carte donne un cristal pour payer ?
question-draw = { $name }, la dernière carte Ombre : Brom y va-t-il à sa place ?
question-choose-banished = { $name }, quelle créature s’en va ?
question-choose-stunned = { $name }, quelle créature verra des étoiles ?
question-choose-kept = { $name }, quelle carte garder ?
question-make-room = { $name }, il n’y a plus de place : quelle carte laisser ?
question-choose-comfort = { $name }, qu’est-ce qui ne pèsera plus ?
question-choose-dice = { $name }, combien de dés ?
question-change-roll = { $name }, changer quelque chose à ce lancer ?
question-pick-rerolls = { $name }, quel dé relancer ?
question-pick-turned = { $name }, quel dé tourner ?
question-choose-readied = { $name }, quel dé reprendre ?
question-choose-action = { $name }, que fait Luma ?
question-spend-crystals = { $name }, combien de cristaux dépenser ?
question-choose-fallback = { $name }, c’est manqué. Prendre le bas de la carte ?
question-choose-front = { $name }, quelle carte vient en tête ?
question-activate-next = { $name }, une créature va agir. Brom intervient-il ?
question-fold-book = { $name }, on s’arrête ici pour ce soir, ou on continue ?

## Ce qui reste d’un voyage

deed-healed = { $count ->
    [one] a guéri une créature
   *[other] a guéri { $count } créatures
}
deed-places = { $count ->
    [one] a résolu un lieu
   *[other] a résolu { $count } lieux
}
deed-crystals = { $count ->
    [one] a recueilli un cristal
   *[other] a recueilli { $count } cristaux
}
deed-failed = { $count ->
    [one] a lancé une fois pour rien
   *[other] a lancé { $count } fois pour rien
}
deed-brom = { $count ->
    [one] a appelé Brom une fois
   *[other] a appelé Brom { $count } fois
}
deed-boons = { $count ->
    [one] a tiré parti d’une trouvaille
   *[other] a tiré parti de { $count } trouvailles
}
recall-alone = Brom est parti dans le noir, une fois, à sa place.
recall-said = Quelqu’un a répondu, en haut de l’escalier.
recall-again = Il a fallu recommencer. On recommence.
recall-never-lost = Pas une Scène n’est restée à l’Ombre.
recall-kept = Brom est resté d’un bout à l’autre.
chapter-chapter-began = { $chapter }
evening-nth = { $nth } veillée ensemble.
evening-rounds = { $count ->
    [one] une phase
   *[other] { $count } phases
}

## Le plateau, sur une page ou dans un terminal

board-mark-percent = { $percent } %
board-mark-average = ≈{ TENTHS($tenths) }
board-head = { $chapter } · { $scene }
board-phase = Phase { $phase }
board-shadow-wins = { $count ->
    [one] l’Ombre gagne à la fin de la phase
   *[other] l’Ombre gagne dans { $count } phases
}
board-light = Lumière
board-shadow = Ombre
board-spirit = Esprit
board-dice = Dés { $dice }
board-used = ({ $dice } lancés)
board-roll = Lancer à { $number }+ : { $faces }
board-brom = { $brom ->
    [0] Brom : Protection ({ $cost })
    [1] Brom : Soins ({ $cost })
   *[other] Brom : parti
}
board-boons = Bienfaits : { $boons }
board-shades = Cartes Ombre { $count }
board-help = A
board-explore = E
board-goal = But : { $goal }
board-needs-light = Lumière
board-drawn = En main : { $boons }
board-effect = { $verb ->
    [spirit] { $n } Esprit
    [crystals] { crystals }
    [light] Lumière { $n }
    [shadow] Ombre { $n }
    [creature] une créature vient
    [put] vient : { $name }
    [explore] piocher { $n }, garder 1
    [receive] recevoir « { $name } »
    [add] « { $name } » dans le paquet
    [trauma] un Trauma dans le paquet
    [comfort] un Trauma de moins
    [stun] étourdir une créature
    [stun_all] étourdir toutes les créatures
    [banish] une créature s’en va
    [die] un d{ $n }
    [dots] { $name } : { $n } succès de moins
    [drain] une carte perd { crystals }
    [story] carte Histoire { $n }
   *[other] quelque chose arrive
}
board-signs = { $dot } succès demandés · { $crystal } cristaux · −2 Esprit que coûte la créature · { $star } étourdie · { $done } lieu résolu · g griffe, o œil, l lune
board-sign-letters = gol
board-sign-means = { $sign } : { $effects }
board-note-end-phase = Les créatures agissent, puis l’Ombre avance.
board-note-let-stand = On compte les succès maintenant.
board-note-tend = Deux Esprits, et Brom repasse sur Protection.
board-note-give-brom = Brom s’en va jusqu’à la fin du Chapitre ; la carte reste dans le paquet.
board-note-draw-it = Ce que fait la dernière carte est grave : le Chapitre recommence.
board-note-take-nothing = La carte repart, sans effet.
board-note-turn-page = La prochaine Scène est mise en place.
board-nothing = rien

## La page

page-sheets = Les feuillets du livre
page-sheet-picture = L’image
page-sheet-wings = Les volets
page-sheet-text = Le récit
page-journey = Le voyage
page-journey-of = { $game } : notre voyage
page-journey-share = Partager
page-journey-copied = Le voyage est copié : il suffit de le coller.
page-journey-replay = Revoir cette Scène
page-station = { $outcome ->
    [won] La Lumière y est restée.
    [lost] L’Ombre y est restée.
   *[open] C’est ici qu’on en est.
}
page-companion = { $name } les accompagne.
page-brom-went = Ici, Brom est parti à sa place.
page-folded = Le livre est plié, tout y reste en place. Vous pouvez partir, et reprendre ici, ce soir ou dans un mois.
page-text = Le texte de la scène
page-before = Passage précédent
page-after = Passage suivant
page-aloud = Lire à voix haute
page-on = Continuer
page-close = Fermer
page-colon = {" "}:{" "}
page-effect = { $verb ->
    [spirit] { $sign ->
        [plus] { $size } Esprit retrouvé
       *[minus] { $size } Esprit perdu
    }
    [crystals] { $size ->
        [one] { $size } cristal
       *[other] { $size } cristaux
    }
    [light] { $sign ->
        [plus] la Lumière avance de { $size }
       *[minus] la Lumière recule de { $size }
    }
    [shadow] { $sign ->
        [plus] l’Ombre avance de { $size }
       *[minus] l’Ombre recule de { $size }
    }
    [creature] { $size ->
        [one] une créature arrive
       *[other] { $size } créatures arrivent
    }
    [put] voici { $name }
    [explore] piocher { $size }, garder 1
    [receive] on reçoit « { $name } »
    [add] « { $name } » rejoint le paquet Exploration
    [trauma] un Trauma rejoint le paquet Exploration
    [comfort] un Trauma de moins
    [stun] une créature est étourdie
    [stun_all] toutes les créatures sont étourdies
    [banish] une créature s’en va
    [die] un dé à { $size } faces
    [ready] un dé revient
    [dots] { $name } : { $size } succès de moins
    [drain] une carte perd { $size ->
        [one] { $size } cristal
       *[other] { $size } cristaux
    }
   *[story] une carte Récit
}
page-gift = { $verb ->
    [crystals] { $size ->
        [one] cristal
       *[other] cristaux
    }
    [spirit] Esprit
    [light] Lumière
    [shadow] Ombre
    [story] récit
    [dots] { $size ->
        [one] point
       *[other] points
    }
    [creature] créature
    [put] créature
    [explore] cartes
    [receive] carte
    [add] carte
   *[other] {""}
}
page-light-first = Lumière au centre d’abord
page-idle = sans effet à présent
page-sign-nothing = rien
page-track = La piste : la Lumière à { $light } du centre, l’Ombre à { $shadow }
page-marker = { $marker ->
    [light] La Lumière
   *[shade] L’Ombre
}
page-space-centre = Le centre : la Lumière veut y être, l’Ombre aussi
page-space-light = À { $distance } du centre, du côté de la Lumière
page-space-shadow = À { $distance } du centre, du côté de l’Ombre
page-place = { $kind ->
    [help] Aider
   *[explore] Explorer
} : { $place }. { $state ->
    [marked] C’est fait.
    [line] D’abord ce qui vient avant sur la ligne.
    [light] Il faut la Lumière au centre.
    [locked] Fermé pour l’instant.
   *[open] Ouvert.
} { $dots } succès. { $effects }
page-river = La Rivière, de la source à la fin
page-stone = pierre { $number } (un dé à 8 faces y réussit à { $eight } %, à 10 faces { $ten } %, à 12 faces { $twelve } %)
page-stone-bare = pierre nue
page-card = { $card }, { $lower }, { $stone }, { $crystals ->
    [0] aucun cristal
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
}
page-creature = { $creature }, { $stone } : { $dots } succès, coûte { $spirit } Esprit, donne { $crystals ->
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
}{ $stunned ->
    [yes] , étourdie
   *[no] {""}
}{ $after ->
    [none] {""}
   *[other] . Après son action : { $after }
}
page-dice = Les dés
page-dice-left = { $count ->
    [one] { $count } dé à { $sides } faces disponible
   *[other] { $count } dés à { $sides } faces disponibles
}
page-dice-used = { $count ->
    [one] { $count } dé à { $sides } faces déjà lancé
   *[other] { $count } dés à { $sides } faces déjà lancés
}
page-odds = { $kind ->
    [bottom] chances d’au moins un succès
    [bare] chances de réussir
   *[crystals] chances de réussir, cristaux compris
}
page-fan = Combien de dés ? Chaque poignée avec ses chances
page-each = par dé
page-far = trop loin
page-percent = { $percent } %
page-about = ≈ { TENTHS($tenths) } succès
page-bare = { $percent } % sans
page-option-spend = { $count ->
    [0] Aucun
   *[other] { crystals }
}
page-roll = Le lancer : { $number } ou plus, c’est un succès
page-rolled = d{ $sides } : { $face }, { $success ->
    [yes] succès
   *[no] raté
}
page-successes = { $count ->
   *[other] succès
}
page-spirit = Esprit : { $left } lumières sur { $all }{ $risk ->
    [0] {""}
   *[other] , dont { $risk } en jeu si la phase finit
}
page-goal = Le but
page-spirit-title = Esprit { $left } / { $all }
page-luma = Luma
page-luma-says = Un cristal : relancer un dé.
page-luma-brom = Luma & Brom
page-luma-brom-says = Brom peut partir à la place de la dernière carte Ombre.
page-brom-protection = Protection
page-brom-care = Soins
page-brom-gone = Parti
page-brom-short = Brom
page-brom = { $away ->
    [yes] Brom ne peut pas aider dans cette scène.
   *[no] { $face ->
        [protection] { $cost ->
            [one] { $cost } cristal
           *[other] { $cost } cristaux
        } : une créature au bout de la Rivière, étourdie.
        [care] { $cost } cristaux : 2 Esprit.
       *[gone] Brom est parti jusqu’à la fin du chapitre.
    }
}
page-boons = Bienfaits
page-boon-kind = { $kind ->
    [companion] Compagnon{ $turned ->
        [yes] , a déjà aidé dans cette scène
       *[no] {""}
    }
    [trauma] Trauma
    [bane] Fléau
   *[boon] Bienfait
}
page-drawn = Cartes Exploration au choix
page-shades = Cartes Ombre
page-shadow-deck = { $count ->
    [one] Le paquet Ombre : il ne reste que la dernière
   *[other] Le paquet Ombre : { $count } cartes, la dernière est la pire
}
page-shadow-left = { $count ->
    [one] la dernière
   *[other] restent ; la dernière est la pire
}
page-deck-boon = Paquet Exploration : { $count }
page-deck-boon-short = Exploration
page-deck-creature = Paquet Créature : { $count }
page-deck-creature-short = Créatures
page-deck-story = Cartes Récit restantes : { $count }
page-deck-story-short = Récit

## Une touche sur ce qui ne peut servir : à quoi cela sert

note-card = { $kind ->
    [dazzle] En haut : éblouir une créature. Il faut autant de succès que de points sur elle ; la voilà étourdie, au bout de la Rivière.
    [help] En haut : aider un lieu marqué d’une main. Il faut autant de succès que de points sous lui.
    [explore] En haut : explorer un lieu marqué d’un œil. Il faut autant de succès que de points sous lui.
   *[heal] En haut : guérir une créature, qui s’en va et laisse ses cristaux, ou un Trauma. Il faut autant de succès que de points.
}
note-bottom = { $kind ->
    [dazzle] En bas : la Lumière avance d’une case par succès.
    [help] En bas : un cristal par succès, à poser sur les cartes Action.
    [explore] En bas : une carte Exploration piochée par succès, dont on garde une seule.
   *[heal] En bas : un Esprit retrouvé par succès.
}
note-stone = Sur la pierre { $number }+, un dé réussit à partir de { $number }.
note-stone-title = Pierre { $number }+
note-bare-title = Pierre nue
note-odds = Un dé à { $sides } faces : { $percent } %.
note-bare = Sur une pierre nue, une carte Action ne sert pas : attendez que la Rivière l’emporte plus à gauche.
note-crystals = { $crystals ->
    [0] Un cristal posé sur elle vaudrait un succès de plus, si le lancer en donne déjà un.
    [one] Son cristal vaut un succès de plus, si le lancer en donne déjà un.
   *[other] Chacun de ses { $crystals } cristaux vaut un succès de plus, si le lancer en donne déjà un.
}
note-dots = { $dots ->
    [one] Un succès suffit
   *[other] Avec { $dots } succès
} : Éblouir l’étourdit et l’envoie au bout de la Rivière ; Guérir la fait partir, et { $crystals ->
    [0] elle ne laisse rien.
    [one] elle laisse un cristal.
   *[other] elle laisse { $crystals } cristaux.
}
note-great = Une grande créature peut avoir une seconde face : guérie une fois, elle revient alors autrement.
note-bite = { $stunned ->
    [yes] Étourdie, elle ne coûtera pas d’Esprit à la prochaine phase d’Ombre.
   *[no] À la phase d’Ombre, elle coûte { $spirit } Esprit.
}
note-then = Quand elle a agi : { $after }.
note-place = { $kind ->
    [help] Se tente avec la carte Aider
   *[explore] Se tente avec la carte Explorer
} : { $dots ->
    [one] un succès suffit.
   *[other] il faut { $dots } succès.
}
note-place-state = { $state ->
    [marked] C’est fait : on n’y revient pas.
    [adrift] Pas encore : sa carte est sur une pierre nue. Attendez que la Rivière l’emporte plus à gauche.
    [line] Pas encore : résolvez d’abord ce qui vient avant sur le pointillé.
    [light] Pas encore : la Lumière doit d’abord arriver au centre de la piste. Le bas d’Éblouir l’avance.
    [locked] Fermé pour l’instant : quelque chose doit arriver d’abord.
   *[open] Ouvert.
}
note-dice = { $used ->
    [yes] Déjà lancés. Tous les dés reviennent à la prochaine phase de Luma.
   *[no] Ils servent jusqu’à la fin de la phase : chaque action en lance un ou plusieurs.
}
note-brom = { $away ->
    [yes] {""}
   *[no] { $face ->
        [protection] Les cristaux se prennent sur vos cartes Action, qui en portent { $have }. Ensuite, Brom passe à Soins.
        [care] Les cristaux se prennent sur vos cartes Action, qui en portent { $have }. Ensuite, Brom repasse à Protection.
       *[gone] {""}
    }
}
note-shades = On en pioche une chaque fois que l’Esprit s’épuise. La dernière est grave : le Chapitre recommence{ $alone ->
    [yes] .
   *[no] , à moins que Brom ne parte à sa place.
}
note-boon = { $kind ->
    [companion] Un Compagnon aide une fois par Scène. Il brille quand il peut le faire.
    [trauma] Un Trauma occupe une place. Seul Guérir l’enlève : tentez le haut de la carte sur lui.
    [bane] {""}
   *[boon] Un Bienfait sert une fois, puis s’en va. Il brille quand c’est possible.
}
note-spirit = À la phase d’Ombre, les créatures en prennent. Quand il s’épuise, on pioche une carte Ombre, et il repart du début.
note-deck = { $kind ->
    [boon] Bienfaits, Compagnons et mauvaises surprises : ce que le bas d’Explorer et certains lieux font piocher.
    [creature] Celles qui peuvent encore venir dans la Rivière.
   *[story] Certains lieux les ouvrent : l’histoire y continue.
}
note-marker-says = { $marker ->
    [light] Le bas d’Éblouir l’avance d’une case par succès. Au centre, elle ouvre les lieux au signe de l’arbre.
   *[shade] Elle avance d’une case à chaque phase d’Ombre, et les signes de cette case agissent. Au centre, la Scène est perdue.
}
note-at = { $distance ->
    [0] Au centre.
    [one] À une case du centre.
   *[other] À { $distance } cases du centre.
}

## Ce que `veillee check` trouve dans un livre

flaw-unread = aucun voyage n’y mène
flaw-untold = aucun voyage ne remplit ces conditions à cet endroit : ce n’est jamais raconté
flaw-no-ending = aucun voyage ne finit par { $ending }
flaw-forgotten = aucun voyage ne laisse le souvenir { $memory }
flaw-stock = aucun voyage n’arrive à ce chapitre avec les souvenirs de stock

## Ce que `veillee check` trouve d’illisible

fault-no-way = aucun chemin n’y mène
fault-other-chapter = { $scene } est dans un autre Chapitre
fault-other-deck = la carte { $card } est dans le paquet d’un autre Chapitre
fault-unasked = aucune page ne le demande
fault-goal-memory = hors d’atteinte sans un souvenir qui peut manquer
fault-creatures = plus de { $most } créatures à la mise en place
fault-way-and-choice = mène plus loin, et laisse encore un choix
fault-two-ways = mène plus loin deux fois
fault-nowhere = ne mène nulle part
fault-creature-leads = une créature ne peut mener le récit plus loin
fault-line-round = la ligne tourne en rond
fault-too-late = la Scène est gagnée avant qu’on puisse le tenter
fault-unleft = est demandé, et rien ne le laisse
fault-stock = rien ne laisse le souvenir { $memory }
fault-last-ending = la dernière après { $after } ne doit rien demander
fault-untold-ending = l’une de celles après { $after } ne sera jamais lue : une autre, avant elle, ne demande rien
fault-no-finale = aucune page ne finit l’histoire
fault-no-card = il n’y a pas de carte Récit { $card }
fault-no-scene = il n’y a pas de Scène { $value } dans ce Chapitre
fault-no-goal = doit dire quand Luma gagne
fault-no-place = il n’y a pas d’autre lieu { $value } dans cette Scène
fault-more-dice = doit être deux nombres : les dés à 10 et à 12 faces
fault-river = doit nommer chaque carte Action une fois
fault-two-faces = doit en avoir deux : une grande créature a deux faces
fault-no-effect = doit dire ce que fait la carte
fault-one-last = un Chapitre n’a qu’une dernière carte Ombre
fault-no-last = le Chapitre { $chapter } n’a pas de dernière carte Ombre
fault-sides = doit être 10 ou 12
fault-echo-when = doit dire quand cela se lit
