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
