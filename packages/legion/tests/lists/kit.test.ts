import { anyListKit } from '@sortie/games';
import { isRefusal, refused } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { legionLists } from '../../src/kit/lists.ts';
import { judgeArmy } from '../../src/lists/index.ts';
import { shows } from '../shows.ts';
import { armyOf, imperials, rebels } from './army-of.ts';

const kit = anyListKit(legionLists);
const ready = legionLists.presets[0]!.list;

test('the kit knows its ready armies and its two sides', () => {
  expect(legionLists.kinds).toEqual(['rebel', 'imperial']);
  for (const { points, list } of legionLists.presets) expect(legionLists.judge(list, { points })).toEqual([]);
  for (const id of legionLists.firstGame) expect(kit.presets.map((each) => each.id)).toContain(id);
  expect(legionLists.isBlank(legionLists.blank('rebel'))).toBe(true);
  expect(legionLists.isBlank(ready)).toBe(false);
  expect(legionLists.kindOf(ready)).toBe('rebel');
  expect(() => legionLists.blank('scum')).toThrow('there is no faction scum');
});

test('an army is recognised by its units and command cards, and survives being written and read', () => {
  const written = legionLists.write(ready);
  expect(legionLists.recognises(written)).toBe(true);
  expect(legionLists.recognises({ ships: [], squadrons: [] })).toBe(false);
  expect([null, 'text', [], {}, { units: [] }].map((document) => legionLists.recognises(document))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(legionLists.read(written)).toEqual(ready);
  expect(isRefusal(legionLists.read({ units: 3 }))).toBe(true);
  expect(legionLists.readText(legionLists.writeText(ready)!)).toEqual(ready);
});

test('an army is told by its units, copies counted', () => {
  const army = armyOf('rebel', [['luke-skywalker'], ['at-rt'], ['at-rt', 'comms-relay']]);
  expect(legionLists.summary(army)).toBe('Luke Skywalker, 2 × AT-RT');
  expect(legionLists.nameOf({ ...army, name: '  ' })).toBeUndefined();
  expect(legionLists.cardsOf(army)).toEqual([
    'luke-skywalker',
    'at-rt',
    'at-rt',
    'comms-relay',
    'standing-orders',
  ]);
});

test('an army with a card that is not known has no cost and no text, and is written by its ids', () => {
  for (const army of [
    armyOf('rebel', [['death-star']]),
    armyOf('rebel', [['at-rt', 'nobody']]),
    armyOf('rebel', [['at-rt']], ['picnic']),
  ])
    expect([legionLists.cost(army), legionLists.writeText(army)]).toEqual([undefined, undefined]);
  expect(legionLists.write(armyOf('rebel', [['death-star']]))).toMatchObject({
    points: 0,
    units: [{ name: 'death-star', upgrades: [] }],
  });
});

test('the judge names cards and says the same once', () => {
  const army = rebels([['snowtroopers'], ['snowtroopers']]);
  expect(legionLists.judge(army, {}).map(({ rule, card }) => [rule, card])).toEqual([
    ['lg.army.faction.single', 'Snowtroopers'],
  ]);
});

shows('lg.optional.agreement', 'the size that was agreed on decides, by its name or by its points', () => {
  const army = armyOf(
    'imperial',
    [['imperial-officer'], ['stormtroopers'], ['stormtroopers']],
    [...imperials().commands],
  );
  const rules = (options: Parameters<typeof legionLists.judge>[1]) =>
    legionLists.judge(army, options).map(({ rule }) => rule);
  expect(rules({})).toEqual(['lg.army.rank.corps-3-6']);
  expect(rules({ size: 'skirmish' })).toEqual([]);
  expect(rules({ points: 500 })).toEqual([]);
  expect(rules({ points: 100 })).toEqual(['lg.army.points.cap-800', 'lg.army.rank.corps-3-6']);
  expect(rules({ size: 'largeScale' })).toEqual(['lg.optional.large-scale.rank.corps']);
  expect(rules({ isLargeScale: true, points: 1000 })).toEqual(['lg.optional.large-scale.rank.corps']);
  expect(rules({ isLargeScale: false, points: 1000 })).toEqual(['lg.army.rank.corps-3-6']);
  expect(rules({ size: 'largeScale', points: 100 })).toEqual([
    'lg.optional.large-scale.points',
    'lg.optional.large-scale.rank.corps',
  ]);
});

test('a game that is refused for an army names the card as the judge does', () => {
  const army = imperials([['stormtroopers', 'hunter']]);
  const [fault] = judgeArmy(army);
  const refusal = refused(fault!.rule, JSON.parse(JSON.stringify({ fault })));
  expect(legionLists.faultIn(refusal)).toEqual(legionLists.judge(army, {})[0]);
  expect(legionLists.faultIn(refusal)).toMatchObject({
    rule: 'lg.army.upgrade.slot-per-icon',
    card: 'Hunter',
  });
  expect(legionLists.faultIn(refused('table.stale-answer'))).toBeUndefined();
});
