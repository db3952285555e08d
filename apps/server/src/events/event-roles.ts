import { unreachable } from '@sortie/kernel';
import type { Actor, Tournament } from '@sortie/tournaments/model';
import type { Viewer } from '@sortie/tournaments/view';
import type { EventRole } from '@sortie/tournaments/wire';
import type { GroupViewer } from './event-group.ts';

/** A role that is still one: a judge who was dismissed is nobody any longer. */
export function holdsRole(role: EventRole, { judges, players }: Tournament): boolean {
  switch (role.role) {
    case 'organiser':
      return true;
    case 'judge':
      return judges.some(({ id }) => id === role.judge);
    case 'player':
      return players.some(({ id }) => id === role.player);
    default:
      return unreachable(role);
  }
}

export function viewerAs(role: EventRole | null): Viewer {
  if (role === null) return { role: 'public' };
  return role.role === 'organiser' ? { role: 'organiser' } : role;
}

/** All judges see the same; the first stands for them. */
export function groupViewer(group: GroupViewer, { judges }: Tournament): Viewer {
  const [first] = judges;
  if (group !== 'judge') return { role: group };
  return first ? { role: 'judge', judge: first.id } : { role: 'public' };
}

export function actorAs(role: EventRole | null): Actor {
  return role ?? { role: 'public' };
}

export function isSameRole(one: EventRole | undefined, other: EventRole): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
