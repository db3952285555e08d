import { expect, test } from 'vitest';
import { factions } from '../../src/catalogue/index.ts';
import { armyCost, commandHandOf, judgeArmy, unitCost } from '../../src/lists/index.ts';
import { shows } from '../shows.ts';
import { armyOf, faultsOf, imperialHand, imperials, rebelHand, rebels, times } from './army-of.ts';

shows('lg.army.components', 'an army is its units, their upgrades and a command hand', () => {
  expect(judgeArmy(rebels([['at-rt', 'at-rt-flamethrower']]))).toEqual([]);
  expect(judgeArmy(rebels([], []))).toHaveLength(3);
});

shows('lg.army.points.cap-800', 'a standard army costs at most 800 points', () => {
  const full = rebels([
    ['luke-skywalker', 'force-push', 'force-reflexes'],
    ['t-47-airspeeder', 'wedge-antilles'],
    ['at-rt', 'at-rt-laser-cannon'],
    ['rebel-commandos'],
    ['rebel-commandos-strike-team', 'dh-447-sniper'],
  ]);
  const over = { ...full, units: [...full.units, { unit: 'rebel-troopers', upgrades: [] }] };
  expect([armyCost(full), judgeArmy(full)]).toEqual([729, []]);
  expect(armyCost(over)).toBe(769);
  const far = { ...over, units: [...over.units, { unit: 'rebel-troopers', upgrades: [] }] };
  expect(judgeArmy(far)).toEqual([
    { rule: 'lg.army.points.cap-800', reason: { kind: 'overPoints', cost: 809, limit: 800 } },
  ]);
  const exactly = { ...over, units: [...over.units, { unit: 'at-rt', upgrades: [] }] };
  expect(armyCost(exactly)).toBe(824);
  expect(judgeArmy(exactly, { points: 824 })).toEqual([]);
  expect(faultsOf(exactly, { points: 823 })).toEqual([['lg.army.points.cap-800', undefined, 'overPoints']]);
  // The same rule with the total of a skirmish.
  const skirmish = judgeArmy(full, { size: 'skirmish' }).filter(({ reason }) => reason.kind === 'overPoints');
  expect(skirmish).toEqual([
    { rule: 'lg.army.points.cap-800', reason: { kind: 'overPoints', cost: 729, limit: 500 } },
  ]);
});

shows('lg.army.points.what-costs', 'units and upgrades cost what they say, command cards nothing', () => {
  expect(unitCost({ unit: 'stormtroopers', upgrades: ['hh-12-stormtrooper', 'stormtrooper'] })).toBe(89);
  expect(armyCost(armyOf('imperial', [['darth-vader', 'force-choke']], imperialHand))).toBe(205);
  expect(armyCost(armyOf('imperial', [['darth-vader', 'force-choke']]))).toBe(205);
});

shows(
  ['lg.army.faction.list', 'lg.army.faction.single'],
  'there are two sides, and no army mixes them',
  () => {
    expect(factions).toEqual(['rebel', 'imperial']);
    expect(judgeArmy(rebels([['snowtroopers']]))).toEqual([
      {
        rule: 'lg.army.faction.single',
        unit: 4,
        card: { kind: 'unit', id: 'snowtroopers' },
        reason: { kind: 'otherFaction', faction: 'imperial', army: 'rebel' },
      },
    ]);
    expect(judgeArmy(imperials([['snowtroopers']]))).toEqual([]);
  },
);

shows('lg.army.faction.single', 'a command card of the other side is not for the army', () => {
  const hand = ['ambush', 'covert-observation', ...rebelHand.slice(2)];
  expect(judgeArmy(rebels([], hand))).toStrictEqual([
    {
      rule: 'lg.army.faction.single',
      card: { kind: 'command', id: 'covert-observation' },
      reason: { kind: 'otherFaction', faction: 'imperial', army: 'rebel' },
    },
  ]);
});

shows('lg.army.unique.one-per-name', 'a unique name is in an army once', () => {
  const commanders = imperials([['darth-vader']], imperialHand, [
    ['darth-vader'],
    ['stormtroopers'],
    ['stormtroopers'],
    ['stormtroopers'],
  ]);
  expect(judgeArmy(commanders)).toEqual([
    {
      rule: 'lg.army.unique.one-per-name',
      unit: 4,
      card: { kind: 'unit', id: 'darth-vader' },
      reason: { kind: 'secondUnique', first: 'unit' },
    },
  ]);
  expect(faultsOf(imperials(times(2, 'at-st', 'general-weiss')))).toEqual([
    ['lg.army.unique.one-per-name', 'general-weiss', 'secondUnique'],
  ]);
  expect(faultsOf(imperials([['at-st', 'general-weiss'], ['at-st']]))).toEqual([]);
});

test('an id that names no card is the only thing told about an army', () => {
  const army = { ...rebels([['death-star'], ['at-rt', 'nobody']]), commands: ['picnic'] };
  expect(judgeArmy(army)).toEqual([
    {
      rule: 'table.unknown-card',
      unit: 4,
      card: { kind: 'unit', id: 'death-star' },
      reason: { kind: 'unknownCard', id: 'death-star' },
    },
    {
      rule: 'table.unknown-card',
      unit: 5,
      card: { kind: 'upgrade', id: 'nobody' },
      reason: { kind: 'unknownCard', id: 'nobody' },
    },
    {
      rule: 'table.unknown-card',
      card: { kind: 'command', id: 'picnic' },
      reason: { kind: 'unknownCard', id: 'picnic' },
    },
  ]);
});

test('a later unit, upgrade or command card is refused with its box, and costed', () => {
  const army = rebels([['jyn-erso', 'a-180-rifle-config']], ['rebellious', ...rebelHand.slice(1)]);
  expect(judgeArmy(army)).toEqual([
    {
      rule: 'table.later-card',
      unit: 4,
      card: { kind: 'unit', id: 'jyn-erso' },
      reason: { kind: 'laterCard', product: 'Jyn Erso Commander Expansion' },
    },
    {
      rule: 'table.later-card',
      unit: 4,
      card: { kind: 'upgrade', id: 'a-180-rifle-config' },
      reason: { kind: 'laterCard', product: 'Jyn Erso Commander Expansion' },
    },
    {
      rule: 'table.later-card',
      card: { kind: 'command', id: 'rebellious' },
      reason: { kind: 'laterCard', product: 'Jyn Erso Commander Expansion' },
    },
  ]);
  expect(armyCost(army)).toBe(300);
});

shows('lg.army.command-hand.standing-orders-seventh', 'Standing Orders makes the hand seven cards', () => {
  expect(commandHandOf(rebels())).toEqual([...rebelHand, 'standing-orders']);
  expect(faultsOf(rebels([], [...rebelHand, 'standing-orders']))).toEqual([
    ['lg.army.command-hand.standing-orders-seventh', 'standing-orders', 'standingOrdersChosen'],
  ]);
});
