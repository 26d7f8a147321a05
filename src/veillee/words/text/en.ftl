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
bot-random = happy-go-lucky (easy)
    .help = Plays at random, and sleeps well.
bot-greedy = full of good sense (good)
    .help = Answers fast, whatever looks wisest.
bot-mcts = a fine schemer (strong)
    .help = Imagines hundreds of games before answering.

## Why a move cannot be taken back

undo-nothing = There is no move to take back.
undo-chance = That move cannot be taken back: a card or token was drawn since.
undo-shown = That move cannot be taken back: something hidden was shown since.
undo-other = That move cannot be taken back: another player has played since.

## Match files: what is wrong, and what can be done

match-missing = There is no match here: { $path }. Check the name and the folder.
match-not-json = This file cannot be read: { $path }. Try an intact copy of it.
match-foreign = This file is not a Veillée match. Choose another one.
match-newer = This match was made by a newer version of Veillée. Update Veillée to open it.
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
key-help = rule
key-u = undo
key-l = story
key-s = file
key-q = leave
key-g = go to
key-back = back
title-turn = { $name } to play
title-over = the game is over
bot-thinks = { $name } is thinking…
thinking = One moment, imagining what comes next…
curtain-title =  Curtain!
curtain = It is { $name }’s turn. Hand over the keyboard; everyone else looks away. Any key lifts the curtain.
saved-at = Every answer is kept here: { $path }
undone = Taken back. Try something else.
log-title = The story so far
hint-title =  A hint
hint-best = I would choose: { $option }
hint-clear = Clearly better than “{ $option }”.
hint-close = Not by much: “{ $option }” would do nicely too.
odds-title =  The chances of winning
odds = wins { $percent } % (between { $low } and { $high } %)
odds-note = From imagined games that know what you may know, and nothing more.
rules-title =  The rules of this moment
rules-none = No particular rule here.
ending-leave = Leave the table
page-more = Any key for more…
page-back = Any key to go back to the table…

## Before the game

choose-language =  Veillée · Langue / Language
choose-game =  Veillée · What shall we play tonight?
welcome = Arrows and Enter, or a number. Enter, Enter, Enter, and the game begins.
resume-kept = { $count ->
    [one] Go on with the game you left
   *[other] Go on with one of the { $count } games you left
}
choose-kept = Which game shall we go on with?
ready-play = Play!
ready-players = { $count ->
    [one] One person at the table
   *[other] { $count } at the table
}
ready-note = Enter to play right now. Every line can be changed.
kind-human = a person, here
choose-number = How many at the table?
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
replay-end = The story stops here for now.

## The command line

script-bad-line = Line { $number }: “{ $line }” is no possible answer here. Give a number from 1 to { $count }, the name of an option, or a command key.
left-saved = The game is waiting for you. To go on: veillee resume { $path }
over-saved = The game is kept. To see it again: veillee replay { $path }
nothing-kept = No game is kept. To begin one: veillee play
forked = A new game starts from moment { $moment }: { $path }
fork-beyond = This game has { $last ->
    [one] a single choice
   *[other] { $last } choices
}: choose a moment from 0 to { $last }.
salvage-hint = veillee fork { $path } --at { $playable } makes a new game of it; the file stays as it is.

cli = Veillée: games that tell a story, alone or together.
cli-play = Begin a game.
cli-resume = Go on with a game: the latest, or that of a file.
cli-replay = See a game again, step by step.
cli-fork = Go on from a past moment, as a new game.
cli-simulate = Let bots play thousands of games, and look at what they show.
cli-game = The game, for example chaperon.
cli-seat = Who sits down: a name, a bot (random, greedy, mcts:400), or Name=bot. Repeat it.
cli-simulate-seat = The bot: random, greedy, mcts:500, mcts:1s. Once for all, or seat by seat, or wolf=greedy.
cli-set = A setting of the game, for example mode=wolf or start=hard. Repeat it.
cli-seed = The seed of chance: the same one gives the same game.
cli-script = A file of answers, one a line, instead of the keyboard.
cli-save = The file in which to keep the game.
cli-pack = A folder of content instead of the box (cards, board, characters).
cli-plain = No colour and no full screen: lines, one after the other.
cli-file = The file of a game.
cli-file-latest = The file of a game; without it, the latest one played.
cli-at = The moment: 0 is the beginning, 1 follows the first choice.
cli-fork-at = The moment to go on from; without it, the last.
cli-lang = The language.
cli-games = How many games.
cli-players = For how many players; repeat it. Without it, every possible number.
cli-jobs = How many processes.
cli-json = The result as JSON.
cli-plot = An SVG or PNG file for the plot.
cli-bad-lang = The language { $lang } is not known. There is: { $known }.
cli-cannot = Cannot go on: { $why }. Nothing that was answered is lost.
cli-interrupted = Interrupted. Nothing that was answered is lost.
simulating = Playing
script-unreadable = The file { $path } cannot be read ({ $why }). Check its name and folder.
fork-exists = The file { $path } exists already. Choose another name with --save.
