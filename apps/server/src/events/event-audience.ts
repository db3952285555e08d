import type { EventRole } from '@sortie/tournaments/wire';
import { EventGroup, type EventListener, type EventScene, groupOf } from './event-group.ts';

/** Everybody who follows an event, by what they see alike. Nothing is worked out for nobody. */
export class EventAudience {
  private readonly groups = new Map<string, EventGroup>();

  get size(): number {
    let size = 0;
    for (const group of this.groups.values()) size += group.size;
    return size;
  }

  /** The listener hears of every change from now on; what there is to see now is given back as text. */
  add(listener: EventListener, scene: EventScene): string {
    const viewer = groupOf(listener.role);
    const group = this.groups.get(viewer) ?? new EventGroup(viewer);
    this.groups.set(viewer, group);
    return group.add(listener, scene);
  }

  remove(listener: EventListener): void {
    const viewer = groupOf(listener.role);
    const group = this.groups.get(viewer);
    group?.remove(listener);
    if (group?.size === 0) this.groups.delete(viewer);
  }

  /** Sends away whoever came with a link that no longer stands for what it did. */
  dismissUnless(isGood: (role: EventRole, tokenHash: string) => boolean): void {
    for (const group of this.groups.values()) {
      for (const listener of group.all()) {
        const { role, tokenHash } = listener;
        if (role === null || (tokenHash !== null && isGood(role, tokenHash))) continue;
        this.remove(listener);
        listener.dismiss();
      }
    }
  }

  push(scene: EventScene): void {
    for (const group of this.groups.values()) group.push(scene);
  }
}
