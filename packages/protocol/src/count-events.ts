import type { AnyReferee } from '@sortie/kernel';
import { isInLog } from '@sortie/kernel';

interface Count {
  /** How many lines of the journal had been taken back: then the log is another one. */
  readonly undone: number;
  readonly read: number;
  readonly events: number;
}

const counts = new WeakMap<AnyReferee, Count>();

/**
 * How many events of the game are in the log. Every answer asks for it, so it is counted on from where it was
 * counted to before.
 */
export function countEvents(referee: AnyReferee): number {
  const { log, version, state } = referee;
  const undone = version - state.engine.version;
  const before = counts.get(referee);
  const goesOn = before !== undefined && before.undone === undone && before.read <= log.length;
  let events = goesOn ? before.events : 0;
  for (let place = goesOn ? before.read : 0; place < log.length; place++) {
    if (isInLog(log[place]!)) events++;
  }
  counts.set(referee, { undone, read: log.length, events });
  return events;
}
