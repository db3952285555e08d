import { showing } from '@sortie/kernel';
import type { Attack, XwingEvent } from '../model/index.ts';

/**
 * Each evade cancels one hit, and criticals only when no hit is left. What stays uncancelled hits.
 * xw.attack.compare.cancel, xw.attack.compare.hits-before-crits, xw.attack.compare.hit-or-miss
 */
export function compared(attack: Attack): XwingEvent[] {
  const evades = showing(attack.defenseDice, 'evade').length;
  const hits = showing(attack.attackDice, 'hit');
  const crits = showing(attack.attackDice, 'crit');
  const cancelled = [...hits, ...crits].slice(0, evades);
  const hitsLeft = Math.max(0, hits.length - evades);
  const critsLeft = Math.max(0, crits.length - Math.max(0, evades - hits.length));
  return [
    ...cancelled.map((die): XwingEvent => ({ kind: 'dieCancelled', pool: 'attack', die, source: 'evade' })),
    {
      kind: 'resultsCompared',
      outcome: hitsLeft + critsLeft > 0 ? 'hit' : 'miss',
      hits: hitsLeft,
      crits: critsLeft,
    },
  ];
}
