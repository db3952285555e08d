import type { Shot } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { card } from '../card-words.ts';

/** Those engaged with it attack no squadron without Escort, unless by Counter. ar.keyword.escort */
function drawsFire({ attacker, defender, counter }: Shot, { table, self }: Here): boolean {
  if (counter || defender.kind === 'ship') return false;
  if (table.hasKeyword(defender.id, 'escort')) return false;
  return table.engagedWith(attacker.id).some(({ id }) => id === self);
}

export const escort = card('escort', { forbids: { target: ({ shot }, at) => drawsFire(shot, at) } });
