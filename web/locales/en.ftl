# Words of the web app.
ui-tagline = Four classic trading games at one table
ui-home = Home
ui-skip = Skip to the content
ui-skip-choices = Skip to your choices
ui-language = Language
ui-lang-en = English
ui-lang-it = Italiano
ui-loading = Loading…
ui-no-server = The server isn't answering: { $message }
ui-retry = Try again
ui-lost = There is nothing at this address.
ui-back-home = Back to the harbour

# Who plays
ui-name-title = What shall we call you?
ui-name-why = The others at the table see this name. No account, no password: this browser remembers you.
ui-name-label = Your name
ui-name-ok = Sit down
ui-name-change = (change your name)
ui-name-none = Choose a name
ui-close = Close

# Home
ui-play = Play
ui-games = The games
ui-your-tables = Your tables
ui-open-tables = Open tables
ui-tables = Tables
ui-none-mine = You haven't joined a table yet.
ui-none-open = No tables are waiting for players.
ui-players = { $min }–{ $max } players
ui-players-same = { $min } players
ui-minutes = about { $minutes } min
ui-weight-light = quick
ui-weight-medium = medium
ui-weight-heavy = deep
ui-about-puerto-rico = Plant, settle colonists, build and ship. Each role you take serves everyone, but you first and best.
ui-feel-puerto-rico = Hardly any luck: think two roles ahead.
ui-about-san-juan = The city as a game of cards: each card is a building, a good or the money to pay with.
ui-feel-san-juan = Fast, clever use of the hand you are dealt.
ui-about-madeira = Serve the Crown on the island: harvest, trade, sail and build with dice that everybody wants.
ui-feel-madeira = Tight resources and requests to meet: for long evenings.
ui-about-spice-islands = Buy shares, become captain of a company, carry spices home, and turn pirate when it pays.
ui-feel-spice-islands = Dice, deals and mutiny.

# New table
ui-new-table = New table
ui-new-title = New table: { $game }
ui-count = Players
ui-seats = Seats
ui-seat-n = Seat { $n }
ui-seat-me = Me
ui-seat-open = Open seat
ui-seat-bot = Bot, { $level }
ui-bots-easy = { $n ->
    [one] 1 easy bot
   *[other] { $n } easy bots
}
ui-bots-medium = { $n ->
    [one] 1 medium bot
   *[other] { $n } medium bots
}
ui-bots-hard = { $n ->
    [one] 1 hard bot
   *[other] { $n } hard bots
}
ui-bots-expert = { $n ->
    [one] 1 expert bot
   *[other] { $n } expert bots
}
ui-level-easy = easy
ui-level-medium = medium
ui-level-hard = hard
ui-level-expert = expert
ui-level-rated = { $level } (rating { $rating })
ui-shuffle = Shuffle the seats
ui-private = Only people with the link can join
ui-options = House rules and options
ui-option-variant = Variant set-up: choose the first hand
ui-option-round_cap = Round limit
ui-option-governor = First governor
ui-seat-drawn = random
ui-by-the-letter = Play by the letter of the book
ui-by-the-letter-why = Sets every option as the printed rules have it.
ui-by-the-letter-done = All options are as the printed rules have them.
ui-no-limit = no limit
ui-open-table = Open the table

# Lists
ui-status-waiting = waiting for players
ui-status-playing = in progress
ui-status-over = finished
ui-round-n = round { $n }
ui-round-n-spice-islands = round { $n }
ui-your-turn = Your turn
ui-turn-of = { $name } to move
ui-go = Go to the table
ui-continue = Continue
ui-open-seats = { $n ->
    [one] one open seat
   *[other] { $n } open seats
}

# Table
ui-table = Table
ui-round = Round
ui-round-spice-islands = Round
ui-you = you
ui-bot = bot
ui-open-seat = open seat
ui-spectating = You are watching
ui-waiting = Waiting for players
ui-waiting-why = Send an invitation link to a friend, or let a bot take the seat.
ui-invite = Invitation for seat { $n }
ui-copy = Copy the link
ui-copied = Copied
ui-fill-bot = Seat a bot
ui-sits = At the table
ui-stand-up = Leave the table
ui-ask-away = Open this seat again
ui-join-title = You are invited to this table
ui-join = Take the seat
ui-join-not = Just watch
ui-prompt = What to do
ui-choices = Your choices
ui-confirm = Confirm
ui-pick-again = Choose again
ui-pick-one = Which one?
ui-pick-lit = Now touch what glows on the board.
ui-only-one = There is only one way to go on.
ui-start-over = Start over
ui-undo = Undo
ui-undo-far = Ask for an undo…
ui-undo-far-why = Everyone at the table has to agree, because something new has been revealed since.
ui-undo-asked = { $name } asks to go back { $n ->
    [one] one step
   *[other] { $n } steps
}.
ui-undo-yours = You asked to go back { $n ->
    [one] one step
   *[other] { $n } steps
}. Waiting for the others.
ui-redo = Redo
ui-undo-not = Leave it
ui-undo-part-yours = { $n ->
    [one] Takes back your last choice.
   *[other] Takes back your last { $n } choices.
}
ui-undo-part-others = { $n ->
    [one] It also takes back one choice of the others.
   *[other] It also takes back { $n } choices of the others.
}
ui-undo-part-drawn = { $n ->
    [one] What was rolled or drawn since would come out the same.
   *[other] What was rolled or drawn since ({ $n } times) would come out the same.
}
ui-to-bot-yes = Yes, hand it over
ui-to-bot-no = Keep my seat
ui-seat-again = A bot is playing your seat.
ui-left-waits = Everyone has left: the bots are waiting for someone to come back.
ui-take-back = Take it back
ui-invitation-good = { $host } invites you to a game of { $game }.
ui-invitation-used = This invitation has already been used: someone sits there. You can still watch.
ui-invitation-wrong = This invitation is not valid for this table. You can still watch.
ui-invitation-seats = At the table: { $names }
ui-agree = Agree
ui-refuse = Refuse
ui-withdraw = Withdraw
ui-sending = Sending…
ui-thinking = { $name } is thinking…
ui-not-live = Connection lost. Reconnecting…
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-chat = Chat
ui-chat-empty = No messages yet.
ui-chat-label = Message
ui-chat-send = Send
ui-scores = Scores
ui-final = Final score
ui-winner = { $names } wins
ui-winners = { $names } share the win
ui-place-n = Place { $n }
ui-tie-break = Tie-break
ui-menu = Table menu
ui-ask-confirm = Confirm choices made with one touch (picking up and putting down is final)
ui-to-bot = Hand my seat to a bot
ui-to-bot-why = Let a bot play in your place.
ui-to-bot-sure = Hand your seat to a bot? You can take it back while the game goes on.
ui-record = Download the record
ui-older-rules = Played by an older version of the rules ({ $version }): this is how it ended.
ui-deal = Is the luck fair?
ui-deal-promised = Before the game the server promised a secret by this fingerprint, and each browser added randomness of its own. Every draw follows from both, so nobody could choose what was drawn.
ui-deal-later = When the game is over, you can check every draw here.
ui-deal-print = Fingerprint: { $hash }
ui-deal-check = Check every draw
ui-deal-good = { $n ->
    [one] The one draw follows
   *[other] All { $n } draws follow
} from what was promised: nothing was rigged.
ui-deal-bad = The check failed: { $why }
ui-copy-link = Copy the link to watch
ui-again = Another table
ui-rematch = Rematch
ui-rematch-here = Rematch, everyone one seat on:
ui-section-board = Board
ui-section-buildings = Buildings
ui-section-you = You
ui-section-others = Others
ui-section-log = Log
ui-section-hand = Hand
ui-tab = Emporio
ui-tab-yours = ● Your turn
ui-clause = Rule { $clause }
ui-closed = Not possible now ({ $n })
ui-choose-lit = Pick what is lit on the board, or use this list.
ui-show-choices = Choices ({ $n })
ui-lit-here = something to choose here

# Moves, keys and settings
ui-help = Help and keys
ui-help-lit = Glows: touch it now.
ui-help-reach = Dashed: you may touch it too.
ui-help-picked = Red: picked up or chosen. Touch it again to put it back.
ui-help-marked = Dotted rim in a player's colour: changed by them since your last choice.
ui-help-arrows = go to the next place that can be touched
ui-help-all = go to the next place of any kind, to read about it
ui-help-enter = touch the place; once the choice is whole, confirm it
ui-help-space = touch the place, or put it back
ui-help-numbers = make the choice with that number in the list
ui-help-escape = put back what is in hand, close what is open
ui-help-undo = undo
ui-help-skip = show the moves of others at once
ui-help-help = this help
ui-recap = Since your last choice
ui-recap-since = since your choice
ui-recap-open = { $n ->
    [one] one thing happened since your last choice
   *[other] { $n } things happened since your last choice
}
ui-skip-moves = Skip
ui-unread = unread
ui-settings = Settings
ui-pace = Moves of others
ui-pace-off = at once
ui-pace-slow = slowly
ui-pace-normal = at a normal pace (usual)
ui-pace-fast = quickly
ui-theme = Colours
ui-theme-system = as on this device
ui-theme-light = light
ui-theme-dark = dark
ui-sound = Sounds
ui-log-filter = Show in the log
ui-log-all = Everyone
ui-log-start = Set-up
ui-log-more = { $n } earlier
ui-why-over = The game is over.
ui-why-wait = Nothing to do here yet.
ui-why-turn = Not now: { $name } is to move.
ui-why-rule = Not now: { $words }
ui-why-asked = Not now. You are asked: { $prompt }
# These are short: they stand on one line, so that the button below does not move.
ui-pick-first = { $n ->
    [one] Pick one.
   *[other] Pick { $n }.
}
ui-pick-more = Still to pick: { $n }.
ui-pick-up-to = You may pick { $n } more.
ui-pick-done = Ready to confirm.
ui-show-list = As a list
ui-take = Pick
ui-put-back = Put back
ui-one-more = One more
ui-open-whole = The whole board of { $name }
ui-one-fewer = One fewer

# Errors
ui-error-stale = The table has moved on. Have another look.
ui-error-not_your_turn = It is not your turn.
ui-error-illegal = That is not allowed now.
ui-error-unreadable = The server didn't understand that move.
ui-error-not_found = There is no such table.
ui-error-forbidden = You can't do that.
ui-error-bad_request = The server couldn't accept that.
ui-error-too_many = Too fast: wait a moment and try again.
ui-error-over = The game is over.
ui-error-offline = The server isn't answering. Check your connection.
ui-error-waiting = The game hasn't started: a seat is still open.
ui-error-unknown = Choose a name first.
ui-error-cross_site = The request came from another site.
ui-error-too_large = That is too long.
ui-error-internal = Something went wrong on our side. It has been logged.
ui-error-error = Something went wrong.
ui-error-unconfirmed = Please confirm that you mean it.
ui-error-name_taken = That name is taken.
ui-error-unfair = The server is not dealing as it promised.
ui-error-unavailable = The server is busy or full. Try again in a moment.
ui-error-damaged = This table could not be read.
ui-error-method_not_allowed = The server couldn't accept that.
ui-error-older_rules = This table was played by older rules and can't be played on.

# Letters on goods
ui-letter-corn = C
ui-letter-indigo = I
ui-letter-sugar = Su
ui-letter-tobacco = T
ui-letter-coffee = Cf
ui-letter-silver = Si

# Hints and reviews.
ui-percent = { $n } %
ui-hint-ask = What would you play?
ui-hint-thinking = Thinking…
ui-hint-title = The best choices, with your chance of winning
ui-hint-here = Advised: { $chance } chance of winning.
ui-help-hint = what would you play? (where hints are allowed)
ui-allow-hints = Everyone may ask for hints
ui-review = Review
ui-review-back = Back to the table
ui-review-working = Reviewing the game…
ui-review-graph = Everyone's chance of winning in per cent, round by round, judged by what they could know at the time
ui-review-summary = In short
ui-review-swings = The largest swings
ui-review-look = Look at this moment in the replay: { $round }
ui-review-choices = Choices
ui-review-whose = Choices of
ui-review-all = All of them, in order
ui-review-none = None that surely cost anything.
ui-review-when = When
ui-review-played = Chosen
ui-review-best = Others
ui-review-cost = Cost

ui-rules = Rules
ui-rules-of = { $game }: the rules
ui-rules-search = Search the rules
ui-rules-found = { $n ->
    [one] One clause
   *[other] { $n } clauses
  }
ui-rules-none = Nothing in the rules says that.
ui-rules-contents = Contents
ui-rules-pieces = The pieces
ui-rules-figures = Figures and where they come from
ui-rules-whole = Whole page
ui-print = Print
ui-help-rules = read the rule that an explanation names

ui-replay = Replay
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-step = One move forward
ui-replay-back = One move back
ui-replay-phase = To the next phase
ui-replay-phase-back = To the previous phase
ui-replay-round = To the next round
ui-replay-round-back = To the previous round
ui-replay-moment = Moment of the game
ui-replay-of = { $n } of { $all }
ui-replay-speed = Speed
ui-replay-eyes = Through whose eyes
ui-replay-all = Everything open
ui-replay-eyes-of = As { $name } sees it
ui-replay-watch = As a spectator
ui-replay-link = Link to this moment
ui-replay-look = This is a replay: look as long as you like.
ui-replay-table = To the table
ui-replay-upload = A record (.game), chosen or dropped here
ui-replay-upload-why = Records come from finished tables, from the command line and from friends. Nothing is stored here: the file is shown and forgotten.
ui-play-on = Play on from here
ui-play-on-why = A new table begins at this very moment, with bots in the other seats. What might have been?
ui-play-on-seat = Your seat:
ui-play-on-bots = Bots:

ui-learn = Learn
ui-learn-game = Learn { $game }
ui-learn-why = A guided table: a game under way, real bots, and short cards that say what to do and why. Leave whenever you like.
ui-learn-begin = First game
ui-learn-none = There is no lesson for this game yet.
ui-learn-offer = New to this game? Play a guided first game of ten to fifteen minutes.
ui-learn-not = I know it
ui-lesson-rules = In the rules:
ui-lesson-next = Next
ui-lesson-back = Previous card
ui-lesson-play = Your move; the next card comes by itself.
ui-lesson-own = A table of your own
ui-lesson-leave = Leave the lesson
ui-lesson-on = Play on without cards
ui-lesson-fold = Fold the card
ui-lesson-unfold = Unfold the card

ui-history = History
ui-history-unknown = Your games are kept under your name.
ui-history-games = Your games
ui-history-none = You haven't finished a game yet.
ui-history-export = Download all records as one file
ui-history-when = Ended
ui-history-game = Game
ui-history-place = Place
ui-history-points = Points
ui-history-with = Against
ui-history-length = Length
ui-history-rounds = { $n ->
    [one] one round
   *[other] { $n } rounds
  }
ui-history-rounds-spice-islands = { $n ->
    [one] one round
   *[other] { $n } rounds
  }
ui-history-set = (from a position)
ui-history-wins = Wins
ui-history-average = Average points
ui-history-seat = Wins in seat { $n }
ui-history-against = Wins, strongest opponent: { $who }
ui-history-people = people
ui-history-ratings = Ratings on this server
ui-history-ratings-why = From the last thousand finished games here, people and bots together (Weng and Lin); a newcomer has 25. Lessons and moments played on do not count.
ui-history-n = { $n ->
    [one] one game
   *[other] { $n } games
  }
