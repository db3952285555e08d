import type { Plain } from '@sortie/kernel';
import type { Attack, AttackDie } from '../../model/index.ts';

/** Attack dice are no longer modified: which have been rerolled and what the others show decides nothing any more. */
export function settled(die: AttackDie): AttackDie {
  return { ...die, timesRerolled: 0, face: die.face === 'focus' ? 'blank' : die.face };
}

/** Rerolling a hit or a critical is not thought of where a card lets the attacker leave it. */
export function sparingHits(ways: readonly Plain[], { attackDice }: Attack): readonly Plain[] {
  const isGood = (die: Plain) => typeof die === 'number' && /hit|crit/.test(attackDice[die]?.face ?? '');
  const careful = ways.filter((way) => !(Array.isArray(way) && way.some(isGood)));
  return careful.length > 0 ? careful : ways;
}
