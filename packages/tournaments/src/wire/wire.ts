import type { Plain } from '@sortie/kernel';
import type { Command, Newcomer } from '../model/command.ts';
import type { JudgeId, PlayerId, TableNumber } from '../model/ids.ts';
import type { Settings } from '../model/settings.ts';
import type { EventView, Viewer } from '../view/event-view.ts';
import type { OwnPart } from '../view/own-part.ts';

/** `POST /api/events` */
export interface CreateEvent {
  /** Who runs it, as the log names them. */
  readonly organiser: string;
  /** The name of a preset of scoring; the settings may change it afterwards. */
  readonly preset: string;
  readonly settings: Partial<Settings> & Pick<Settings, 'name' | 'game'>;
}

/** `POST /api/events/import`: a server goes on with an event that another one began. */
export interface ImportEvent {
  /** Who runs it from now on; everybody else gets a new link from them. */
  readonly organiser: string;
  /** The text of the event's file. */
  readonly file: string;
}

/** The answer to CreateEvent, and to a file that another server takes over. */
export interface CreatedEvent {
  readonly id: string;
  readonly commitment: string;
  /** The organiser's token: whoever holds it runs the event. */
  readonly token: string;
}

/** Whom a token stands for. A token is kept as its hash; the link to a role is `/event/<id>#<token>`. */
export type EventRole =
  | { readonly role: 'organiser'; readonly name: string }
  | { readonly role: 'judge'; readonly judge: JudgeId }
  | { readonly role: 'player'; readonly player: PlayerId };

/** A player as a page registers one: the list is text, which the game judges on the server. */
export type SentNewcomer = Omit<Newcomer, 'list'> & { readonly list?: string };

/** What a page asks of an event. Time passes by the server's clock alone. */
export type SentCommand =
  | Exclude<Command, { readonly kind: 'addPlayers' | 'handInList' | 'passTime' }>
  | { readonly kind: 'addPlayers'; readonly players: readonly SentNewcomer[] }
  | { readonly kind: 'handInList'; readonly player: PlayerId; readonly list: string };

type RequestId = string | number;

/** The first message of a socket that follows an event; without a token it is the public. */
export interface JoinEvent {
  readonly id: RequestId;
  readonly kind: 'joinEvent';
  readonly protocol: number;
  readonly event: string;
  readonly token?: string;
  /** Wants differences where it has the picture before them. */
  readonly differences?: boolean;
}

/** The answer to JoinEvent. */
export interface JoinedEvent {
  readonly as: Viewer;
  /** What the event calls the organiser whose link it is; null for everybody else. */
  readonly organiser: string | null;
  readonly picture: EventPicture;
  /** Of a player who joined with `differences`: then `picture` is the public's. */
  readonly own?: OwnShare;
}

/** What a player is shown beyond the public. */
export interface OwnShare {
  readonly part: OwnPart;
  /** The player's own tables, with the tokens for them. */
  readonly games: readonly EventGame[];
}

/** What the server shows one viewer: the event, and the tables of it that are played in Sortie. */
export interface EventPicture {
  readonly view: EventView;
  readonly games: readonly EventGame[];
  /** Milliseconds since 1970 by the server's clock, when the picture was made. */
  readonly now: number;
}

/** Pushed to every socket of an event after everything that changes it; has no id. */
export interface EventUpdate {
  readonly kind: 'eventUpdate';
  readonly picture: EventPicture;
}

/**
 * Pushed in place of an update to a socket that joined with `differences`: only what is no longer as it was. For
 * everybody who sees the same it is the same text.
 */
export interface EventDifference {
  readonly kind: 'eventDifference';
  readonly now: number;
  /** A `Difference` of the protocol, from `{ view, games }` before to that now; for players the public's. */
  readonly shown?: Plain;
  /** Of a player, when it has changed. */
  readonly own?: OwnShare;
}

/** A table of the event that is played in Sortie. */
export interface EventGame {
  readonly round: number;
  readonly table: TableNumber;
  readonly game: string;
  /** The viewer's own token of that game: a seat for its players, the judge's for judges and organisers. */
  readonly token: string | null;
  readonly status: 'waiting' | 'playing' | 'over';
}

/** One request on a joined socket, answered with a result or with a refusal that names the rule. */
export type EventRequest =
  /** Asks for a sign of life. */
  | { readonly id: RequestId; readonly kind: 'hello' }
  | {
      readonly id: RequestId;
      readonly kind: 'eventCommand';
      readonly version: number;
      readonly command: SentCommand;
      readonly confirmed?: readonly string[];
      /** Something nobody else can guess. Sent again with the same key, a command is carried out once. */
      readonly key?: string;
    }
  /** Makes the link of a role; one made before for the same person dies with it. */
  | { readonly id: RequestId; readonly kind: 'makeLink'; readonly for: EventRole }
  /** Asks who else runs the event; only organisers are told. */
  | { readonly id: RequestId; readonly kind: 'listOrganisers' }
  /** Opens the table of a published pairing as a game in Sortie. */
  | {
      readonly id: RequestId;
      readonly kind: 'openGame';
      readonly round: number;
      readonly table: TableNumber;
    };

/** The result of `makeLink`. */
export interface MadeLink {
  readonly token: string;
  /** It replaces the token of the socket that asked for it. */
  readonly isOwn: boolean;
}

/** The result of `listOrganisers`. */
export interface ListedOrganisers {
  /** Everybody with an organiser's link, by name. */
  readonly organisers: readonly string[];
}

/** The result of an `eventCommand`. */
export interface CommandTaken {
  readonly version: number;
  /** Of players who registered themselves: their link, which nobody else gets. */
  readonly tokens?: readonly { readonly player: PlayerId; readonly token: string }[];
}
