# La page en français : tout ce que dit le navigateur, quel que soit le jeu.

yes = oui
no = non
close = Fermer
one-moment = Un instant…
try-again = Réessayer

## En haut de la page

skip-to-main = Aller à l’essentiel
brand-home = Veillée, retour à l’étagère
menu-shelf = L’étagère
header-tools = Vous et vos préférences
header-more = Plus
your-name = Votre nom
switch-language = Switch to English
switch-language-named = { $code } : { switch-language }
title-turn = À vous

## Préférences

preferences = Préférences
prefer-language = Langue
prefer-language-fr = Français
prefer-language-en = English
prefer-theme = Lumière
prefer-theme-system = Comme l’appareil
prefer-theme-light = Jour
prefer-theme-dark = Nuit
prefer-size = Taille du texte
prefer-size-normal = Normale
prefer-size-large = Grande
prefer-size-huge = Très grande
prefer-pace = Rythme
prefer-pace-calm = Tranquille
prefer-pace-quick = Vif
prefer-pace-still = Immédiat, rien ne bouge
prefer-sound = Des sons discrets : dés, cartes, pas, et deux notes quand vient mon tour
prefer-calls = M’appeler par une notification quand vient mon tour
prefer-calls-refused = Le navigateur ne le permet pas : c’est dans ses réglages, pour ce site, que cela se change.
sound-off = Couper les sons
sound-on = Remettre les sons
prefer-aloud = Lire l’histoire à voix haute
prefer-advice = Les robots de mon camp me laissent le temps d’un conseil
prefer-numbers = Montrer le numéro des règles
prefer-list = Garder la liste de tous les choix ouverte près du plateau
keyboard-title = Au clavier
keyboard-numbers = 1 à 9, 0, A à Z
    .does = choisir
keyboard-u = U
    .does = annuler un coup
keyboard-h = H
    .does = demander conseil
keyboard-w = W
    .does = pourquoi pas ?
keyboard-l = L
    .does = voir tous les choix
keyboard-s = S
    .does = ouvrir l’histoire
keyboard-c = C
    .does = parler
keyboard-f = F
    .does = donner toute la fenêtre au plateau
keyboard-question = ?
    .does = ouvrir les règles
keyboard-escape = Échap
    .does = passer ce qui se joue, comme un clic sur le plateau

## Qui l’on est

name-title = C’est vous
name-title-first = Faisons connaissance
name-label = Votre prénom, ou un nom qui vous plaît
name-keep = C’est bien moi
name-kept = Bonsoir, { $name } !
name-note = Pas d’inscription : ce nom reste dans ce navigateur, et les autres le voient à table.
name-missing = Comment faut-il vous appeler ? Un petit nom suffit.
device-title = Jouer aussi sur un autre appareil
device-note = Un lien personnel vous rend vos places sur un téléphone, une tablette, où vous voulez.
device-show = Montrer mon lien
device-warning = Ce lien est une clé : qui l’ouvre joue à votre place. Gardez-le pour vous.
device-link = Votre lien personnel
device-share = Mes parties sur Veillée
back-title = Bonsoir, { $name } !
back-note = Ce lien vous rend votre nom et vos places sur cet appareil.
back-yes = Oui, c’est moi
back-no = Non, ce n’est pas moi
back-welcome = Bon retour, { $name } !

## Liens à transmettre

link-copy = Copier
link-share = Partager
link-copied = Le lien est copié.
link-copy-by-hand = Le lien est sélectionné : il ne reste qu’à le copier.
link-qr = Le même lien, à viser avec un téléphone

## L’étagère

shelf-line = Des jeux qui racontent des histoires, à jouer seul ou ensemble, au coin du feu.
shelf-campaigns = Histoires à suivre
campaign-plays = { $name } joue { $pieces }
campaign-told = racontée
campaign-here = { $place ->
    [none] elle commence ici
   *[other] nous en sommes là : { $place }
}
campaign-ahead = à venir
campaign-evenings = { $count ->
    [one] une veillée
   *[other] { $count } veillées
}
campaign-go-on = Reprendre l’histoire
campaign-begin = La suite : { $story }
campaign-retell = Encore une fois : { $story }
campaign-closed = Toutes les histoires sont racontées. Le livre est refermé.
shelf-games = À quoi joue-t-on ce soir ?
shelf-mine = Mes tables
shelf-mine-waiting = { $count ->
    [one] Mes tables : on vous attend à l’une d’elles
   *[other] Mes tables : on vous attend à { $count } d’entre elles
}
shelf-mine-more = { $count ->
    [one] Encore une de mes tables
   *[other] Encore { $count } de mes tables
}
shelf-public = Tables ouvertes à tous
shelf-put-away = { $count ->
    [one] Une table rangée au fond du coffre
   *[other] { $count } tables rangées au fond du coffre
}
shelf-offline = Pas de réseau. Voici l’étagère telle qu’on l’avait laissée : on peut la regarder, pas encore s’y asseoir.
shelf-offline-empty = Pas de réseau, et rien encore à montrer. L’étagère se remplira dès que Veillée répondra.
shelf-open-file = Ouvrir une partie gardée
shelf-device = Jouer sur un autre appareil
game-players = { $high ->
    [1] 1 personne
   *[other] de { $low } à { $high } personnes
}
game-minutes = environ { $minutes } minutes
game-play = Jouer
row-gathering = On attend du monde
row-over = Partie finie
row-stuck = Partie arrêtée
row-begun = La partie commence
row-my-turn = À vous de jouer
row-turn = On attend { $name }
row-join = S’asseoir
row-watch = Regarder
row-go-on = Continuer
row-see-again = Revoir
row-put-away = Ranger
row-take-out = Ressortir
row-link = { $action } : { $game }, { $people }

## Une nouvelle table

learn-title = Première fois ?
learn-note = Une vraie partie, guidée pas à pas. À plusieurs devant l’écran ? On choisit ensemble. Aucune règle à lire avant.
learn-start = Apprendre en jouant
learn-people = Qui apprend ?
learn-alone = Une personne
learn-pair = À deux, ici
learn-pair-note = Une vraie partie, guidée pas à pas, à deux sur cet appareil : chacun à son tour, et rien à cacher. Aucune règle à lire avant.
learn-other = Le prénom de l’autre
learn-other-missing = Et l’autre, comment faut-il l’appeler ? Un petit nom suffit.
new-who = Qui joue ?
new-add = Ajouter quelqu’un
new-add-bot = Un robot
new-add-here = Quelqu’un ici
new-add-link = Quelqu’un par lien
new-full = La table est au complet : { $count } places.
new-how = Comment joue-t-on ?
new-more = D’autres réglages
new-public = Table ouverte à tous
new-public-note = Elle paraît sur l’étagère : chacun peut s’y asseoir ou regarder. Sinon, il faut le lien.
new-start = Commencer la partie
new-gather = Préparer la table
new-starting = On dresse la table…
seat-me = Vous
seat-me-note = C’est vous, sur cet appareil.
seat-here-name = Son prénom
seat-here-note = Sur ce même appareil, qui passe de main en main.
seat-link = Quelqu’un par lien
seat-link-note = Vous enverrez un lien : à côté ou au bout du monde.
seat-bot-level = Caractère du robot
seat-remove = Enlever { $name }
seat-number = Place { $number }
seat-free = Place libre
bot-easy = Robot insouciant
    .help = Facile : il joue au petit bonheur, et s’en porte très bien.
bot-good = Robot plein de bon sens
    .help = Bon : il répond vite, au plus raisonnable.
bot-strong = Robot fin stratège
    .help = Fort : il imagine des centaines de parties avant de répondre.
bot-name-1 = Tison
bot-name-2 = Braise
bot-name-3 = Suie
bot-name-4 = Étincelle
bot-name-5 = Bûche

## Avant la partie

join-title = { $host } vous garde une place : { $game }
join-title-alone = Une place vous attend : { $game }
join-sit = Je m’assieds
gather-title = { $count ->
    [one] Encore une personne, et l’on commence
   *[other] Encore { $count } personnes, et l’on commence
}
gather-ready = Tout le monde est là !
gather-invite = Inviter
gather-invite-note = Qui ouvre ce lien dit son nom et s’assied. La partie commence d’elle-même dès que la table est pleine.
gather-link = Lien d’invitation
gather-share = On joue ensemble ? { $game }
gather-seats = Autour de la table
gather-waiting = On attend quelqu’un.
gather-fill = Personne ne vient ?
gather-bot = Donner la place à un robot
gather-here = S’asseoir ici
gather-open = Libérer
gather-watching = Vous regardez. Rien à faire, sinon patienter.

## À la table

table-loading = On approche de la table…
table-replay = Revoir depuis le début
table-share = Inviter à regarder
table-share-note = Ce lien montre la table sans rien révéler de secret, et ne donne aucune place.
table-share-link = Lien pour regarder
seats-title = Autour de la table
seats-watching = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
seat-turn = c’est son tour
seat-my-turn = à vous de jouer
seat-mine = c’est vous
seat-here = sur cet appareil
seat-present = à table
seat-absent = pas là pour l’instant
seat-away = un robot joue à sa place
seat-leave = Quitter la table un moment
seat-leave-note = Un robot jouera à votre place ; vous la reprendrez quand vous voudrez.
seat-come-back = Reprendre ma place
seat-come-back-note = Le robot se lève aussitôt et vous rend le jeu.
seat-away-note = { $name } : un robot joue à cette place.
seat-replace = Laisser jouer un robot
seat-replace-note = En attendant que { $name } revienne, et pas plus longtemps.
seat-bot-note = Un robot tient cette place.
board-title = Le plateau
board-faster = Plus vite
board-skip = Passer
dock-title = À vous de choisir
dock-close = Fermer la liste
line-title = La question
line-touch = Touchez ce qui brille.
line-ending = La fin de l’histoire
hand-title = Entre vos mains
choice-title = Que faire ?
choice-open = Cliquez ou appuyez sur Entrée pour choisir.
choice-sure = C’est décidé ?
choice-not = Non, pas cela
turn-bot = { $count ->
    [one] { $name } réfléchit…
   *[other] { $name } réfléchissent…
}
turn-other = { $count ->
    [one] { $name } réfléchit. La table vous attendra, même jusqu’à demain.
   *[other] { $name } réfléchissent. La table vous attendra, même jusqu’à demain.
}
turn-watched = { $count ->
    [one] { $name } réfléchit.
   *[other] { $name } réfléchissent.
}
turn-absent = { $count ->
    [one] On attend { $name }, qui n’est pas là pour l’instant. Toucher son nom laisse un robot jouer à sa place.
   *[other] On attend { $name }, qui ne sont pas là pour l’instant. Toucher leur nom laisse un robot jouer à leur place.
}
turn-telling = L’histoire avance…
turn-reading = Quand vous aurez lu, touchez le bouton sous le texte.
suggest-by = Proposé par { $names }
suggest-decide = Décider
options-on-board = Touchez le plateau : { $count } endroits y sont éclairés. Ou les montrer tous ici.
suggest-note = Vous décidez ensemble : toucher un choix le propose, et tout le monde le voit.
beside-title = Vous pouvez intervenir
beside-title-own = Vous pouvez aussi
suggest-heard = { $name } propose : { $option }
advise-private = Vous regardez. On ne conseille qu’aux tables publiques.
advise-title = Conseiller { $name }
turn-notice = C’est votre tour !
tools-title = Aide
tool-undo = Annuler
tool-undo-lately = C’est fait. Un regret ? On peut encore l’annuler.
tool-hint = Conseil
tool-why = Pourquoi pas ?
tool-rules = Règles
tool-list = Choix
tool-full = Plateau
line-waiting = Connexion perdue : on la retrouve…
away-title = Pendant votre absence
away-more = { $count ->
    [one] Une autre chose s’est passée avant.
   *[other] { $count } autres choses se sont passées avant.
}
story-drawn = Le hasard est tiré à neuf : ce qui reste à venir, personne ne peut plus le savoir.
story-renewed = Une nouvelle version de Veillée reprend la partie ici : ce qui précède ne peut plus être revu ni repris.
story-title = L’histoire
story-aloud = Lire à voix haute
story-hush = Silence
story-chapter = Chapitre { $number }

## Conseil, règles, pourquoi pas

hint-guide = Le guide vous montre déjà quoi faire : deux conseils à la fois, c’est un de trop.
hint-badge = conseillé
hint-best = Je choisirais : { $option }
hint-any = Par exemple : { $option }
hint-clear = Rien d’autre ne vaut autant.
hint-alike = { $others ->
    [0] « { $option } » laisse à peu près les mêmes chances de gagner.
    [one] « { $option } » et un autre choix laissent à peu près les mêmes chances de gagner.
   *[other] « { $option } » et { $others } autres choix laissent à peu près les mêmes chances de gagner.
}
hint-all-alike = { $count ->
    [2] Rien ne les départage : les deux se valent.
   *[other] Rien ne se détache : les { $count } choix se valent.
}
hint-unsure = Ou bien « { $option } » : les deux se valent, ou presque.
hint-rather = Plutôt que « { $option } » :
hint-even = Sur toute la partie, l’un vaut presque l’autre.
hint-other = En revanche, « { $option } » :
hint-odds = À quoi s’attendre :
hint-matters = Ce qui compte maintenant :
hint-sure = Est-ce bien sûr ?
hint-chances = Chances de gagner
hint-chance = { $percent } % (entre { $low } et { $high } %)
hint-note = D’après { $games } parties imaginées à partir de ce que vous pouvez savoir, et de cela seulement.
why-title = Pourquoi pas ?
why-question = Que vouliez-vous faire ?
why-wish = { $others ->
    [0] { $option }
    [one] { $option }, ou un choix semblable
   *[other] { $option }, ou { $others } choix semblables
}
why-nothing = Rien n’est interdit pour l’instant : tout ce qu’on peut faire est parmi vos choix.
why-rule = Voir la règle
why-rule-numbered = Voir la règle { $rule }
rules-title = Les règles
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé. Un autre mot ?
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
}
rules-rulings = Précisions
rules-now = En ce moment
rules-first = La première page
rules-won = On gagne
rules-lost = On perd
rules-turn = Comment on joue
rules-signs = Ce que l’on voit
rules-all = Toutes les règles
coach-title = Le guide
coach-next = J’ai compris
coach-stop = Sans guide
coach-stopped = Le guide se tait. On peut le rappeler, en haut à droite.
coach-again = Rappeler le guide

## Revenir en arrière

undo-title = Revenir en arrière
undo-by-step = Le dernier choix
undo-by-turn = Tout le tour
undo-by-round = Toute la manche
undo-what = « { $option } »
undo-what-more = « { $option } » et tout ce qui s’ensuit
undo-done = Annulé : « { $option } »
undo-free = Tout de suite.
undo-ask = On demandera d’abord aux autres.
undo-nothing = Il n’y a rien à annuler.
undo-chance = Depuis, le hasard a parlé.
undo-shown = Depuis, on a vu ce qui était caché.
undo-other = Depuis, l’autre camp a joué.
undo-sure = Revenir tout de même ? On ne pourra pas oublier ce qu’on a vu.
undo-yes = Revenir tout de même
undo-no = Non, on continue
plea-mine = On attend la réponse : { $names }.
plea-withdraw = Finalement, non
plea-other = { $name } voudrait annuler son coup. D’accord ?
plea-yes = D’accord
plea-no = Non, on continue
plea-waiting = On attend la réponse : { $names }.

## Bavarder

chat-title = À table
chat-open = Parler
chat-empty = Personne n’a encore rien dit.
chat-label = Dire quelque chose
chat-send = Dire
chat-table = On y va
chat-gestures = Gestes
gesture-clap = Bravo !
gesture-heart = Avec le cœur
gesture-laugh = Ha ha !
gesture-ouch = Aïe !
gesture-hurry = On attend…
gesture-thanks = Merci !

## Le rideau

curtain-title = L’appareil passe à { $name }
curtain-note = Rideau ! Ce qui vient est secret : les autres regardent ailleurs.
curtain-lift = C’est moi, { $name }

## La fin

ending-won = Gagné !
ending-won-by = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
ending-lost = Perdu, cette fois…
ending-watched = C’est fini
ending-winners = { $count ->
    [one] La victoire revient à { $names }.
   *[other] La victoire revient à : { $names }.
}
ending-no-winner = À table, personne n’a gagné ; mais quelle histoire !
ending-memories = Ce qu’on en gardera
ending-deeds = Qui a fait quoi
ending-most = plus que tous les autres
ending-moments = À revoir
ending-board = Voir le plateau
ending-sequel = La suite : { $story }
curve-title = Les chances de gagner, au fil de la partie
curve-score = Le score en vue, au fil de la nuit
curve-making = On rejoue la partie en pensée…
curve-percent = { $value } %
curve-moment = Moment
evening-ordinal = { $nth ->
    [1] Première
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
    [6] Sixième
    [7] Septième
    [8] Huitième
    [9] Neuvième
    [10] Dixième
   *[other] { $nth }e
}
evening-won-first = La première gagnée !
evening-won-all = Toutes gagnées : qui vous arrêtera ?
evening-lost-all = Pas encore gagné ; ce sera plus beau la prochaine fois.
evening-lost-first = La première perdue, il fallait bien que cela arrive.
evening-some = { $wins ->
    [0] Aucune gagnée sur { $nth }.
    [one] Une gagnée sur { $nth }.
   *[other] { $wins } gagnées sur { $nth }.
}
evening-tally = Victoires jusqu’ici : { $names }.
evening-fastest = La plus rapide de toutes : { $rounds }.
evening-best = Un record ! L’ancien était de { $best }.
evening-record = Le record tient toujours : { $best }.
ending-again = Encore une, avec les mêmes
ending-replay = Revoir et rejouer
ending-save = Garder
ending-shelf = Retour à l’étagère
again-here = La table est remise pour une autre partie.
again-go = Y aller

## Quand la table ne peut plus avancer

stuck-title = La table est bloquée
stuck-note = C’est notre faute, pas la vôtre. Gardez la partie dans un fichier et envoyez-le-nous : il suffit pour comprendre.
stuck-save = Garder la partie pour la signaler
file-save = Garder dans un fichier
file-saved = La partie est dans vos téléchargements.

## Revoir une partie

replay-title = Revoir : { $game }
replay-controls = Avancer et reculer
replay-moment = Moment { $moment } sur { $last }
replay-next-seat = Ensuite, { $name } choisit.
replay-next-choice = Ensuite, { $name } choisit : { $option }
replay-slider = Moment de la partie
replay-back = Un pas en arrière
replay-step = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-eyes = Avec les yeux de
replay-eyes-none = quelqu’un qui passe
replay-eyes-all = quelqu’un qui sait tout
replay-fork = Rejouer à partir d’ici
replay-fork-note = Une nouvelle table s’ouvre à ce moment-là, sur cet appareil, pour y jouer la suite autrement. Celle-ci reste comme elle est.
replay-fork-yes = Ouvrir cette table
replay-fork-no = Rester ici
replay-table = Retour à la table

## Adresses perdues

unanswered-title = Pas de lumière à la fenêtre
unanswered-text = Veillée ne répond pas. Rien de ce qui a été joué n’est perdu.
lost-title = Le chemin se perd ici
lost-page = Cette page n’existe pas, ou n’existe plus.
lost-game = Ce jeu n’est pas sur l’étagère.
lost-table = Cette table n’existe pas ici. Le lien est peut-être incomplet.
lost-home = Retour à l’étagère

## Pourquoi un message n’a rien changé

refused-stale = La table a bougé entre-temps. Voici où elle en est.
refused-no-such-option = Ce choix n’est plus possible. Voici ceux qui le sont.
refused-not-your-turn = Ce n’est pas encore votre tour.
refused-not-yours = Cette place n’est pas la vôtre.
refused-away = Un robot joue à votre place. Reprenez-la d’abord.
refused-no-way-back = Il n’y a rien à annuler jusque-là.
refused-no-plea = Plus personne n’attend cette réponse.
refused-no-invitation = Cette table est privée : on n’y parle qu’entre joueurs.
refused-no-name = Dites d’abord votre nom, en haut de la page.
refused-unknown-person = Dites d’abord votre nom, en haut de la page.
refused-stuck = La table est bloquée. On peut annuler un coup, ou garder la partie.
refused-storage = Ce coup n’a pas pu être gardé. Essayez encore.
refused-too-many = Doucement ! Un peu moins vite.
refused-not-together = On ne conseille que ceux avec qui l’on gagne ou l’on perd.
refused-not-begun = La partie n’a pas encore commencé.
refused-other = Cela n’a pas marché. Voici où en est la table.

## Pourquoi une demande n’a pas abouti

trouble-unreachable = Veillée ne répond pas. On réessaie dans un instant.
trouble-unknown = Cela n’existe pas ici.
trouble-unknown-game = Ce jeu n’est pas sur l’étagère.
trouble-unknown-person = Cette clé n’ouvre rien ici. Dites votre nom, et tout repart.
trouble-no-name = Dites d’abord votre nom, en haut de la page.
trouble-bad-name = Il faut au moins une lettre à un nom.
trouble-bad-setting = Ces réglages ne vont pas ensemble : il manque peut-être quelqu’un à la table.
trouble-no-tutorial = Ce jeu n’a pas encore de guide.
trouble-tutorial-people = Le guide de ce jeu n’est pas fait pour tant de monde : seulement pour qui joue sur cet appareil.
trouble-no-invitation = Cette table est privée : il faut le lien d’invitation.
trouble-seat-taken = Trop tard : quelqu’un vient de s’asseoir là.
trouble-seat-changed = Quelqu’un a été plus rapide. Regardez de nouveau.
trouble-still-there = Cette personne est à table, ou l’était à l’instant. Laissez-lui une minute.
trouble-not-yours = Cette place n’est pas la vôtre.
trouble-not-your-turn = Ce n’est pas votre tour.
trouble-not-begun = La partie n’a pas encore commencé.
trouble-still-secret = D’autres jouent encore : ce qui est caché doit le rester. Patience jusqu’à la fin !
trouble-no-such-moment = La partie n’est pas allée jusque-là.
trouble-too-many = Doucement ! Essayez dans un instant.
trouble-too-many-tables = Cela fait beaucoup de tables pour aujourd’hui. Revenez demain, ou finissez-en une !
trouble-too-large = Ce fichier est trop gros pour être une partie.
trouble-stuck = La table est bloquée.
trouble-no-sequel = C’était la dernière histoire.
trouble-not-over = Cette partie n’est pas finie.
trouble-other-side = Vous jouez déjà dans l’autre camp.
trouble-storage = Rien n’a pu être gardé. Essayez encore.
trouble-match-not-json = Ce fichier est illisible : ce n’est pas une partie de Veillée.
trouble-match-foreign = Ce fichier n’est pas une partie de Veillée.
trouble-match-newer = Cette partie vient d’une version plus récente de Veillée.
trouble-match-renewed = Ce fichier contient une table en cours de partie et non ses choix : elle ne peut reprendre que là où elle a été enregistrée.
trouble-match-truncated = La fin de ce fichier manque.
trouble-match-unknown-game = Le jeu de cette partie n’est pas sur l’étagère.
trouble-match-content-changed = Les cartes ou le plateau ont changé depuis cette partie.
trouble-match-rules-changed = Les règles ont été corrigées depuis cette partie.
trouble-match-bad-choice = Un coup de ce fichier n’est pas permis : il a été modifié ou abîmé.
trouble-match-bad-settings = Les réglages de cette partie ne conviennent pas à ce jeu.
trouble-other = Quelque chose n’a pas marché. Essayez encore.
