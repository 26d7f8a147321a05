# Insomnia : tout ce qui se lit en français, hors des règles et des histoires.
#
# $nightmare est un nom avec son article (« le Méchant Loup », « la Sinistre Araignée ») : on ne commence pas une phrase
# par lui, on ne le fait pas précéder de « de » ni de « à », et rien ne s’accorde avec lui. $tile et $card sont des titres,
# entre guillemets. $seat est un prénom : pas de « de » devant, qui s’élide ou non.

game-name = Insomnia
game-line = Encore un tour de pré, ou au lit ? Les moutons qu’on compte courent devant le cauchemar.

## Morceaux de phrases

winks = { $winks ->
    [one] { $winks } dodo
   *[other] { $winks } dodos
}
run = { $spaces ->
    [1] Avancer d’une case
   *[other] Avancer de { $spaces } cases
}
action = { $spaces ->
    [0] { $zzz ->
        [0] { $winks ->
            [0] Passer son tour
           *[other] Gagner { winks }
        }
       *[other] { $winks ->
            [0] Poser { $zzz } Zzz
           *[other] Poser { $zzz } Zzz et gagner { winks }
        }
    }
   *[other] { $zzz ->
        [0] { $winks ->
            [0] { run }
           *[other] { run } et gagner { winks }
        }
       *[other] { $winks ->
            [0] { run } et poser { $zzz } Zzz
           *[other] { run }, poser { $zzz } Zzz et gagner { winks }
        }
    }
}
went-back = { $mine ->
    [yes] Vous reculez jusqu’à la case { $space }.
   *[no] { $seat } recule jusqu’à la case { $space }.
}
runs-back = Recul jusqu’à la case { $space }.
rank = { $rank ->
    [1] Première place
    [2] Deuxième place
    [3] Troisième place
    [4] Quatrième place
   *[0] Réveil en sursaut
}
worth = { TENTHS($tenths) ->
    [one] { TENTHS($tenths) } dodo
   *[other] { TENTHS($tenths) } dodos
}

## Ce qu’on peut choisir

option-play-card = { action }, carte « { $card } »
option-play-revealed = { action }, carte retournée « { $card } »
option-place-zzz = Poser un Zzz, case { $space }
option-move-zzz = Déplacer un Zzz de la case { $source } à la case { $space }
option-leave-zzz = Laisser les Zzz où ils dorment
option-use-tile = Utiliser le rêve « { $tile } », case { $space }
option-leave-tile = Laisser dormir ce rêve
option-calm-down = Se ressaisir
option-stay-scared = Trembler encore un peu
option-turn-zzz = Rendre un Zzz infini, case { $space }
option-double-zzz = Doubler ses Zzz, case { $space }
option-copy-move = { $spaces ->
    [1] Copier le pas d’une case
   *[other] Copier le pas de { $spaces } cases
}
option-lead-forward = Mener le troupeau une case plus loin
option-lead-back = Ramener le troupeau une case en arrière
option-go-on = Courir encore un tour
option-go-to-bed = Aller se coucher
option-add-tile = Ajouter le rêve « { $tile } »
option-put-tile = Poser la tuile sur la case { $space }
option-place-two = Poser deux Zzz

## Ce qui arrive

event-night-began = { $solo ->
    [yes] La nuit tombe sur un mouton tout seul. Dans le noir attend { $nightmare }.
   *[no] La nuit tombe sur le troupeau. Dans le noir attend { $nightmare }.
}
event-tile-laid = Un rêve pour commencer, case { $space } : « { $tile } ».
event-tile-revealed = Au marché des rêves : « { $tile } ».
event-race-began = { $mine ->
    [yes] Course { $round } : le Premier mouton, c’est vous. En piste !
   *[no] Course { $round } : le Premier mouton, c’est { $seat }. En piste !
}
    .short = courses
event-card-drawn = (sous la couette) Dans la main : « { $card } ».
event-hand-filled = { $mine ->
    [yes] { "" }
   *[no] { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
}
event-card-played = { $mine ->
    [yes] Vous jouez « { $card } ».
   *[no] { $seat } joue « { $card } ».
}
event-top-card-revealed = { $mine ->
    [yes] Vous retournez la première carte de la pioche : « { $card } ».
   *[no] { $seat } retourne la première carte de la pioche : « { $card } ».
}
event-top-card-played = { $mine ->
    [yes] Vous jouez aussitôt « { $card } ».
   *[no] { $seat } joue aussitôt « { $card } ».
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
            [yes] Hop ! Vous passez par-dessus la barrière et retombez case { $space }.
           *[no] Hop ! { $seat } passe par-dessus la barrière et retombe case { $space }.
        }
       *[no] { $start ->
            [0] { $mine ->
                [yes] Vous entrez dans le pré, case { $space }.
               *[no] { $seat } entre dans le pré, case { $space }.
            }
           *[other] { $mine ->
                [yes] Vous trottez jusqu’à la case { $space }.
               *[no] { $seat } trotte jusqu’à la case { $space }.
            }
        }
    }
}
event-sheep-stayed = { $mine ->
    [yes] Vous piétinez sur place : impossible de bouger d’un sabot.
   *[no] { $seat } piétine sur place : impossible de bouger d’un sabot.
}
event-sheep-scared = { $mine ->
    [yes] Vous prenez peur : votre mouton tremble, couché sur le flanc.
   *[no] { $seat } prend peur : son mouton tremble, couché sur le flanc.
}
event-sheep-woke = { $mine ->
    [yes] Vous vous réveillez en sursaut : adieu la course, adieu les dodos !
   *[no] { $seat } se réveille en sursaut : adieu la course, adieu les dodos !
}
    .short = réveils
event-sheep-calmed = { $mine ->
    [yes] Vous vous ressaisissez : votre mouton est de nouveau sur ses pattes.
   *[no] { $seat } se ressaisit : son mouton est de nouveau sur ses pattes.
}
event-tile-used = { $free ->
    [yes] { $mine ->
        [yes] Vous faites le rêve « { $tile } », case { $space }, et votre Zzz infini y reste.
       *[no] { $seat } fait le rêve « { $tile } », case { $space }, et son Zzz infini y reste.
    }
   *[no] { $mine ->
        [yes] Vous faites le rêve « { $tile } », case { $space }.
       *[no] { $seat } fait le rêve « { $tile } », case { $space }.
    }
}
    .short = rêves utilisés
event-dream-fizzled = { $mine ->
    [yes] Le rêve s’évapore sans rien vous laisser.
   *[no] Le rêve s’évapore sans rien laisser à { $seat }.
}
event-zzz-placed = { $mine ->
    [yes] Vous posez { $count } Zzz sur « { $tile } », case { $space }.
   *[no] { $seat } pose { $count } Zzz sur « { $tile } », case { $space }.
}
event-zzz-moved = { $mine ->
    [yes] Vous déplacez un Zzz de la case { $source } à la case { $space }.
   *[no] { $seat } déplace un Zzz de la case { $source } à la case { $space }.
}
event-zzz-turned = { $mine ->
    [yes] Un de vos Zzz devient infini sur « { $tile } », case { $space }.
   *[no] { $seat } retourne un Zzz : le voilà infini sur « { $tile } », case { $space }.
}
event-zzz-taken-back = { $mine ->
    [yes] Vous reprenez { $count } Zzz sur « { $tile } », case { $space }.
   *[no] { $seat } reprend { $count } Zzz sur « { $tile } », case { $space }.
}
event-winks-gained = { $mine ->
    [yes] Vous gagnez { winks }, soit { $total } en tout.
   *[no] { $seat } gagne { winks }, soit { $total } en tout.
}
event-fence-jumped = { $mine ->
    [yes] La barrière vous rapporte { winks }, soit { $total } en tout.
   *[no] La barrière rapporte { winks } à { $seat }, soit { $total } en tout.
}
    .short = barrières sautées
event-run-went-on = { $mine ->
    [yes] Pas sommeil ? Vous repartez pour un tour.
   *[no] Pas sommeil ? { $seat } repart pour un tour.
}
event-went-to-bed = { $mine ->
    [yes] Vous allez vous coucher avec { winks }. Bonne nuit !
   *[no] { $seat } va se coucher avec { winks }. Bonne nuit !
}
    .short = couchers
event-hand-dropped = { $mine ->
    [yes] { $count ->
        [one] Vous défaussez une carte.
       *[other] Vous défaussez { $count } cartes.
    }
   *[no] { $count ->
        [one] { $seat } défausse une carte.
       *[other] { $seat } défausse { $count } cartes.
    }
}
event-flock-led = { $forward ->
    [yes] { $mine ->
        [yes] Vous menez tout le troupeau une case plus loin.
       *[no] { $seat } mène tout le troupeau une case plus loin.
    }
   *[no] { $mine ->
        [yes] Vous ramenez tout le troupeau une case en arrière.
       *[no] { $seat } ramène tout le troupeau une case en arrière.
    }
}
event-nightmare-drawn = { $mine ->
    [yes] Vous tirez un cauchemar de la pioche : « { $card } ».
   *[no] { $seat } tire un cauchemar de la pioche : « { $card } ».
}
event-last-sheep-card-revealed = { $mine ->
    [yes] Dernier mouton en course, vous retournez « { $card } » : pas de cauchemar, cette fois.
   *[no] Dernier mouton en course, { $seat } retourne « { $card } » : pas de cauchemar, cette fois.
}
event-nightmare-moved = { $start ->
    [0] Du fond du noir sort { $nightmare }, jusqu’à la case { $space }.
   *[other] De case en case avance { $nightmare }, jusqu’à la case { $space }.
}
event-nightmare-jumped = { $start ->
    [0] Du fond du noir bondit { $nightmare }, sur la case { $space }.
   *[other] D’un bond, voilà { $nightmare } sur la case { $space }.
}
event-nightmare-stayed = Fausse alerte : pour cette fois, { $nightmare } ne bouge pas.
event-nightmare-howled = { $space ->
    [0] Au loin hurle { $nightmare }. Trop loin pour faire peur à qui que ce soit.
   *[other] Un hurlement, case { $space } ! C’est { $nightmare } : gare à qui se tient là, ou juste à côté.
}
event-web-spun = { $beyond ->
    [yes] Un fil se tend par-dessus la barrière, jusqu’à la case { $space } : c’est par là que passera { $nightmare }.
   *[no] Un fil se tend jusqu’à la case { $space } : c’est là qu’ira { $nightmare }.
}
event-nightmare-crossed = Par-dessus la barrière passe { $nightmare } : tous ceux qui couraient encore se réveillent !
    .short = cauchemars passés
event-race-ended = La course { $round } est finie : plus un sabot dans le pré.
event-pillow-ranked = { $mine ->
    [yes] { rank } : votre oreiller descend de { $spaces }, le voilà à { $pillow }.
   *[no] { rank } pour { $seat } : son oreiller descend de { $spaces }, le voilà à { $pillow }.
}
event-pillow-lowered = { $mine ->
    [yes] Votre oreiller descend de { $spaces }, le voilà à { $pillow }.
   *[no] { $seat } voit son oreiller descendre de { $spaces } : le voilà à { $pillow }.
}
event-marker-passed = { $mine ->
    [yes] Le marqueur Premier mouton est pour vous.
   *[no] Le marqueur Premier mouton est pour { $seat }.
}
event-rest-began = Repos après la course { $round } : l’heure de rêver à la suite.
event-tile-added = { $mine ->
    [yes] Vous ajoutez le rêve « { $tile } », case { $space }.
   *[no] { $seat } ajoute le rêve « { $tile } », case { $space }.
}
event-infinite-placed = { $mine ->
    [yes] Un Zzz infini à vous s’installe sur « { $tile } », case { $space }.
   *[no] { $seat } installe un Zzz infini sur « { $tile } », case { $space }.
}
event-dream-drifted = Un rêve arrive tout seul, case { $space } : « { $tile } ».
event-game-won = { $mine ->
    [yes] Votre tête touche l’oreiller : { winks } pour un oreiller à { $pillow }. Vous gagnez !
   *[no] { $seat } touche l’oreiller : { winks } pour un oreiller à { $pillow }. C’est gagné !
}
event-victory-shared = { $mine ->
    [yes] Vous touchez l’oreiller aussi : { winks } pour un oreiller à { $pillow }.
   *[no] { $seat } touche l’oreiller aussi : { winks } pour un oreiller à { $pillow }.
}
event-solo-scored = On compte : { winks }, plus { $bonus } pour l’oreiller, moins { $cost } pour les courses, cela fait { $score }.

## Ce qu’on peut savoir avant de choisir

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
        [yes] { $spaces } case, la barrière, et l’on arrive case { $space }.
       *[no] { $spaces } case : on arrive case { $space }.
    }
   *[other] { $crosses ->
        [yes] { $spaces } cases, la barrière comprise : on arrive case { $space }.
       *[no] { $spaces } cases : on arrive case { $space }.
    }
}
remark-stays-put = Le mouton ne bougerait pas.
remark-sheep-would-run = { $woken ->
    [yes] { $seat } irait case { $space } et se réveillerait !
   *[no] { $scared ->
        [yes] { $seat } irait case { $space } et prendrait peur.
       *[no] { $crosses ->
            [yes] { $seat } passerait la barrière jusqu’à la case { $space }.
           *[no] { $seat } irait case { $space }.
        }
    }
}
remark-would-scare = Le cauchemar y est : le mouton serait effrayé.
remark-would-wake = Le cauchemar y est, et le mouton tremble déjà : il se réveillerait !
remark-reaches-tile = On y trouve « { $tile } », et un Zzz à vous.
remark-chain-runs = { $spaces ->
    [one] { $winks ->
        [0] De rêve en rêve : jusqu’à { $spaces } case.
       *[other] De rêve en rêve : jusqu’à { $spaces } case et { winks }.
    }
   *[other] { $winks ->
        [0] De rêve en rêve : jusqu’à { $spaces } cases.
       *[other] De rêve en rêve : jusqu’à { $spaces } cases et { winks }.
    }
}
remark-would-fizzle = Pour l’instant, il n’apporterait rien.
remark-would-gain = Cela rapporterait { winks }.
remark-waking-odds = { $waking ->
    [0] Aucun risque de réveil avant la prochaine barrière ; on la saute dans { $reaching } % des cas.
   *[other] { $waking } % de risque de réveil avant la prochaine barrière ; on la saute dans { $reaching } % des cas.
}
remark-staying-worth = Courir encore vaut { worth } en moyenne, contre { $now } au lit.
remark-pillow-distance = { $missing ->
    [0] L’oreiller est atteint.
    [one] Encore { $missing } dodo jusqu’à l’oreiller.
   *[other] Encore { $missing } dodos jusqu’à l’oreiller.
}
remark-tokens-there = { $count ->
    [0] Pas encore de Zzz à vous ici.
    [one] { $count } Zzz à vous y dort déjà.
   *[other] { $count } Zzz à vous y dorment déjà.
}

## Ce qui plaide pour un choix, et ce qui compte maintenant

remark-avoids-nightmare = { $woken ->
    [yes] L’autre choix mène droit au cauchemar : le mouton se réveillerait.
   *[no] L’autre choix mène droit au cauchemar : le mouton prendrait peur.
}
remark-jumps-fence = On saute la barrière, et l’autre choix n’y va pas.
remark-gains-more = { $other ->
    [0] Cela rapporte { winks }, et l’autre choix rien.
   *[other] Cela rapporte { winks }, et l’autre choix { $other }.
}
remark-lands-on-dream = On arrive sur « { $tile } », où un Zzz à vous attend déjà.
remark-runs-farther = On va plus loin : { $spaces } cases contre { $other }.
remark-lays-more-zzz = { $other ->
    [0] { $zzz ->
        [one] On pose un Zzz, qui rapporte à chaque tour de pré.
       *[other] On pose { $zzz } Zzz, qui rapportent à chaque tour de pré.
    }
   *[other] On pose { $zzz } Zzz au lieu de { $other } : ils rapportent à chaque tour de pré.
}
remark-running-pays = Un tour de plus vaut { worth } en moyenne ; au lit, on en garde { $now }.
remark-bed-is-safe = Un tour de plus finit mal dans { $waking } % des cas ; au lit, on garde tout.
remark-new-dream = Vous n’avez pas encore de Zzz à cet endroit : un rêve de plus où se poser.
remark-nightmare-near = { $ahead ->
    [yes] Le cauchemar est { away } devant vous{ if-scared }
   *[no] Le cauchemar est { away } derrière vous{ if-scared }
}
away = { $spaces ->
    [one] une case
   *[other] { $spaces } cases
}
if-scared = { $scared ->
    [yes] {""}, et vous tremblez déjà : encore une rencontre et c’est le réveil.
   *[no] .
}
remark-pillow-in-reach = { $missing ->
    [0] Votre oreiller est atteint : il ne reste qu’à gagner votre lit.
    [one] Encore un dodo et vous touchez votre oreiller : la prochaine barrière suffirait.
   *[other] Encore { $missing } dodos et vous touchez votre oreiller : la prochaine barrière suffirait.
}
remark-fence-ahead = { $spaces ->
    [one] La barrière est à une case : des dodos, et un lit si l’on veut.
   *[other] La barrière est à { $spaces } cases : des dodos, et un lit si l’on veut.
}
remark-winks-ahead = { $winks ->
    [one] Vous avez un dodo d’avance : inutile de chatouiller le cauchemar.
   *[other] Vous avez { $winks } dodos d’avance : inutile de chatouiller le cauchemar.
}
remark-winks-behind = { $winks ->
    [one] { $seat } a un dodo d’avance : il y a du terrain à reprendre.
   *[other] { $seat } a { $winks } dodos d’avance : il y a du terrain à reprendre.
}
remark-zzz-out = { $dreams ->
    [0] Aucun rêve ne travaille encore pour vous : sans Zzz, on ne s’en sert pas.
    [one] Un rêve sur { $tiles } travaille pour vous ; plus il y en a, mieux on court.
   *[other] { $dreams } rêves sur { $tiles } travaillent pour vous ; plus il y en a, mieux on court.
}

## Comment cela finit

ending-won = La tête sur l’oreiller, les sabots sous la couette : la nuit est gagnée.
    .short = gagné
ending-shared = Victoire partagée : sur l’oreiller, on se serre un peu.
    .short = victoire partagée
ending-restless-sleeper = Dormeur agité : la couverture est par terre, mais on a dormi.
    .short = dormeur agité
ending-sound-snorer = Solide ronfleur : on l’entend jusqu’au bout du pré.
    .short = solide ronfleur
ending-great-dreamer = Grand songeur : on n’ose pas le réveiller, tant il a l’air d’y croire.
    .short = grand songeur
ending-dream-sheep = Mouton rêvé : c’est lui, désormais, que l’on compte pour s’endormir.
    .short = mouton rêvé
score = { $score ->
    [one] Score : { $score } point.
   *[other] Score : { $score } points.
}

## Ce qu’on choisit avant de jouer

setting-nightmare = Cauchemar
    .help = Il revient à chaque course. Le Loup marche, le Boum bondit, l’Araignée tend son fil : le Loup d’abord, c’est plus doux.
setting-nightmare-random = Surprise !
setting-first = Qui commence
    .help = La coutume veut que ce soit la personne qui s’est couchée le plus tôt hier soir.
setting-last-sheep-reveals-until-sheep = Dernier mouton : retourner jusqu’à un mouton
    .help = Le dernier en course retourne une carte avant de piocher ; si c’est un cauchemar, il en retourne encore une.
setting-dense-ranking = Classement sans place sautée
    .help = Après deux premiers à égalité vient la deuxième place, et non la troisième.
setting-solo-winks = Dodos du score en solo
    .help = Seul contre la nuit, le score compte les dodos de la dernière course, ou bien de toutes.
setting-solo-winks-last-race = De la dernière course
setting-solo-winks-all = De toutes les courses

## Les questions

question-choose-card = { $name }, quelle carte jouer, et pour quoi faire ?
question-choose-top-action = { $name }, que faire de la carte retournée ?
question-place-zzz = { $name }, sur quel rêve mettre un Zzz ?
question-dream-on = { $name }, utiliser ce rêve, ou le laisser dormir ?
question-calm-down = { $name }, le mouton se relève-t-il ?
question-turn-zzz = { $name }, quel Zzz rendre infini ?
question-double-zzz = { $name }, sur quel rêve doubler les Zzz ?
question-bring-zzz = { $name }, la réserve est vide : faire venir un Zzz d’un autre rêve ?
question-copy-move = { $name }, quel pas copier ?
question-lead-flock = { $name }, de quel côté mener le troupeau ?
question-choose-bed = { $name }, encore un tour, ou au lit ?
question-choose-bed-out-of-turn = { $name }, le troupeau a poussé par-dessus la barrière : encore un tour, ou au lit ?
question-choose-rest = { $name }, un nouveau rêve, ou deux Zzz ?
question-choose-space = { $name }, sur quelle case poser ce rêve ?

## Le plateau, sur une page ou dans un terminal

board-race = Course { $round }
board-rest = Repos { $round }
board-mark-percent = { $percent } %
board-fence = barrière
board-hand = Main
table-deck = Pioche { $count }
table-discard = Défausse { $count }
table-state = { $state ->
    [off] au départ
    [scared] effrayé
    [bed] au lit
    [awake] réveillé
   *[running] en course
}

## Le plateau de la page

# Les choix en bref, quand aucun autre du moment ne se lit pareil.
page-option-play-card = { action }
page-option-play-revealed = { action }
page-option-place-zzz = Case { $space }
page-option-turn-zzz = Case { $space }
page-option-double-zzz = Case { $space }
page-option-move-zzz = De la case { $source } à la { $space }
page-option-use-tile = Utiliser ce rêve
page-option-leave-tile = Une autre fois
page-option-leave-zzz = Ne rien déplacer
page-option-lead-forward = Une case plus loin
page-option-lead-back = Une case en arrière
page-option-go-on = Encore un tour
page-option-go-to-bed = Au lit
page-option-add-tile = « { $tile } »
page-option-put-tile = Case { $space }

page-ring = Le pré des rêves : dix cases en rond, la barrière entre la dixième et la première
page-space = Case { $space } : « { $tile } ». { $says }
page-on-dream = { $tile } · case { $space }
page-space-empty = Case { $space }, sans rêve
page-tokens = { $infinite ->
    [0] { $name } : { $zzz } Zzz.
   *[other] { $zzz ->
        [0] { $name } : un Zzz infini.
       *[other] { $name } : { $zzz } Zzz et un infini.
    }
}
page-colour = { $seat ->
    [0] jaune
    [1] bleu
    [2] violet
   *[3] rose
}
page-sheep = { $state ->
    [off] { $name }, { page-colour } : le mouton attend près de son lit
    [scared] { $name }, { page-colour } : le mouton tremble case { $space }
    [bed] { $name }, { page-colour } : le mouton dort dans son lit
    [awake] { $name }, { page-colour } : le mouton a les yeux grands ouverts, hors course
   *[running] { $name }, { page-colour } : le mouton court case { $space }
}
page-nightmare = { $space ->
    [0] Au centre, dans le noir : { $nightmare }.
   *[other] Case { $space } : { $nightmare }.
}
page-web = { $beyond ->
    [yes] La toile pend à la barrière.
   *[no] La toile pend case { $space }.
}
page-fence = La barrière
page-bed = Votre lit
page-market = Le marché des rêves
page-market-tile = « { $tile } ». { $says } { $bonus ->
    [three] S’ajoute avec trois Zzz.
   *[infinite] S’ajoute avec un Zzz infini.
}
page-bonus = { $bonus ->
    [three] + 3 Zzz
   *[infinite] + 1 Zzz infini
}
page-two = Poser deux Zzz
page-stall = Marché
page-pile = { $count ->
    [0] Plus aucun rêve dans la pile
    [one] Encore un rêve dans la pile
   *[other] Encore { $count } rêves dans la pile
}
page-hand = Votre main
page-hand-of = { $count ->
    [0] { $name } n’a pas de carte
    [one] { $name } a une carte cachée
   *[other] { $name } a { $count } cartes cachées
}
page-last-card = { $name }, dernière carte : { $card }
page-card-back = Une carte face cachée
page-revealed = Retournée
page-or = ou
page-and = et
page-action = { $verb ->
    [move] { $count ->
        [one] courir d’une case
       *[other] courir de { $count } cases
    }
    [place] poser { $count } Zzz
   *[gain] { winks }
}
page-deed = { $verb ->
    [move] { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
    [place] { $count } Zzz
   *[gain] { winks }
}
page-deed-whole = { $verb ->
    [move] Avancer de { $count }
    [place] Poser { $count } Zzz
   *[gain] Gagner { winks }
}
page-deed-then = sur un rêve
page-told-run = { $crosses ->
    [yes] { $winks ->
        [0] barrière, puis case { $space }
       *[other] barrière, puis case { $space } : { winks }
    }
   *[no] arrivée case { $space }
}
page-told-stays = sur place
page-told-danger = { $danger ->
    [wake] cauchemar : réveil !
   *[scare] cauchemar : la peur !
}
page-told-chain = { $winks ->
    [0] puis, de rêve en rêve, { $spaces } cases
   *[other] et jusqu’à { winks }
}
page-deck-name = { $count ->
    [0] La pioche est vide
    [one] La pioche : une carte
   *[other] La pioche : { $count } cartes
}
page-discard-name = { $count ->
    [0] La défausse est vide
    [one] La défausse : une carte
   *[other] La défausse : { $count } cartes
}
page-nightmares-seen = { $count ->
    [0] Aucun cauchemar parmi elles
    [one] Un cauchemar parmi elles
   *[other] { $count } cauchemars parmi elles
}
page-track = La piste des dodos et des oreillers
page-lane = { $name } : { winks }, oreiller à { $pillow }
page-supply = { $name }, { $count } Zzz en réserve
page-marker = Premier mouton
page-phase = { $resting ->
    [yes] Repos { $round }
   *[no] Course { $round }
}
page-signs = Signes
page-signs-title = Les signes de la nuit
page-signs-here = Sur la table en ce moment
page-signs-others = D’autres, qui viendront
page-sign = { $sign ->
    [wink] Dodos : les points qu’on gagne, et qui font monter le mouton vers son oreiller.
    [run] Courir : on avance d’autant de cases.
    [back] Reculer d’autant de cases.
    [zzz] Zzz : des jetons. On les pose sur un rêve ; chaque fois qu’on y arrive, un Zzz repris fait jouer ce rêve.
    [infinite] Zzz infini : il fait jouer le rêve, et il y reste.
    [scare] Effrayé : le mouton tremble. Une peur de plus, et il se réveille.
    [awake] Réveil en sursaut : hors course, et les dodos de la course sont perdus.
    [calm] Se ressaisir : le mouton ne tremble plus.
    [pillow] L’oreiller. Quand il descend, on a moins de dodos à réunir.
    [nightmare] Le cauchemar : qui s’y frotte prend peur.
    [fence] La barrière : il faut l’avoir sautée, ou on la sautera.
    [sheep] Un mouton.
    [number] Le numéro de la case.
    [tile] Un rêve du pré.
    [alone] Aucun autre Zzz à vous tout près.
    [least] Moins de dodos que tous les autres.
    [to] Où l’on arriverait ; ou ce qui se change en ce qui suit.
    [hops] Jusqu’où l’on irait, de rêve en rêve.
    [other] L’autre carte de la main se joue aussi.
    [top] La première carte de la pioche se joue.
    [drop] Toute la main part à la défausse.
    [again] Le dernier déplacement, encore une fois.
    [copy] Comme la dernière carte du joueur précédent.
    [both] D’un côté ou de l’autre.
    [home] Les Zzz rentrent dans la réserve.
    [up] Le plus haut de tous.
   *[down] L’oreiller descend d’autant de dodos.
}
page-bed-of = Le lit réservé à { $name }
page-track-read = Ce que dit la piste
page-bed-word = Un lit
page-note-tokens = Sous un rêve, les Zzz de chacun, à sa couleur et à son signe.
page-note-track = Le mouton monte avec ses dodos, l’oreiller descend à sa rencontre : à la fin d’une course, qui atteint le sien gagne.
page-note-seat = { $name } ({ table-state }) : { $missing ->
    [0] { winks } : l’oreiller, à { $pillow }, est atteint.
   *[other] { winks } sur les { $pillow } de l’oreiller.
} { $zzz } Zzz en réserve, à poser sur des rêves. { $cards ->
    [0] Pas de carte en main.
    [one] Une carte en main.
   *[other] { $cards } cartes en main.
}
page-note-last = Dernière carte jouée : { $card }.
page-note-first = Premier mouton : c’est par lui que commence la course.
page-note-fence = Entre la case 10 et la case 1. La sauter rapporte des dodos, et l’on choisit : courir encore un tour, ou aller se coucher.
page-note-bed = Qui saute la barrière peut s’y coucher : ses dodos sont à l’abri, et plus il en a, plus son oreiller descend.
page-note-sheep = { $state ->
    [off] Il entrera dans le pré au premier pas.
    [scared] Une peur de plus, et il se réveille : plus de course, plus de dodos.
    [bed] Ses dodos de la course sont à l’abri.
    [awake] Sa course est finie, et elle ne lui rapporte rien.
   *[running] À lui de sauter la barrière avant que le cauchemar ne l’attrape.
}
page-note-nightmare = Il avance quand on tire de la pioche une carte Cauchemar. Le mouton qu’il touche prend peur ; s’il tremblait déjà, il se réveille. Quand il passe la barrière, la course est finie.
page-note-deck = On y pioche pour avoir deux cartes en main. Des cauchemars s’y cachent.
page-note-space = Rien ici pour cette course. Entre deux courses, on y pose un rêve du marché.
page-note-card = { $form ->
    [and] Il faut faire les deux, dans l’ordre.
   *[or] Jouer cette carte, c’est faire une seule de ces choses.
}
page-result-title = La course { $round } est finie
page-result-open = Comment a fini la course { $round }
page-result-rank = { $tied ->
    [yes] { rank }, à égalité
   *[no] { rank }
}
page-result-winks = { $awake ->
    [yes] { $winks ->
        [0] En sursaut, avant le premier dodo.
        [one] En sursaut : { winks } de perdu.
       *[other] En sursaut : { winks } de perdus.
    }
   *[no] Au lit, bien au chaud, avec { winks }.
}
page-result-pillow = { $down ->
    [0] L’oreiller reste à { $after }.
   *[other] Oreiller : { $before } → { $after } ({ $dreams ->
        [0] course
       *[other] { $spaces ->
            [0] rêves −{ $dreams })
           *[other] rêves −{ $dreams }, course
        }
    }{ $spaces ->
        [0] { "" }
       *[other] { " " }−{ $spaces })
    }
}
page-result-next = { $seats ->
    [1] La prochaine course repart de 0 dodo ; l’oreiller, lui, reste où il est.
   *[other] Personne n’a encore atteint son oreiller. À la prochaine course, tout le monde repart de 0 dodo ; les oreillers, eux, restent où ils sont.
}
page-track-head = Dodos et oreiller
page-track-brief = dodos/oreiller
page-supply-head = Réserve
page-last-head = Jouée
page-risk = Encore un tour : { $waking } % de réveil avant la prochaine barrière, { $reaching } % de la sauter ; { worth } en moyenne, contre { $now } au lit
page-risk-brief = { $waking ->
    [0] Aucun risque. { worth } en tout, en moyenne.
   *[other] { $waking } % de tout perdre. { worth } en tout, en moyenne.
}
page-percent = { $percent } %
page-risk-waking = réveil : tout est perdu
page-risk-reaching = barrière sautée
page-risk-on = Un tour :
page-risk-bed = Au lit :
page-average = ≈ { worth }
page-risk-average = en tout, en moyenne
page-risk-safe = { winks } à l’abri
page-bed-brief = { winks } à l’abri.

## Le plateau du terminal

board-hand-cards = Main : { $cards }
board-revealed = Carte retournée : { $card }
board-market-tiles = Marché : { $tiles }
board-taken = Rêve à poser : { $tile }
board-score = { $winks ->
    [one] { $winks } dodo / { $pillow }
   *[other] { $winks } dodos / { $pillow }
}
board-first = 1er
board-lurks = { $space ->
    [0] { $nightmare }, au centre
   *[other] { $nightmare }, case { $space }
}
board-web = { $beyond ->
    [yes] # au-delà
   *[no] # case { $space }
}
board-dangers = { $count ->
    [0] sans un cauchemar
    [one] dont { $count } cauchemar ({ $cards })
   *[other] dont { $count } cauchemars ({ $cards })
}
board-danger = { $verb ->
    [howl] hurle
    [web] fil { $n }
    [jump_back] -{ $n }
   *[other] +{ $n }
}
board-dream = « { $tile } » : { $says }
board-note-leave-tile = Le Zzz reste sur la tuile, pour un autre passage.
board-note-leave-zzz = Rien ne change de place.
board-note-calm-down = Une peur de plus, et le mouton tremblera seulement, au lieu de se réveiller.
board-note-stay-scared = Une peur de plus, et c’est le réveil ; mais certains rêves n’aiment que les peureux.
board-note-copy-move = Comme sur la dernière carte du joueur précédent.
board-note-lead-forward = Tous les moutons du pré, par-dessus la barrière s’il le faut.
board-note-lead-back = Tous les moutons du pré ; personne ne recule par-dessus la barrière.
board-note-go-on = Plus de dodos à gagner, et tout à perdre si l’on se réveille.
board-note-go-to-bed = La course est finie pour ce mouton, et ses dodos sont à l’abri.
board-note-place-two = Deux Zzz de la réserve, sur un rêve ou sur deux.
board-bonus = { $bonus ->
    [three] Vient avec trois Zzz à vous.
   *[infinite] Vient avec un Zzz infini à vous.
}
board-signs = { $eyes } cauchemar · # toile (où ira l’Araignée) · { $scared } effrayé · ∞ Zzz infini, qu’on ne dépense pas · ▽ oreiller
board-dreams = Les rêves du pré
board-offers = Les rêves du marché
board-more = Derrière une carte, →7 : l’arrivée ; →|2 : par-dessus la barrière ; Zzz : un rêve à utiliser ; { $scared } : une peur ; ✗ : le réveil

## Ce qui reste d’une nuit

deed-winks = { $count ->
    [one] a dormi d’un œil : un seul dodo
   *[other] a amassé { $count } dodos
}
deed-laps = { $count ->
    [one] a sauté la barrière une fois
   *[other] a sauté la barrière { $count } fois
}
deed-dreams = { $count ->
    [one] a fait un rêve
   *[other] a fait { $count } rêves
}
deed-bed = { $count ->
    [one] a rejoint son lit à temps une fois
   *[other] a rejoint son lit à temps { $count } fois
}
deed-woke = { $count ->
    [one] a ouvert l’œil en sursaut
   *[other] a ouvert l’œil { $count } fois en sursaut
}
deed-scared = { $count ->
    [one] a tremblé une fois
   *[other] a tremblé { $count } fois
}
deed-spaces = { $count ->
    [one] a trotté d’une case
   *[other] a trotté sur { $count } cases
}
deed-tiles = { $count ->
    [one] a semé un rêve dans le pré
   *[other] a semé { $count } rêves dans le pré
}
deed-nightmares = { $count ->
    [one] a tiré un cauchemar
   *[other] a tiré { $count } cauchemars
}
recall-crossed = Cette nuit-là, la barrière n’a pas suffi : { $nightmare } l’a passée, et tout le monde a crié.
recall-calm = Personne ne s’est réveillé en sursaut. Une vraie nuit de laine.
recall-restless = On s’est réveillé souvent, on s’est rendormi chaque fois : c’est tout l’art.
recall-endless = Un rêve au moins ne finissait jamais : on y retournait comme chez soi.
recall-long = Il aura fallu bien des tours de pré pour que le sommeil vienne.
recall-short = Le sommeil est venu vite, presque avant qu’on l’appelle.
chapter-race-began = Course { $round }
evening-nth = { $nth } nuit ensemble.
evening-rounds = { $count ->
    [one] une course
   *[other] { $count } courses
}

## Ce que `veillee check` trouve d’illisible

fault-different-spaces = doivent être des cases différentes
fault-table-twice = il y a déjà un tableau pour { $count } personnes
fault-ranks = doit compter { $count } nombres, du plus grand au plus petit
fault-no-table = il n’y a pas de [[pillows]] pour { $count } personnes
fault-grades = doit être trois nombres, du plus petit au plus grand
fault-few-sheep = à { $count }, il faut { $least } cartes Mouton ; il y en a moins
fault-actions = doit être une liste, comme [« move 3 », « place 1 »]
fault-action-twice = la même action y est deux fois
fault-marked = doit être trois nombres : les cartes marquées 2, 3 et 4
fault-never-crosses = dans un certain ordre, ses cartes ne lui font jamais passer la barrière : la pioche s’épuiserait
fault-tiles = il faut de { $least } à { $most } tuiles, dont { $least } pour jouer seul ; il y en a { $count }, dont { $solo } pour jouer seul
fault-no-measure = { $verb } ne se mesure pas ; seuls move, back et gain se mesurent
fault-action = doit être move, place ou gain, et un nombre jusqu’à { $most }, comme « move 3 » ; et non { $value }
