import type { Weapon } from '../../catalogue/index.ts';
import type { UnitId } from '../../model/index.ts';
import { type At, ability } from '../card-words.ts';

interface Joining {
  readonly defender: UnitId;
  readonly weapon: string;
}

/** Ranged weapons with which Chewbacca reaches a defender that he sees. lg.weapon.range.usable-if-between */
function weaponsAgainst({ table, self }: At<'attackDeclared'>, defender: UnitId): readonly Weapon[] {
  const range = table.range(self, defender);
  if (table.isEngaged(self) || range > 3 || !table.sees(self, defender)) return [];
  return table
    .weaponsOf(self, table.unit(self).leader)
    .filter((weapon) => weapon.range && weapon.range.min <= range && range <= weapon.range.max);
}

/** A weapon of Chewbacca joins when Leia Organa shoots. */
export const brainsAndBrawn = ability('brains-and-brawn', {
  window: 'attackDeclared',
  optional: false,
  applies: ({ table, self, attack: { unit } }) =>
    table.areFriendly(self, unit) && table.unit(unit).card === 'leia-organa',
  choices: (at) =>
    at.attack.pools
      .filter(({ type }) => type === 'ranged')
      .flatMap(({ defender }) =>
        weaponsAgainst(at, defender).map(({ name }): Joining => ({ defender, weapon: name })),
      ),
  resolve: ({ table, self }, { defender, weapon }: Joining) => [
    { kind: 'joinPool', defender, of: self, miniature: table.unit(self).leader, weapon },
  ],
});
