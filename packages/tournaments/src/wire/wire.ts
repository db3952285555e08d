import type { Command, Newcomer } from '../model/command.ts';
import type { JudgeId, PlayerId, TableNumber } from '../model/ids.ts';
import type { Settings } from '../model/settings.ts';
import type { EventView, Viewer } from '../view/event-view.ts';

/** `POST /api/events` */
export interface CreateEvent {
  /** Who runs it, as the log names them. */
  readonly organiser: string;
  /** The name of a preset of scoring; the settings may change it afterwards. */
  readonly preset: string;
  readonly settings: Partial<Settings> & Pick<Settings, 'name' | 'game'>;
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
}

/** The answer to JoinEvent. */
export interface JoinedEvent {
  readonly as: Viewer;
  readonly picture: EventPicture;
}

/** What the server shows one viewer: the event, and the tables of it that are played in Sortie. */
export interface EventPicture {
  readonly view: EventView;
  readonly games: readonly EventGame[];
  /** Milliseconds since 1970 by the server's clock, when the picture was made. */
  readonly now: number;
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
  | {
      readonly id: RequestId;
      readonly kind: 'eventCommand';
      readonly version: number;
      readonly command: SentCommand;
      readonly confirmed?: readonly string[];
    }
  /** Makes the link of a role; one made before for the same person dies with it. */
  | { readonly id: RequestId; readonly kind: 'makeLink'; readonly for: EventRole }
  /** Opens the table of a published pairing as a game in Sortie. */
  | {
      readonly id: RequestId;
      readonly kind: 'openGame';
      readonly round: number;
      readonly table: TableNumber;
    };

/** The result of an `eventCommand`. */
export interface CommandTaken {
  readonly version: number;
  /** Of players who registered themselves: their link, which nobody else gets. */
  readonly tokens?: readonly { readonly player: PlayerId; readonly token: string }[];
}
