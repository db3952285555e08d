import type { Viewer } from '@sortie/kernel';
import type { Update } from '@sortie/protocol';

/** A connection that looks at a game. */
export interface Listener {
  readonly viewer: Viewer;
  hear(update: string): void;
}

/** What a game looks like to one viewer who has its log up to a place. */
export type Picture = (viewer: Viewer, from: number) => Update;

/** Everybody who looks at a game, each with the place up to which they have its log. */
export class Audience {
  private readonly heardTo = new Map<Listener, number>();
  /** Seats that other processes serve. */
  private readonly elsewhere = new Map<
    string,
    { readonly seats: readonly string[]; readonly until: number }
  >();

  get size(): number {
    return this.heardTo.size;
  }

  add(listener: Listener, heardTo: number): void {
    this.heardTo.set(listener, heardTo);
  }

  remove(listener: Listener): boolean {
    return this.heardTo.delete(listener);
  }

  /** The seats with a connection here. */
  present(): readonly string[] {
    return [...new Set([...this.heardTo.keys()].map(({ viewer }) => viewer as string))].filter(
      (viewer) => viewer !== 'spectator',
    );
  }

  isPresent(seat: string): boolean {
    const now = Date.now();
    return (
      this.present().includes(seat) ||
      [...this.elsewhere.values()].some(({ seats, until }) => until > now && seats.includes(seat))
    );
  }

  /** A process that ended without a word is forgotten after a while. */
  presentElsewhere(process: string, seats: readonly string[], forMilliseconds: number): void {
    this.elsewhere.set(process, { seats, until: Date.now() + forMilliseconds });
  }

  /** Everybody gets the log from its beginning with the next update. */
  beginLogAnew(): void {
    for (const listener of this.heardTo.keys()) this.heardTo.set(listener, 0);
  }

  /** Shows everybody the picture `but` one who has it already. */
  push(picture: Picture, but?: Listener): void {
    const drawn = new Map<string, { readonly text: string; readonly to: number }>();
    for (const [listener, from] of this.heardTo) {
      if (listener === but) continue;
      const key = `${from} ${listener.viewer}`;
      let update = drawn.get(key);
      if (!update) {
        const made = picture(listener.viewer, from);
        update = { text: JSON.stringify(made), to: made.log.to };
        drawn.set(key, update);
      }
      this.heardTo.set(listener, update.to);
      listener.hear(update.text);
    }
  }
}
