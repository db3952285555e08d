import type { Viewer } from '@sortie/kernel';
import { steadyNow } from '../operations/steady-clock.ts';
import type { LiveReply } from './live-reply.ts';
import { type Listener, type Picture, ViewerGroup } from './viewer-group.ts';

/** Who is connected to another process. */
interface Elsewhere {
  readonly seats: readonly string[];
  /** How many look on. */
  readonly watching: number;
  readonly until: number;
}

/** Everybody who looks at a game, by what they may see. Nothing is computed for a seat without a connection. */
export class Audience {
  private readonly groups = new Map<Viewer, ViewerGroup>();
  private readonly elsewhere = new Map<string, Elsewhere>();

  get size(): number {
    let size = 0;
    for (const group of this.groups.values()) size += group.size;
    return size;
  }

  /** How many look on, here alone. */
  get watchingHere(): number {
    return this.groups.get('spectator')?.size ?? 0;
  }

  /** How many look on, here and elsewhere. */
  get watching(): number {
    const now = steadyNow();
    let watching = this.watchingHere;
    for (const each of this.elsewhere.values()) if (each.until > now) watching += each.watching;
    return watching;
  }

  /** The address of a seat that has a connection here, or of whoever looks on. */
  get address(): string | undefined {
    const [seat = 'spectator'] = this.presentSeats();
    return this.groups.get(seat as Viewer)?.address;
  }

  add(listener: Listener): void {
    const { viewer } = listener;
    const group = this.groups.get(viewer) ?? new ViewerGroup(viewer);
    this.groups.set(viewer, group);
    group.add(listener);
  }

  remove(listener: Listener): boolean {
    const group = this.groups.get(listener.viewer);
    if (!group?.remove(listener)) return false;
    if (group.size === 0) this.groups.delete(listener.viewer);
    return true;
  }

  /** The seats with a connection here. */
  presentSeats(): readonly string[] {
    return [...this.groups.keys()].filter((viewer) => viewer !== 'spectator');
  }

  /** All seats with a connection here or elsewhere, as one text. */
  get presence(): string {
    const now = steadyNow();
    const elsewhere = [...this.elsewhere.values()].flatMap(({ seats, until }) => (until > now ? seats : []));
    return [...new Set([...this.presentSeats(), ...elsewhere])].toSorted().join(' ');
  }

  isPresent(seat: string): boolean {
    if (this.groups.has(seat as Viewer)) return true;
    const now = steadyNow();
    for (const { seats, until } of this.elsewhere.values()) {
      if (until > now && seats.includes(seat)) return true;
    }
    return false;
  }

  /** Notes who is connected to another process. One that ended without a word is forgotten after a while. */
  notePresenceElsewhere(
    process: string,
    there: Pick<Elsewhere, 'seats' | 'watching'>,
    forMilliseconds: number,
  ): void {
    const { seats, watching } = there;
    this.elsewhere.set(process, { seats, watching, until: steadyNow() + forMilliseconds });
  }

  hangUp(code: number, why: LiveReply): void {
    for (const group of this.groups.values()) group.hangUp(code, why);
  }

  /** Everybody gets the log from its beginning with the next update. */
  beginLogAnew(): void {
    for (const group of this.groups.values()) group.beginLogAnew();
  }

  /** The whole picture, as text, for a listener who has just come. Whoever sees the same must have been shown it before. */
  welcome(listener: Listener, picture: Picture): string {
    return this.groups.get(listener.viewer)!.welcome(listener, picture);
  }

  /** Shows the picture to everybody but one who gets it otherwise. */
  push(picture: Picture, but?: Listener): void {
    for (const group of this.groups.values()) group.push(picture, but);
  }
}
