import { unreachable } from '@sortie/kernel';
import type { Entry, JudgeId, PlayerId } from '@sortie/tournaments/model';
import type { EventRole } from '@sortie/tournaments/wire';
import type { EventEntriesTable, EventLinksTable } from './schema.ts';
import type { EventLink } from './stored-event.ts';

export function entryRow(event: string, entry: Entry, key: string | null, now: number): EventEntriesTable {
  return { event, number: entry.number, entry: JSON.stringify(entry), request_key: key, entered_at: now };
}

export function linkRow(event: string, { role, tokenHash }: EventLink): EventLinksTable {
  return { event, role: role.role, person: personOf(role), token_hash: tokenHash };
}

export function storedLink({ role, person, token_hash: tokenHash }: EventLinksTable): EventLink {
  return { role: roleOf(role as EventRole['role'], person), tokenHash };
}

function personOf(role: EventRole): string {
  switch (role.role) {
    case 'organiser':
      return role.name;
    case 'judge':
      return role.judge;
    case 'player':
      return role.player;
    default:
      return unreachable(role);
  }
}

function roleOf(role: EventRole['role'], person: string): EventRole {
  switch (role) {
    case 'organiser':
      return { role, name: person };
    case 'judge':
      return { role, judge: person as JudgeId };
    case 'player':
      return { role, player: person as PlayerId };
    default:
      return unreachable(role);
  }
}
