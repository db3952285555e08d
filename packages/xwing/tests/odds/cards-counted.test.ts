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
  'beforeAttackDice',
  'attackDiceRolled',
  'modifyAttackDice',
  'beforeDefenseDice',
  'defenseDiceRolled',
  'modifyDefenseDice',
  'compareResults',
  'resultsCompared',
  'attackHit',
  'hitTakesEffect',
  'attackMissed',
  'beforeSuffering',
  'faceupDamageDealt',
  'facedownDamageDealt',
  'damageTakesEffect',
  'diceChanged',
  'tokenReceived',

  'tokenSpent',
  'lockAcquired',
  'lockSpent',
  'diceRerolled',
];
const SUMS = ['agility', 'primaryWeapon', 'attackDice', 'defenseDice', 'defenderAgility', 'damageCards'];
const SETTINGS = ['insteadOfAgility'];
const QUESTIONS = ['spendFocus', 'keepFocus', 'spendEvade', 'spendLock', 'reroll', 'focusAsLock'];
const PARTS = [
  'weapon',
  'silencesPilot',
  'drawsForFaceup',
  'keepsDamageFacedown',
  'dealtFaceup',
  'dealsFirstFaceup',
  'hitsResistDice',
  'critsResistDice',
  'cancelsCriticalsFirst',
  'alwaysHits',
  'insteadOfDestruction',
  'mostRerolls',
  'insteadOfCritical',
];

function touchesAttack(rules: CardRules): boolean {
  const has = (part: object | undefined, names: readonly string[]) =>
    Object.keys(part ?? {}).some((name) => names.includes(name));
  return (
    (rules.abilities ?? []).some((ability) => WINDOWS.includes(ability.window) || ability === attacksAgain) ||
    has(rules.adds, SUMS) ||
    has(rules.sets, SETTINGS) ||
    has(rules.forbids, QUESTIONS) ||
    has(rules.permits, QUESTIONS) ||
    has(rules, PARTS)
  );
}

/** An action that changes a number for the round is seen only when it is performed. */
const BY_ACTION = ['amd:r2f2'];

/** A position holds no conditions, so none can be set before an attack that is checked; each has tests of its own. */
const CONDITIONS = [
  'adebttopay',
  'fanaticaldevotion',
  'harpooned',
  'optimizedprototype',
  'rattled',
  'suppressivefire',
];

/** Upgrades whose number alone changes an attack. */
const granting = upgrades
  .filter(({ grants, uid }) =>
    grants.some(
      (grant) =>
        grant.kind === 'value' &&
        /agility|primaryWeapon/.test(grant.value) &&
        cardRules.some(({ card }) => card === uid),
    ),
  )
  .map(({ uid }): string => uid);

test('every card that touches an attack is counted in the odds or named beside them', () => {
  const touching = cardRules.filter(touchesAttack).map(({ card }): string => card);
  const due = new Set([...touching, ...granting, ...BY_ACTION].filter((card) => !CONDITIONS.includes(card)));
  const checked = [...Object.keys(scenarios), ...Object.keys(namedScenarios)];
  expect([...new Set(checked)].sort()).toEqual([...due].sort());
});

test('every upgrade that changes agility or the primary weapon does so in an attack that is checked', () => {
  expect(granting.filter((uid) => !(uid in scenarios))).toEqual([]);
});

test.each(Object.entries(namedScenarios))('%s is named as not counted', (card, scenario) => {
  const keys = oddsOf(scenario).without;
  const cards = tableOf(scenario)
    .state.ships.flatMap(
      ({ id, pilot, upgrades: own }): { readonly key: string; readonly card: string }[] => [
        { key: `${id}.pilot`, card: pilot },
        ...own,
      ],
    )
    .filter(({ key }) => keys.includes(key));
  expect(cards.map((each) => each.card)).toEqual([card]);
});

test('nothing is named where everything is counted', () => {
  const named = Object.entries(scenarios).filter(
    ([card, scenario]) => !(card in namedScenarios) && oddsOf(scenario).without.length > 0,
  );
  expect(named.map(([card]) => card)).toEqual([]);
});
