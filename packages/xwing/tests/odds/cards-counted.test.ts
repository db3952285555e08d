import { expect, test } from 'vitest';
import { attacksAgain } from '../../src/abilities/attacks-again.ts';
import type { CardRules } from '../../src/abilities/card-rules.ts';
import { cardRules } from '../../src/abilities/registry.ts';
import type { Window } from '../../src/abilities/windows.ts';
import { upgrades } from '../../src/catalogue/index.ts';
import { tableOf } from './check/scenario.ts';
import { namedScenarios, scenarios } from './check/scenarios.ts';
import { oddsOf } from './check/simulate.ts';

/** Everything that opens from the declaration to the last point of damage. */
const WINDOWS: readonly Window[] = [
  'attackDeclared',
  'attackDiceRolled',
  'modifyAttackDice',
  'defenseDiceRolled',
  'modifyDefenseDice',
  'compareResults',
  'resultsCompared',
  'attackHit',
  'attackMissed',
  'beforeSuffering',
  'faceupDamageDealt',
  'facedownDamageDealt',
  'damageTakesEffect',
  'tokenReceived',
  'tokenSpent',
  'lockAcquired',
  'lockSpent',
];
const SUMS = ['agility', 'primaryWeapon', 'attackDice', 'defenseDice', 'defenderAgility', 'damageCards'];
const QUESTIONS = ['spendFocus', 'spendEvade', 'spendLock', 'reroll', 'focusAsLock'];
const PARTS = [
  'weapon',
  'silencesPilot',
  'drawsForFaceup',
  'keepsDamageFacedown',
  'dealtFaceup',
  'hitsResistDice',
];

function touchesAttack(rules: CardRules): boolean {
  const has = (part: object | undefined, names: readonly string[]) =>
    Object.keys(part ?? {}).some((name) => names.includes(name));
  return (
    (rules.abilities ?? []).some((ability) => WINDOWS.includes(ability.window) || ability === attacksAgain) ||
    has(rules.adds, SUMS) ||
    has(rules.forbids, QUESTIONS) ||
    has(rules.permits, QUESTIONS) ||
    has(rules, PARTS)
  );
}

/** An action that changes a number for the round is seen only when it is performed. */
const BY_ACTION = ['amd:r2f2'];

test('every card that touches an attack is counted in the odds or named beside them', () => {
  const touching = cardRules.filter(touchesAttack).map(({ card }) => card);
  const checked = [...Object.keys(scenarios), ...Object.keys(namedScenarios)];
  expect([...new Set(checked)].sort()).toEqual([...touching, ...BY_ACTION].sort());
});

test('every upgrade that changes agility or the primary weapon does so in an attack that is checked', () => {
  const granting = upgrades.filter(({ grants, uid }) =>
    grants.some(
      (grant) =>
        grant.kind === 'value' &&
        /agility|primaryWeapon/.test(grant.value) &&
        cardRules.some(({ card }) => card === uid),
    ),
  );
  expect(granting.map(({ uid }) => uid).filter((uid) => !(uid in scenarios))).toEqual([]);
});

test.each(Object.entries(namedScenarios))('%s is named as not counted', (card, scenario) => {
  const keys = oddsOf(scenario).without;
  const cards = tableOf(scenario)
    .state.ships.flatMap((ship) => ship.upgrades)
    .filter(({ key }) => keys.includes(key));
  expect(cards.map((each) => each.card)).toEqual([card]);
});

test('nothing is named where everything is counted', () => {
  const named = Object.entries(scenarios).filter(
    ([card, scenario]) => !(card in namedScenarios) && oddsOf(scenario).without.length > 0,
  );
  expect(named.map(([card]) => card)).toEqual([]);
});
