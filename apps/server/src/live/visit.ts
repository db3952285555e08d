import type { LiveReply } from '../games/live-reply.ts';

/** What a socket has joined: it takes the messages that come after. */
export interface Visit {
  take(text: string): void;
  /** The socket has read what it was sent. */
  readOn(): void;
  leave(): void;
}

/** What a visit does with its socket. */
export interface Host {
  say(reply: LiveReply): void;
  /** A reply that is written already, and counts as what was asked for. */
  answer(text: string): void;
  /** Sends a message that is written already. */
  write(text: string | Buffer): void;
  /** Says why, and hangs up. */
  dismiss(code: number, reply: LiveReply): void;
  /** The socket has gone, perhaps while something was being read. */
  readonly isGone: boolean;
  /** So much waits unread that nothing more is to be sent that was not asked for. */
  readonly isBehind: boolean;
  /** Whose socket it is, as budgets count. */
  readonly address: string;
  /** So many are connected that what is left is kept for people with a seat. */
  readonly isCrowded: boolean;
  /** What was asked has held up everybody for so many milliseconds. */
  charge(milliseconds: number): void;
}
