import type { Viewer } from '@sortie/kernel';
import type { Update, UpdateDifference } from '@sortie/protocol';
import { Mirror } from '@sortie/protocol/service';

/** A connection that looks at a game. */
export interface Listener {
  readonly viewer: Viewer;
  /** It can follow differences, so that it needs a whole update only at first. */
  readonly followsDifferences: boolean;
  hear(message: string): void;
}

/** What a game looks like to one viewer who has its log up to a place. */
export type Picture = (viewer: Viewer, from: number) => Update;

/** Connections that may see the same: what they are sent is computed and written once for all of them. */
export class ViewerGroup {
  private readonly listeners = new Set<Listener>();
  /** The place up to which they have the log. */
  private heardTo = 0;
  /** What those who follow differences were shown last, without its log. */
  private shown: Mirror | undefined;

  constructor(private readonly viewer: Viewer) {}

  get size(): number {
    return this.listeners.size;
  }

  add(listener: Listener): void {
    this.listeners.add(listener);
  }

  remove(listener: Listener): boolean {
    return this.listeners.delete(listener);
  }

  beginLogAnew(): void {
    this.heardTo = 0;
  }

  /** The whole picture for one who has just come; the others were shown the same before. */
  welcome(listener: Listener, picture: Picture): Update {
    const update = picture(this.viewer, 0);
    this.heardTo = update.log.to;
    if (!this.hasFollowers()) return update;
    const now = withoutLog(update);
    // Where showing it to the others failed they begin anew, so that all follow from the same update.
    if (!this.shown) this.shown = new Mirror(now);
    else if (this.shown.follow(now)) this.tellFollowers(JSON.stringify(update), listener);
    return update;
  }

  push(picture: Picture, but: Listener | undefined): void {
    if (this.size === 0 || (this.size === 1 && but && this.listeners.has(but))) return;
    const update = picture(this.viewer, this.heardTo);
    this.heardTo = update.log.to;
    const difference = this.hasFollowers() ? this.differenceTo(update) : undefined;
    let whole: string | undefined;
    for (const listener of this.listeners) {
      if (listener === but) continue;
      if (!listener.followsDifferences) {
        whole ??= JSON.stringify(update);
        listener.hear(whole);
      } else if (difference !== undefined) listener.hear(difference);
    }
  }

  private tellFollowers(message: string, but: Listener): void {
    for (const listener of this.listeners) {
      if (listener !== but && listener.followsDifferences) listener.hear(message);
    }
  }

  private hasFollowers(): boolean {
    for (const { followsDifferences } of this.listeners) if (followsDifferences) return true;
    return false;
  }

  /** Undefined when there is nothing to say. */
  private differenceTo(update: Update): string | undefined {
    const { log } = update;
    const now = withoutLog(update);
    if (!this.shown) {
      this.shown = new Mirror(now);
      return JSON.stringify(update);
    }
    const shown = this.shown.follow(now);
    if (!shown && log.events.length === 0 && log.from > 0) return undefined;
    const message: UpdateDifference = { kind: 'difference', ...(shown ? { shown } : {}), log };
    return JSON.stringify(message);
  }
}

function withoutLog(update: Update): Omit<Update, 'log'> {
  const { log: _, ...shown } = update;
  return shown;
}
