import type { ArmadaView } from '@sortie/armada/view';
import type { OfferedUse } from '../../../table/ability-offers.ts';
import { capital } from '../../../table/capital.ts';
import type { Missing } from '../../../table/not-offered.tsx';

/** Commands and dice that somebody looks for at this moment, whether or not they can be used. */
const looked: Readonly<Record<string, readonly string[]>> = {
  dialRevealed: ['squadron', 'repair'],
  determineCourse: ['navigate'],
  attackEffects: ['concentrateFire', 'accuracy'],
};

/** What the acting ship might be expected to use now, and cannot. */
export function missingUses(
  { activeUnit, attack, ships }: ArmadaView,
  window: string,
  uses: readonly OfferedUse[],
  nameOf: (rule: string) => string,
): readonly Missing[] {
  const actor = attack?.attacker ?? activeUnit;
  if (!ships.some(({ id }) => id === actor)) return [];
  return (looked[window] ?? [])
    .map((rule) => ({ rule, use: `${actor}.${rule}` }))
    .filter(({ use }) => uses.every(({ key }) => key.split('#')[0] !== use))
    .map(({ rule, use }) => ({ key: use, label: capital(nameOf(rule)), answer: { use, choice: null } }));
}
