import type { EventPicture, EventRole } from '@sortie/tournaments/wire';

/** Whoever asks something of an event. */
export interface Caller {
  /** Null for the public. */
  readonly role: EventRole | null;
  /** Of the token that it came with; null for the public. Who replaces their own link goes on with the new one. */
  tokenHash: string | null;
}

/** A connection that follows an event. */
export interface EventListener extends Caller {
  hear(message: string): void;
  /** Its link is of no use any longer. */
  dismiss(): void;
}

/** What an event looks like to somebody. */
export type PictureFor = (role: EventRole | null) => EventPicture;

/** Everybody who follows an event. */
export class EventAudience {
  private readonly listeners = new Set<EventListener>();

  get size(): number {
    return this.listeners.size;
  }

  add(listener: EventListener): void {
    this.listeners.add(listener);
  }

  remove(listener: EventListener): void {
    this.listeners.delete(listener);
  }

  /** Sends away whoever came with a link that no longer stands for what it did. */
  dismissUnless(isGood: (listener: EventListener) => boolean): void {
    for (const listener of this.listeners) {
      if (isGood(listener)) continue;
      this.listeners.delete(listener);
      listener.dismiss();
    }
  }

  push(picture: PictureFor): void {
    for (const listener of this.listeners) {
      listener.hear(JSON.stringify({ kind: 'eventUpdate', picture: picture(listener.role) }));
    }
  }
}
