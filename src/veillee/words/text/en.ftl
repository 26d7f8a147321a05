# The interface in English: what the terminal and the command line say, whatever the game.

yes = yes
no = no

## Languages, each by its own name

language-fr = français
language-en = English

## People and bots round the table

player-1 = Robin
player-2 = Sam
player-3 = Alex
player-4 = Charlie
player-5 = Morgan
bot-random = a happy-go-lucky bot (easy)
    .help = Plays at random, and sleeps well.
bot-greedy = a bot full of good sense (good)
    .help = Answers fast, whatever looks wisest.
bot-mcts = a bot that schemes (strong)
    .help = Imagines hundreds of games before answering.

## Why a move cannot be taken back

undo-nothing = There is no move to take back.
undo-chance = That move cannot be taken back: a card or token was drawn since.
undo-shown = That move cannot be taken back: something hidden was shown since.
undo-other = That move cannot be taken back: the other side has played since.

## Match files: what is wrong, and what can be done

match-missing = There is no match here: { $path }. Check the name and the folder.
match-not-json = This file cannot be read: { $path }. Try an intact copy of it.
match-foreign = This file is not a Veillée match. Choose another one.
match-newer = This match was made by a newer version of Veillée. Update Veillée to open it.
match-renewed = This file holds a table in mid-game instead of its choices. It opens where it was saved, in the terminal.
match-truncated = The end of this file is missing. { salvage }
match-unknown-game = The game of this match, { $game }, is not installed here. Install it, or open another match.
match-content-changed = The cards or the board have changed since this match. Open it with the content of that time.
match-rules-changed = The rules were corrected since this match. Open it with the Veillée of that time.
match-bad-choice = Move { $number } is not allowed at that point: the file was edited or damaged. { salvage }
match-bad-settings = The settings of this match do not suit this game. Try an intact copy of the file, or begin a new match.
salvage = { $playable ->
    [0] Try an intact copy of it.
    [one] Try an intact copy of it, or go on from the first move, which is safe and sound.
   *[other] Try an intact copy of it, or go on from the first { $playable } moves, which are safe and sound.
}

## At the table

key-h = hint
key-o = odds
key-w = why
key-help = rule
key-u = undo
key-a = advise
key-b = step in
key-hurry = wait no more
key-l = story
key-s = file
key-q = leave
key-g = go to
key-n = got it
key-x = no guide
guide-title = The guide
key-back = back
key-arrows = step by step
title-turn = { $name } to play
title-over = the game is over
log-more = ↑ { $count } more lines: press l
window-small = The window is too small to show everything: it takes { $width } × { $height }.
something-else = Something else
number-typed = Enter takes { $number }, or type another digit.
bot-thinks = { $name } is thinking…
aside-title = stepping in
aside-question = Who steps in, and how? Nobody waits for it.
advise-title = advice for { $name }
advise-question = What should { $name } do?
thinking = One moment, imagining what comes next…
curtain-title = Curtain!
curtain = The keyboard goes to { $name }; everyone else looks away.
curtain-lift = Any key lifts the curtain.
curtain-lift-line = Enter lifts the curtain.
saved-at = Every answer is kept at once, here: { $path }
undone = Taken back. Your move again.
log-drawn = Chance is drawn anew: nobody can know any more what is still to come.
log-renewed = A newer Veillée goes on with this game from here: what came before can no longer be replayed or taken back.
log-title = The story so far
hint-title = A hint
hint-best = I would choose: { $option }
hint-clear = Nothing else is as good.
hint-alike = { $others ->
    [0] Either is fine: “{ $option }” is just as good.
    [one] “{ $option }” and one other choice are just as good.
   *[other] “{ $option }” and { $others } other choices are just as good.
}
hint-all-alike = No choice stands out: all { $count } are about as good.
hint-unsure = Or “{ $option }”: one is about as good as the other.
hint-rather = Better than “{ $option }”:
hint-level = Its advantage over “{ $option }”:
hint-other = The advantage of “{ $option }”:
hint-odds = What to expect:
hint-matters = What matters now:
hint-sure = How sure is that?
odds-coming = What is coming, if nothing changes
odds-title = The chances of winning
odds = wins { $percent }% (between { $low } and { $high }%)
odds-note = From { $games } games imagined with what you may know, and nothing else.
why-title = Why not?
why-question = What did you want to do?
why-nothing = Nothing is forbidden just now: all there is lies before you.
why-wish = { $others ->
    [0] { $option }
    [one] { $option }, or another like it
   *[other] { $option }, or { $others } like it
}
rules-title = The rules
rules-won = You win
rules-lost = You lose
rules-turn = How to play
rules-moment = Right now
rules-none = No particular rule here.
ending-leave = Leave the table
ending-again = Another game, same people
ending-sequel = The next story: { $story }
ending-table = The table as it was left
ending-story = The story, secrets included
ending-replay = See the game again, step by step
ending-memories = What is left of the evening
evening-ordinal = { $nth ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
    [7] Seventh
    [8] Eighth
    [9] Ninth
    [10] Tenth
    [11] Eleventh
    [12] Twelfth
   *[other] No. { $nth }:
}
evening-won-first = The first one won!
evening-won-all = Every one of them won: who can stop you?
evening-lost-all = Not won yet; it will be all the sweeter next time.
evening-lost-first = The first one lost. It had to happen some day.
evening-some = { $wins ->
    [0] None won, out of { $nth }.
    [one] One won, out of { $nth }.
   *[other] { $wins } won, out of { $nth }.
}
evening-tally = Wins so far: { $names }.
evening-fastest = The fastest of all: { $rounds }.
evening-best = A record! The old one was { $best }.
evening-record = The record still stands: { $best }.
memories-deeds = Who did what
memories-most = { $deed } (more than anybody else)
memories-curve = The chance to win, as the game went on
memories-score = The score in sight, as the game went on
memories-percent = { $value }%
memories-moments = See again
memories-moment = moment { $moment }: { $event }
page-more = Any key for more, arrows to move about, q to go back to the table
page-back = Any key to go back to the table

## Before the game

choose-language = Veillée · Langue / Language
choose-game = Veillée · What shall we play tonight?
welcome = Arrows and Enter, or a number. Press Enter twice, and the game begins.
resume-kept = { $count ->
    [one] Go on with the saved game
   *[other] Go on with one of the { $count } saved games
}
kept-open = { $count ->
    [0] not begun
    [one] { $count } move
   *[other] { $count } moves
}
kept-over = over
kept-sequel = next: { $story }
kept-damaged = damaged
kept-older = { $count ->
    [one] One older game…
   *[other] { $count } older games…
}
choose-kept = Which game shall we go on with?
ready-play = Play!
    .help = Everything is ready.
ready-guide = First time? Learn by playing
    .help = A real game with a guide at your side. No rules to read beforehand.
ready-guide-more = { $count ->
    [2] First time? Learn by playing, the two of you
   *[other] First time? Learn by playing, the { $count } of you
}
    .help = The same guided game at this same device: you take turns.
ready-players = { $count ->
    [one] Round the table: one person
   *[other] Round the table: { $count }
}
    .help = The more the merrier. Bots take the free chairs.
ready-line = { $name }: { $value }
ready-note = Enter to play right now. Every line can be changed, too.
kind-human = a person, at this keyboard
    .help = The keyboard goes from hand to hand; what is secret stays hidden.
choose-number = How many at the table?
people-count = { $count ->
    [one] one person
   *[other] { $count } people, bots included
}
choose-kind = Who plays for { $name }?
choose-name = What is their name?

## Seeing a game again

replay-title = moment { $moment } of { $last }, through the eyes of { $eyes }
replay-spectator = the audience
replay-next = Forward
replay-back = Back
replay-first = To the beginning
replay-last = To the end
replay-eyes = Other eyes
replay-jump = Go to which moment, from 0 to { $last }?
replay-choice = Next, { $name } chooses: { $option }
replay-turn = Next, { $name } chooses.
replay-left = To play on from here: { $command } --at { $moment }
replay-end = The story stops here for now.

## The command line

script-bad-line = Line { $number }: “{ $line }” is not a possible answer here. Give a number from 1 to { $count }, the name of an option, or a command key.
left-saved = The game is waiting for you. To go on: { $command }
over-saved = The game is saved. To see it again: { $command }
nothing-kept = No game is saved. To begin one: veillee play
forked = A new game starts from moment { $moment }. To play it: { $command }
fork-beyond = This game has { $last ->
    [one] a single choice
   *[other] { $last } choices
}: choose a moment from 0 to { $last }.
salvage-hint = To go on from what is sound: { $command } --at { $playable } (a new game; the file stays as it is).

cli = Veillée: games that tell a story, alone or together.
cli-play = Begin a game in the terminal.
cli-resume = Go on with a game: the latest, or that of a file.
cli-replay = See a game again, step by step.
cli-fork = Go on from a past moment, as a new game.
cli-simulate = Let bots play thousands of games, and print statistics.
cli-game = The game, for example chaperon.
cli-seat = Who sits down: a name, a bot (random, greedy, mcts), or Name=bot. May be repeated.
cli-simulate-seat = The bot: random, greedy, mcts, mcts:500, mcts:1s. Once for all, or seat by seat, or wolf=greedy.
cli-swap = The bots swap seats after each game, so that no bot wins because of its seat.
cli-set = A setting of the game, for example mode=wolf or start=hard. May be repeated.
cli-seed = The seed of chance: the same one gives the same game.
cli-guide = A first game with a guide who explains it as you play.
cli-script = A file of answers, one on each line, instead of the keyboard.
cli-save = The file in which to keep the game.
cli-pack = A folder of content instead of the box (cards, board, characters).
cli-plain = No colour and no full screen: lines, one after the other.
cli-file = The file of a game.
cli-file-latest = The file of a game; without it, the latest one played.
cli-at = The moment: 0 is the beginning, 1 follows the first choice.
cli-fork-at = The moment to go on from; without it, the last.
cli-lang = The language.
cli-games = The number of games.
cli-players = The number of players; may be repeated. Without it, every possible number.
cli-jobs = The number of processes.
cli-json = The result as JSON.
cli-version = Print the version.
cli-plot = An SVG or PNG file for the plot.
cli-bad-lang = The language { $lang } is not known. There are: { $known }.
cli-cannot = Cannot go on: { $why }. Nothing that was answered is lost.
cli-interrupted = Interrupted. Nothing that was answered is lost.
simulating = Playing
estimate = About { $minutes ->
    [0] { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
    [one] one minute
   *[other] { $minutes } minutes
} to go for { $games } games.
script-unreadable = The file { $path } cannot be read ({ $why }). Check its name and folder.
file-exists = The file { $path } exists already, and nothing will overwrite it. Choose another name with --save.
no-such-game = No game is called { $name }. There are: { $known }.
bad-pack = This folder of content will not do ({ $why }). To see all at once: veillee check
not-a-setting = “{ $pair }” is not a setting. Write it as key=value, for example mode=wolf.
not-a-pack = “{ $pair }” is not a pack. Write it as game=folder, for example peluches=my-pack.
guide-missing = This game has no guide yet, or the pack brings none. Play it without --guide.
guide-alone = The guided game has a table of its own: --guide goes without --set and --seed.
guide-people = The guide of this game is made for { $count ->
    [one] one person
   *[other] { $count } people at most
}: with --guide, --seat gives their names and nothing else.
no-such-setting = This game has no setting { $setting }. It has: { $known }.
bad-setting = The setting { $setting } cannot be { $value }. It can be: { $known }.
bad-seats = { $first ->
    [one] With these settings, one to { $last } people can play, not { $count }. Add or remove a --seat.
   *[other] With these settings, { $first } to { $last } people can play, not { $count }. Add or remove a --seat.
}
bad-player = There is no such bot. There are random, greedy, mcts, mcts:500 (imagined games) and mcts:1.5s (seconds). Detail: { $why }
refused = Refused: { $why }
cli-misunderstood = The command is not understood ({ $why }). For help: veillee --help

help-usage = Usage:{" "}
help-options-given = [OPTIONS]
help-command-given = COMMAND [ARGUMENTS]
help-options = Options:
help-commands = Commands:
help-arguments = Arguments:
help-pair = KEY=VALUE
help-game = GAME
help-file = FILE
help-folder = FOLDER
help-game-pack = GAME=FOLDER
help-number = <number>
help-text = <text>
help-path = <path>
help-help = Show this page and leave.
help-default = [default:
help-required = [required]
usage-no-option = no option is called { $option }
usage-no-option-but = no option is called { $option }; perhaps { $known }
usage-no-command = no command is called { $command }
usage-missing = { $name } is missing
usage-no-value = { $option } needs a value
usage-a-value = { $option } takes no value
usage-too-much = { $words } is too much
usage-whole-number = { $name } must be a whole number
usage-number = { $name } must be a number
usage-at-least = { $name } must be at least { $least }
usage-at-most = { $name } must be at most { $most }
usage-between = { $name } must be between { $least } and { $most }

## The table in the browser

cli-page = Open the table in the browser, for everybody at home (the default command).
cli-page-pack = A folder of content in the place of a game’s own, for example peluches=my-pack. May be repeated.
cli-serve = Serve tables to others, near or far.
cli-port = The port to listen on.
cli-browser = Open a browser, or only print the address.
cli-host = The address to listen on: 0.0.0.0 for the whole network.
cli-database = Where tables are kept: a file, or postgresql://user:password@host/name.
cli-public = This server is on the internet, behind a proxy that speaks TLS.
cli-origin = An address under which the page is also served. May be repeated.
cli-processes = The number of processes that serve this address together.
cli-workers = The number of processes that think for the bots.
cli-message-rate = How many messages a second one page may send; 0 for no limit.
cli-visits = How many newcomers and new tables a minute from one address; 0 for no limit.
cli-tables-a-day = How many tables a day one person may set; 0 for no limit.
cli-json-logs = Logs as JSON, one line for each event.
page-open = The table is set: { $address }
page-phones = On the phones and tablets of this network: { $address }
page-terminal = To leave: Ctrl-C. Everything is kept. In the terminal instead: make terminal, or veillee play
page-port-taken = { $port ->
        [0] The usual port and its neighbours are taken
       *[other] Port { $port } is taken
    }. Try another: veillee page --port 9000
serve-open = Listening on { $address }
serve-failed = Cannot listen on { $host }, port { $port }. Is it taken? Does the database answer? The log above says more.

## Checking a folder of content

cli-check = Check a folder of content: what is wrong, or what it holds, then a few games to try it.
cli-check-pack = The folder of content; without it, our own.
cli-check-games = How many games to try; 0: none.
cli-check-difficulty = How many games good bots play in each set-up, to tell how hard it is; 0: none.
check-difficulty-of = { $setup }, in all: won { $wins } of { $count } games
check-no-folder = There is no folder { $path }.
check-faults = { $count ->
    [one] One fault:
   *[other] { $count } faults:
}
check-aside = More may hide in { $sheets }: correct it, then check again.
check-good = { $game }: all is in order. Fingerprint of the content: { $content }
check-pieces = Pieces: { $pieces }
check-names = Names in each language: { $names }
check-settings = Settings: { $settings }
check-players = Players: { $first } to { $last }
check-idle = Nothing can bring this into play ({ $count }):
check-rehearsing = Trying it
check-rehearsed = { $count ->
    [one] One random game was played without a hitch.
   *[other] { $count } random games were played without a hitch.
}
check-mishap = A game to try it went wrong ({ $seats ->
    [one] one person
   *[other] { $seats } people
}, { $settings }, seed { $seed }): { $why }
check-rating = How hard is it?
check-endless = { $setup }: given up, since a game was not over after { $most } decisions. That it can be won is not proved.
check-never-won = { $setup }: the good bot won none of { $count } games. That people can win it is not proved.
check-unproved = Not proved:
check-difficulty = { $setup }: won { $wins } ({ $endings })
check-stage-won = won { $won }
check-stage = {"    "}{ $stage }: { $means }; the game was lost there in { $lost } ({ $visits ->
    [one] one visit
   *[other] { $visits } visits
})
fault-missing = is missing
fault-number = must be a whole number from { $least } to { $most }, not { $value }
fault-numbers = must be a list of whole numbers from { $least } to { $most }, not { $value }
fault-flag = must be true or false, not { $value }
fault-text = must be a text, not { $value }
fault-texts = must be a list of texts, not { $value }
fault-choice = must be one of { $known }, not { $value }
fault-words = must be a list of { $known }, not { $value }
fault-twice = { $value } stands there twice
fault-languages = must give a text in each language: { $known }
fault-table = must be a table
fault-tables = must be a list of tables
fault-unknown-field = is not a field of this entry; perhaps it is misspelt
fault-unknown-entry = is not an entry of this sheet; perhaps it is misspelt
fault-unreadable = cannot be read: { $why }
fault-strange = The box does not open: { $why }
fault-unknown = there is no { $value }
fault-one-of = must be one of { $known }
fault-no-section = there is no section { $value }
fault-no-next-section = must name the section that follows
fault-bots = must be a list of { $known }, or empty
fault-dice = must be a list of faces, such as [3, 1, 6]
fault-point = nothing on the board is called { $value }
fault-long-lesson = has { $count } characters; nobody reads more than { $most }
fault-no-moment = must wait for something
fault-no-word = the game has no { $key } { $value }
fault-choices = { $key } must be a number of choices, not { $value }
fault-atom = { $key } must be a word, a number, true or false, not { $value }
fault-settings = the game does not offer these settings ({ $why })
fault-where = must give a list of values for each field
fault-no-seats = the view must say how many there are
fault-holds-itself = holds itself
fault-shape = { $value } is no shape; see docs/environments.md
fault-whole-number = must be a whole number

## The tables of a simulation

figure-percent = { TENTHS($tenths, digits: 1) }%
figure-interval = { figure-percent } [{ TENTHS($low, digits: 1) }, { TENTHS($high, digits: 1) }]
figure-spread = { TENTHS($tenths, digits: 1) } { "\u00B1" } { TENTHS($deviation, digits: 1) }
figure-tenths = { TENTHS($tenths, digits: 1) }
figure-average = { HUNDREDTHS($hundredths) }
report-bots-named = { $bots }{ $swapped ->
    [yes] {" "}(seats swapped)
   *[no] {""}
}
report-headline = { $game } · { $games ->
    [one] one game
   *[other] { $games } games
} · seed { $seed } · { report-bots-named }
report-headline-part = { $game } · { $games ->
    [0] no game
    [one] one game
   *[other] { $games } games
} of { $asked } · seed { $seed } · { report-bots-named }
report-endless = { $count ->
    [one] One game was not over after { $most } decisions and is not counted.
   *[other] { $count } games were not over after { $most } decisions and are not counted.
}
report-wins = Wins
report-wins-swapped = Wins of the first seat
report-bots = Bots
report-events = Events
report-endings = Endings
report-players = players
report-games = games
report-win-rate = win rate [95%]
report-decisions = decisions
report-points = points
report-worth = worth
report-bot = bot
report-event = event
report-a-game = a game
report-in-games = in games
report-wins-with = wins with
report-wins-without = wins without
