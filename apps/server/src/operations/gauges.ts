import type { FairTurns } from '../budgets/fair-turns.ts';
import type { UnreadBytes } from '../budgets/unread-bytes.ts';
import type { OpenEvents } from '../events/open-events.ts';
import type { GameDependencies } from '../games/game-dependencies.ts';
import type { Tables } from '../games/tables.ts';
import type { LiveDoor } from '../live/live-door.ts';

interface Gauged {
  readonly tables: Tables;
  readonly events: OpenEvents;
  readonly door: LiveDoor;
  readonly turns: FairTurns;
  readonly unread: UnreadBytes;
}

/** Numbers that are looked up when an operator asks for the metrics. */
export function addGauges(
  { metrics, storage, thinkers }: GameDependencies,
  { tables, events, door, turns, unread }: Gauged,
): void {
  metrics.gauge('sortie_games', 'Games kept, by status', () => storage.counts());
  metrics.gauge('sortie_tables', 'Games in memory', () => tables.size);
  metrics.gauge('sortie_events', 'Events kept, by phase', () => storage.events.counts());
  metrics.gauge('sortie_open_events', 'Events in memory', () => events.size);
  metrics.gauge('sortie_sockets', 'Open sockets', () => door.size);
  metrics.gauge('sortie_waiting_messages', 'Messages that wait for their turn', () => turns.length);
  metrics.gauge('sortie_unread_bytes', 'Bytes sent that wait unread', () => unread.total);
  metrics.gauge('sortie_thinking_queue', 'Computer answers that wait for a worker', () => thinkers.length);
  metrics.gauge('sortie_write_queue', 'Writes that wait for their turn', () => storage.pulse.waiting);
  metrics.gauge('sortie_storage_bytes', 'Bytes of the database', async () => (await storage.space()).used);
  metrics.gauge('sortie_disk_free_bytes', 'Bytes left on the disk of the embedded database', async () => {
    const { free } = await storage.space();
    return free ?? {};
  });
  metrics.gauge('sortie_memory_bytes', 'Resident memory', () => process.memoryUsage.rss());
}
