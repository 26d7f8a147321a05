# The page in English: everything that the browser says, whatever the game.

yes = yes
no = no
close = Close
one-moment = One moment…
try-again = Try again

## At the top of the page

skip-to-main = Skip to the main part
brand-home = Veillée, back to the shelf
menu-shelf = The shelf
header-tools = You and your preferences
header-more = More
your-name = Your name
switch-language = Passer en français
switch-language-named = { $code }: { switch-language }
title-turn = Your turn

## Preferences

preferences = Preferences
prefer-language = Language
prefer-language-fr = Français
prefer-language-en = English
prefer-theme = Light
prefer-theme-system = Same as my device
prefer-theme-light = Day
prefer-theme-dark = Night
prefer-size = Text size
prefer-size-normal = Normal
prefer-size-large = Large
prefer-size-huge = Very large
prefer-pace = Pace
prefer-pace-calm = Calm
prefer-pace-quick = Quick
prefer-pace-still = Instant, nothing moves
prefer-sound = Quiet sounds: dice, cards, footsteps, and two notes when my turn comes
prefer-calls = Send me a notification when my turn comes
prefer-calls-refused = Your browser does not allow it: you can change that in its settings for this site.
sound-off = Turn sounds off
sound-on = Turn sounds on
prefer-aloud = Read the story aloud
prefer-advice = Bots on my side leave me time for advice
prefer-numbers = Show the numbers of the rules
prefer-list = Keep the list of all choices open beside the board
keyboard-title = On the keyboard
keyboard-numbers = 1 to 9, 0, A to Z
    .does = choose
keyboard-u = U
    .does = take back
keyboard-h = H
    .does = ask for a hint
keyboard-w = W
    .does = why not?
keyboard-l = L
    .does = list all choices
keyboard-s = S
    .does = open the story
keyboard-c = C
    .does = talk
keyboard-f = F
    .does = give the board the whole window
keyboard-question = ?
    .does = open the rules
keyboard-escape = Esc
    .does = skip what is playing, as a click on the board does

## Who one is

name-title = This is you
name-title-first = Nice to meet you
name-label = Your first name, or any name you like
name-keep = That’s me
name-kept = Good evening, { $name }!
name-note = No sign-up: the name stays in this browser, and the others see it at the table.
name-missing = What shall we call you? A nickname will do.
device-title = Play on another device too
device-note = A personal link gives you your seats back on a phone, a tablet, wherever you like.
device-show = Show my link
device-warning = This link is a key: whoever opens it plays in your place. Keep it to yourself.
device-link = Your personal link
device-share = My games on Veillée
back-title = Good evening, { $name }!
back-note = This link gives you your name and your seats on this device.
back-yes = Yes, that’s me
back-no = No, not me
back-welcome = Welcome back, { $name }!

## Links to hand on

link-copy = Copy
link-share = Share
link-copied = The link is copied.
link-copy-by-hand = The link is selected: all that is left is to copy it.
link-qr = The same link, for a phone’s camera

## The shelf

shelf-line = Games that tell stories, to play alone or together, by the fire.
shelf-campaigns = Stories that go on
campaign-plays = { $name } plays { $pieces }
campaign-told = told
campaign-here = { $place ->
    [none] it begins here
   *[other] we are here: { $place }
}
campaign-ahead = still to come
campaign-evenings = { $count ->
    [one] one evening
   *[other] { $count } evenings
}
campaign-go-on = Go on with the story
campaign-begin = Next story: { $story }
campaign-retell = Once more: { $story }
campaign-closed = All stories are told. The book is closed.
shelf-games = What shall we play tonight?
shelf-mine = My tables
shelf-mine-waiting = { $count ->
    [one] My tables: one is waiting for you
   *[other] My tables: { $count } are waiting for you
}
shelf-mine-more = { $count ->
    [one] One more of my tables
   *[other] { $count } more of my tables
}
shelf-public = Tables open to everyone
shelf-put-away = { $count ->
    [one] One table put away in the chest
   *[other] { $count } tables put away in the chest
}
shelf-offline = You are offline. This is the shelf as you left it: have a look, but sitting down must wait.
shelf-offline-empty = You are offline, and there is nothing to show yet. The shelf fills as soon as Veillée answers.
shelf-open-file = Open a saved game
shelf-device = Play on another device
game-players = { $high ->
    [1] 1 player
   *[other] { $low } to { $high } players
}
game-minutes = about { $minutes } minutes
game-play = Play
row-gathering = Waiting for people
row-over = Game over
row-stuck = Game stopped
row-begun = The game is starting
row-my-turn = Your turn
row-turn = Waiting for { $name }
row-join = Sit down
row-watch = Watch
row-go-on = Carry on
row-see-again = See again
row-put-away = Put away
row-take-out = Take out again
row-link = { $action }: { $game }, { $people }

## A new table

learn-title = First time?
learn-note = A real game with a guide at your side. Several at this screen? Choose together. No rules to read beforehand.
learn-start = Learn by playing
learn-people = Who is learning?
learn-alone = One person
learn-pair = Two, right here
learn-pair-note = A real game with a guide at your side, for two at this device: you take turns, and nothing is hidden. No rules to read beforehand.
learn-other = The other one’s first name
learn-other-missing = And the other one, what shall we call them? A nickname will do.
new-who = Who is playing?
new-add = Add somebody
new-add-bot = A bot
new-add-here = Someone here
new-add-link = Someone by link
new-full = The table is full: { $count } seats.
new-how = How shall we play?
new-more = More settings
new-public = Table open to everyone
new-public-note = It is shown on the shelf: anyone may sit down or watch. Otherwise they need the link.
new-start = Start the game
new-gather = Lay the table
new-starting = Laying the table…
seat-me = You
seat-me-note = That’s you, on this device.
seat-here-name = Their first name
seat-here-note = On this same device, passed from hand to hand.
seat-link = Someone by link
seat-link-note = You will send a link: next door or across the world.
seat-bot-level = Character of the bot
seat-remove = Remove { $name }
seat-number = Seat { $number }
seat-free = Free seat
bot-easy = Carefree bot
    .help = Easy: plays whatever comes to mind, and is none the worse for it.
bot-good = Sensible bot
    .help = Good: answers quickly, and mostly wisely.
bot-strong = Scheming bot
    .help = Strong: imagines hundreds of games before answering.
bot-name-1 = Ember
bot-name-2 = Cinder
bot-name-3 = Soot
bot-name-4 = Spark
bot-name-5 = Kindling

## Before the game

join-title = { $host } is keeping a seat for you: { $game }
join-title-alone = A seat is waiting for you: { $game }
join-sit = Sit down
gather-title = { $count ->
    [one] One more person, and we begin
   *[other] { $count } more people, and we begin
}
gather-ready = Everybody is here!
gather-invite = Invite
gather-invite-note = Whoever opens this link says their name and sits down. The game begins by itself once the table is full.
gather-link = Invitation link
gather-share = Shall we play together? { $game }
gather-seats = Round the table
gather-waiting = Waiting for somebody.
gather-fill = Nobody coming?
gather-bot = Give the seat to a bot
gather-here = Sit here
gather-open = Free this seat
gather-watching = You are watching. Nothing to do but wait.

## At the table

table-loading = Walking up to the table…
table-replay = Watch from the start
table-share = Invite to watch
table-share-note = This link shows the table without any secrets, and gives no seat.
table-share-link = Link to watch
seats-title = Round the table
seats-watching = { $count ->
    [one] one person watching
   *[other] { $count } people watching
}
seat-turn = their turn
seat-my-turn = your turn
seat-mine = you
seat-here = on this device
seat-present = at the table
seat-absent = not here just now
seat-away = a bot plays for them
seat-leave = Leave the table for a while
seat-leave-note = A bot will play for you; take your seat back whenever you like.
seat-come-back = Take my seat back
seat-come-back-note = The bot gets up at once and gives you the game.
seat-away-note = { $name }: a bot is playing this seat.
seat-replace = Let a bot play
seat-replace-note = Until { $name } comes back, and no longer.
seat-bot-note = A bot holds this seat.
board-title = The board
board-faster = Faster
board-skip = Skip
dock-title = Your choice
dock-close = Close the list
line-title = The question
line-touch = Touch what glows.
line-ending = The end of the story
hand-title = In your hand
choice-title = Which one?
choice-open = Click or press Enter to choose.
choice-sure = Go with this?
choice-not = No, not this
turn-bot = { $count ->
    [one] { $name } is thinking…
   *[other] { $name } are thinking…
}
turn-other = { $count ->
    [one] { $name } is thinking. The table will wait for you, even until tomorrow.
   *[other] { $name } are thinking. The table will wait for you, even until tomorrow.
}
turn-watched = { $count ->
    [one] { $name } is thinking.
   *[other] { $name } are thinking.
}
turn-absent = { $count ->
    [one] We wait for { $name }, who is not here just now. Touch their name to let a bot play for them.
   *[other] We wait for { $name }, who are not here just now. Touch a name to let a bot play for them.
}
turn-telling = The story goes on…
turn-reading = When you have read it, touch the button below the text.
suggest-by = Suggested by { $names }
suggest-decide = Decide
options-on-board = Tap the board: { $count } places are lit. Or show them all here.
suggest-note = You decide together: a tap suggests, everybody sees it.
beside-title = You may step in
beside-title-own = You may also
suggest-heard = { $name } suggests: { $option }
advise-private = You are watching. Only at public tables can onlookers give advice.
advise-title = Advise { $name }
turn-notice = It’s your turn!
tools-title = Help
tool-undo = Take back
tool-undo-lately = Done. Second thoughts? You can take it back.
tool-hint = Hint
tool-why = Why not?
tool-rules = Rules
tool-list = Choices
tool-full = Board
line-waiting = Connection lost: finding it again…
away-title = While you were away
away-more = { $count ->
    [one] One more thing happened before that.
   *[other] { $count } more things happened before that.
}
story-drawn = Chance is drawn anew: nobody can know any more what is still to come.
story-renewed = A newer Veillée goes on with this game from here: what came before can no longer be replayed or taken back.
story-title = The story
story-aloud = Read aloud
story-hush = Hush
story-chapter = Chapter { $number }

## Hint, rules, why not

hint-guide = The guide is showing you what to do: two voices at once would be one too many.
hint-badge = suggested
hint-best = I would choose: { $option }
hint-any = For example: { $option }
hint-clear = Nothing else is as good.
hint-alike = { $others ->
    [0] “{ $option }” leaves about the same chances of winning.
    [one] “{ $option }” and one other choice leave about the same chances of winning.
   *[other] “{ $option }” and { $others } other choices leave about the same chances of winning.
}
hint-all-alike = { $count ->
    [2] Nothing sets them apart: both are about as good.
   *[other] No choice stands out: all { $count } are about as good.
}
hint-unsure = Or “{ $option }”: one is about as good as the other.
hint-rather = Better than “{ $option }”:
hint-even = Over the whole game, one is nearly as good as the other.
hint-other = On the other hand, “{ $option }”:
hint-odds = What to expect:
hint-matters = What matters now:
hint-sure = How sure is that?
hint-chances = Chances of winning
hint-chance = { $percent }% (between { $low } and { $high }%)
hint-note = From { $games } games imagined with what you may know, and nothing else.
why-title = Why not?
why-question = What did you want to do?
why-wish = { $others ->
    [0] { $option }
    [one] { $option }, or another like it
   *[other] { $option }, or { $others } like it
}
why-nothing = Nothing is forbidden just now: whatever can be done is among your choices.
why-rule = See the rule
why-rule-numbered = See rule { $rule }
rules-title = The rules
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Another word?
    [one] One rule found
   *[other] { $count } rules found
}
rules-rulings = Finer points
rules-now = Right now
rules-first = The first page
rules-won = You win
rules-lost = You lose
rules-turn = How to play
rules-signs = What you see
rules-all = All the rules
coach-title = The guide
coach-next = Got it
coach-stop = No guide
coach-stopped = The guide is silent now. You can call it back, at the top right.
coach-again = Call the guide back

## Taking back

undo-title = Take back
undo-by-step = The last choice
undo-by-turn = The whole turn
undo-by-round = The whole round
undo-what = “{ $option }”
undo-what-more = “{ $option }” and all that came of it
undo-done = Taken back: “{ $option }”
undo-free = At once.
undo-ask = The others will be asked first.
undo-nothing = There is nothing to take back.
undo-chance = Chance has spoken since.
undo-shown = Something hidden has been seen since.
undo-other = The other side has played since.
undo-sure = Take it back all the same? What was seen cannot be unseen.
undo-yes = Take back all the same
undo-no = No, play on
plea-mine = Waiting for an answer: { $names }.
plea-withdraw = Never mind
plea-other = { $name } would like to take back their move. All right?
plea-yes = All right
plea-no = No, play on
plea-waiting = Waiting for an answer: { $names }.

## Talking

chat-title = At the table
chat-open = Talk
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Say
chat-table = Let’s go
chat-gestures = Gestures
gesture-clap = Well done!
gesture-heart = With love
gesture-laugh = Ha ha!
gesture-ouch = Ouch!
gesture-hurry = Waiting…
gesture-thanks = Thank you!

## The curtain

curtain-title = Pass the device to { $name }
curtain-note = Curtain! What comes next is secret: everybody else looks away.
curtain-lift = I am { $name }

## The end

ending-won = You won!
ending-won-by = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
ending-lost = Lost, this time…
ending-watched = The end
ending-winners = { $count ->
    [one] The winner is { $names }.
   *[other] The winners are { $names }.
}
ending-no-winner = Nobody at the table won; but what a story!
ending-memories = What is left of it
ending-deeds = Who did what
ending-most = more than anybody else
ending-moments = See again
ending-board = Look at the board
ending-sequel = Next story: { $story }
curve-title = The chance to win, as the game went on
curve-score = The score in sight, as the night went on
curve-making = Playing it all again in our heads…
curve-percent = { $value }%
curve-moment = Moment
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
ending-again = Another one, same people
ending-replay = See and replay
ending-save = Save
ending-shelf = Back to the shelf
again-here = The table is set for another game.
again-go = Go there

## When the table cannot go on

stuck-title = The table is stuck
stuck-note = It is our fault, not yours. Save the game to a file and send it to us: it is all we need to understand.
stuck-save = Save the game to report it
file-save = Save to a file
file-saved = The game is in your downloads.

## Seeing a game again

replay-title = Replay: { $game }
replay-controls = Back and forth
replay-moment = Moment { $moment } of { $last }
replay-next-seat = Next, { $name } chooses.
replay-next-choice = Next, { $name } chooses: { $option }
replay-slider = Moment of the game
replay-back = One step back
replay-step = One step on
replay-play = Play
replay-pause = Pause
replay-eyes = With the eyes of
replay-eyes-none = a passer-by
replay-eyes-all = someone who knows all
replay-fork = Play on from here
replay-fork-note = A new table opens at this moment, on this device, to play it differently from here. This one stays as it is.
replay-fork-yes = Open that table
replay-fork-no = Stay here
replay-table = Back to the table

## Lost addresses

unanswered-title = No light in the window
unanswered-text = Veillée does not answer. Nothing that was played is lost.
lost-title = The path ends here
lost-page = This page does not exist, or no longer does.
lost-game = This game is not on the shelf.
lost-table = There is no such table here. The link may be incomplete.
lost-home = Back to the shelf

## Why a message changed nothing

refused-stale = The table has moved on meanwhile. Here is how it stands.
refused-no-such-option = That choice is no longer possible. Here are those that are.
refused-not-your-turn = It is not your turn yet.
refused-not-yours = This seat is not yours.
refused-away = A bot is playing for you. Take your seat back first.
refused-no-way-back = There is nothing to take back that far.
refused-no-plea = Nobody is waiting for that answer any more.
refused-no-invitation = This table is private: its chat is for those who play there.
refused-no-name = Say your name first, at the top of the page.
refused-unknown-person = Say your name first, at the top of the page.
refused-stuck = The table is stuck. You can take back, or save the game.
refused-storage = That move could not be kept. Please try again.
refused-too-many = Easy! A little slower.
refused-not-begun = The game has not begun yet.
refused-not-together = Advice is for those who win and lose together.
refused-other = That did not work. Here is how the table stands.

## Why a request came to nothing

trouble-unreachable = Veillée does not answer. We will try again in a moment.
trouble-unknown = There is no such thing here.
trouble-unknown-game = This game is not on the shelf.
trouble-unknown-person = This key opens nothing here. Say your name, and off we go again.
trouble-no-name = Say your name first, at the top of the page.
trouble-bad-name = A name needs at least one letter.
trouble-bad-setting = These settings do not go together: perhaps somebody is missing at the table.
trouble-no-tutorial = This game has no guide yet.
trouble-tutorial-people = The guide of this game is not made for so many, only for those who play at this device.
trouble-no-invitation = This table is private: it takes the invitation link.
trouble-seat-taken = Too late: somebody has just sat down there.
trouble-seat-changed = Somebody was quicker. Have another look.
trouble-still-there = That person is at the table, or was a moment ago. Give them a minute.
trouble-not-yours = This seat is not yours.
trouble-not-your-turn = It is not your turn.
trouble-not-begun = The game has not begun yet.
trouble-still-secret = Others are still playing: what is hidden must stay so. Patience until the end!
trouble-no-such-moment = The game did not go that far.
trouble-too-many = Easy! Try again in a moment.
trouble-too-many-tables = That is a lot of tables for one day. Come back tomorrow, or finish one!
trouble-too-large = This file is too big to be a game.
trouble-stuck = The table is stuck.
trouble-no-sequel = That was the last story.
trouble-not-over = This game is not over yet.
trouble-other-side = You already play on the other side.
trouble-storage = Nothing could be kept. Please try again.
trouble-match-not-json = This file cannot be read: it is not a Veillée game.
trouble-match-foreign = This file is not a Veillée game.
trouble-match-newer = This game comes from a newer version of Veillée.
trouble-match-renewed = This file holds a table in mid-game instead of its choices: it can only go on where it was saved.
trouble-match-truncated = The end of this file is missing.
trouble-match-unknown-game = The game in this file is not on the shelf.
trouble-match-content-changed = The cards or the board have changed since this game.
trouble-match-rules-changed = The rules have been corrected since this game.
trouble-match-bad-choice = A move in this file is not allowed: it was changed or damaged.
trouble-match-bad-settings = The settings of this game do not fit.
trouble-other = Something did not work. Please try again.
