import type { LiveReply } from '../games/live-reply.ts';

/** What a socket has joined: it takes the messages that come after. */
export interface Visit {
  take(text: string): void;
  leave(): void;
}

/** What a visit does with its socket. */
export interface Host {
  say(reply: LiveReply): void;
  /** Sends a message that is written already. */
  write(text: string | Buffer): void;
  /** Says why, and hangs up. */
  dismiss(code: number, reply: LiveReply): void;
  /** The socket has gone, perhaps while something was being read. */
  readonly isGone: boolean;
}
