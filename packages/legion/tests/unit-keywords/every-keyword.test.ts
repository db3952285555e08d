import { expect, test } from 'vitest';
import { unitKeywordRules } from '../../src/abilities/unit-keywords/index.ts';
import { units, upgrades } from '../../src/catalogue/index.ts';

/** Keywords that say how an army is built or what an attack, a standby or a set-up may be: no card speaks for them. */
const OF_THE_RULES: readonly string[] = ['arsenal', 'heavyWeaponTeam', 'sentinel'];
/** Of set-up and the score. */
const OF_SET_UP: readonly string[] = ['bounty', 'infiltrate', 'scout'];

test('every keyword that a unit or an upgrade gives a unit is written', () => {
  const had = new Set([
    ...units.flatMap(({ keywords }) => keywords.map(({ id }) => id)),
    ...upgrades.flatMap(({ grants }) => grants.map(({ id }) => id)),
  ]);
  const written = new Set<string>(unitKeywordRules.map(({ card }) => card));
  const missing = [...had].filter(
    (id) => !written.has(id) && !OF_THE_RULES.includes(id) && !OF_SET_UP.includes(id),
  );
  expect(had.size).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});
