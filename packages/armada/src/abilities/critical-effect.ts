import type { DieColour } from '../catalogue/index.ts';
import type { ArmadaEffect } from '../model/index.ts';
import type { WindowAbility } from './card-rules.ts';
import type { At } from './card-words.ts';
import { card, on } from './card-words.ts';

type AtDamage = At<'resolveDamage'>;

/**
 * An effect headed by a critical icon: one an attack, before the total is fixed, and the die stays.
 * ar.critical.timing, ar.critical.one-per-attack, ar.critical.icon-not-spent
 */
export function criticalEffect<Choice = null>(
  colour: DieColour | null,
  effects: (at: AtDamage, choice: Choice) => readonly ArmadaEffect[],
  choices?: (at: AtDamage) => readonly Choice[],
): WindowAbility {
  return on<'resolveDamage', Choice>('resolveDamage', {
    optional: true,
    applies: ({ table, self, attack }) =>
      attack.attacker === self && table.mayResolveCritical(attack, colour),
    ...(choices ? { choices } : {}),
    resolve: (at, choice) => [{ kind: 'resolveCritical', key: at.key }, ...effects(at, choice)],
  });
}

/** The first damage card of the attack is dealt faceup. ar.critical.default */
export const firstCardFaceup = criticalEffect(null, () => [{ kind: 'dealNextFaceup', count: 1 }]);

/** Every ship has it. */
export const defaultCritical = card('critical', {
  abilities: [firstCardFaceup],
  cites: { conditionUnmet: 'ar.critical.needs-icon', otherWindow: 'ar.critical.timing' },
});
