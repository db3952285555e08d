import type { Viewer } from '@sortie/kernel';
import type { Update } from '@sortie/protocol';
import { type Listener, type Picture, ViewerGroup } from './viewer-group.ts';

/** Everybody who looks at a game, by what they may see. Nothing is computed for a seat without a connection. */
export class Audience {
  private readonly groups = new Map<Viewer, ViewerGroup>();
  /** Seats that other processes serve. */
  private readonly elsewhere = new Map<
    string,
    { readonly seats: readonly string[]; readonly until: number }
  >();

  get size(): number {
    let size = 0;
    for (const group of this.groups.values()) size += group.size;
    return size;
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

  isPresent(seat: string): boolean {
    if (this.groups.has(seat as Viewer)) return true;
    const now = Date.now();
    for (const { seats, until } of this.elsewhere.values()) {
      if (until > now && seats.includes(seat)) return true;
    }
    return false;
  }

  /** Notes who is connected to another process. One that ended without a word is forgotten after a while. */
  notePresenceElsewhere(process: string, seats: readonly string[], forMilliseconds: number): void {
    this.elsewhere.set(process, { seats, until: Date.now() + forMilliseconds });
  }

  /** Everybody gets the log from its beginning with the next update. */
  beginLogAnew(): void {
    for (const group of this.groups.values()) group.beginLogAnew();
  }

  /** The whole picture for a listener who has just come. Whoever sees the same must have been shown it before. */
  welcome(listener: Listener, picture: Picture): Update {
    return this.groups.get(listener.viewer)!.welcome(listener, picture);
  }

  /** Shows the picture to everybody but one who gets it otherwise. */
  push(picture: Picture, but?: Listener): void {
    for (const group of this.groups.values()) group.push(picture, but);
  }
}
