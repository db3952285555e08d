import { expect, test } from 'vitest';
import type { CardRules } from '../../src/abilities/card-rules.ts';
import { cardRules } from '../../src/abilities/registry.ts';
import type { Window } from '../../src/abilities/windows.ts';
import { objectives } from '../../src/catalogue/index.ts';
import { objectiveOf } from '../../src/objectives/index.ts';
import { scenarios, squadron } from './check/scenarios.ts';
import { oddsOf } from './check/simulate.ts';

/** Everything that opens from the declaration to the last point of damage, texts of damage cards aside. */
const WINDOWS: readonly Window[] = [
  'attackDeclared',
  'diceGathered',
  'diceRolled',
  'attackEffects',
  'spendDefenseTokens',
  'resolveDamage',
  'damageSuffered',
  'beforeFaceupDamage',
];
const SUMS = ['battery', 'antiSquadron', 'criticalDamage', 'damageTotal', 'hullValue'];
const QUESTIONS = [
  'spendAccuracy',
  'spendDefenseToken',
  'resolveCritical',
  'redirectMoreThanOne',
  'redirectAnyZones',
  'ignoreShields',
  'ignoreObstruction',
  'evadeAsIfFarther',
  'dieAtRange',
];

function touchesAttack(rules: CardRules): boolean {
  const has = (part: object | undefined, names: readonly string[]) =>
    Object.keys(part ?? {}).some((name) => names.includes(name));
  return (
    (rules.abilities ?? []).some(({ window }) => WINDOWS.includes(window)) ||
    has(rules.adds, SUMS) ||
    has(rules.forbids, QUESTIONS) ||
    has(rules.permits, QUESTIONS)
  );
}

/** Without an attack of their own in the check: a second attack of the round, a squadron that a ship commands. */
const NOT_CHECKED = ['flight-controllers', 'paragon'];

test('every card that touches an attack has one that is checked against the engine', () => {
  const special = objectives.flatMap(({ id }) => objectiveOf(id)?.rules ?? []);
  const all = [...cardRules, ...special];
  const touching = all.filter(touchesAttack).map(({ card }) => card);
  const missing = touching.filter((card) => !Object.keys(scenarios).some((name) => name.includes(card)));
  expect(missing.sort()).toEqual(NOT_CHECKED);
});

test('nothing is named where everything is counted', () => {
  const named = Object.entries(scenarios).filter(([, scenario]) => oddsOf(scenario).without.length > 0);
  expect(named.map(([name]) => name)).toEqual([]);
});

test('a card that hurts the defender once the damage is done is named', () => {
  const dutch = squadron(
    { squadron: 'dutch-vander' },
    { squadron: 'tie-fighter-squadron', slider: 'orange' },
  );
  expect(oddsOf(dutch).without).toEqual(['attacker.card']);
});
