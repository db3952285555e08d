import type { Viewer } from '@sortie/kernel';
import type { Update, UpdateDifference } from '@sortie/protocol';
import { Mirror } from '@sortie/protocol/service';
import type { LiveReply } from './live-reply.ts';
import { Outbox } from './outbox.ts';

/** A connection that looks at a game. */
export interface Listener {
  readonly viewer: Viewer;
  /** It can follow differences, so that it needs a whole update only at first. */
  readonly followsDifferences: boolean;
  /** Whose connection it is, as budgets count. */
  readonly address: string;
  /** So much of what it was sent waits unread that it is sent no more until it has read that. */
  readonly isBehind: boolean;
  hear(message: Buffer): void;
  /** Says why, and ends the connection. */
  hangUp(code: number, why: LiveReply): void;
}

/** What a game looks like to one viewer who has its log up to a place. */
export type Picture = (viewer: Viewer, from: number) => Update;

/**
 * Connections that may see the same: what they are sent is computed and turned into bytes once for all of them. Those
 * that do not read are passed over, and get the newest state in place of all that they missed.
 */
export class ViewerGroup {
  private readonly listeners = new Set<Listener>();
  /** Those who stopped reading, with the place up to which they have the log. */
  private readonly behind = new Map<Listener, number>();
  /** The place up to which the others have the log. */
  private heardTo = 0;
  /** What those who follow differences were shown last, without its log. */
  private shown: Mirror | undefined;
  /** The same as text and with its log, until it changes: many come at the same moment. */
  private whole: string | undefined;
  private readonly outbox = new Outbox();

  constructor(private readonly viewer: Viewer) {}

  get size(): number {
    return this.listeners.size;
  }

  /** Of whoever came first. */
  get address(): string | undefined {
    const [first] = this.listeners;
    return first?.address;
  }

  add(listener: Listener): void {
    this.listeners.add(listener);
  }

  remove(listener: Listener): boolean {
    this.behind.delete(listener);
    return this.listeners.delete(listener);
  }

  hangUp(code: number, why: LiveReply): void {
    for (const listener of this.listeners) listener.hangUp(code, why);
  }

  beginLogAnew(): void {
    this.heardTo = 0;
    this.whole = undefined;
    for (const listener of this.behind.keys()) this.behind.set(listener, 0);
  }

  /** The whole picture as text for one who has just come; the others were shown the same before. */
  welcome(listener: Listener, picture: Picture): string {
    if (this.whole !== undefined && (this.shown || !listener.followsDifferences)) return this.whole;
    const update = picture(this.viewer, 0);
    const whole = JSON.stringify(update);
    this.whole = whole;
    this.noteLaggards();
    const isLogNew = update.log.to !== this.heardTo;
    this.heardTo = update.log.to;
    const now = withoutLog(update);
    const isNew = this.shown?.follow(now) !== undefined;
    if (!this.hasFollowers()) this.shown = undefined;
    else this.shown ??= new Mirror(now);
    // Where showing it to the others failed they begin anew, so that all follow from the same update.
    if (this.size > 1 && (isLogNew || isNew)) this.tellOthers(Buffer.from(whole), listener);
    return whole;
  }

  push(picture: Picture, but: Listener | undefined): void {
    if (this.size === 0 || (this.size === 1 && but && this.listeners.has(but))) return;
    this.whole = undefined;
    this.noteLaggards();
    const update = picture(this.viewer, this.heardTo);
    this.heardTo = update.log.to;
    const difference = this.hasFollowers() ? this.differenceTo(update) : undefined;
    const readers = [...this.listeners].filter((each) => each !== but && !this.behind.has(each));
    const simple = readers.filter(({ followsDifferences }) => !followsDifferences);
    if (simple.length > 0) this.outbox.send(simple, Buffer.from(JSON.stringify(update)));
    if (difference !== undefined) {
      const followers = simple.length === 0 ? readers : readers.filter((each) => each.followsDifferences);
      this.outbox.send(followers, difference);
    }
    this.bringForward(picture);
  }

  private noteLaggards(): void {
    for (const listener of this.listeners) {
      if (listener.isBehind && !this.behind.has(listener)) this.behind.set(listener, this.heardTo);
    }
  }

  /** Whoever reads again gets the state that the others have just been shown, and the log from where it was left. */
  private bringForward(picture: Picture): void {
    const updates = new Map<number, Buffer>();
    for (const [listener, from] of this.behind) {
      if (listener.isBehind) continue;
      const update = updates.get(from) ?? Buffer.from(JSON.stringify(picture(this.viewer, from)));
      updates.set(from, update);
      this.behind.delete(listener);
      this.outbox.send([listener], update);
    }
  }

  private tellOthers(message: Buffer, but: Listener): void {
    const others = [...this.listeners].filter((each) => each !== but && !this.behind.has(each));
    this.outbox.send(others, message);
  }

  private hasFollowers(): boolean {
    for (const { followsDifferences } of this.listeners) if (followsDifferences) return true;
    return false;
  }

  /** Undefined when there is nothing to say. */
  private differenceTo(update: Update): Buffer | undefined {
    const { log } = update;
    const now = withoutLog(update);
    if (!this.shown) {
      this.shown = new Mirror(now);
      return Buffer.from(JSON.stringify(update));
    }
    const shown = this.shown.follow(now);
    if (!shown && log.events.length === 0 && log.from > 0) return undefined;
    const message: UpdateDifference = { kind: 'difference', ...(shown ? { shown } : {}), log };
    return Buffer.from(JSON.stringify(message));
  }
}

function withoutLog(update: Update): Omit<Update, 'log'> {
  const { log: _, ...shown } = update;
  return shown;
}
