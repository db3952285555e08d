import { setImmediate } from 'node:timers/promises';

/** What hears messages that are bytes already. */
export interface Hearer {
  hear(message: Buffer): void;
}

interface Mail {
  readonly to: readonly Hearer[];
  readonly message: Buffer;
}

/** Sent without a pause: as many as the others need not notice. */
const AT_ONCE = 200;

/** Sends messages to crowds in their order, a few at a time, so that players do not wait until a thousand who look on have theirs. */
export class Outbox {
  private readonly mail: Mail[] = [];
  private isSending = false;

  /** To few with nothing before it, it goes at once. */
  send(to: readonly Hearer[], message: Buffer): void {
    if (to.length <= AT_ONCE && this.mail.length === 0) {
      for (const each of to) each.hear(message);
      return;
    }
    this.mail.push({ to, message });
    if (this.isSending) return;
    this.isSending = true;
    void this.sendAll();
  }

  private async sendAll(): Promise<void> {
    for (let mail = this.mail[0]; mail; mail = this.mail[0]) {
      const { to, message } = mail;
      for (let at = 0; at < to.length; at += AT_ONCE) {
        for (const each of to.slice(at, at + AT_ONCE)) each.hear(message);
        await setImmediate();
      }
      this.mail.shift();
    }
    this.isSending = false;
  }
}
