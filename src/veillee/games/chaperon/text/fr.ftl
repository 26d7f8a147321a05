# Le Petit Chaperon Rouge : tout ce qui se lit en français, hors des règles et des histoires.
#
# $card, $human, $animal et $seat sont des noms, avec leur article (« le 4 à deux fleurs », « la Chèvre ») : on ne
# commence pas une phrase par eux, et on ne les fait pas précéder de « de » ni de « à ».

game-name = Le Petit Chaperon Rouge
game-line = Encore une fleur, ou l’on file ? Il faut être chez Mère-grand avant le Loup.

## Morceaux de phrases

tokens = { $flowers ->
    [0] { $pebbles ->
        [0] rien du tout
       *[other] { pebbles }
    }
   *[other] { $pebbles ->
        [0] { flowers }
       *[other] { flowers } et { pebbles }
    }
}
flowers = { $flowers ->
    [one] { $flowers } fleur
   *[other] { $flowers } fleurs
}
pebbles = { $pebbles ->
    [one] { $pebbles } caillou
   *[other] { $pebbles } cailloux
}
tile = { $tile ->
    [0] première
    [1] deuxième
    [2] troisième
   *[3] quatrième
}
other-tile = { $other ->
    [0] première
    [1] deuxième
    [2] troisième
   *[3] quatrième
}
place = { $place ->
    [0] première
    [1] deuxième
    [2] troisième
    [3] quatrième
    [4] cinquième
    [5] sixième
    [6] septième
    [7] huitième
    [8] neuvième
    [9] dixième
    [10] onzième
   *[11] douzième
}
start = { $hard ->
    [yes] « Super Balaise »
   *[no] « Pas si fastoche »
}

## Ce qu’on peut choisir

option-continue = Cueillir encore
option-stop = Marcher
option-play-hood-card = Jouer la carte Chaperon Rouge
option-use-human = Appeler { $human } à la rescousse
option-use-animal = Lâcher { $animal }
option-use-no-animal = Garder ses bêtes pour plus tard
option-eat-nothing = Ne rien grignoter
option-eat-cake = Croquer la galette
option-eat-butter = Lécher le beurre
option-stay-on-path = Le chemin fleuri
option-take-shortcut = Le sentier du Loup
option-open-with = Ouvrir avec { $card }
option-lay-card = Cacher { $card }
option-place-tokens = Poser { tokens }
option-eat-token = { $face ->
    [0] Brouter un caillou sur la { place } carte
    [1] Brouter une fleur sur la { place } carte
   *[2] Brouter au hasard sur la { place } carte
}
option-take-back = Reprendre { $card }
option-look-at-tile = Regarder sous la { tile } tuile
option-leave-tiles = Laisser les tuiles où elles sont
option-swap-tiles = L’échanger avec la { tile } tuile

## Ce qui arrive

event-walk-began = Départ { start } : le Petit Chaperon Rouge se met en route.
event-hunt-began = { $mine ->
    [yes] Départ { start }. Aujourd’hui, le Loup, c’est vous !
   *[no] Départ { start }. Aujourd’hui, le Loup, c’est { $seat } !
}
event-character-dealt = { $seat } part avec { $human }.
event-deck-refilled = { $count ->
    [one] Plus de pioche : la seule carte de la défausse y retourne.
   *[other] Plus de pioche : on y remet les { $count } cartes de la défausse, bien mélangées.
}
event-picking-opened = Une cueillette commence : voici { $card }.
    .short = cueillettes
event-card-kept = { $against ->
    [one] Voici { $card } : face à une seule carte, ça tient !
   *[other] Voici { $card } : face à { $against } cartes, ça tient !
}
event-picking-failed = { $against ->
    [one] Aïe, { $card } face à une seule carte : tout est perdu !
   *[other] Aïe, { $card } face à { $against } cartes : tout est perdu !
}
    .short = cueillettes ratées
event-picking-stopped = { $seat } s’arrête là. Voyons ce bouquet !
event-tokens-placed = { $count ->
    [0] Plus un jeton nulle part : rien à poser sur { $card }.
    [one] Un jeton caché se pose sur { $card }.
   *[other] { $count } jetons cachés se posent sur { $card }.
}
event-tokens-chosen = (secret de Loup) Là-dessous : { tokens }.
event-reserve-refilled = { $count ->
    [one] Réserve vide : on y renverse le panier, qui n’a qu’un jeton.
   *[other] Réserve vide : on y renverse les { $count } jetons du panier.
}
event-tokens-turned-up = Dans le bouquet : { tokens }.
event-owl-looked = Le Hibou l’a vu : tout au fond de la pioche dort { $card }.
event-hood-walked = { $on_wolf_track ->
    [yes] { $steps ->
        [one] Le Petit Chaperon Rouge avance d’une case sur le sentier du Loup.
       *[other] Le Petit Chaperon Rouge avance de { $steps } cases sur le sentier du Loup.
    }
   *[no] { $steps ->
        [one] Le Petit Chaperon Rouge avance d’une case.
       *[other] Le Petit Chaperon Rouge avance de { $steps } cases.
    }
}
event-hood-stayed-put = Le Petit Chaperon Rouge n’avance pas d’un sabot.
event-hood-stepped-back = Brrr ! Le Petit Chaperon Rouge recule d’une case.
event-shortcut-taken = Le Petit Chaperon Rouge se faufile sur le sentier du Loup…
    .short = raccourcis
event-shortcut-refused = Le Petit Chaperon Rouge reste sur le chemin fleuri.
event-shortcut-barred = Le Loup est déjà passé par là : plus de raccourci. Le Petit Chaperon Rouge garde le chemin fleuri.
event-wolf-walked = Le Loup avance d’une case, à pas de loup.
event-wolf-trapped = { $space ->
    [0] Clac ! Le Piège se referme : voilà le Loup au point de départ.
   *[other] Clac ! Le Piège se referme : le Loup recule d’une case.
}
event-tile-turned-up = { $cottage ->
    [yes] Sous la { tile } tuile, la chaumière ! Toc, toc, qui est là ?
   *[no] { $by_hood ->
        [yes] Le Petit Chaperon Rouge soulève la { tile } tuile : encore du chemin.
       *[no] Le Loup soulève la { tile } tuile : encore du chemin.
    }
}
event-cake-eaten = Miam ! Plus de galette, mais une case de plus.
    .short = galettes mangées
event-butter-eaten = Slurp ! Plus de beurre, mais une case de plus.
    .short = beurres mangés
event-card-laid = L’air de rien, le Loup pose une carte face cachée.
event-card-laid-by-you = (secret de Loup) C’est { $card }.
event-hand-taken-back = { $count ->
    [one] Le Loup reprend en main la seule carte de sa défausse.
   *[other] Le Loup reprend en main les { $count } cartes de sa défausse.
}
event-hidden-card-discarded = La carte cachée du Loup file à la défausse, ni vue ni connue.
event-hood-card-played = La carte Chaperon Rouge rejoint la cueillette !
event-human-used = { $seat } appelle { $human } à la rescousse.
event-animal-used = Le Loup lâche { $animal } !
event-line-stacked = { $count ->
    [one] La pile n’a qu’une carte : elle comptait déjà pour une.
   *[other] Les { $count } cartes ne font plus qu’une pile, qui compte pour une seule.
}
event-wolf-card-hunted = Le Loup cachait son 0 dans sa manche : à la défausse !
event-nothing-hunted = Le Loup montre patte blanche : il n’a pas le 0 en main.
event-card-drawn-blind = Chipé à l’aveugle dans la main du Loup : { $card } !
event-nothing-drawn-blind = La main du Loup est vide : rien à chiper.
event-token-eaten = Crounch ! Un jeton de moins sur { $card }.
event-card-taken-back = Le Loup repêche une carte dans la défausse. Laquelle ? Mystère.
event-card-taken-back-by-you = (secret de Loup) C’est { $card }.
event-tile-looked-at = Un museau se glisse sous la { tile } tuile.
event-tile-seen = { $cottage ->
    [yes] (secret de Loup) Sous la { tile } tuile : la chaumière !
   *[no] (secret de Loup) Sous la { tile } tuile : du chemin, rien que du chemin.
}
event-tiles-swapped = La { tile } et la { other-tile } tuile ont échangé leurs places.
event-tiles-left = Les tuiles restent où elles sont.
event-character-went-to-wolf = Le Loup a désormais { $animal } dans son camp.
event-character-came-home = { $seat } retrouve { $human }.
event-game-won = { $treats ->
    [2] « Bonjour, Mère-grand ! » Le panier est bien plein.
    [1] « Bonjour, Mère-grand ! » Le panier est à moitié plein.
   *[0] « Bonjour, Mère-grand ! » Le panier est bien vide.
}
event-game-lost-to-cottage = Le Loup a frappé le premier. Il s’est même essuyé les pattes.
event-game-lost-to-meeting = Nez à museau ! Le Loup tient le Petit Chaperon Rouge.
event-points-counted = { $proud ->
    [yes] On compte les points : { $score }, rien que ça !
   *[no] On compte les points : { $score }.
}

## Ce qu’on peut savoir avant de choisir

remark-failure-odds = { $percent ->
    [0] Aucun risque : toute carte tiendrait.
    [100] Échec assuré : aucune carte ne tiendrait.
   *[other] { $failing ->
        [one] { $percent } % de tout perdre : { $failing } carte sur { $cards }.
       *[other] { $percent } % de tout perdre : { $failing } cartes sur { $cards }.
    }
}
remark-expected-steps = { $tokens ->
    [0] Pas un pas.
   *[other] { steps } en moyenne.
}
steps = { TENTHS($tenths) ->
    [one] { TENTHS($tenths) } case
   *[other] { TENTHS($tenths) } cases
}
remark-could-reach = { $on_wolf_track ->
    [yes] { $steps ->
        [one] Une case au plus, par le sentier du Loup.
       *[other] { $steps } cases au plus, par le sentier du Loup.
    }
   *[no] { $steps ->
        [one] Une case au plus.
       *[other] { $steps } cases au plus.
    }
}
remark-would-stand = { $on_wolf_track ->
    [yes] Elle se retrouverait sur le sentier du Loup.
   *[no] Elle resterait sur son chemin.
}
remark-shortcut-closed = Le Loup a fermé le raccourci.
remark-wolf-distance = { $spaces ->
    [0] Le Loup est déjà sur la première tuile Arrivée.
    [one] Le Loup n’est plus qu’à une case des tuiles Arrivée.
   *[other] Le Loup est à { $spaces } cases des tuiles Arrivée.
}
remark-treat-kept = Ce qu’on garde rend la victoire plus belle.
remark-way-home = { $on_wolf_track ->
    [yes] { $spaces ->
        [one] Une case, mais le Loup peut l’y croquer.
       *[other] { $spaces } cases, mais le Loup peut l’y croquer.
    }
   *[no] { $spaces ->
        [one] Une case, à l’abri du Loup.
       *[other] { $spaces } cases, à l’abri du Loup.
    }
}
remark-shortcut-gain = { $spared ->
    [one] Une case épargnée ; { behind }.
   *[other] { $spared } cases épargnées ; { behind }.
}
behind = { $behind ->
    [one] le Loup est une case derrière
   *[other] le Loup est { $behind } cases derrière
}
remark-card-would-fail = Retournée maintenant, cette carte ferait tout échouer.
remark-card-would-hold = { $tokens ->
    [0] Retournée maintenant, cette carte tiendrait, sans jeton.
    [one] Retournée maintenant, cette carte tiendrait, avec un jeton.
   *[other] Retournée maintenant, cette carte tiendrait, avec { $tokens } jetons.
}

## Ce qui plaide pour un choix, et ce qui compte maintenant

remark-loses-less = { $tokens ->
    [one] { fails }, et l’on y laisserait un jeton.
   *[other] { fails }, et l’on y laisserait { $tokens } jetons.
}
fails = { $failing ->
    [one] Une carte sur { $cards } ferait tout échouer
   *[other] { $failing } cartes sur { $cards } feraient tout échouer
}
remark-little-risk = { $failing ->
    [0] Aucune des cartes possibles ne peut faire échouer la cueillette.
    [one] Une seule carte sur { $cards } ferait échouer la cueillette.
   *[other] Seules { $failing } cartes sur { $cards } feraient échouer la cueillette.
}
remark-little-gathered = { $tenths ->
    [0] S’arrêter maintenant ne ferait pas avancer d’un pas.
   *[other] S’arrêter maintenant ne rapporterait que { steps } en moyenne.
}
remark-wolf-far-behind = On y gagne { $spared ->
    [one] une case
   *[other] { $spared } cases
}, et { behind } : il y a de la marge.
remark-wolf-on-heels = Sur ce sentier, { behind } : c’est lui prêter le mollet.
remark-space-counts = { $spaces ->
    [0] Le Loup soulève déjà les tuiles Arrivée : tout peut tenir à une case.
    [one] Le Loup est à une case des tuiles Arrivée : tout peut tenir à une case.
   *[other] Le Loup est à { $spaces } cases des tuiles Arrivée : tout peut tenir à une case.
}
remark-ruins-picking = Si la cueillette continue, elle échoue ; avec l’autre carte, elle tiendrait.
remark-gives-fewer = Elle n’offre { $tokens ->
    [0] aucun jeton
    [one] qu’un jeton
   *[other] que { $tokens } jetons
}, l’autre { $other }.
remark-more-pebbles = { $pebbles ->
    [one] Un caillou au lieu de { $other } : on n’avance pas sur des cailloux.
   *[other] { $pebbles } cailloux au lieu de { $other } : on n’avance pas sur des cailloux.
}
remark-wolf-at-the-door = { $spaces ->
    [0] Le Loup soulève les tuiles Arrivée, et { she-needs } : ce n’est plus l’heure d’être prudent.
    [one] Le Loup est à une case de chez Mère-grand, et { she-needs } : chaque pas compte.
   *[other] Le Loup est à { $spaces } cases de chez Mère-grand, et { she-needs } : chaque pas compte.
}
she-needs = { $needed ->
    [0] le Petit Chaperon Rouge y est aussi
    [one] il en reste une au Petit Chaperon Rouge
   *[other] il en reste { $needed } au Petit Chaperon Rouge
}
remark-wolf-behind-her = Sur son sentier, { behind } : il faut marcher, ou se faire croquer.
remark-line-at-risk = { $tokens ->
    [one] Un jeton attend sur la ligne, et la prochaine carte a { $percent } % de chances de tout gâcher.
   *[other] { $tokens } jetons attendent sur la ligne, et la prochaine carte a { $percent } % de chances de tout gâcher.
}
remark-shortcut-ahead = { $spaces ->
    [0] Le Petit Chaperon Rouge est à la fourche
    [one] La fourche est à une case
   *[other] La fourche est à { $spaces } cases
} ; le Loup ferme le raccourci dans { $steps ->
    [one] un pas
   *[other] { $steps } pas
}.
remark-race-stands = Jusqu’aux tuiles Arrivée, { $hood ->
    [0] le Petit Chaperon Rouge est rendu
    [one] il reste une case au Petit Chaperon Rouge
   *[other] il reste { $hood } cases au Petit Chaperon Rouge
}, { $wolf ->
    [0] le Loup aussi s’y promène
    [one] et une au Loup
   *[other] et { $wolf } au Loup
}.
remark-she-is-close = { $spaces ->
    [0] Le Petit Chaperon Rouge soulève les tuiles Arrivée : il faut l’arrêter, coûte que coûte.
    [one] Le Petit Chaperon Rouge est à une case des tuiles Arrivée : plus une fleur.
   *[other] Le Petit Chaperon Rouge est à { $spaces } cases des tuiles Arrivée : le moins de fleurs possible.
}

## Comment cela finit

ending-won-super = Super Victoire ! Galette et beurre sont arrivés sans une miette de moins.
    .short = super victoire
ending-won-less-super = Victoire moins super : il ne reste que la moitié du goûter.
    .short = victoire moins super
ending-won-not-super = Victoire pas super : plus rien à goûter, mais la porte s’est ouverte.
    .short = victoire pas super
ending-lost-cottage = Le Loup gagne : il était chez Mère-grand avant tout le monde.
    .short = perdu, le Loup est arrivé avant
ending-lost-caught = Le Loup gagne : on ne passe pas à deux sur son sentier.
    .short = perdu, pris sur son sentier
score = { $score ->
    [one] Score : { $score } point.
   *[other] Score : { $score } points.
}
mark-proud = Chapeau bas, et rouge de préférence !

## Ce qu’on choisit avant de jouer

setting-mode = Mode de jeu
    .help = Soit on joue ensemble et le Loup avance tout seul, soit quelqu’un le joue contre toute la table (dès deux).
setting-mode-together = Ensemble contre le Loup
setting-mode-wolf = Quelqu’un joue le Loup
setting-start = Départ
    .help = « Super Balaise » fait partir le Petit Chaperon Rouge un peu plus loin de Mère-grand.
setting-start-easy = Pas si fastoche
setting-start-hard = Super Balaise
setting-first = Qui commence
    .help = La coutume veut que ce soit la plus jeune personne de la table.
setting-wolf = Qui joue le Loup
    .help = Seul contre toute la table, et jusqu’au bout : le Loup ne change pas en route.
setting-points = Compter les points
    .help = À la fin, tout ce qu’on a osé ou gardé rapporte des points ; on ne peut pas dépasser 200.
setting-recount-face-up-tokens = Recompter les jetons déjà retournés
    .help = Les jetons que la carte Chaperon Rouge a retournés font marcher encore une fois à l’arrêt.
setting-arrival-tile-halts-move = Halte sur les tuiles Arrivée
    .help = Retourner une tuile de chemin met fin à la marche, même s’il restait des pas.

## Le plateau, dessiné dans un terminal

board-hood = Chaperon
board-wolf = Loup
board-hood-pawn = C
board-wolf-pawn = L
board-shortcut-open = raccourci
board-shortcut-closed = raccourci fermé
board-need = → il faudra { $count } ou plus
board-empty = (la file est vide)
board-pile = (la pile de { $count } compte pour 1)
board-deck = Pioche { $count }
board-bottom = (tout dessous : { $card })
board-discard = { $count ->
    [0] Défausse vide
   *[other] { $unknown ->
        [0] Défausse : { $cards }
       *[other] Défausse : { $cards } + { $unknown } jamais vues
    }
}
board-hand = Main du Loup : { $hand }
board-hand-cards = Main : { $cards }
board-hidden = une carte cachée
board-hidden-card = cachée : { $card }
board-hood-card = Carte 8 prête
board-tokens = Jetons : réserve { $reserve }, panier { $basket } (vus : ✿ { $flowers }, ● { $pebbles })
board-treats = { $cake ->
    [yes] { $butter ->
        [yes] Goûter : galette et beurre
       *[no] Goûter : galette
    }
   *[no] { $butter ->
        [yes] Goûter : beurre
       *[no] Goûter : mangé
    }
}
board-under = sous la file : { $name }
board-with = { $name } : { $character }
board-picture-wolf = Lou
board-picture-owl = Hib
board-picture-trap = Piè
board-picture-hood = Cha
table-note-continue = Il faut { $count } ou plus.
table-note-stop = Un pas pour chaque fleur dévoilée, rien pour un caillou.
table-note-play-hood-card = Une fois par partie : elle tient toujours, et les fleurs dévoilées font avancer.
table-note-use-no-animal = L’animal reste à vos côtés pour un autre tour.
table-note-eat-nothing = Ce qu’on garde rend la victoire plus belle.
table-note-eat-cake = Une case de plus, mais une victoire moins belle.
table-note-eat-butter = Une case de plus, mais une victoire moins belle.
table-note-open-with = Les fleurs de la carte appellent des jetons, que vous choisirez.
table-note-place-tokens = Une fleur la fera avancer, un caillou non. Vous seul savez lequel est où.
table-power-human = { $power ->
    [0] La file devient une pile qui ne compte que pour une carte.
    [1] Le Loup jette son 0, s’il l’a en main.
    [2] Jusqu’à la fin de cette cueillette, les cailloux valent aussi un pas.
   *[3] Chipe au hasard une carte au Loup : elle tient toujours.
}
table-power-animal = { $power ->
    [0] Le Petit Chaperon Rouge recule d’une case.
    [1] Broute deux jetons cachés de la file.
    [2] Rapporte une carte de la défausse dans votre main.
   *[3] Regardez sous une tuile Arrivée, puis échangez-la si vous voulez.
}

## Le plateau, dessiné sur une page

page-wood = Le bois et ses deux chemins vers chez Mère-grand
page-hood = Le Petit Chaperon Rouge, case { $space } sur { $length } de son chemin
page-hood-on-track = Le Petit Chaperon Rouge, case { $space } sur { $length } du sentier du Loup
page-hood-on-tile = Le Petit Chaperon Rouge, sur la { tile } tuile d’arrivée
page-wolf = Le Loup, case { $space } sur { $length } de son sentier
page-wolf-on-tile = Le Loup, sur la { tile } tuile d’arrivée
page-way-path = Le chemin du Petit Chaperon Rouge, après la fourche
page-way-track = Le sentier du Loup, au débouché du raccourci
page-tile = { $face ->
    [cottage] { $up ->
        [yes] La { tile } tuile d’arrivée : la chaumière
       *[no] La { tile } tuile d’arrivée, face cachée : la chaumière, et vous seul le savez
    }
    [path] { $up ->
        [yes] La { tile } tuile d’arrivée : encore du chemin
       *[no] La { tile } tuile d’arrivée, face cachée : encore du chemin, et vous seul le savez
    }
   *[unknown] La { tile } tuile d’arrivée, face cachée
}
page-line = { $count ->
    [0] La cueillette : pas encore de carte
    [one] La cueillette : une carte
   *[other] La cueillette : { $count } cartes
}
page-line-empty = La prairie attend sa première carte.
page-line-card = { $hidden ->
    [0] { $up ->
        [0] { $card }, sans jeton
       *[other] { $card } ; dévoilé : { tokens }
    }
    [one] { $up ->
        [0] { $card }, avec un jeton caché
       *[other] { $card }, avec un jeton caché ; dévoilé : { tokens }
    }
   *[other] { $up ->
        [0] { $card }, avec { $hidden } jetons cachés
       *[other] { $card }, avec { $hidden } jetons cachés ; dévoilé : { tokens }
    }
}
page-next = La prochaine carte doit valoir { $count } ou plus
page-or-more = ou plus
page-pile = La pile de { $count } compte pour une carte
page-under = Personnages sous la file
page-used = a déjà servi
page-deck = Pioche · { $count }
page-deck-again = Mélange · { $count }
page-deck-name = { $count ->
    [0] La pioche est vide.
    [one] La pioche : une carte.
   *[other] La pioche : { $count } cartes.
}
page-bottom = Tout au fond, { $card }.
page-laid = Cachée
page-hidden = La carte que le Loup a posée face cachée
page-hidden-known = Votre carte cachée : { $card }
page-no-hidden = Le Loup n’a pas posé de carte
page-discard = Défausse · { $count }
page-discard-name = { $count ->
    [0] La défausse est vide
    [one] La défausse : une carte
   *[other] La défausse : { $count } cartes
}
page-supplies = Autour du plateau
page-reserve = Réserve · { $count }
page-reserve-name = { $count ->
    [0] La réserve est vide
    [one] La réserve : un jeton caché
   *[other] La réserve : { $count } jetons cachés
}
page-reserve-known = La réserve : { tokens }
page-basket = Panier · { $count }
page-basket-name = { $count ->
    [0] Le panier est vide
    [one] Le panier : un jeton ; vu au passage : { tokens }
   *[other] Le panier : { $count } jetons ; vu au passage : { tokens }
}
page-cake = { $left ->
    [yes] La galette, encore entière
   *[no] La galette a été mangée
}
page-butter = { $left ->
    [yes] Le pot de beurre, encore plein
   *[no] Le beurre a été mangé
}
page-cake-short = Galette
page-butter-short = Beurre
page-sign = Chez Mère-grand
page-hood-card = La carte du Petit Chaperon Rouge, le 8, à jouer une seule fois
page-hand = Main du Loup · { $count }
page-hand-name = { $count ->
    [0] La main du Loup est vide
    [one] La main du Loup : une carte
   *[other] La main du Loup : { $count } cartes
}
page-people = Personnages
page-character = { $character }, { $name }

## Les questions

question-turn = { $name }, encore une carte, ou on s’arrête là ?
question-take-action = { $name }, que fait-on ?
question-offer-treat = { $name }, une gourmandise pour une case de plus ?
question-choose-way = { $name }, par où passe le Petit Chaperon Rouge ?
question-choose-first-card = { $name }, par quelle carte commence le Loup ?
question-choose-hidden-card = { $name }, quelle carte le Loup cache-t-il ?
question-choose-animal = { $name }, un animal vient-il à l’aide du Loup ?
question-choose-tokens = { $name }, quels jetons le Loup pose-t-il ?
question-choose-token = { $name }, que mange la Chèvre ?
question-choose-card-to-take-back = { $name }, quelle carte le Corbeau rapporte-t-il ?
question-choose-tile = { $name }, sous quelle tuile la Renarde regarde-t-elle ?
question-choose-swap = { $name }, la Renarde échange-t-elle cette tuile ?

## Ce qui reste d’une promenade

deed-flowers = { $count ->
    [one] a cueilli une fleur
   *[other] a cueilli { $count } fleurs
}
deed-steps = { $count ->
    [one] a fait avancer le Chaperon d’une case
   *[other] a fait avancer le Chaperon de { $count } cases
}
deed-dares = { $count ->
    [one] a osé une carte de plus
   *[other] a osé { $count } cartes de plus
}
deed-failed = { $count ->
    [one] a laissé tomber un bouquet
   *[other] a laissé tomber { $count } bouquets
}
deed-treats = { $count ->
    [one] a mordu dans le goûter
   *[other] a fini le goûter
}
deed-shortcut = { $count ->
    [one] a pris le raccourci du Loup
   *[other] a pris { $count } fois le raccourci du Loup
}
deed-trapped = { $count ->
    [one] a pris le Loup au piège
   *[other] a pris le Loup { $count } fois au piège
}
deed-humans = { $count ->
    [one] a appelé une fois à l’aide
   *[other] a appelé { $count } fois à l’aide
}
deed-ruined = { $count ->
    [one] a gâché une cueillette
   *[other] a gâché { $count } cueillettes
}
deed-animals = { $count ->
    [one] a lâché une bête dans le bois
   *[other] a lâché { $count } bêtes dans le bois
}
deed-prowled = { $count ->
    [one] a rôdé le temps d’une case
   *[other] a rôdé sur { $count } cases
}
deed-eaten = { $count ->
    [one] a fait croquer un jeton à la Chèvre
   *[other] a fait croquer { $count } jetons à la Chèvre
}
deed-frightened = { $count ->
    [one] a fait reculer le Chaperon
   *[other] a fait reculer le Chaperon { $count } fois
}
recall-shortcut = Elle avait coupé par le sentier du Loup, le cœur plus rapide que les sabots.
recall-path = À la fourche, elle avait préféré les fleurs à la hâte.
recall-cake = De la galette, il ne restait qu’une odeur de four dans le panier.
recall-butter = Le petit pot de beurre avait fondu, du côté de la gourmandise.
recall-both = Du goûter, plus rien : ni galette ni beurre, et pas une miette de regret.
recall-careful = Pas un bouquet n’était tombé en chemin.
recall-clumsy = Que de fleurs tombées dans l’herbe, ce jour-là ! Les abeilles disent merci.
recall-trap = Quant au Loup, il boitait un peu : le piège avait de bonnes dents.
recall-alone = Personne n’avait crié au loup : on avait le panier bien en main.
chapter-picking-opened = Cueillette { $nth }
evening-nth = { $nth } promenade au bois.
evening-rounds = { $count ->
    [one] une cueillette
   *[other] { $count } cueillettes
}

## Ce que `veillee check` trouve d’illisible

fault-starts = doit différer de hard_start
fault-cards = la boîte a { $needed } cartes Chemin, et non { $count }
fault-one-picture = une carte, et une seule, montre { $value }
fault-modes = doit être { $known } pour une carte qui a cette image
fault-characters = la boîte a { $needed } personnages, et non { $count }
fault-power-twice = { $value } est déjà sur un autre personnage
