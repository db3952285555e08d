import type { Plain } from '@sortie/kernel';
import type { TableNumber } from '@sortie/tournaments/model';
import type { Viewer } from '@sortie/tournaments/view';
import type {
  CommandTaken,
  EventPicture,
  EventRole,
  ListedOrganisers,
  MadeLink,
  SentCommand,
} from '@sortie/tournaments/wire';
import type { Store } from '../app/store.ts';

/** What a page knows of an event. */
export interface FollowedEvent {
  /** `silent` owes an answer for some seconds; `away` is the time between a lost connection and the next. */
  readonly connection: 'joining' | 'here' | 'silent' | 'away' | 'shut';
  /** Why it is shut for good: `bad-token` (also a link that another one has replaced), `no-event`, `version`. */
  readonly reason: string | null;
  readonly as: Viewer;
  /** What the event calls the organiser whose link it is; null for everybody else. */
  readonly organiser: string | null;
  readonly picture: EventPicture | null;
}

/** What came of a request. A refusal with `asks` goes through when it is sent again with its rule confirmed. */
export type EventReply<Result = CommandTaken | null> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'refused'; readonly rule: string; readonly about: Plain; readonly asks: boolean }
  | { readonly kind: 'error'; readonly problem: string; readonly message: string };

/** One viewer's connection to an event; it reconnects after every break. */
export interface EventLine {
  readonly event: Store<FollowedEvent>;
  join(): void;
  leave(): void;
  /** Sends a command for the version that the page shows; one that a break held up is carried out once. */
  send(command: SentCommand, confirmed?: readonly string[]): Promise<EventReply>;
  /** Makes the link of a role; one made before for the same person dies with it. */
  makeLink(role: EventRole): Promise<EventReply<MadeLink>>;
  /** Everybody with an organiser's link. */
  listOrganisers(): Promise<EventReply<ListedOrganisers>>;
  /** Opens a published pairing as a game in Sortie. */
  openGame(round: number, table: TableNumber): Promise<EventReply<{ readonly game: string }>>;
}
