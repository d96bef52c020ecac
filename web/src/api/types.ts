// Generated from the Rust types; do not edit.
// To make it anew: cargo run -p emporio-server --features ts --example types

/** Takes one or several actions, in order, all or none. */
export interface ActionsRequest {
  /** The ply that you saw. */
  ply: number;
  /** How often the table had gone back when you saw it; checked if given. */
  undos?: number;
  /** The actions in notation; either these or a wish. */
  actions?: string[];
  /** Things of `pick`, each as the action that names it once, in any order; the server finds the steps. */
  wish?: string[];
}

/** One of the best choices, for a person who asks what to play. */
export interface Advice {
  /** The action in notation. */
  action: string;
  /** The action in words. */
  text: Text;
  /** Where on the board it is lit. */
  at: string[];
  /** The chance of victory after it, from 0 to 1. */
  chance: number;
  /** Why, in words. */
  reasons: Text[];
}

/** One thing that could be chosen. */
export interface Alternative {
  /** The action in notation. */
  action: string;
  /** The action in words. */
  text: Text;
  /** The chance of victory of the one who chooses, after it. */
  chance: number;
}

/** An average and its standard error. */
export interface Average {
  /** The average. */
  mean: number;
  /** Its standard error; none for a single game. */
  error: number | null;
}

/** A board as titled tables. */
export interface Board {
  /** From top to bottom. */
  sections: Section[];
}

/** Hands a seat to a bot. */
export interface BotRequest {
  /** How strong. */
  level: Level;
  /** That you mean it: a seat of one's own is handed over only so. */
  sure?: boolean;
}

/** A short line of talk at a table. */
export interface ChatLine {
  /** Its number at the table, from 1. */
  n: number;
  /** When, in milliseconds since 1970. */
  at: number;
  /** Who said it. */
  name: string;
  /** What was said: plain text, never markup. */
  text: string;
}

/** Says something at a table. */
export interface ChatRequest {
  /** One to 300 letters. */
  text: string;
}

/** One thing that a player may do now. */
export interface Choice {
  /** The action in notation: what is sent back. */
  action: string;
  /** Its kind, for grouping; the text is `kind-WORD`. */
  kind: string;
  /** The action in words. */
  text: Text;
  /** The action as data, for the screen. */
  data: unknown;
  /** Where on the board it is lit: what is picked up first, where it goes second. */
  at: string[];
  /** What follows of itself, in words, where the same player then has one way to go on and is not asked. */
  then?: Text;
}

/** Takes an open seat. */
export interface ClaimRequest {
  /** From the invitation link; a listed table lets you in without, to the first open seat. */
  token?: string;
  /** What your browser adds to the deal: up to 64 hexadecimal digits, random. */
  added?: string;
}

/** The kind of an error. */
export type Code = "stale" | "not_your_turn" | "illegal" | "unreadable" | "over" | "waiting" | "not_found" | "unknown" | "forbidden" | "cross_site" | "bad_request" | "too_large" | "too_many" | "method_not_allowed" | "name_taken" | "unavailable" | "damaged" | "unconfirmed" | "older_rules" | "internal";

/** A promise of the server, for a table that is still to be made. */
export interface Commitment {
  /** The hash of a secret that the server has drawn and will not change. */
  commitment: string;
}

/** What a game is dealt from, so that everyone can check it. */
export interface DealState {
  /** The hash of the server's secret, known before the game. */
  commitment: string;
  /** What each seat added; empty where nothing was. */
  added: string[];
  /** The secret, once the game is over. */
  secret: string | null;
}

/** Something that chance decided, against what was to be expected. */
export interface Draw {
  /** After so many steps of the table it was drawn. */
  ply: number;
  /** The round then played. */
  round: number;
  /** What came, the first of it. */
  drawn: Text[];
  /** How many outcomes it was in all. */
  outcomes: number;
  /** Each seat's chance after it, less what it was on average over what might have come. */
  luck: number[];
}

/** The check of a finished game. */
export interface Fairness {
  /** What it was dealt from. */
  deal: DealState;
  /** How many draws follow from that by the rule. */
  draws: number;
  /** What is wrong, in words; none if every draw is right. */
  wrong: string | null;
}

/** A figure of the rules together with where it comes from. */
export interface Figure {
  /** The place in the data file, such as `cities.funchal.majority`. */
  id: string;
  /** The value in force. */
  value: string;
  /** Where it comes from. */
  status: FigureStatus;
}

/** Where a figure comes from, the surest first; its text is `status-WORD`. */
export type FigureStatus = "book" | "inferred" | "reconstructed" | "table";

/** Your games of one kind in figures. */
export interface GameFigures {
  /** The id of the game. */
  game: string;
  /** How many. */
  games: number;
  /** How many you won. */
  wins: number;
  /** Your points. */
  points: Average;
  /** Your points by part; the texts are `score-NAME`. */
  parts: Array<[string, Average]>;
  /** By seat. */
  seats: Share[];
  /** By the strongest opponent. */
  opponents: Share[];
}

/** A game of the house. */
export interface GameInfo {
  /** The name in addresses and files. */
  id: string;
  /** The title on the box. */
  title: string;
  /** Fewest players. */
  min_players: number;
  /** Most players. */
  max_players: number;
  /** The options of a table that asks for nothing special. */
  default_options: unknown;
  /** What can be set besides, and what each option takes. */
  options: OptionSpec[];
  /** The options of a table that plays by the letter of the book. */
  letter_options: unknown;
  /** How long a game lasts, in minutes: from and to. */
  minutes: [number, number];
  /** How much there is to think about, from 1 to 5. */
  weight: number;
  /** The levels its bots have. */
  levels: Level[];
  /** How each of them is rated, where that has been measured between bots. */
  ratings: Array<number | null>;
}

/** The best choices of a moment. */
export interface HintAnswer {
  /** The ply that they are for. */
  ply: number;
  /** How often the table had gone back then. */
  undos: number;
  /** The best first. */
  advice: Advice[];
}

/** What you have played, and how everyone is rated. */
export interface History {
  /** Your finished games, the newest first. */
  games: PlayedGame[];
  /** Your games in figures. */
  figures: GameFigures[];
  /** The ratings of people and bots at this server, the best of each game first. */
  ratings: Rating[];
}

/** Who invites to what. */
export interface Invitation {
  /** Good, used or wrong. */
  worth: Worth;
  /** The id of the game. */
  game: string;
  /** Who made the table. */
  host: string;
  /** Who sits there already. */
  seats: SeatState[];
  /** The place that it is good for. */
  player: Player | null;
}

/** Asks what an invitation is good for, before anyone says a name. */
export interface InvitationRequest {
  /** From the link. */
  token: string;
}

/** A seat that somebody may take, for the owner to pass on as a link. */
export type Invite = {
/** The place. */
player: Player,
/** What the link must carry: `/t/{id}?join=TOKEN`. */
token: string, };

/** A choice that a player made, against the best ones. */
export interface Judged {
  /** After so many steps of the table it was asked. */
  ply: number;
  /** The round then played. */
  round: number;
  /** Who chose. */
  seat: Player;
  /** What was asked. */
  prompt: Text;
  /** What was chosen. */
  played: Alternative;
  /** The best choices there were, the best first. */
  best: Alternative[];
  /** By how much the best choice was better, in chances of victory; below zero where the one made turned out better. */
  cost: number;
  /** By how much the cost may be off (a standard error). */
  error: number;
  /** Whether it surely cost something that is worth telling. */
  slip: boolean;
  /** By how much the best choice was better than one made blindly: what there was to lose. */
  stake: number;
  /** What the choice changed for every seat, compared with the best one. */
  effect: number[];
}

/** A guided table. */
export interface Lesson {
  /** Its name among the lessons of the game. */
  id: string;
  /** Its title. */
  title: string;
  /** How long it takes, in minutes. */
  minutes: number;
  /** The round in which it begins. */
  round: number;
  /** What is told, each card at its moment. */
  cards: LessonCard[];
}

/** A card of a lesson. */
export interface LessonCard {
  /** Its name. */
  id: string;
  /** Its title. */
  title: string;
  /** Its paragraphs. */
  words: string[];
  /** When it is shown. */
  when: LessonMoment;
  /** The places on the board that it points at. */
  light: string[];
  /** The clauses that it is about. */
  rules: string[];
}

/** When a card is shown. */
export type LessonMoment = "start" | { "asked": string } | { "told": string } | { "round": number } | { "end": number };

/** Begins a lesson. */
export interface LessonRequest {
  /** The id of the game. */
  game: string;
  /** The name of the lesson. */
  lesson: string;
}

/** How strong a bot is, in the one word that is typed, stored and sent. */
export type Level = "easy" | "medium" | "hard" | "expert";

/** Which tables are asked for. */
export type List = "mine" | "open";

/** Who you are. */
export interface Me {
  /** Your id; none if you have not said your name yet. */
  id: string | null;
  /** Your name. */
  name: string | null;
}

/** Everyone's chance of victory at a moment, each judged from what that player could know. */
export interface Moment {
  /** After so many steps of the table. */
  ply: number;
  /** The round then played. */
  round: number;
  /** In seat order, from 0 to 1. */
  chances: number[];
}

/** Says your name, for the first time or anew. */
export interface NameRequest {
  /** One to forty letters. */
  name: string;
}

/** Asks for a new table. */
export interface NewTable {
  /** The id of the game. */
  game: string;
  /** The options; none for the usual ones. */
  options?: unknown;
  /** Who sits where; `me` at most once. */
  seats: SeatRequest[];
  /** Whether the places are drawn by lot. */
  shuffle?: boolean;
  /** The commitment that you were given before (POST /api/deals). */
  commitment?: string;
  /** What your browser adds to the deal: up to 64 hexadecimal digits, random. */
  added?: string;
  /** Whether only those with a link may join, which is usual; else the table is listed and anyone may. */
  private?: boolean;
  /** Whether everyone may ask for hints; whoever is alone against bots always may. */
  hints?: boolean;
}

/** One thing that a table may set. Its words are `option-NAME`, what the book says `option-NAME-book`, and why the default is what it is `option-NAME-why`. */
export interface OptionSpec {
  /** Its name among the options. */
  name: string;
  /** What it takes. */
  takes: Takes;
  /** Its value, as JSON, at a table that plays by the letter of the book. */
  letter: string;
  /** The clause that tells of it. */
  clause: string;
  /** The numbers of players for which it means anything: fewest and most. */
  players: [number, number];
}

/** One line of a score sheet. */
export interface Part {
  /** The word of the line, with a text `score-WORD`. */
  name: string;
  /** Its points. */
  points: number;
}

/** What the question now asked lets a player pick in any order, to be sent back as one wish. */
export interface Picking {
  /** How many must be picked. */
  least: number;
  /** How many may be picked. */
  most: number;
  /** What may be picked. */
  items: Wishable[];
}

/** Plays a moment on as a new table against bots. */
export interface PlayOn {
  /** Of which game. */
  from: ReplaySource;
  /** The moment: after so many steps. */
  ply: number;
  /** Your seat. */
  seat: number;
  /** How strong the bots are. */
  level: Level;
}

/** A game of yours that has ended. */
export interface PlayedGame {
  /** The name of its table. */
  table: string;
  /** The id of the game. */
  game: string;
  /** When it ended, in milliseconds since 1970. */
  ended_at: number;
  /** How long it lasted, in minutes. */
  minutes: number;
  /** How many rounds. */
  rounds: number;
  /** Whether it began from a position, as lessons and moments played on do: such games are not rated. */
  set: boolean;
  /** Who played, in seat order. */
  seats: PlayedSeat[];
}

/** Someone who took part in a game. */
export interface PlayedSeat {
  /** The name. */
  name: string;
  /** The level of a bot. */
  bot: Level | null;
  /** Whether it was you. */
  you: boolean;
  /** The place, 1 for the best. */
  rank: number;
  /** The points. */
  points: number;
}

/** A place at the table, counted clockwise from 0. */
export type Player = number;

/** What went wrong. */
export interface Problem {
  /** Its kind, for programs. */
  code: Code;
  /** What happened and what was expected, for people. */
  message: string;
  /** The clause of the rules that forbids an action, where the game can tell. */
  clause?: string;
  /** What would be legal, for an illegal action. */
  legal?: string[];
  /** In how many seconds to try again, for `too_many`. */
  retry_after?: number;
  /** The table as it is now, for `stale`. */
  state?: TableState;
}

/** How strong someone is at this server. */
export interface Rating {
  /** The id of the game. */
  game: string;
  /** The name; empty for a bot. */
  name: string;
  /** The level of a bot. */
  bot: Level | null;
  /** Whether it is you. */
  you: boolean;
  /** The rating (Weng and Lin), 25 for a newcomer. */
  rating: number;
  /** How uncertain it is. */
  uncertainty: number;
  /** From how many games. */
  games: number;
}

/** Does again what was taken back. */
export interface RedoRequest {
  /** The ply that you saw. */
  ply: number;
}

/** A game, moment by moment. */
export interface Replay {
  /** The id of the game. */
  game: string;
  /** The options, as the game writes them. */
  options: unknown;
  /** Who sat where. */
  seats: SeatState[];
  /** Whether it came to its end; then it may be seen with all eyes. */
  over: boolean;
  /** Whether every hand may be shown and any moment played on. */
  open: boolean;
  /** A seat from 0, `all` or `watch`. */
  eyes: string;
  /** Every moment; the place in the list is the number of steps. */
  frames: ReplayFrame[];
  /** The points, once the game is over. */
  scores: Scores | null;
  /** The place of each player, 1 for the best, once the game is over. */
  ranks: number[] | null;
  /** Why the game ended. */
  ending: string | null;
}

/** One moment; its place in the list is the number of steps taken. */
export interface ReplayFrame {
  /** The round. */
  round: number;
  /** Who has to act. */
  turn: Turn;
  /** What they are asked. */
  prompt: Text;
  /** What changed in the view since the moment before; the whole view in the first. */
  changes: ViewChange[];
  /** What was told in this step. */
  told: Told[];
}

/** Asks for a replay. */
export interface ReplayRequest {
  /** Of what. */
  from: ReplaySource;
  /** A seat from 0, `all` for every hand open, or `watch`; where a game goes on, only your own. */
  eyes?: string;
}

/** Where a game comes from. */
export type ReplaySource = { "table": string } | { "record": string } | "file";

/** A game looked back on. */
export interface Review {
  /** The id of the game. */
  game: string;
  /** Names in seat order. */
  seats: string[];
  /** Everyone's chances, from the start to the end. */
  moments: Moment[];
  /** Every choice, in order. */
  choices: Judged[];
  /** Everything that chance decided, in order. */
  draws: Draw[];
  /** The largest swings, the largest first. */
  swings: Swing[];
  /** How everyone fared, in seat order. */
  summaries: Summary[];
}

/** A review, or how far it has come. */
export interface ReviewAnswer {
  /** Your place in that game. */
  you: Player | null;
  /** How much of it is done, from 0 to 1. */
  share: number;
  /** The review, when it is made. */
  review: Review | null;
}

/** The rules of a game. */
export interface Rules {
  /** The id of the game. */
  game: string;
  /** The page with all clauses. */
  page: RulesPage;
  /** The figures of a usual table that are not simply those of the book. */
  figures: Figure[];
}

/** One thing on the page. */
export type RulesBlock = { "kind": "text",
/** What it says. */
words: string, } | { "kind": "clause",
/** Its id, such as `CAP-3`. */
id: string,
/** What it says. */
words: string, } | { "kind": "point",
/** What it says. */
words: string, } | { "kind": "table",
/** The headings of its columns; none where it has no headings. */
head: string[],
/** Its rows. */
rows: RulesRow[], };

/** A chapter, or a section of one. */
export interface RulesChapter {
  /** The name in addresses, the same in every language. */
  id: string;
  /** The heading; empty before the first chapter. */
  title: string;
  /** 2 for a chapter, 3 for a section of one. */
  level: number;
  /** What stands there. */
  blocks: RulesBlock[];
}

/** The rules of a game in one language. */
export interface RulesPage {
  /** The heading of the page. */
  title: string;
  /** What stands before the first chapter, then the chapters, in order. */
  chapters: RulesChapter[];
}

/** A row of a table. */
export interface RulesRow {
  /** The clause that the row states, if its first cell names one. */
  clause: string | null;
  /** Its cells. */
  cells: string[];
}

/** The points of one player. */
export interface Score {
  /** The sum of the parts. */
  total: number;
  /** The lines, in the order of the score sheet. */
  parts: Part[];
  /** What decides between equal totals, first the first; higher is better. */
  tie_breaks: [number, number];
}

/** The points of all players. */
export interface Scores {
  /** In seat order. */
  players: Score[];
}

/** Who sits in a place, in a word: what the store knows of them besides is not sent. */
export type SeatKind = "human" | "bot" | "open";

/** Who is to sit in a place of a new table. */
export type SeatRequest = { "kind": "me" } | { "kind": "open" } | { "kind": "bot",
/** How strong. */
level: Level, };

/** A place at a table. */
export interface SeatState {
  /** The place, from 0. */
  player: Player;
  /** The name shown; empty for an open seat. */
  name: string;
  /** Who sits there. */
  kind: SeatKind;
  /** The level of a bot. */
  level?: Level;
  /** Whether it is yours. */
  you: boolean;
  /** Whether you handed it to a bot and may take it back. */
  yours_again: boolean;
}

/** A titled table of texts. */
export interface Section {
  /** What it shows. */
  title: Text;
  /** The headings; empty for a plain list. */
  columns: Text[];
  /** The cells, row by row. */
  rows: Array<Text[]>;
}

/** How often something was won. */
export interface Share {
  /** What: a seat from 1, or the level of the strongest opponent, `people` for people. */
  of: string;
  /** In so many games. */
  games: number;
  /** So many victories. */
  wins: number;
}

/** Whether a table waits for players, is played, or has ended. */
export type Status = "waiting" | "playing" | "over";

/** How a player fared. */
export interface Summary {
  /** How many choices they had. */
  choices: number;
  /** What all their choices cost them together; errors of single ones cancel. */
  cost: number;
  /** 1 for one who always finds the best, 0 for one who chooses blindly; none without a choice that mattered. */
  accuracy: number | null;
  /** The place in [`Review::choices`] of the best choice: the one with most to lose that was found. */
  best: number | null;
  /** The place of the choice that cost most. */
  worst: number | null;
  /** All their luck together. */
  luck: number;
  /** The same in words, a sentence at a time. */
  said: Text[];
}

/** One of the largest swings of a game. */
export interface Swing {
  /** After so many steps of the table it happened. */
  ply: number;
  /** The round then played. */
  round: number;
  /** Whose choice it was; none if it was luck. */
  by: Player | null;
  /** What was chosen or drawn, told as choice or luck. */
  text: Text;
  /** What it changed for each seat. */
  effect: number[];
}

/** All that a viewer is shown of a table. */
export interface TableState {
  /** The name of the table in addresses. */
  id: string;
  /** The id of the game. */
  game: string;
  /** The options of the table, as the game writes them. */
  options: unknown;
  /** Waiting, playing or over. */
  status: Status;
  /** How many steps have been taken. */
  ply: number;
  /** How often the table went back; with `ply` it names a moment exactly. */
  undos: number;
  /** The round now played, from 1. */
  round: number;
  /** The places in order. */
  seats: SeatState[];
  /** Your place; none for a spectator. */
  you: Player | null;
  /** Who has to act. */
  turn: Turn;
  /** What the player to act is asked. */
  prompt: Text;
  /** What you may do now; empty when it is not your turn. */
  choices: Choice[];
  /** What you may pick in any order and send as one wish; none where one choice answers the question. */
  pick: Picking | null;
  /** What you see of the game, in the game's own form. */
  view: unknown;
  /** `told` holds all that happened from this ply on: drop what you have from there and append. */
  told_from: number;
  /** What happened, as you were told it. */
  told: Told[];
  /** The points with their parts, once the game is over. */
  scores: Scores | null;
  /** The place of each player, 1 for the best, once the game is over. */
  ranks: number[] | null;
  /** Why the game ended, a word with a text `ending-WORD`. */
  ending: string | null;
  /** What may be taken back. */
  undo: UndoState;
  /** Links for the open seats; for the owner only. */
  invites: Invite[];
  /** Whether the table is yours. */
  owner: boolean;
  /** Whether only those with a link may join. */
  private: boolean;
  /** Whether those who play here may ask for hints. */
  hints: boolean;
  /** What it is dealt from; none at tables older than that. */
  deal: DealState | null;
  /** The version of the rules that it was played with, where that is no longer here: then this is how it ended. */
  older_rules: number | null;
  /** Whether all its people have left it, so that the bots wait for one of them to come back. */
  left: boolean;
  /** The last lines of talk. */
  chat: ChatLine[];
}

/** A table in a list. */
export interface TableSummary {
  /** The name of the table in addresses. */
  id: string;
  /** The id of the game. */
  game: string;
  /** Waiting, playing or over. */
  status: Status;
  /** How many steps have been taken. */
  ply: number;
  /** The round now played. */
  round: number;
  /** The places in order. */
  seats: SeatState[];
  /** Who has to act; none while waiting and at the end. */
  turn: Player | null;
  /** Whether you have to act. */
  your_turn: boolean;
  /** When something last happened, in milliseconds since 1970. */
  updated_at: number;
}

/** What an option takes. */
export type Takes = { "kind": "switch" } | { "kind": "number",
/** The least. */
min: number,
/** The most that a form need offer. */
max: number,
/** Whether null, for none, is allowed. */
none: boolean, } | { "kind": "choice",
/** The words. */
values: string[], } | { "kind": "seat" };

/** Something to be said, in whatever language the reader has. */
export type Text = { "key": {
/** Its name there. */
id: string,
/** What fills its places. */
args?: Array<[string, Text]>, } } | { "number": number } | { "player": Player } | { "list": Text[] } | { "plain": string };

/** Something that happened, as one viewer was told it. */
export interface Told {
  /** The number of steps after which it had happened. */
  ply: number;
  /** Its kind. */
  kind: string;
  /** The event in words. */
  text: Text;
  /** The event as data, for the screen. */
  data: unknown;
  /** The places on the board that it changed. */
  at: string[];
  /** Whose doing it is. */
  by: Player | null;
}

/** Who has to act now. */
export type Turn = { "player": Player } | "chance" | "over";

/** Agrees to the wish to go back, or refuses it. */
export interface UndoAnswer {
  /** The number of the wish that you saw. */
  number: number;
  /** The ply that you saw; checked if given. */
  ply?: number;
}

/** How far going back, or doing again, would lead: said before it is done. */
export interface UndoPreview {
  /** To the state after so many steps. */
  to_ply: number;
  /** Over so many steps. */
  steps: number;
  /** So many of them your own choices. */
  yours: number;
  /** So many choices of others. */
  others: number;
  /** So many outcomes of chance, which will be the same again. */
  drawn: number;
  /** Whether it is done at once; else the others are asked. */
  at_once: boolean;
}

/** A wish to go back further than one's own last choices. */
export interface UndoProposal {
  /** Its number: whoever agrees or refuses names it. */
  number: number;
  /** Back to the state after so many steps. */
  to_ply: number;
  /** Who asks. */
  by: Player;
  /** Who has agreed so far, the asker included. */
  agreed: Player[];
  /** How far it leads. */
  goes: UndoPreview;
}

/** Goes back, or asks the others to. */
export interface UndoRequest {
  /** The ply that you saw. */
  ply: number;
  /** Back to the state after so many steps. */
  to_ply: number;
}

/** What may be taken back. */
export interface UndoState {
  /** So far you may go back by yourself; none if something new became known since, or you did nothing. */
  free_to_ply: number | null;
  /** Before your last choice, for a proposal to the others; none if you made none. */
  propose_to_ply: number | null;
  /** Back to before your own last choice: what it would take with it. */
  back: UndoPreview | null;
  /** What you may do again of what was taken back; `to_ply` is where that leads. */
  redo: UndoPreview | null;
  /** A wish that waits for the others. */
  pending: UndoProposal | null;
}

/** Something that changed in a view. */
export interface ViewChange {
  /** The way to it: names of fields and places of lists. */
  at: Way[];
  /** What stands there now; nothing where it is gone. */
  to?: unknown;
}

/** A step on the way into a view. */
export type Way = string | number;

/** A thing that may be picked. */
export interface Wishable {
  /** What names it. */
  choice: Choice;
  /** How often it may be picked. */
  times: number;
}

/** What an invitation is worth. */
export type Worth = "good" | "used" | "wrong";
