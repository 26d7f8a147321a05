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
bot-random = un robot insouciant (facile)
    .help = Joue au petit bonheur, et s’en porte très bien.
bot-greedy = un robot plein de bon sens (bon)
    .help = Répond vite, au plus raisonnable.
bot-mcts = un robot fin stratège (fort)
    .help = Imagine des centaines de parties avant de répondre.

## Pourquoi l’on ne peut pas reprendre un coup

undo-nothing = Il n’y a aucun coup à reprendre.
undo-chance = Ce coup ne se reprend plus : depuis, on a tiré une carte ou un jeton.
undo-shown = Ce coup ne se reprend plus : depuis, on a vu ce qui était caché.
undo-other = Ce coup ne se reprend plus : depuis, l’autre camp a joué.

## Fichiers de parties : ce qui ne va pas, et ce qu’on peut faire

match-missing = Il n’y a pas de partie ici : { $path }. On peut vérifier le nom et le dossier.
match-not-json = Ce fichier est illisible : { $path }. On peut en reprendre une copie intacte.
match-foreign = Ce fichier n’est pas une partie de Veillée. On peut en choisir un autre.
match-newer = Cette partie vient d’une version plus récente de Veillée. Une mise à jour permettra de l’ouvrir.
match-renewed = Ce fichier contient une table en cours de partie et non ses choix. Il s’ouvre là où il a été enregistré, dans le terminal.
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

## À la table

key-h = conseil
key-o = cotes
key-w = refus
key-help = règle
key-u = reprendre
key-a = conseiller
key-b = intervenir
key-hurry = ne plus attendre
key-l = récit
key-s = fichier
key-q = quitter
key-g = aller à
key-n = compris
key-x = sans guide
guide-title = Le guide
key-back = retour
key-arrows = pas à pas
title-turn = à { $name } de jouer
title-over = la partie est finie
log-more = ↑ encore { $count } lignes : touche l
window-small = Fenêtre trop petite pour tout montrer : il faut { $width } × { $height }.
something-else = Autre chose
number-typed = Entrée pour le { $number }, ou un autre chiffre.
bot-thinks = { $name } réfléchit…
aside-title = intervenir
aside-question = Qui intervient, et comment ? Personne ne l’attend.
advise-title = un conseil pour { $name }
advise-question = Que devrait faire { $name } ?
thinking = Un instant, j’imagine la suite…
curtain-title = Rideau !
curtain = Le clavier passe à { $name } ; les autres ferment les yeux.
curtain-lift = Une touche lève le rideau.
curtain-lift-line = Entrée lève le rideau.
saved-at = Chaque réponse est gardée aussitôt, ici : { $path }
undone = C’est repris. À vous de rejouer.
log-drawn = Le hasard est tiré à neuf : ce qui reste à venir, personne ne peut plus le savoir.
log-renewed = Une nouvelle version de Veillée reprend la partie ici : ce qui précède ne peut plus être revu ni repris.
log-title = Le récit depuis le début
hint-title = Un conseil
hint-best = Je choisirais : { $option }
hint-clear = Rien d’autre ne vaut autant.
hint-alike = { $others ->
    [0] L’un vaut l’autre : « { $option } » ferait aussi bien.
    [one] « { $option } » et un autre choix feraient aussi bien.
   *[other] « { $option } » et { $others } autres choix feraient aussi bien.
}
hint-all-alike = Rien ne se détache : les { $count } choix se valent.
hint-unsure = Ou bien « { $option } » : les deux se valent, ou presque.
hint-rather = Plutôt que « { $option } » :
hint-level = Son avantage sur « { $option } » :
hint-other = L’avantage de « { $option } » :
hint-odds = À quoi s’attendre :
hint-matters = Ce qui compte maintenant :
hint-sure = Est-ce bien sûr ?
odds-coming = Ce qui se prépare, si rien ne change
odds-title = Les chances de gagner
odds = { $percent } % de victoires (entre { $low } et { $high } %)
odds-note = D’après { $games } parties imaginées à partir de ce que vous pouvez savoir, et de cela seulement.
why-title = Pourquoi pas ?
why-question = Que vouliez-vous faire ?
why-nothing = Rien n’est interdit pour l’instant : tout ce qui existe est devant vous.
why-wish = { $others ->
    [0] { $option }
    [one] { $option }, ou un choix semblable
   *[other] { $option }, ou { $others } choix semblables
}
rules-title = Les règles
rules-won = On gagne
rules-lost = On perd
rules-turn = Comment on joue
rules-moment = En ce moment
rules-none = Aucune règle particulière ici.
ending-leave = Quitter la table
ending-again = Une autre partie, avec les mêmes
ending-sequel = L’histoire suivante : { $story }
ending-table = La table, telle qu’elle est restée
ending-story = Le récit, secrets compris
ending-replay = Revoir la partie, pas à pas
ending-memories = Ce qui reste de la soirée
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
memories-deeds = Qui a fait quoi
memories-most = { $deed } (plus que tous les autres)
memories-curve = Les chances de gagner, au fil de la partie
memories-score = Le score en vue, au fil de la partie
memories-percent = { $value } %
memories-moments = À revoir
memories-moment = moment { $moment } : { $event }
page-more = Une touche pour la suite, flèches pour se déplacer, q pour revenir à la table
page-back = Une touche pour revenir à la table

## Avant la partie

choose-language = Veillée · Langue / Language
choose-game = Veillée · À quoi joue-t-on ce soir ?
welcome = Flèches et Entrée, ou un chiffre. Deux fois Entrée, et la partie commence.
resume-kept = { $count ->
    [one] Reprendre la partie gardée
   *[other] Reprendre une des { $count } parties gardées
}
kept-open = { $count ->
    [0] pas commencée
    [one] { $count } coup
   *[other] { $count } coups
}
kept-over = finie
kept-sequel = à suivre : { $story }
kept-damaged = abîmée
kept-older = { $count ->
    [one] Une partie plus ancienne…
   *[other] { $count } parties plus anciennes…
}
choose-kept = Quelle partie reprendre ?
ready-play = Jouer !
    .help = Tout est prêt.
ready-guide = Première fois ? Apprendre en jouant
    .help = Une vraie partie, guidée pas à pas. Aucune règle à lire avant.
ready-guide-more = { $count ->
    [2] Première fois ? Apprendre en jouant, à deux
   *[other] Première fois ? Apprendre en jouant, à { $count }
}
    .help = La même partie guidée, sur ce même appareil : chacun joue à son tour.
ready-players = { $count ->
    [one] Autour de la table : une personne
   *[other] Autour de la table : { $count }
}
    .help = Plus on est de fous… Les places libres vont à des robots.
ready-line = { $name } : { $value }
ready-note = Entrée pour jouer tout de suite. Chaque ligne peut aussi se changer.
kind-human = une personne, à ce clavier
    .help = Le clavier passe de main en main ; ce qui est secret reste caché.
choose-number = Combien autour de la table ?
people-count = { $count ->
    [one] une personne
   *[other] { $count } personnes, robots compris
}
choose-kind = Qui joue pour { $name } ?
choose-name = Quel est son prénom ?

## Revoir une partie

replay-title = moment { $moment } sur { $last }, vu par { $eyes }
replay-spectator = le public
replay-next = Avancer
replay-back = Reculer
replay-first = Au début
replay-last = À la fin
replay-eyes = Changer d’yeux
replay-jump = Aller à quel moment, de 0 à { $last } ?
replay-choice = Ensuite, { $name } choisit : { $option }
replay-turn = Ensuite, c’est à { $name } de choisir.
replay-left = Pour rejouer à partir d’ici : { $command } --at { $moment }
replay-end = Le récit s’arrête ici pour l’instant.

## La ligne de commande

script-bad-line = Ligne { $number } : « { $line } » n’est pas une réponse possible ici. Il faut un nombre de 1 à { $count }, le nom d’un choix, ou une touche de commande.
left-saved = La partie vous attend. Pour la reprendre : { $command }
over-saved = La partie est gardée. Pour la revoir : { $command }
nothing-kept = Aucune partie n’est gardée. Pour en commencer une : veillee play
forked = Une nouvelle partie part du moment { $moment }. Pour la jouer : { $command }
fork-beyond = Cette partie a { $last ->
    [one] un seul choix
   *[other] { $last } choix
} : choisissez un moment de 0 à { $last }.
salvage-hint = Pour repartir de ce qui est sain : { $command } --at { $playable } (une nouvelle partie ; le fichier reste tel quel).

cli = Veillée : des jeux qui racontent une histoire, seul ou ensemble.
cli-play = Commencer une partie dans le terminal.
cli-resume = Reprendre une partie : la dernière, ou celle d’un fichier.
cli-replay = Revoir une partie, pas à pas.
cli-fork = Repartir d’un moment passé, dans une nouvelle partie.
cli-simulate = Faire jouer des milliers de parties par des robots, et regarder ce qu’elles montrent.
cli-game = Le jeu, par exemple chaperon.
cli-seat = Qui s’assoit : un prénom, un robot (random, greedy, mcts), ou Prénom=robot. À répéter.
cli-simulate-seat = Le robot : random, greedy, mcts, mcts:500, mcts:1s. Une fois pour tous, ou siège par siège, ou wolf=greedy.
cli-swap = Les robots changent de siège après chaque partie : personne ne gagne par sa seule place.
cli-set = Un réglage du jeu, par exemple mode=wolf ou start=hard. À répéter.
cli-seed = La graine du hasard : la même donne la même partie.
cli-guide = Une première partie avec un guide, qui explique au fil du jeu.
cli-script = Un fichier de réponses, une par ligne, au lieu du clavier.
cli-save = Le fichier où garder la partie.
cli-pack = Un dossier de contenu à la place de la boîte (cartes, plateau, personnages).
cli-plain = Sans couleur ni plein écran : des lignes, l’une après l’autre.
cli-file = Le fichier d’une partie.
cli-file-latest = Le fichier d’une partie ; sans lui, la dernière jouée.
cli-at = Le moment : 0 est le début, 1 suit le premier choix.
cli-fork-at = Le moment d’où repartir ; sans lui, le dernier.
cli-lang = La langue.
cli-games = Combien de parties.
cli-players = Pour combien de joueurs ; à répéter. Sans cela, tous les nombres possibles.
cli-jobs = Combien de processus.
cli-json = Le résultat en JSON.
cli-version = Afficher la version.
cli-plot = Un fichier SVG ou PNG pour le graphique.
cli-bad-lang = La langue { $lang } n’est pas connue. Il y a : { $known }.
cli-cannot = Impossible de continuer : { $why }. Rien de ce qui était répondu n’est perdu.
cli-interrupted = Interrompu. Rien de ce qui était répondu n’est perdu.
simulating = Les parties se jouent
estimate = Encore { $minutes ->
    [0] { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }
    [one] une minute
   *[other] { $minutes } minutes
} environ pour { $games } parties.
script-unreadable = Le fichier { $path } ne peut pas être lu ({ $why }). Vérifiez son nom et son dossier.
file-exists = Le fichier { $path } existe déjà, et rien ne l’écrasera. Choisissez un autre nom avec --save.
no-such-game = Aucun jeu ne s’appelle { $name }. Il y a : { $known }.
bad-pack = Ce dossier de contenu ne convient pas ({ $why }). Pour tout voir d’un coup : veillee check
not-a-setting = « { $pair } » n’est pas un réglage. Il s’écrit clé=valeur, par exemple mode=wolf.
not-a-pack = « { $pair } » n’est pas un dossier de contenu. Écrivez jeu=dossier, par exemple peluches=mes-histoires.
guide-missing = Ce jeu n’a pas encore de guide, ou ce contenu n’en apporte pas. On peut y jouer sans --guide.
guide-alone = La partie guidée a sa propre table : --guide va sans --set ni --seed.
guide-people = Le guide de ce jeu est fait pour { $count ->
    [one] une seule personne
   *[other] { $count } personnes au plus
} : avec --guide, --seat donne leur prénom, et rien d’autre.
no-such-setting = Ce jeu n’a pas de réglage { $setting }. Il a : { $known }.
bad-setting = Le réglage { $setting } ne peut pas valoir { $value }. Il peut valoir : { $known }.
bad-seats = { $first ->
    [one] Avec ces réglages, il faut de 1 à { $last } personnes, et non { $count }. Ajoutez ou ôtez des --seat.
   *[other] Avec ces réglages, il faut de { $first } à { $last } personnes, et non { $count }. Ajoutez ou ôtez des --seat.
}
bad-player = Ce robot n’existe pas. Il y a random, greedy, mcts, mcts:500 (parties imaginées) et mcts:1.5s (secondes). Détail : { $why }
refused = C’est refusé : { $why }
cli-misunderstood = La commande n’est pas comprise ({ $why }). Pour l’aide : veillee --help

help-usage = Usage :{" "}
help-options-given = [OPTIONS]
help-command-given = COMMANDE [ARGUMENTS]
help-options = Options :
help-commands = Commandes :
help-arguments = Arguments :
help-pair = CLÉ=VALEUR
help-game = JEU
help-file = FICHIER
help-folder = DOSSIER
help-game-pack = JEU=DOSSIER
help-number = <nombre>
help-text = <texte>
help-path = <chemin>
help-help = Afficher cette page, puis partir.
help-default = [par défaut :
help-required = [obligatoire]
usage-no-option = aucune option ne s’appelle { $option }
usage-no-option-but = aucune option ne s’appelle { $option } ; peut-être { $known }
usage-no-command = aucune commande ne s’appelle { $command }
usage-missing = il manque { $name }
usage-no-value = { $option } demande une valeur
usage-a-value = { $option } ne prend pas de valeur
usage-too-much = { $words } est de trop
usage-whole-number = { $name } doit être un nombre entier
usage-number = { $name } doit être un nombre
usage-at-least = { $name } doit être au moins { $least }
usage-at-most = { $name } doit être au plus { $most }
usage-between = { $name } doit être entre { $least } et { $most }

## La table dans le navigateur

cli-page = Ouvrir la table dans le navigateur, pour toute la maisonnée (ce que fait veillee sans rien ajouter).
cli-page-pack = Un dossier de contenu à la place de celui d’un jeu, par exemple peluches=mes-histoires. À répéter.
cli-serve = Servir des tables à d’autres, de près ou de loin.
cli-port = Le port où écouter.
cli-browser = Ouvrir un navigateur, ou seulement afficher l’adresse.
cli-host = L’adresse où écouter : 0.0.0.0 pour tout le réseau.
cli-database = Où garder les tables : un fichier, ou postgresql://nom:secret@machine/base.
cli-public = Ce serveur est sur Internet, derrière un mandataire qui parle TLS.
cli-origin = Une adresse sous laquelle la page est aussi servie. À répéter.
cli-processes = Combien de processus servent ensemble cette adresse.
cli-workers = Combien de processus réfléchissent pour les robots.
cli-message-rate = Combien de messages par seconde une page peut envoyer ; 0 : sans limite.
cli-visits = Combien de nouveaux venus et de nouvelles tables par minute depuis une même adresse ; 0 : sans limite.
cli-tables-a-day = Combien de tables par jour une personne peut dresser ; 0 : sans limite.
cli-json-logs = Le journal en JSON, une ligne par fait.
page-open = La table est mise : { $address }
page-phones = Sur les téléphones et tablettes de ce réseau : { $address }
page-terminal = Pour partir : Ctrl-C. Tout est gardé. Dans le terminal plutôt : make terminal, ou veillee play
page-port-taken = { $port ->
        [0] Le port habituel et ses voisins sont pris
       *[other] Le port { $port } est pris
    }. Essayez-en un autre : veillee page --port 9000
serve-open = À l’écoute sur { $address }
serve-failed = Impossible d’écouter sur { $host }, port { $port }. Est-il pris ? La base répond-elle ? Le journal ci-dessus en dit plus.

## Vérifier un dossier de contenu

cli-check = Vérifier un dossier de contenu : ce qui ne va pas, ou ce qu’il contient, puis quelques parties d’essai.
cli-check-pack = Le dossier de contenu ; sans lui, la boîte telle qu’elle est.
cli-check-games = Combien de parties d’essai ; 0 : aucune.
cli-check-difficulty = Combien de parties les bons robots jouent dans chaque mise en place, pour dire sa difficulté ; 0 : aucune.
check-no-folder = Il n’y a pas de dossier { $path }.
check-faults = { $count ->
    [one] Un défaut :
   *[other] { $count } défauts :
}
check-aside = D’autres peuvent se cacher dans { $sheets } : corrigez, puis vérifiez à nouveau.
check-good = { $game } : tout est en ordre. Empreinte du contenu : { $content }
check-pieces = Pièces : { $pieces }
check-names = Noms dans chaque langue : { $names }
check-settings = Réglages : { $settings }
check-players = Joueurs : { $first } à { $last }
check-idle = Rien ne peut mettre ceci en jeu ({ $count }) :
check-rehearsing = Les parties d’essai se jouent
check-rehearsed = { $count ->
    [one] Une partie jouée au hasard, sans accroc.
   *[other] { $count } parties jouées au hasard, sans accroc.
}
check-mishap = Une partie d’essai a mal tourné ({ $seats ->
    [one] une personne
   *[other] { $seats } personnes
}, { $settings }, graine { $seed }) : { $why }
check-rating = Est-ce difficile ?
check-endless = { $setup } : abandonné, car une partie n’était pas finie après { $most } décisions. Qu’on puisse gagner n’est pas prouvé.
check-never-won = { $setup } : le bon robot n’a gagné aucune de ses { $count } parties. Qu’on puisse gagner n’est pas prouvé.
check-unproved = N’est pas prouvé :
check-difficulty = { $setup } : { $wins } de victoires ({ $endings })
check-difficulty-of = { $setup }, en tout : { $wins } de victoires en { $count } parties
check-stage-won = gagné { $won }
check-stage = {"    "}{ $stage } : { $means } ; la partie s’y perd dans { $lost } ({ $visits ->
    [one] une visite
   *[other] { $visits } visites
})
fault-missing = manque
fault-number = doit être un nombre entier de { $least } à { $most }, et non { $value }
fault-numbers = doit être une liste de nombres entiers de { $least } à { $most }, et non { $value }
fault-flag = doit être true ou false, et non { $value }
fault-text = doit être un texte, et non { $value }
fault-texts = doit être une liste de textes, et non { $value }
fault-choice = doit être l’un de ces mots : { $known } ; et non { $value }
fault-words = doit être une liste prise parmi { $known }, et non { $value }
fault-twice = { $value } y est deux fois
fault-languages = doit donner un texte dans chaque langue : { $known }
fault-table = doit être une table
fault-tables = doit être une liste de tables
fault-unknown-field = n’est pas un champ de cette entrée ; peut-être une faute de frappe
fault-unknown-entry = n’est pas une entrée de cette feuille ; peut-être une faute de frappe
fault-unreadable = ne peut pas être lu : { $why }
fault-strange = La boîte ne s’ouvre pas : { $why }
fault-unknown = il n’y a pas de { $value }
fault-one-of = doit être l’un de ces mots : { $known }
fault-no-section = il n’y a pas de section { $value }
fault-no-next-section = doit nommer la section qui suit
fault-bots = doit être une liste prise parmi { $known }, ou vide
fault-dice = doit être une liste de faces, comme [3, 1, 6]
fault-point = rien, sur le plateau, ne s’appelle { $value }
fault-long-lesson = compte { $count } caractères ; personne n’en lit plus de { $most }
fault-no-moment = doit attendre quelque chose
fault-no-word = le jeu n’a pas de { $key } { $value }
fault-choices = { $key } doit être un nombre de choix, et non { $value }
fault-atom = { $key } doit être un mot, un nombre, true ou false, et non { $value }
fault-settings = le jeu n’offre pas ces réglages ({ $why })
fault-where = doit donner une liste de valeurs pour chaque champ
fault-no-seats = la vue doit dire combien il y a de places
fault-holds-itself = se contient elle-même
fault-shape = { $value } n’est pas une forme ; voir docs/environments.md
fault-whole-number = doit être un nombre entier

## Les tableaux d’une simulation

figure-percent = { TENTHS($tenths, digits: 1) } %
figure-interval = { figure-percent } [{ TENTHS($low, digits: 1) } ; { TENTHS($high, digits: 1) }]
figure-spread = { TENTHS($tenths, digits: 1) } { "\u00B1" } { TENTHS($deviation, digits: 1) }
figure-tenths = { TENTHS($tenths, digits: 1) }
figure-average = { HUNDREDTHS($hundredths) }
report-bots-named = { $bots }{ $swapped ->
    [yes] {" "}(places échangées)
   *[no] {""}
}
report-headline = { $game } · { $games ->
    [one] une partie
   *[other] { $games } parties
} · graine { $seed } · { report-bots-named }
report-headline-part = { $game } · { $games ->
    [0] aucune partie
    [one] une partie
   *[other] { $games } parties
} sur { $asked } · graine { $seed } · { report-bots-named }
report-endless = { $count ->
    [one] Une partie n’était pas finie après { $most } décisions et n’est pas comptée.
   *[other] { $count } parties n’étaient pas finies après { $most } décisions et ne sont pas comptées.
}
report-wins = Victoires
report-wins-swapped = Victoires de la première place
report-bots = Robots
report-events = Événements
report-endings = Fins
report-players = joueurs
report-games = parties
report-win-rate = victoires [95 %]
report-decisions = décisions
report-points = points
report-worth = valeur
report-bot = robot
report-event = événement
report-a-game = par partie
report-in-games = dans
report-wins-with = gagné avec
report-wins-without = gagné sans
