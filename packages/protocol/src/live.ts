import type { Decision, Outcome, Plain, Replay, Side, StandingPass, Viewer } from '@sortie/kernel';
import type { Difference } from './difference.ts';
import { applyDifference } from './difference.ts';
import type { Judged, Occasion } from './judged.ts';
import type { BroughtSeed, DicePromises, KnownStart } from './live-dice.ts';
import type { Reply } from './reply.ts';
import type { RequestId } from './request.ts';

/** How well a computer plays, in the game's own words. */
export type Level = string;

export type Who = 'person' | 'computer';

/** A game waits for people, is played, and is over. */
export type LiveStatus = 'waiting' | 'playing' | 'over';

/** What a player of the set-up brings besides seat and side: a list, or something smaller. Only the game can read it. */
export type Force = Plain;

/** `POST /api/games` */
export interface CreateGame {
  readonly game: string;
  /** The game's own options; none given means the usual. */
  readonly options: Readonly<Record<string, Plain>>;
  /** A clock that runs from the moment the game begins. */
  readonly minutes?: number;
  /** Whether everybody may look on at the game's address. */
  readonly spectators: boolean;
  /** Several people play at one screen: whoever makes the game gets the spectator's token in any case. */
  readonly oneScreen?: boolean;
  readonly seats: readonly CreateSeat[];
  /** "What if": the opening of that replay and its first entries, and other dice. Options and forces are the replay's. */
  readonly from?: { readonly replay: Replay; readonly entries: number };
}

export interface CreateSeat {
  readonly seat: string;
  readonly side: Side;
  readonly who: Who;
  /** Of a computer; the game's middle one when it is not given. */
  readonly level?: Level;
  readonly name?: string;
  /** A computer's; people bring theirs when they sit down. */
  readonly force?: Force;
}

/** The answer to CreateGame. */
export interface Created {
  readonly id: string;
  /** The SHA-256 of the referee's secret, published before anybody adds a seed. */
  readonly commitment: string;
  /** A person's seat has an invite, which can be used once. */
  readonly seats: readonly { readonly seat: string; readonly invite?: string }[];
  /** A token to look on with, when that is allowed or several people play at one screen. */
  readonly spectator?: string;
}

/** `POST /api/games/:id/seats/:seat` */
export interface Sit extends BroughtSeed {
  readonly invite: string;
  readonly name: string;
  readonly force?: Force;
}

/** The answer to Sit: the token is the seat from now on. */
export interface Seated {
  readonly token: string;
}

/** Somebody at a table, as everybody may know them. */
export interface SeatSummary {
  readonly seat: string;
  readonly side: Side;
  readonly who: Who;
  readonly level?: Level;
  readonly name: string;
  /** A computer always sits; a person does when the invite is spent. */
  readonly sat: boolean;
}

export interface Person extends SeatSummary {
  /** At least one connection of the seat is open. */
  readonly present: boolean;
}

/** `GET /api/games/:id` */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly status: LiveStatus;
  readonly options: Readonly<Record<string, Plain>>;
  readonly minutes?: number;
  readonly spectators: boolean;
  readonly commitment: string;
  /** Of a game that goes on from another one. */
  readonly from?: KnownStart;
  readonly seats: readonly SeatSummary[];
  /** Of a judged game. */
  readonly occasion?: Occasion;
}

/** What people call a game and its players: shown beside a replay, and no part of what is played again. */
export interface ReplayAbout {
  readonly title: string;
  /** By seat. */
  readonly names: Readonly<Record<string, string>>;
}

/** `POST /api/replays`, and what `GET /api/replays/:id` gives back. */
export type NamedReplay = Replay & { readonly about?: ReplayAbout };

/** The answer to `POST /api/replays`. */
export interface Shared {
  readonly id: string;
}

/** `GET /api/health` */
export interface Health {
  readonly status: 'ok';
  readonly version: string;
  readonly protocol: number;
}

/** `GET /api/reach`: where others open the page; null when nobody said that it is shared. */
export interface Reach {
  /** `http://192.168.1.5:7717` */
  readonly address: string | null;
}

/** What the table looks like to one viewer: `Referee.view`. */
export interface LiveView<Table = Plain> {
  readonly version: number;
  readonly outcome: Outcome | null;
  readonly waitingFor: readonly string[];
  /** Windows that the viewer lets go by without being asked. */
  readonly passes: readonly StandingPass[];
  /** The viewer's own open questions. */
  readonly decisions: readonly Decision[];
  readonly table: Table;
}

/** Something that somebody who looks on has said; it is no part of the game and of its replay. */
export interface GalleryWord {
  readonly name: string;
  readonly text: string;
}

/** Sent by a socket that looks on; seats say what is part of the game by a command. */
export interface SpeakInGallery extends GalleryWord {
  readonly id: RequestId;
  readonly kind: 'gallery';
}

/** Pushed to every socket of a game after everything that changes it; has no id. */
export interface Update<Table = Plain, Event = { readonly kind: string }> {
  readonly kind: 'update';
  readonly status: LiveStatus;
  readonly version: number;
  /** Null while the game waits for people. */
  readonly view: LiveView<Table> | null;
  /** Cut the log you hold to `from`, then append; after an undo it starts at 0. */
  readonly log: { readonly from: number; readonly to: number; readonly events: readonly Event[] };
  /** Somebody asked to take back, to the question named by its kind. */
  readonly undo: { readonly by: string; readonly needs: readonly string[]; readonly question: string } | null;
  /** Who took something back that can be given again. */
  readonly redo: string | null;
  readonly people: readonly Person[];
  /** When the time is up, in milliseconds since 1970. */
  readonly clock: { readonly endsAt: number } | null;
  /** A timer that the rules have set running: when it runs out, and how long it runs in all. */
  readonly timer: { readonly endsAt: number; readonly seconds: number } | null;
  /** Computer seats at work. */
  readonly thinking: readonly string[];
  /** What those who look on have said last, oldest first. */
  readonly gallery: readonly GalleryWord[];
  /** How many look on; who they are nobody is told. */
  readonly watching: number;
  /** Null in a game without a judge. */
  readonly judged: Judged | null;
  readonly dice: DicePromises;
  /** Null in a game that began anew. */
  readonly from: KnownStart | null;
}

/** Pushed in place of an update to a socket that joined with `differences`: only what is no longer as it was. */
export interface UpdateDifference<Event = { readonly kind: string }> {
  readonly kind: 'difference';
  /** From the update before to the one now, but for the log; left out when nothing else changed. */
  readonly shown?: Difference;
  readonly log: Update<Plain, Event>['log'];
}

/** The update that a difference leads to. */
export function applyUpdateDifference<Table, Event>(
  before: Update<Table, Event>,
  { shown, log }: UpdateDifference<Event>,
): Update<Table, Event> {
  return { ...(shown ? applyDifference(before, shown) : before), log };
}

/** The first message on a socket. */
export interface Join {
  readonly id: RequestId;
  readonly kind: 'join';
  readonly protocol: number;
  readonly game: string;
  /** A seat's token, the spectators' or the judge's. Whoever has none looks on, if the players allow it. */
  readonly token?: string;
  /** Wants differences where it has the update before them. */
  readonly differences?: boolean;
}

/** What `result` holds in the reply to a Join. */
export interface Joined<Table = Plain, Event = { readonly kind: string }> {
  readonly as: Viewer | 'judge';
  readonly update: Update<Table, Event>;
  /** The time of the server, in milliseconds since 1970: clocks of phones and laptops differ. */
  readonly now: number;
}

/** What is wrong with a request to the server. */
export type LiveProblem =
  /** 400: a field is missing, wrong or unknown. */
  | 'malformed'
  /** 404: the server does not know that kind of game. */
  | 'unknown-game'
  /** 404 */
  | 'no-such-game'
  /** 404 */
  | 'no-such-event'
  /** 404 */
  | 'no-such-seat'
  /** 404 */
  | 'no-such-replay'
  /** 404: nothing answers at this address. */
  | 'no-such-address'
  /** 421: the server does not answer under this name. */
  | 'unknown-host'
  /** 403: the invite is not that of the seat. */
  | 'bad-invite'
  /** 403: the token is not one of this game. */
  | 'bad-token'
  /** 403: the socket brings no token, and the players let nobody look on. */
  | 'not-watched'
  /** 409: somebody has sat down there already. */
  | 'seat-taken'
  /** 409: a replay holds every secret, so it is given out when the game is over. */
  | 'not-over'
  /** 409: the socket asks about the game before all people have sat down. */
  | 'waiting'
  /** 409: the socket has joined a game already. */
  | 'joined-already'
  /** 413 */
  | 'too-large'
  /** 429 */
  | 'too-fast'
  /** 422: a rule forbids it; `rule` and `about` say which. */
  | 'refused'
  /** 422: the replay does not play to the same end again. */
  | 'replay-differs'
  /** 400: written for another version of the protocol. */
  | 'protocol-version'
  /** 408: a socket joins a game within five seconds. */
  | 'late-join'
  /** 403: a seat speaks for itself, a spectator only looks. */
  | 'not-allowed'
  /** 503: it could not be stored, so it has not happened; try again. */
  | 'storage'
  /** 501: the game is played by rules that this server does not have. It is kept as it is. */
  | 'unknown-rules'
  /** 500: a fault of ours; nothing has changed. */
  | 'failed';

/** The body of every HTTP answer that is no success. */
export interface LiveError {
  readonly problem: LiveProblem;
  readonly message: string;
  readonly field?: string;
  readonly rule?: string;
  readonly about?: Plain;
}

/** What the server says on a socket when it is neither a result nor the referee's own reply. */
export interface LiveErrorReply {
  readonly id: RequestId | null;
  readonly kind: 'error';
  readonly problem: LiveProblem;
  readonly field?: string;
  readonly message: string;
}

/** Everything that comes over a socket from the server. */
export type LiveMessage<Table = Plain, Event = { readonly kind: string }> =
  | Reply
  | LiveErrorReply
  | Update<Table, Event>
  | UpdateDifference<Event>;
