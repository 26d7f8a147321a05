# L’interface en français : ce que disent le terminal et la ligne de commande, quel que soit le jeu.

yes = oui
no = non

## Langues, chacune par son nom

language-fr = français
language-en = English

## Personnes et robots autour de la table

player-1 = Camille
player-2 = Sacha
player-3 = Alix
player-4 = Charlie
player-5 = Noa
bot-random = au petit bonheur (facile)
    .help = Joue au hasard, et s’en porte très bien.
bot-greedy = plein de bon sens (bon)
    .help = Répond vite, au plus raisonnable.
bot-mcts = fin stratège (fort)
    .help = Imagine des centaines de parties avant de répondre.

## Pourquoi l’on ne peut pas reprendre un coup

undo-nothing = Il n’y a aucun coup à reprendre.
undo-chance = Ce coup ne se reprend plus : depuis, on a tiré une carte ou un jeton.
undo-shown = Ce coup ne se reprend plus : depuis, on a vu ce qui était caché.
undo-other = Ce coup ne se reprend plus : depuis, quelqu’un d’autre a joué.

## Fichiers de parties : ce qui ne va pas, et ce qu’on peut faire

match-missing = Il n’y a pas de partie ici : { $path }. On peut vérifier le nom et le dossier.
match-not-json = Ce fichier est illisible : { $path }. On peut en reprendre une copie intacte.
match-foreign = Ce fichier n’est pas une partie de Veillée. On peut en choisir un autre.
match-newer = Cette partie vient d’une version plus récente de Veillée. Une mise à jour permettra de l’ouvrir.
match-truncated = La fin de ce fichier manque. { salvage }
match-unknown-game = Le jeu de cette partie, { $game }, n’est pas installé ici. On peut l’installer, ou ouvrir une autre partie.
match-content-changed = Les cartes ou le plateau ont changé depuis cette partie. On peut la rouvrir avec le contenu d’alors.
match-rules-changed = Les règles ont été corrigées depuis cette partie. On peut la rouvrir avec la version de Veillée d’alors.
match-bad-choice = Le coup n° { $number } n’est pas permis à cet endroit : le fichier a été modifié ou abîmé. { salvage }
match-bad-settings = Les réglages de cette partie ne conviennent pas à ce jeu. On peut reprendre une copie intacte du fichier, ou commencer une nouvelle partie.
salvage = { $playable ->
    [0] On peut en reprendre une copie intacte.
    [one] On peut en reprendre une copie intacte, ou repartir du premier coup, qui est sain et sauf.
   *[other] On peut en reprendre une copie intacte, ou repartir des { $playable } premiers coups, sains et saufs.
}
