// What goes over the wire (docs/wire.md), made of the server's own types by `saboteur schema wire --typescript`.
// A reader has to be ready for fields that are not here yet.

export const VERSION = 1;
export const LONGEST_REQUEST = 65536;
export const LONGEST_TALK = 500;
export const LONGEST_NAME = 24;

export type Request =
  | HelloRequest
  | OpenRequest
  | CloseRequest
  | SitRequest
  | DressRequest
  | ReadyRequest
  | StandRequest
  | BackRequest
  | BotRequest
  | SetRequest
  | StartRequest
  | NonceRequest
  | MoveRequest
  | SayRequest
  | TalkRequest
  | AgreeRequest
  | RemoveRequest
  | AppointRequest
  | MuteRequest
  | PingRequest
  | AgainRequest
  | WhyRequest
  | WhatIfRequest
  | HintRequest;

export type Message =
  | HelloMessage
  | ReloadMessage
  | DoneMessage
  | RefusedMessage
  | TableMessage
  | ViewMessage
  | EventsMessage
  | NonceMessage
  | TalkMessage
  | AnnouncementMessage
  | WhyAnswer
  | WhatIfAnswer
  | HintAnswer
  | GoneMessage;

/** The first request of a connection. */
export interface HelloRequest {
  readonly do: "hello";
  readonly version: number;
}

/** Listens to a table: as the seats one has there, or as a watcher. */
export interface OpenRequest {
  readonly do: "open";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  /** The number of the last event seen: only what came after it is told. */
  readonly since?: number | null;
  /** Whether every `events` says what becomes of the view; then the stream begins with the view in any case. */
  readonly changes?: boolean;
}

/** Does not listen to a table any more. */
export interface CloseRequest {
  readonly do: "close";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
}

/** Takes a seat: a free one, or a bot's; in a game that has begun only if one has none there. */
export interface SitRequest {
  readonly do: "sit";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  readonly name: string;
  /** `null`: the first free one. */
  readonly seat?: number | null;
  /** A part in the deal, if the game has not begun. */
  readonly nonce?: string;
  readonly look?: string;
}

/** Is called otherwise, until the game begins; or looks otherwise. `null` changes nothing. */
export interface DressRequest {
  readonly do: "dress";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly name?: string | null;
  readonly look?: string | null;
}

/** The game may begin, or not yet; the host may begin it all the same. */
export interface ReadyRequest {
  readonly do: "ready";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly yes?: boolean;
}

/** Leaves a seat; in a game a bot plays on. */
export interface StandRequest {
  readonly do: "stand";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  readonly seat: number;
}

/** Plays again for one's own seat, for which a bot plays. */
export interface BackRequest {
  readonly do: "back";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  readonly seat: number;
}

/** Gives a free seat to a bot, or with `null` takes it from the bot; the host's. */
export interface BotRequest {
  readonly do: "bot";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly bot?: string | null;
}

/** Changes what is going to be played; the host's. */
export interface SetRequest {
  readonly do: "set";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  readonly settings: SettingsGiven;
}

/** What the host chooses. */
export interface SettingsGiven {
  /** One of those of `GET /api/games`. */
  readonly game?: string;
  /** Of the game, by their names. */
  readonly options?: { readonly [name: string]: boolean | number | string | null };
  /** `null`: the usual number. */
  readonly seats?: number | null;
  /** How much time a player has; `null`: as much as they like. */
  readonly clock?: ClockGiven | null;
  /** Whether strangers find the table in the list; otherwise one needs its link. */
  readonly listed?: boolean;
  /** Whether people without a seat may look on. */
  readonly watching?: boolean;
  /** Whether people may write freely, or only make the statements that bots understand too. */
  readonly talk?: "chat" | "statements";
  /** Whether players may ask what a good player would do. */
  readonly hints?: boolean;
  /** Whether the game begins when the host says so, or also as soon as all seats are taken. */
  readonly starts?: "full" | "host";
  /** Whether the table makes a move by itself if everybody knows that there is no other. */
  readonly automatic?: boolean;
  /** Who takes the free seats, and plays for those who are away. */
  readonly bot?: string;
  /** Milliseconds before a bot moves. */
  readonly pace?: number;
  /** Seconds for which the table waits for somebody who is asked and not there, and before the game for its host.  Where a clock runs it waits for those who are asked until their clock has run out. */
  readonly grace?: number;
  /** In which the bots have their names. */
  readonly language?: "en" | "ru" | "uk";
}

/** How much time a player has: for each turn, or for the whole game with something added for each turn. */
export interface ClockGiven {
  /** `turn`: so much time for each turn. `bank`: so much for the whole game. */
  readonly kind: "bank" | "turn";
  readonly seconds: number;
  /** Seconds added to a bank after each turn. */
  readonly increment?: number;
}

/** Begins the game; the host's. Free seats go to bots. */
export interface StartRequest {
  readonly do: "start";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
}

/** A part in the deal. */
export interface NonceRequest {
  readonly do: "nonce";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly nonce: string;
}

/** Makes a move. */
export interface MoveRequest {
  readonly do: "move";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly move: string | Move;
  /** The number of the last event seen. */
  readonly at: number;
}

/** Makes a statement that everybody at the table hears, bots too. */
export interface SayRequest {
  readonly do: "say";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly statement: string | Statement;
}

/** Writes something to the people at the table. */
export interface TalkRequest {
  readonly do: "talk";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  readonly text: string;
}

/** Would break the game off, or not any more; it is broken off when all people would. */
export interface AgreeRequest {
  readonly do: "agree";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly yes?: boolean;
}

/** Removes somebody from the table; the host's. */
export interface RemoveRequest {
  readonly do: "remove";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  readonly person: string;
}

/** Hands the host's rights over; the host's. */
export interface AppointRequest {
  readonly do: "host";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  readonly person: string;
}

/** Does not want to read somebody any more, or wants to again. */
export interface MuteRequest {
  readonly do: "mute";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly person: string;
  readonly quiet?: boolean;
}

/** Is anybody there? Only answered. */
export interface PingRequest {
  readonly do: "ping";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
}

/** Sets up another table for the same people, each a seat further; the game is over. */
export interface AgainRequest {
  readonly do: "again";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
}

/** Why is a move not possible? */
export interface WhyRequest {
  readonly do: "why";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly move: string | Move;
}

/** Which tunnels would a move light, and which would it darken? */
export interface WhatIfRequest {
  readonly do: "what_if";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly move: string | Move;
}

/** What would a good player do? */
export interface HintRequest {
  readonly do: "hint";
  /** The answer repeats it; a request sent again with the same id is carried out once. */
  readonly id: string;
  readonly table: string;
  readonly seat: number;
}

/** What somebody wants to be called. */
export interface NameBody {
  readonly name: string;
}

/** Somebody new. */
export interface WelcomeBody {
  readonly name: string;
  /** That of the server, if it has one. */
  readonly password?: string;
}

/** A table to be set up. */
export interface TableBody {
  readonly settings: SettingsGiven;
  /** Where the game begins, as text (docs/notation.md); nothing: with a deal. */
  readonly position?: string;
  /** Or a whole record, as text: its game goes on here, whatever the settings say of game, options and seats. */
  readonly record?: string;
  /** After how many moves of the record; `null`: after all. */
  readonly moves?: number | null;
}

/** The secret of a personal link. */
export interface LinkBody {
  readonly link: string;
  /** That of the server, if it has one. */
  readonly password?: string;
}

/** A record as text, whole or as one observer saw it. */
export interface CheckBody {
  readonly record: string;
  /** Through whose eyes its steps are shown; in the record of one observer only through theirs. */
  readonly as?: number | "table" | "watcher" | null;
  /** Steps that are left out. */
  readonly since?: number;
  readonly most?: number;
}

/** The first message: who you are to the server. */
export interface HelloMessage {
  readonly tell: "hello";
  /** Of the wire. */
  readonly version: number;
  /** You. */
  readonly person: ShownPerson;
  /** Of the server's clock, in milliseconds. */
  readonly time: number;
  /** The address under which other devices reach the server; empty: only this machine does. */
  readonly place: string;
  /** Of the page that browsers get, empty without one. A page whose document names another loads itself anew. */
  readonly build: string;
}

/** A person, without what only they know. */
export interface ShownPerson {
  readonly id: string;
  readonly name: string;
  readonly program: boolean;
}

/** The server speaks another version: get the page, or the program, anew. */
export interface ReloadMessage {
  readonly tell: "reload";
  /** That of the server. */
  readonly version: number;
}

/** A request was carried out, and is stored. */
export interface DoneMessage {
  readonly tell: "done";
  readonly id: string;
  /** The number of the last event when it was stored; `null` if nothing of the table has changed. */
  readonly at: number | null;
}

/** A request was not carried out, and nothing has changed. */
export interface RefusedMessage {
  readonly tell: "refused";
  /** Empty if the request had none that could be read. */
  readonly id: string;
  readonly name: string;
  /** The number of the rule that forbids it, if one does. */
  readonly rule: string;
  readonly said: Sentence;
  /** For the author of a program, in English. */
  readonly detail: string;
}

/** What is played at a table, and by whom; sent anew whenever it changes. */
export interface TableMessage {
  readonly tell: "table";
  readonly table: string;
  readonly phase: "lobby" | "over" | "playing";
  /** How much has been stored there. */
  readonly step: number;
  readonly settings: Settings;
  /** The id of the person who may change and start it. */
  readonly host: string;
  /** The SHA-256 of the seed, which is published when the game is over. */
  readonly commitment: string;
  /** A few letters that lead to the table until its game is over. */
  readonly code: string;
  readonly seats: readonly ShownSeat[];
  /** How many people listen who have no seat. */
  readonly watchers: number;
  /** Whether it begins with a position: then it counts in no statistics. */
  readonly special: boolean;
  /** The table at which the same people play again. */
  readonly again: string | null;
  /** Of each seat, when the game has ended. */
  readonly gold: readonly number[] | null;
  /** Their seats, when the game has ended; `null` if it was broken off. */
  readonly winners: readonly number[] | null;
}

/** What the host chooses. */
export interface Settings {
  /** One of those of `GET /api/games`. */
  readonly game: string;
  /** Of the game, by their names. */
  readonly options: { readonly [name: string]: boolean | number | string | null };
  /** `null`: the usual number. */
  readonly seats: number | null;
  /** How much time a player has; `null`: as much as they like. */
  readonly clock: Clock | null;
  /** Whether strangers find the table in the list; otherwise one needs its link. */
  readonly listed: boolean;
  /** Whether people without a seat may look on. */
  readonly watching: boolean;
  /** Whether people may write freely, or only make the statements that bots understand too. */
  readonly talk: "chat" | "statements";
  /** Whether players may ask what a good player would do. */
  readonly hints: boolean;
  /** Whether the game begins when the host says so, or also as soon as all seats are taken. */
  readonly starts: "full" | "host";
  /** Whether the table makes a move by itself if everybody knows that there is no other. */
  readonly automatic: boolean;
  /** Who takes the free seats, and plays for those who are away. */
  readonly bot: string;
  /** Milliseconds before a bot moves. */
  readonly pace: number;
  /** Seconds for which the table waits for somebody who is asked and not there, and before the game for its host.  Where a clock runs it waits for those who are asked until their clock has run out. */
  readonly grace: number;
  /** In which the bots have their names. */
  readonly language: "en" | "ru" | "uk";
}

/** How much time a player has: for each turn, or for the whole game with something added for each turn. */
export interface Clock {
  /** `turn`: so much time for each turn. `bank`: so much for the whole game. */
  readonly kind: "bank" | "turn";
  readonly seconds: number;
  /** Seconds added to a bank after each turn. */
  readonly increment: number;
}

/** A seat: free, a person's, a bot's, or a person's for whom a bot plays. */
export interface ShownSeat {
  /** Empty if it is free. */
  readonly name: string;
  /** The id of the person to whom it belongs. */
  readonly person: string | null;
  /** The bot that plays there. */
  readonly bot: string | null;
  /** Why a bot plays for the person. */
  readonly away: "clock" | "failed" | "gone" | "left" | null;
  /** Whether the person listens. */
  readonly here: boolean;
  /** Whether the person would break the game off. */
  readonly gives_up: boolean;
  /** How the person wants to be drawn; empty: as the page likes. */
  readonly look: string;
  /** Whether the person says that the game may begin. */
  readonly ready: boolean;
}

/** All that a seat, or a watcher, knows now. */
export interface ViewMessage {
  readonly tell: "view";
  readonly table: string;
  /** Whose eyes these are: a seat's, or a watcher's. */
  readonly seat: number | null;
  /** The number of the last event. */
  readonly at: number;
  readonly question: ShownQuestion;
  /** What this seat may answer; empty unless it is asked. */
  readonly moves: readonly ShownMove[];
  readonly clocks?: ShownClocks;
  readonly view: View;
}

/** What the game waits for. */
export interface ShownQuestion {
  readonly what: "claim" | "deal" | "goal" | "nugget" | "over" | "position" | "rob" | "turn";
  /** Who is asked; `null`: nobody. */
  readonly seat: number | null;
  readonly said: Sentence;
}

/** A legal move. */
export interface ShownMove {
  readonly move: Move;
  readonly text: string;
  readonly said: Sentence;
}

/** The time that each seat has left in milliseconds, and whose clock runs. */
export interface ShownClocks {
  readonly left: readonly number[];
  readonly running: number | null;
}

/** What happened since the last message of this stream. */
export interface EventsMessage {
  readonly tell: "events";
  readonly table: string;
  /** Whose eyes these are: a seat's, or a watcher's. */
  readonly seat: number | null;
  /** The number of the last event. */
  readonly at: number;
  readonly question: ShownQuestion;
  /** What this seat may answer; empty unless it is asked. */
  readonly moves: readonly ShownMove[];
  readonly clocks?: ShownClocks;
  readonly events: readonly ToldEvent[];
  /** What makes the view before these events the view after them, for clients that opened it with `changes`. */
  readonly change?: Change;
}

/** The game is about to begin: players who want a part in the deal give a nonce for their seats now. */
export interface NonceMessage {
  readonly tell: "nonce";
  readonly table: string;
  /** The SHA-256 of the seed: it was chosen before any nonce. */
  readonly commitment: string;
}

/** Somebody wrote something. */
export interface TalkMessage {
  readonly tell: "talk";
  readonly table: string;
  /** Its own at this table, and greater than those of what was written before it. */
  readonly number: number;
  /** The id of the one who wrote it. */
  readonly person: string;
  readonly name: string;
  /** Of the server's clock, in milliseconds. */
  readonly time: number;
  readonly text: string;
  /** Whether they had no seat in a game that had begun. */
  readonly watching: boolean;
}

/** The host of the server says something to everybody who is connected. */
export interface AnnouncementMessage {
  readonly tell: "announcement";
  readonly text: string;
  /** Of the server's clock, in milliseconds. */
  readonly time: number;
}

/** Why a move is not possible. */
export interface WhyAnswer {
  readonly tell: "answer";
  readonly id: string;
  readonly what: "why";
  /** `null`: it is possible. */
  readonly answer: ShownReason | null;
}

/** Why something is not done. */
export interface ShownReason {
  readonly name: string;
  /** The number of the rule that forbids it, if one does. */
  readonly rule: string;
  readonly said: Sentence;
}

/** Which tunnels a move would light and darken. */
export interface WhatIfAnswer {
  readonly tell: "answer";
  readonly id: string;
  readonly what: "what_if";
  readonly answer: ShownTunnels;
}

/** What a move would do to the tunnels. */
export interface ShownTunnels {
  /** Cards of which more would be reached. */
  readonly lit: readonly ShownReach[];
  /** Cards of which less would be reached. */
  readonly dark: readonly ShownReach[];
}

/** A card of the mine, and which of its openings somebody would reach from their start. */
export interface ShownReach {
  readonly cell: readonly [number, number];
  /** For every walker, openings joined inside the card, with dots between the groups. */
  readonly reached: readonly string[];
}

/** What to do. The game may have gone on since: then the request is refused as `stale`. */
export interface HintAnswer {
  readonly tell: "answer";
  readonly id: string;
  readonly what: "hint";
  readonly answer: ShownHint;
}

/** A move that a good player would make, as far as the seat knows. */
export interface ShownHint {
  readonly move: Move;
  readonly text: string;
  readonly said: Sentence;
  /** The reason, one sentence. */
  readonly why: Sentence;
}

/** You do not listen to this table any more: you were removed, or it is no more. */
export interface GoneMessage {
  readonly tell: "gone";
  readonly table: string;
  readonly said: Sentence;
}

/** Nothing was done. */
export interface RefusalAnswer {
  readonly name: string;
  /** The number of the rule that forbids it, if one does. */
  readonly rule: string;
  readonly said: Sentence;
  /** For the author of a program, in English. */
  readonly detail: string;
}

/** Whether the server knows somebody, and what it would take to come in. */
export interface WhoAnswer {
  readonly person: ShownPerson | null;
  /** Whether newcomers have to know the password of the server. */
  readonly password: boolean;
}

/** A program that may sit at tables. */
export interface ProgramAnswer {
  readonly id: string;
  readonly name: string;
  readonly program: boolean;
  /** Shown this once: the server keeps only its hash. */
  readonly token: string;
}

/** The programs that somebody made; a program goes with the person who made it. */
export interface ProgramsAnswer {
  readonly programs: readonly ShownPerson[];
}

/** What makes another device one's own, once and within a quarter of an hour. */
export interface LinkAnswer {
  readonly link: string;
}

/** Whom somebody does not want to read. */
export interface MutedAnswer {
  readonly people: readonly ShownPerson[];
}

/** What somebody has played. */
export interface StatisticsAnswer {
  readonly tallies: readonly ShownTally[];
}

/** How often somebody played and won a game in a role, and the gold it brought. */
export interface ShownTally {
  readonly game: string;
  /** Empty: in whole games, whatever the dwarf was. */
  readonly role: string;
  readonly rounds: number;
  readonly won: number;
  readonly gold: number;
}

/** Tables, the newest first. */
export interface TablesAnswer {
  readonly tables: readonly ListedTable[];
}

/** A table in a list. */
export interface ListedTable {
  readonly table: string;
  readonly phase: "lobby" | "over" | "playing";
  /** In milliseconds of the server's clock. */
  readonly created: number;
  readonly settings: Settings;
  /** How many people have it open now. */
  readonly here: number;
  /** Seats that somebody could take, a bot's too; `null` if nobody has it open. */
  readonly free: number | null;
  /** Who sits there, as far as that was looked at. */
  readonly seats: readonly ShownSeat[] | null;
  /** The round that is played; 0 before the game. */
  readonly round: number;
  /** What the game waits for. */
  readonly question: ShownQuestion | null;
}

/** A table was set up. */
export interface CreatedAnswer {
  readonly table: string;
}

/** All that an observer was told, with the words for it: what a page shows above what it hears from now on. */
export interface EventsAnswer {
  /** The number of the last event. */
  readonly at: number;
  readonly events: readonly ToldEvent[];
}

/** The rounds that are over and the game, as one observer may know them. */
export interface StoryAnswer {
  readonly story: GameSummary;
  /** Each round told: who won and why, what turned it, what everybody did. */
  readonly rounds: readonly (readonly Sentence[])[];
  /** Who has won the game and what everybody did in it; empty while it goes on. */
  readonly said: readonly Sentence[];
  /** The round that is being played: who one is and what one wants, who begins; empty for a watcher. */
  readonly opening: readonly Sentence[];
}

/** What was written at a table, in order. */
export interface TalkAnswer {
  readonly talk: readonly TalkMessage[];
}

/** Every game with its options, and every kind of card. */
export interface GamesAnswer {
  readonly games: readonly DescribedGame[];
  readonly cards: readonly DescribedCard[];
}

/** A game as it is played without options. */
export interface DescribedGame {
  readonly game: string;
  /** The fewest and the most. */
  readonly seats: readonly [number, number];
  /** The default number of seats. */
  readonly usual_seats: number;
  readonly options: { readonly [name: string]: DescribedOption };
  /** Cards in a first hand, by number of seats. */
  readonly hand: { readonly [name: string]: number };
  /** Dwarves by number of seats. */
  readonly roles: { readonly [name: string]: { readonly [name: string]: number } };
  readonly starts: readonly CardOnCell[];
  readonly goals: readonly Cell[];
  readonly goal_cards: readonly Card[];
  /** The deck of the first round. */
  readonly cards: { readonly [name: string]: number };
  /** Cards of the deck that go out unseen in each round. */
  readonly removed: number;
  /** Nugget cards of the pile by value. */
  readonly nuggets: { readonly [name: string]: number };
}

/** What an option may be: one of some values, or a number. */
export interface DescribedOption {
  readonly default: boolean | number | string | null;
  readonly values?: readonly (boolean | string)[];
  readonly least?: number;
  readonly most?: number;
}

/** A card that lies in the mine from the beginning. */
export interface CardOnCell {
  readonly cell: Cell;
  readonly card: Card;
}

/** One kind of card; what it does not show is left out. */
export interface DescribedCard {
  readonly card: Card;
  readonly box: "base" | "duel" | "saboteur2";
  readonly count: number;
  readonly use: "action" | "goal" | "start" | "tunnel" | "vein";
  /** Whether it looks the same when turned (1.8). */
  readonly symmetric: boolean;
  /** Openings joined inside the card, with dots between the groups. */
  readonly tunnels?: string;
  readonly ladder?: "any" | "blue" | "green";
  readonly door?: "blue" | "green";
  readonly door_at?: "E" | "N" | "S" | "W";
  readonly troll?: boolean;
  readonly crystals?: number;
  readonly nuggets?: number;
  readonly nugget_reach?: string;
  readonly goal?: "gold" | "stone";
  readonly effect?: string;
  readonly tools?: readonly ("cart" | "lamp" | "pick")[];
}

/** Every bot. */
export interface BotsAnswer {
  readonly bots: readonly ShownBot[];
}

/** A bot that may sit at a table. */
export interface ShownBot {
  /** As `bot` of a request or a setting has it. */
  readonly name: string;
  /** Whether it moves at once, or takes the time of a player. */
  readonly cost: "quick" | "thinking";
  readonly said: Sentence;
  /** How it may be minded; without one, a seat gets any of them. */
  readonly tempers: readonly ShownTemper[];
}

/** How a bot may be minded. */
export interface ShownTemper {
  readonly name: string;
  /** The bot with this temperament, as `bot` of a request or a setting has it. */
  readonly bot: string;
  readonly said: Sentence;
}

/** All that it takes to read the sentences of the server in one language (docs/words.md). */
export interface WordsAnswer {
  readonly language: "en" | "ru" | "uk";
  /** What each language calls itself, by its code. */
  readonly languages: { readonly [name: string]: string };
  /** All messages but those of help, in the format of Fluent. */
  readonly fluent: string;
  /** What every card is called, by its id. */
  readonly cards: { readonly [name: string]: Sentence };
}

/** What there is help about in one language, and how it is found (docs/words.md). */
export interface HelpAnswer {
  readonly language: "en" | "ru" | "uk";
  /** The messages of help, in the format of Fluent; to be added to those of the words. */
  readonly fluent: string;
  /** The entries of each game; what comes first is meant first. */
  readonly games: { readonly [name: string]: readonly Entry[] };
  /** The id of the entry of each card, in the first game that has it. */
  readonly cards: { readonly [name: string]: string };
}

/** Whether a record is right. */
export interface CheckAnswer {
  readonly fault: ShownFault | null;
  /** What was checked and is right, in English. */
  readonly checked: readonly string[];
  /** Through whose eyes the steps are shown. */
  readonly observer: number | "table" | "watcher" | null;
  /** Through whose eyes they can be. */
  readonly observers: readonly (number | "table" | "watcher")[];
  /** Who played at the end, by seat; empty where the record says nothing of it. */
  readonly names: readonly string[];
  /** All steps, up to the first that cannot be played. */
  readonly count: number;
  readonly steps: readonly ShownStep[];
}

/** The first thing that is wrong with a record; lines and columns count from 1. */
export interface ShownFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What a line of a record led to. */
export interface ShownStep {
  /** How many moves have been made. */
  readonly move: number;
  readonly events: readonly ToldEvent[];
  /** All that the observer knows then. */
  readonly view: View;
  readonly time: number | null;
}

export type Move =
  | { readonly move: "lay"; readonly card: Card; readonly cell: Cell; readonly turned: boolean; }
  | { readonly move: "play"; readonly card: Card; }
  | { readonly move: "play"; readonly card: Card; readonly cell: Cell; }
  | { readonly move: "play"; readonly card: Card; readonly seat: Seat; }
  | { readonly move: "play"; readonly card: Card; readonly seat: Seat; readonly tool: "pick" | "lamp" | "cart"; }
  | { readonly move: "discard"; readonly cards: readonly Card[]; }
  | { readonly move: "clear"; readonly what: "pick" | "lamp" | "cart" | "theft" | "trapped"; readonly cards: readonly [Card, Card]; }
  | { readonly move: "bribe"; readonly cell: Cell; }
  | { readonly move: "turn"; readonly cell: Cell; }
  | { readonly move: "position"; readonly turned: boolean; }
  | { readonly move: "claim"; readonly cell: Cell; }
  | { readonly move: "take"; readonly value: number; }
  | { readonly move: "rob"; readonly seat: Seat | null; };

export type Statement =
  | { readonly says: "am"; readonly role: Role; }
  | { readonly says: "accuse"; readonly seat: Seat; }
  | { readonly says: "trust"; readonly seat: Seat; }
  | { readonly says: "saw"; readonly cell: Cell; readonly face: "gold" | "stone" | "base_goal_gold" | "base_goal_stone_ne" | "base_goal_stone_nw" | "duelgoal_cross_0" | "duelgoal_dead4_0" | "duelgoal_dead_ne_3" | "duelgoal_dead_new_0" | "duelgoal_dead_nsw_0" | "duelgoal_dead_nw_1" | "duelgoal_ew_dn_ds_2" | "duelgoal_ne_1_blue" | "duelgoal_ne_2" | "duelgoal_new_1_green" | "duelgoal_new_2_blue" | "duelgoal_new_3_green" | "duelgoal_ns_de_dw_1" | "duelgoal_nsw_1_blue" | "duelgoal_nsw_2_green" | "duelgoal_nsw_3_blue" | "duelgoal_nw_1_green" | "duelgoal_nw_2"; }
  | { readonly says: "looked"; readonly seat: Seat; readonly role: Role; }
  | { readonly says: "hold"; readonly cards: readonly Card[]; }
  | { readonly says: "need"; readonly tool: "pick" | "lamp" | "cart"; };

export interface Sentence {
  readonly key: string;
  readonly args?: { readonly [name: string]: Argument };
}

export interface View {
  readonly position: 2;
  readonly game: Game;
  readonly observer: Seat | "watcher";
  readonly seats: number;
  readonly asked: "turn" | "goal" | "position" | "claim" | "nugget" | "rob" | "deal" | "over";
  readonly actor: number | null;
  readonly turn: number | null;
  readonly round: number;
  readonly first: number;
  readonly deck: number;
  readonly hands: readonly (readonly (Card | "?")[])[];
  readonly mats: readonly (readonly ("pick" | "lamp" | "cart" | "theft" | "trapped")[])[];
  readonly mine: readonly Lying[];
  readonly goals: readonly { readonly cell: Cell; readonly face: Card | "?"; readonly open: boolean; }[];
  readonly boxed: readonly (Card | "?")[];
  readonly discard: readonly Thrown[];
  readonly roles: readonly (Role | "?")[];
  readonly away: readonly { readonly seat: number; readonly role: Role | "?"; }[];
  readonly spare: readonly (Role | "?")[];
  readonly thefts: readonly number[];
  readonly purses: readonly (readonly (number | "?")[])[];
  readonly coins: readonly (number | "?")[];
  readonly pile: number;
  readonly offer: readonly (number | "?")[];
  readonly markers: number;
  readonly keys: number;
  readonly gold: readonly number[];
}

export type ToldEvent =
  | { readonly number: number; readonly fact: "round_began"; readonly round: number; readonly first: number; readonly deck: number; readonly hands: readonly (readonly (Card | "?")[])[]; readonly roles: readonly (Role | "?")[]; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "laid"; readonly seat: number; readonly card: Card; readonly cell: Cell; readonly turned: boolean; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "put"; readonly seat: number; readonly card: Card; readonly target: number; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "lifted"; readonly seat: number; readonly card: Card | null; readonly target: number; readonly lifted: Card; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "collapsed"; readonly seat: number; readonly card: Card; readonly cell: Cell | null; readonly removed: Card | null; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "peeked"; readonly seat: number; readonly card: Card; readonly cell: Cell; readonly face: Card | "?"; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "opened"; readonly seat: number; readonly card: Card; readonly cell: Cell; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "swapped_hands"; readonly seat: number; readonly card: Card; readonly target: number; readonly given: readonly (Card | "?")[]; readonly taken: readonly (Card | "?")[]; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "inspected"; readonly seat: number; readonly card: Card; readonly target: number; readonly role: Role | "?"; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "swapped_hats"; readonly seat: number; readonly card: Card; readonly target: number; readonly old: Role | "?"; readonly new: Role | "?"; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "discarded"; readonly seat: number; readonly cards: readonly (Card | "?")[]; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "drew"; readonly seat: number; readonly card: Card | "?"; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "scrapped"; readonly seat: number; readonly card: Card; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "passed"; readonly seat: number; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "bribed"; readonly seat: number; readonly cell: Cell; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "claimed"; readonly seat: number; readonly cell: Cell; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "revealed"; readonly seat: number; readonly cell: Cell; readonly face: Card; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "settled"; readonly cell: Cell; readonly turned: boolean; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "round_ended"; readonly round: number; readonly cause: "gold" | "exhausted" | "markers" | "veins"; readonly winners: readonly number[]; readonly roles: readonly Role[]; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "uncovered"; readonly cell: Cell; readonly face: Card; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "left_over"; readonly role: Role; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "box_shown"; readonly cards: readonly Card[]; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "purse_shown"; readonly seat: number; readonly values: readonly number[]; readonly gold: number; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "offered"; readonly seat: number; readonly values: readonly (number | "?")[]; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "took"; readonly seat: number; readonly value: number | "?"; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "returned"; readonly seat: number; readonly value: number | "?"; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "put_back"; readonly seat: number; readonly values: readonly (number | "?")[]; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "paid"; readonly seat: number; readonly amount: number | "?"; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "robbed"; readonly seat: number; readonly victim: number | null; readonly left: boolean | null; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "scored"; readonly seat: number; readonly cards: readonly Card[]; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "toll"; readonly seat: number; readonly value: number; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "game_ended"; readonly gold: readonly number[]; readonly winners: readonly number[]; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly fact: "asked"; readonly what: "turn" | "goal" | "position" | "claim" | "nugget" | "rob" | "deal" | "over"; readonly seat: number | null; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly seat: Seat; readonly says: Statement; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly seat: Seat; readonly sits: Chair; readonly time?: number; readonly said?: readonly Sentence[]; }
  | { readonly number: number; readonly seat: Seat | null; readonly abandons: string; readonly time?: number; readonly said?: readonly Sentence[]; };

/** The fields of a view that differ; see docs/wire.md. */
export interface Change {
  readonly asked?: "turn" | "goal" | "position" | "claim" | "nugget" | "rob" | "deal" | "over";
  readonly actor?: number | null;
  readonly turn?: number | null;
  readonly round?: number;
  readonly first?: number;
  readonly deck?: number;
  readonly hands?: readonly (readonly (Card | "?")[])[];
  readonly mats?: readonly (readonly ("pick" | "lamp" | "cart" | "theft" | "trapped")[])[];
  readonly mine?: { readonly gone: readonly Cell[]; readonly now: readonly Lying[]; };
  readonly goals?: readonly { readonly cell: Cell; readonly face: Card | "?"; readonly open: boolean; }[];
  readonly boxed?: readonly (Card | "?")[];
  readonly discard?: { readonly from: number; readonly added: readonly Thrown[]; };
  readonly roles?: readonly (Role | "?")[];
  readonly away?: readonly { readonly seat: number; readonly role: Role | "?"; }[];
  readonly spare?: readonly (Role | "?")[];
  readonly thefts?: readonly number[];
  readonly purses?: readonly (readonly (number | "?")[])[];
  readonly coins?: readonly (number | "?")[];
  readonly pile?: number;
  readonly offer?: readonly (number | "?")[];
  readonly markers?: number;
  readonly keys?: number;
  readonly gold?: readonly number[];
}

export interface GameSummary {
  readonly over: boolean;
  readonly winners: readonly Seat[];
  readonly grade: number | null;
  readonly gold: readonly (number | null)[];
  readonly gained: readonly (readonly (number | null)[])[];
  readonly deeds: readonly Deeds[];
  readonly rounds: readonly RoundSummary[];
}

/** x grows east, y grows north */
export type Cell = readonly [number, number];

export type Card = "base_break_cart" | "base_break_lamp" | "base_break_pick" | "base_dead_e" | "base_dead_ew" | "base_dead_n" | "base_dead_ne" | "base_dead_nes" | "base_dead_nesw" | "base_dead_new" | "base_dead_ns" | "base_dead_nw" | "base_ew" | "base_fix_cart" | "base_fix_lamp" | "base_fix_lamp_cart" | "base_fix_pick" | "base_fix_pick_cart" | "base_fix_pick_lamp" | "base_goal_gold" | "base_goal_stone_ne" | "base_goal_stone_nw" | "base_map" | "base_ne" | "base_nes" | "base_nesw" | "base_new" | "base_ns" | "base_nw" | "base_rockfall" | "base_start" | "duel_break_cart" | "duel_break_lamp" | "duel_break_pick" | "duel_bridge" | "duel_bridge_gold" | "duel_cross_blue" | "duel_cross_green" | "duel_cross_troll" | "duel_dcurve_ne_sw" | "duel_dcurve_nw_es_gold" | "duel_ew" | "duel_ew_ds_gold" | "duel_fix_cart" | "duel_fix_lamp" | "duel_fix_lamp_cart" | "duel_fix_lamp_pick" | "duel_fix_pick" | "duel_fix_pick_cart" | "duel_key" | "duel_map" | "duel_ne" | "duel_ne_ds" | "duel_ne_dw" | "duel_ne_ladder_green" | "duel_new_blue" | "duel_new_ds_gold" | "duel_new_green" | "duel_new_troll" | "duel_ns" | "duel_ns_dw" | "duel_nsw_blue" | "duel_nsw_de_gold" | "duel_nsw_green" | "duel_nsw_troll" | "duel_nw" | "duel_nw_de" | "duel_nw_ds" | "duel_nw_ladder_blue" | "duel_rockfall" | "duel_start_blue" | "duel_start_green" | "duelgoal_cross_0" | "duelgoal_dead4_0" | "duelgoal_dead_ne_3" | "duelgoal_dead_new_0" | "duelgoal_dead_nsw_0" | "duelgoal_dead_nw_1" | "duelgoal_ew_dn_ds_2" | "duelgoal_ne_1_blue" | "duelgoal_ne_2" | "duelgoal_new_1_green" | "duelgoal_new_2_blue" | "duelgoal_new_3_green" | "duelgoal_ns_de_dw_1" | "duelgoal_nsw_1_blue" | "duelgoal_nsw_2_green" | "duelgoal_nsw_3_blue" | "duelgoal_nw_1_green" | "duelgoal_nw_2" | "s2_bridge" | "s2_crystal_dead_e" | "s2_crystal_dead_n" | "s2_crystal_esw_dn" | "s2_crystal_ew_ds" | "s2_crystal_nes" | "s2_crystal_nes_dw" | "s2_crystal_nesw" | "s2_crystal_new" | "s2_dcurve_ne_sw" | "s2_dcurve_nw_es" | "s2_door_blue_ew" | "s2_door_blue_ne" | "s2_door_blue_ns" | "s2_door_green_ew" | "s2_door_green_ns_dw" | "s2_door_green_nw" | "s2_ew_dn_ds" | "s2_free" | "s2_hands_off" | "s2_inspection" | "s2_ladder_e" | "s2_ladder_n" | "s2_ladder_ne" | "s2_ladder_nw" | "s2_ne_ds" | "s2_ns_de" | "s2_ns_de_dw" | "s2_nw_ds" | "s2_swap_hand" | "s2_swap_hats" | "s2_theft" | "s2_trapped";

export interface Entry {
  readonly id: string;
  readonly title: Sentence;
  readonly words: readonly Sentence[];
  readonly text: readonly Sentence[];
  readonly rules: readonly string[];
}

export type Seat = number;

export type Role = "digger" | "saboteur" | "blue" | "green" | "boss" | "profiteer" | "geologist";

export type Argument =
  | number
  | string
  | { readonly cell: readonly [number, number]; }
  | { readonly seat: number; }
  | { readonly card: Card; readonly form?: "name" | "object"; }
  | { readonly list: readonly Argument[]; }
  | { readonly join: readonly Argument[]; readonly by: string; }
  | Sentence;

export interface Game {
  readonly game: "base" | "saboteur2" | "duel" | "solo";
  readonly options?: { readonly broken_tools_forfeit?: boolean | number | string; readonly colour?: boolean | number | string; readonly edition?: boolean | number | string; readonly first?: boolean | number | string; readonly maps?: boolean | number | string; readonly one_digger_less?: boolean | number | string; readonly placing?: boolean | number | string; readonly rounds?: boolean | number | string; };
}

/** A card that lies face up in the mine. */
export interface Lying {
  readonly cell: Cell;
  readonly card: Card;
  readonly turned: boolean;
  readonly opened: boolean;
  readonly marker: number | null;
  readonly reached: readonly string[];
}

/** A card of the discard; `by`: who laid it face down. */
export interface Thrown {
  readonly card: Card | "?";
  readonly by: Seat | null;
}

export interface Chair {
  readonly kind: "person" | "bot";
  readonly name: string;
}

export interface Deeds {
  readonly laid: number;
  readonly helped: number;
  readonly hindered: number;
  readonly collapsed: number;
  readonly broke: number;
  readonly repaired: number;
  readonly looked: number;
  readonly trapped: number;
  readonly freed: number;
  readonly stole: number;
  readonly swapped: number;
  readonly opened: number;
  readonly bribed: number;
  readonly claimed: number;
  readonly passed: number;
}

export interface RoundSummary {
  readonly round: number;
  readonly cause: "gold" | "exhausted" | "markers" | "veins";
  readonly end: "gold" | "passed" | "spent" | "markers" | "veins";
  readonly winners: readonly Seat[];
  readonly sides: readonly Role[];
  readonly roles: readonly Role[];
  readonly gold: readonly Cell[];
  readonly finder: Seat | null;
  readonly teams: readonly { readonly colour: "green" | "blue"; readonly has_way: boolean; readonly doors: readonly Cell[]; }[];
  readonly trapped: readonly Seat[];
  readonly forfeited: readonly Seat[];
  readonly crystals: number;
  readonly crystals_each: number;
  readonly gained: readonly (number | null)[];
  readonly cards_gained: readonly number[];
  readonly deeds: readonly Deeds[];
  readonly turnings: readonly Turning[];
  readonly shown: readonly Fact[];
  readonly shared: readonly Fact[];
  readonly view: View;
}

export interface Turning {
  readonly seat: Seat;
  readonly fact: Fact;
  readonly before: number;
  readonly after: number;
  readonly walker: Seat | null;
}

export type Fact =
  | { readonly fact: "round_began"; readonly round: number; readonly first: number; readonly deck: number; readonly hands: readonly (readonly (Card | "?")[])[]; readonly roles: readonly (Role | "?")[]; }
  | { readonly fact: "laid"; readonly seat: number; readonly card: Card; readonly cell: Cell; readonly turned: boolean; }
  | { readonly fact: "put"; readonly seat: number; readonly card: Card; readonly target: number; }
  | { readonly fact: "lifted"; readonly seat: number; readonly card: Card | null; readonly target: number; readonly lifted: Card; }
  | { readonly fact: "collapsed"; readonly seat: number; readonly card: Card; readonly cell: Cell | null; readonly removed: Card | null; }
  | { readonly fact: "peeked"; readonly seat: number; readonly card: Card; readonly cell: Cell; readonly face: Card | "?"; }
  | { readonly fact: "opened"; readonly seat: number; readonly card: Card; readonly cell: Cell; }
  | { readonly fact: "swapped_hands"; readonly seat: number; readonly card: Card; readonly target: number; readonly given: readonly (Card | "?")[]; readonly taken: readonly (Card | "?")[]; }
  | { readonly fact: "inspected"; readonly seat: number; readonly card: Card; readonly target: number; readonly role: Role | "?"; }
  | { readonly fact: "swapped_hats"; readonly seat: number; readonly card: Card; readonly target: number; readonly old: Role | "?"; readonly new: Role | "?"; }
  | { readonly fact: "discarded"; readonly seat: number; readonly cards: readonly (Card | "?")[]; }
  | { readonly fact: "drew"; readonly seat: number; readonly card: Card | "?"; }
  | { readonly fact: "scrapped"; readonly seat: number; readonly card: Card; }
  | { readonly fact: "passed"; readonly seat: number; }
  | { readonly fact: "bribed"; readonly seat: number; readonly cell: Cell; }
  | { readonly fact: "claimed"; readonly seat: number; readonly cell: Cell; }
  | { readonly fact: "revealed"; readonly seat: number; readonly cell: Cell; readonly face: Card; }
  | { readonly fact: "settled"; readonly cell: Cell; readonly turned: boolean; }
  | { readonly fact: "round_ended"; readonly round: number; readonly cause: "gold" | "exhausted" | "markers" | "veins"; readonly winners: readonly number[]; readonly roles: readonly Role[]; }
  | { readonly fact: "uncovered"; readonly cell: Cell; readonly face: Card; }
  | { readonly fact: "left_over"; readonly role: Role; }
  | { readonly fact: "box_shown"; readonly cards: readonly Card[]; }
  | { readonly fact: "purse_shown"; readonly seat: number; readonly values: readonly number[]; readonly gold: number; }
  | { readonly fact: "offered"; readonly seat: number; readonly values: readonly (number | "?")[]; }
  | { readonly fact: "took"; readonly seat: number; readonly value: number | "?"; }
  | { readonly fact: "returned"; readonly seat: number; readonly value: number | "?"; }
  | { readonly fact: "put_back"; readonly seat: number; readonly values: readonly (number | "?")[]; }
  | { readonly fact: "paid"; readonly seat: number; readonly amount: number | "?"; }
  | { readonly fact: "robbed"; readonly seat: number; readonly victim: number | null; readonly left: boolean | null; }
  | { readonly fact: "scored"; readonly seat: number; readonly cards: readonly Card[]; }
  | { readonly fact: "toll"; readonly seat: number; readonly value: number; }
  | { readonly fact: "game_ended"; readonly gold: readonly number[]; readonly winners: readonly number[]; }
  | { readonly fact: "asked"; readonly what: "turn" | "goal" | "position" | "claim" | "nugget" | "rob" | "deal" | "over"; readonly seat: number | null; };
