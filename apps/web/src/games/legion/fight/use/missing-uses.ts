import type { LegionView } from '@sortie/legion/view';
import type { OfferedUse } from '../../../../table/ability-offers.ts';
import type { Missing } from '../../../../table/not-offered.tsx';
import type { Seen } from '../../../../table/table-game.ts';

/** What somebody looks for at a moment of an attack, whether or not it can be used; and whose it would be. */
const looked: Readonly<Record<string, readonly (readonly ['attacker' | 'defender', LookedFor])[]>> = {
  rerollAttackDice: [['attacker', 'aim']],
  applyDodgeAndCover: [
    ['defender', 'dodge'],
    ['defender', 'useCover'],
  ],
};

export type LookedFor = 'aim' | 'dodge' | 'useCover';

/** What a side of the attack might be expected to use now, and cannot. */
export function missingUses(
  { table: { pool, units, seats }, as }: Seen<LegionView>,
  window: string,
  uses: readonly OfferedUse[],
  nameOf: (rule: LookedFor) => string,
): readonly Missing[] {
  const side = seats.find(({ id }) => id === as)?.side;
  return (looked[window] ?? []).flatMap(([role, rule]) => {
    const unit = units.find(({ id }) => id === pool?.[role]);
    const use = `${unit?.id}.${rule}`;
    if (unit?.side !== side || uses.some(({ key }) => key.split('#')[0] === use)) return [];
    return [{ key: use, label: nameOf(rule), answer: { use, choice: null } }];
  });
}
