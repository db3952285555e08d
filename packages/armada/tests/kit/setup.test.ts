import { isRefusal, seededRandom } from '@sortie/kernel';
import { findPreset } from '@sortie/testkit/armada';
import { expect, test } from 'vitest';
import { armadaLists } from '../../src/kit/lists.ts';
import { armadaSetup } from '../../src/kit/setup.ts';
import { begin } from '../../src/setup/index.ts';

const { choose, optionsOf, choicesOf, withCeiling } = armadaSetup;
const asked = (choices: Parameters<typeof optionsOf>[0]) =>
  armadaSetup.options.filter(({ isAsked }) => isAsked(choices)).map(({ field }) => field);

test('a total brings the play area that the book has for it', () => {
  expect(optionsOf(choose({}, 'points', 180))).toMatchObject({ points: 180, area: { width: 914.4 } });
  expect(optionsOf(choose(choose({}, 'points', 180), 'points', 300))).toEqual({});
  expect(optionsOf(choose({}, 'points', 400))).toEqual({ points: 400 });
  expect(withCeiling({}, 180)).toEqual(choose({}, 'points', 180));
});

test('without a limit of rounds no objectives are used, nor asked for', () => {
  const unlimited = choose(choose({}, 'agreedObjective', 'fire-lanes'), 'roundLimit', null);
  expect(optionsOf(unlimited)).toEqual({ roundLimit: null, objectives: false });
  expect(asked(unlimited)).not.toContain('objectives');
  expect(asked({})).toContain('agreedObjective');
  expect(asked({ objectives: false })).not.toContain('agreedObjective');
});

test('choices are read back from the options, an area without a name as the usual one', () => {
  for (const area of ['standard', 'coreSet', 'roundedStandard', 'roundedCoreSet']) {
    expect(choicesOf(optionsOf({ area }))).toMatchObject({ area });
  }
  expect(choicesOf({ area: { width: 1000, depth: 1000 } })).toMatchObject({ area: 'standard' });
});

test('an agreed objective leaves fleets without any of their own', () => {
  const { fleet } = findPreset('core-rebel')!;
  const bare = { ...fleet, objectives: [] };
  expect(armadaLists.judge(bare, { points: 180 })).not.toEqual([]);
  expect(armadaLists.judge(bare, { points: 180, agreedObjective: 'fire-lanes' })).toEqual([]);
});

test('teams are opened with the part of a fleet that each member controls', () => {
  const { fleet: rebels } = findPreset('core-rebel')!;
  const { fleet: empire } = findPreset('core-imperial')!;
  const [first, second] = rebels.ships;
  const setup = armadaSetup.setupOf(optionsOf(withCeiling({}, 180)), [
    { seat: 'p1', side: 0, force: { fleet: { ...rebels, ships: [first!] } } },
    { seat: 'p2', side: 1, force: { fleet: empire } },
    { seat: 'p3', side: 0, force: { fleet: { ...rebels, ships: [second!], squadrons: [] } } },
  ]);
  const state = begin(setup, seededRandom('teams'));
  if (isRefusal(state)) throw new Error(state.rule);
  expect(state.ships.map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3']);
});
