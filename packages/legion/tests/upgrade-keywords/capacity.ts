import type { CardKey, UnitId } from '@sortie/legion/model';
import type { LegionTable } from '@sortie/testkit/legion';
import type { CardRules } from '../../src/abilities/card-rules.ts';
import { tableOf } from '../../src/rules/table.ts';

/** What may be done with a keyword of this value, which no card has, on the first upgrade of a unit. */
export function optionsWith(
  { card, actions }: CardRules,
  { state }: LegionTable,
  unit: string,
  value: number,
): readonly unknown[] {
  const here = { table: tableOf(state), self: unit as UnitId, key: `${unit}.c1.${card}` as CardKey, value };
  return actions![0]!
    .resolve(here)
    .flatMap((effect) => (effect.kind === 'askForCard' ? effect.options.map(({ answer }) => answer) : []));
}
