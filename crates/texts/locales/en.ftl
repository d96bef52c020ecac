# Words that all games share.
player = Player
seat = Seat
total = Total
place = Place
score = Score
round = Round
chance = Chance
yes = yes
no = no
game-over = The game is over.

# The command line: what is wrong.
cli-serve-open = Emporio is open at { $address }
cli-serve-stop = Press Ctrl+C to stop.
cli-verified = All { $draws } draws follow from the secret that was promised ({ $commitment }) and from what { $added } seats added.
error-unfair = This deal does not hold: { $reason }
cli-error = Error
error-in-file = { $file }: { $problem }
error-io = { $reason }
error-not-text = line { $line }: not text (it holds bytes that are not UTF-8)
error-unknown-game = there is no game `{ $asked }`; there are { $known }
error-players = { $game } is for { $min } to { $max } players, not { $players }
error-no-players = how many play? Give --players N or --names A,B,...
error-option = option refused: { $reason }
error-option-form = option refused: `{ $option }`; expected KEY=VALUE, such as turn_limit=20
error-data = data refused: { $reason }
error-seats = { $seats } seats are named, but { $players } play
error-name = `{ $name }` cannot be a name here: each player needs one of their own
error-position-unreadable = the position cannot be read: { $reason }
error-position-broken = this position is impossible: { $what } ({ $clause })
error-over = the game is over: nothing more can be done
error-not-your-turn = it is not { $asked }'s turn: { $expected } must act
error-wish-unused = these cannot be picked here: { $left }
error-wish-too-few = more must be picked; possible now: { $legal }
error-illegal = `{ $action }` is not allowed here; legal: { $legal }
error-illegal-clause = `{ $action }` is not allowed here ({ $clause }); legal: { $legal }
error-unreadable = `{ $text }` is not an action; expected { $expected }
error-line = line { $line }: { $reason }
error-header = the header asks for something impossible: { $reason }
error-exists = the file exists; --force replaces it
error-exists-here = the file exists; choose another name
error-seat = there is no seat { $seat }: seats run from 0 to { $last }
error-ply = the record has { $last } steps, so there is no step { $ply }
error-clause = { $game } has no clause or chapter `{ $clause }`
error-who-are-you = nobody here is called { $name }: say who you are with --name or --seat ({ $seats })
error-entropy = the operating system gives no random numbers: { $reason }; use --seed
error-bot = { $reason }
error-bot-program = `{ $bot }` is an external program: those play in the arena only
error-bot-count = { $bots } bots are named for { $seats } seats: name one for all, or one for each
error-valgrind = instructions are counted with valgrind, which failed: { $reason }

# The command line: what is shown.
cli-name = name
cli-title = title
cli-players = players
cli-options = options
cli-option = option
cli-letter = By the letter
cli-clause = Clause
cli-default = default
cli-kind = kind
cli-action = action
cli-meaning = in words
cli-figure = figure
cli-value = value
cli-status = status
cli-options-title = Options of a table (--option KEY=VALUE)
cli-figures-title = Figures in force, and where each comes from
cli-all-from-the-book = All figures of this game are printed in its rulebook.
status-book = book
status-inferred = inferred
status-reconstructed = reconstructed
status-table = table
cli-heading = { $game } · round { $round } · step { $ply }
cli-chance-decides = Chance decides.
cli-legal-count = { $count ->
    [one] one possibility
   *[other] { $count } possibilities
 }
cli-started = { $game } begins: { $seats }. The record is { $file }.
cli-checked = { $steps ->
    [one] One step
   *[other] { $steps } steps
 } played again and checked.
cli-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
 }
cli-greeting = { $game }. At the table: { $seats }.
cli-you = you
cli-greeting-help = Type the number of a choice; ? shows what else can be typed.
cli-help =
    1 to { $last }   take that choice (its notation works too)
    u        undo your last choice
    b        the board and the question again
    l        the story from the beginning
    p        your points as they stand
    s FILE   save to a file, which then follows the game
    q        quit
    ?        this list
cli-no-such-number = There is no such choice: type a number from 1 to { $last }.
cli-not-understood = That was not understood: type the number of a choice, or ? for help.
cli-other = Other
cli-thinking = { $name } is thinking…
cli-undone = Your last choice was taken back.
cli-nothing-to-undo = There is nothing to take back.
cli-left = Goodbye.
cli-input-ended = The input ended before the game did.
cli-kept = The game is kept in { $file }; `emporio play { $file }` goes on with it.
cli-not-kept = The game was not saved.
cli-save-how = Where? Type s and a file name, such as: s my.game
cli-saved = Saved in { $file }.
cli-sim-title = { $game }: { $games } games with { $players } players, seed { $seed }
cli-sim-all = all
cli-sim-share = share of wins, %
cli-sim-length = Length and choice
cli-sim-rounds = rounds
cli-sim-spread = rounds: least, 10 %, 50 %, 90 %, most
cli-sim-decisions = decisions with two or more options
cli-sim-options = mean number of options
cli-sim-most-options = most options
cli-sim-winning = winner's points
cli-sim-endings = How games ended, %
cli-sim-actions = Actions per game
cli-sim-chosen = chosen
cli-sim-forced = forced
cli-sim-chance = Chance per game
cli-sim-events = Events per game
cli-sim-per-game = per game
cli-sim-timing = { $seconds } s on { $threads ->
    [one] one thread
   *[other] { $threads } threads
 }: { $rate } games per second, { $cpu } per CPU second.
cli-bench-games = games per CPU s
cli-bench-decisions = decisions per game
cli-bench-ns = ns per decision
cli-bench-instructions = instructions per decision

# The command line: bots, arena, advice.
error-hint-time = { $time } seconds is not possible: expected 0.001 to 3600
error-hint-seat = seat { $seat } has nothing to choose now: seat { $expected } must act
error-hint-chance = chance decides now: there is nothing to advise
error-engine-request = this is not a request: { $reason }
error-engine-long = a line may have { $most } bytes at most
error-engine-threads = threads are 1 to 64
error-engine-no-table = no table is open: send `open` first
error-engine-no-game = which game? Give `game`, or a `record`
error-check-faults = { $count ->
    [one] the bot has one fault
   *[other] the bot has { $count } faults
 }
cli-visits = tried
cli-hint-note = On the right: everyone's chance of winning after the choice, as the search sees it.
cli-choices = choices
cli-slowest = slowest (ms)
cli-faults = faults
cli-check-good = No fault found.
cli-check-stderr = It wrote to standard error: { $text }
cli-bot = bot
cli-seats = seats
cli-share = wins
cli-interval = 95 % interval
cli-points = points
cli-margin = margin
cli-rating = rating
cli-per-choice = per choice
cli-arena-head = { $game }, { $players } players, { $games } games; fair share { $fair }
cli-arena-report = The report is { $file }
cli-sprt-high = Decided: the first bot's share is the higher one.
cli-sprt-low = Decided: the first bot's share is the lower one.

# A game looked back on.
review-title = { $game }: a review
review-chance = Everyone's chance of winning, judged by what they could know at the time
review-chance-short = chance, %
review-summary = In short
review-swings = The largest swings
review-what = what happened
review-played = chosen
review-better = best
review-cost = cost
review-choices = Choices of { $player } that cost something
review-accuracy = Accuracy { $accuracy } %: { $choices ->
    [one] one choice
   *[other] { $choices } choices
 } gave away { $cost } percentage points in all.
review-best = Best choice (round { $round }): { $choice }. At stake: { $stake }.
review-worst = Costliest choice (round { $round }): { $choice }. It cost { $cost }; better: { $better }.
review-best-spice-islands = Best choice (round { $round }): { $choice }. At stake: { $stake }.
review-worst-spice-islands = Costliest choice (round { $round }): { $choice }. It cost { $cost }; better: { $better }.
review-decimal = { $whole }.{ $tenths }
review-luck = Luck in all: { $luck }.
review-swing-choice = Choice of { $player }: { $what }
review-swing-luck = Luck: { $what }
review-note = All figures are chances of winning in percentage points. They are judged by the same search that the bots play with, from what each player could know at that moment. Only choices are named that cost more than the error of this judgement. Accuracy is 100 % for always choosing best and 0 % for choosing blindly. Luck is the chance after a draw less the average over what might have come.
error-review = the game cannot be reviewed: { $reason }
cli-step = step
cli-review-written = The review is { $file }

# Hints.
hint-gains = Better for you: { $themes }.
hint-denies = Worse for { $player }: { $themes }.
hint-ends = It ends the game while you are ahead.
hint-even = Hardly differs from the others.
hint-equal = About as good as the others.
