import type { XwingEvent } from '@sortie/xwing/model';
import type { StagedEvent } from './declined.ts';

/** Events that are one thing to whoever watches. */
export type Deed = readonly [StagedEvent, ...StagedEvent[]];

/** What the stage shows nothing of by itself. */
const SILENT: ReadonlySet<string> = new Set([
  'marked',
  'activated',
  'dialSet',
  'dialRemoved',
  'lastingEnded',
  'damageCameIntoForce',
  'deckShuffled',
  'repositionFits',
]);

/** The events in their order, those that belong together side by side. */
export function deedsOf(events: readonly StagedEvent[]): readonly Deed[] {
  const deeds: Deed[] = [];
  for (const event of events) {
    if (SILENT.has(event.kind)) continue;
    const last = deeds.at(-1);
    if (last && belongsTo(event, last)) deeds[deeds.length - 1] = [...last, event];
    else deeds.push([event]);
  }
  return deeds;
}

function belongsTo(event: StagedEvent, [first, ...others]: Deed): boolean {
  switch (event.kind) {
    case 'touchesChanged':
      return first.kind === 'shipMoved';
    case 'shieldLost':
    case 'damageDealt':
      return isDamage(first) && first.ship === event.ship;
    case 'tokensAssigned':
    case 'lockAcquired':
      return first.kind === 'actionPerformed' && first.ship === event.ship;
    case 'actionPerformed':
      return others.length === 0 && isWayToAct(first) && first.ship === event.ship;
    case 'dieRerolled':
    case 'dieChanged':
    case 'dieCancelled':
    case 'dieAdded':
      return first.kind === event.kind && first.pool === event.pool && first.source === event.source;
    default:
      return false;
  }
}

function isDamage(event: StagedEvent): event is Extract<XwingEvent, { kind: 'shieldLost' | 'damageDealt' }> {
  return event.kind === 'shieldLost' || event.kind === 'damageDealt';
}

type WayToAct = Extract<XwingEvent, { kind: 'tokensAssigned' | 'lockAcquired' | 'shipMoved' }>;

/** What is seen of an action anyway. */
function isWayToAct(event: StagedEvent): event is WayToAct {
  if (event.kind === 'shipMoved') return event.cause !== 'maneuver';
  return event.kind === 'tokensAssigned' || event.kind === 'lockAcquired';
}
