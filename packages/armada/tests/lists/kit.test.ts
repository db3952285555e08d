import { anyListKit } from '@sortie/games';
import { isRefusal, refused } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { armadaLists } from '../../src/kit/lists.ts';
import { judgeFleet } from '../../src/lists/index.ts';
import { fleetOf } from './fleet-of.ts';
import { printedFleets } from './printed-fleets.ts';

const kit = anyListKit(armadaLists);
const ready = armadaLists.presets[0]!.list;

test('the kit knows its ready fleets and its two sides', () => {
  expect(armadaLists.kinds).toEqual(['rebel', 'imperial']);
  for (const { points, list } of armadaLists.presets) expect(armadaLists.judge(list, { points })).toEqual([]);
  for (const id of armadaLists.firstGame) expect(kit.presets.map((each) => each.id)).toContain(id);
  expect(armadaLists.isBlank(armadaLists.blank('rebel'))).toBe(true);
  expect(armadaLists.isBlank(ready)).toBe(false);
  expect(() => armadaLists.blank('scum')).toThrow('there is no faction scum');
});

test('a fleet is recognised by its ships and squadrons, and survives being written and read', () => {
  const written = armadaLists.write(ready);
  expect(armadaLists.recognises(written)).toBe(true);
  expect(armadaLists.recognises({ pilots: [], faction: 'rebel' })).toBe(false);
  expect([null, 'text', [], {}].map((document) => armadaLists.recognises(document))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(armadaLists.read(written)).toEqual(ready);
  expect(isRefusal(armadaLists.read({ ships: 3 }))).toBe(true);
});

test('a fleet is read from the text of a builder and written as one', () => {
  const read = armadaLists.readText(printedFleets.warlords);
  if (isRefusal(read)) throw new Error(read.rule);
  expect([armadaLists.nameOf(read), armadaLists.cost(read)]).toEqual(['Line of battle', 228]);
  expect(armadaLists.readText(armadaLists.writeText(ready)!)).toEqual(ready);
});

test('a fleet is told by its ships and squadrons, copies counted', () => {
  const fleet = fleetOf(
    'imperial',
    [['victory-i-class-star-destroyer'], ['victory-i-class-star-destroyer']],
    {
      squadrons: ['howlrunner', 'tie-fighter-squadron', 'tie-fighter-squadron'],
    },
  );
  expect(armadaLists.summary(fleet)).toBe(
    '2 × Victory I-class Star Destroyer, "Howlrunner", 2 × TIE Fighter Squadron',
  );
  expect(armadaLists.nameOf({ ...fleet, name: '  ' })).toBeUndefined();
});

test('a fleet with a card that is not known has no cost and no text', () => {
  for (const fleet of [
    fleetOf('rebel', [['death-star']]),
    fleetOf('rebel', [['cr90-corvette-a', 'nobody']]),
    fleetOf('rebel', [], { squadrons: ['v-wing'] }),
    fleetOf('rebel', [], { objectives: ['picnic'] }),
  ])
    expect([armadaLists.cost(fleet), armadaLists.writeText(fleet)]).toEqual([undefined, undefined]);
});

test('the judge names cards, says the same once, and asks for objectives only where they are used', () => {
  const fleet = fleetOf('rebel', [['cr90-corvette-a', 'mon-mothma']], {
    squadrons: ['tie-fighter-squadron', 'tie-fighter-squadron'],
    objectives: [],
  });
  expect(armadaLists.judge(fleet, { points: 300 }).map(({ rule, card }) => [rule, card])).toEqual([
    ['ar.fleet.single-faction', 'TIE Fighter Squadron'],
    ['ar.fleet.three-objectives', undefined],
  ]);
  for (const options of [{ objectives: false }, { roundLimit: null }])
    expect(armadaLists.judge(fleet, options).map(({ rule }) => rule)).toEqual(['ar.fleet.single-faction']);
});

test('a game that is refused for a fleet names the card as the judge does', () => {
  const fleet = fleetOf('rebel', [['cr90-corvette-a', 'mon-mothma', 'gunnery-team']]);
  const [fault] = judgeFleet(fleet);
  const refusal = refused(fault!.rule, JSON.parse(JSON.stringify({ fault })));
  expect(armadaLists.faultIn(refusal)).toEqual(armadaLists.judge(fleet, {})[0]);
  expect(armadaLists.faultIn(refusal)).toMatchObject({
    rule: 'ar.upgrade.one-per-icon',
    card: 'Gunnery Team',
  });
  expect(armadaLists.faultIn(refused('table.stale-answer'))).toBeUndefined();
});
