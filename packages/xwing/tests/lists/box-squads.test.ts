import { shows } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { findProduct, originalCoreSet } from '../../src/catalogue/index.ts';
import {
  collectionOf,
  judgeSquad,
  oneOriginalBox,
  pointsCeiling,
  presets,
  squadCost,
  usesHundredPointChanges,
} from '../../src/lists/index.ts';
import { cardsOfFirstRelease } from '../abilities/first-release.ts';
import { faultsOf, squadOf } from './squad-of.ts';

const luke = 'rebel:xwing:lukeskywalker';
const academy = 'imperial:tiefighter:academypilot';
const black = 'imperial:tiefighter:blacksquadronpilot';

shows('xw.setup.components.limited', 'one original box limits what is in use at once', () => {
  expect(oneOriginalBox).toMatchObject({
    ships: { xwing: 1, tiefighter: 2 },
    bases: 3,
    pegs: 6,
    asteroids: 6,
    damageCards: 33,
  });
  const held = (counts: Readonly<Partial<Record<string, number>>>) =>
    Object.values(counts).reduce((total: number, count = 0) => total + count, 0);
  expect(held(oneOriginalBox.shipCards)).toBe(13);
  expect(held(oneOriginalBox.upgradeCards)).toBe(5);
  const three = squadOf('imperial', [academy], [academy], [black]);
  expect(judgeSquad(three, { points: 100, collection: oneOriginalBox })).toEqual([
    {
      rule: 'xw.setup.components.limited',
      ship: 2,
      pilot: black,
      card: black,
      reason: { kind: 'notInCollection', component: 'ship', owned: 2 },
    },
  ]);
  expect(judgeSquad(squadOf('imperial', [academy], [academy]), { collection: oneOriginalBox })).toEqual([]);
});

shows('xw.setup.components.limited', 'a larger collection raises the limits by what it holds', () => {
  const tiePack = findProduct('SWX03');
  if (tiePack === undefined) throw new Error('no TIE fighter pack');
  const collection = collectionOf([originalCoreSet, tiePack]);
  expect(collection.ships).toEqual({ xwing: 1, tiefighter: 3 });
  expect(collection.bases).toBe(4);
  const howl = squadOf('imperial', [academy], [academy], ['imperial:tiefighter:howlrunner']);
  expect(judgeSquad(howl, { collection })).toEqual([]);
  const howlrunner = 'imperial:tiefighter:howlrunner';
  const missing = { rule: 'xw.setup.components.limited', ship: 2, pilot: howlrunner, card: howlrunner };
  expect(judgeSquad(howl, { points: 100, collection: oneOriginalBox })).toEqual([
    { ...missing, reason: { kind: 'notInCollection', component: 'ship', owned: 2 } },
    { ...missing, reason: { kind: 'notInCollection', component: 'shipCard', owned: 0 } },
  ]);
  const torpedoes = squadOf('rebel', ['rebel:xwing:rookiepilot', 'torpedo:advprotontorpedoes']);
  expect(judgeSquad(torpedoes, { points: 100, collection: oneOriginalBox })).toEqual([
    {
      rule: 'xw.setup.components.limited',
      ship: 0,
      pilot: 'rebel:xwing:rookiepilot',
      card: 'torpedo:advprotontorpedoes',
      reason: { kind: 'notInCollection', component: 'upgradeCard', owned: 0 },
    },
  ]);
});

shows('xw.squad.points.core-box-31', 'with one original box the ceiling is 31 points a side', () => {
  expect(pointsCeiling({ collection: oneOriginalBox })).toBe(31);
  expect(pointsCeiling({ collection: collectionOf([originalCoreSet, originalCoreSet]) })).toBe(100);
  const squad = squadOf('rebel', [luke, 'amd:r2d2']);
  expect(faultsOf(squad, { collection: oneOriginalBox })).toEqual([['xw.squad.points.limit', undefined]]);
  expect(judgeSquad(squadOf('rebel', [luke, 'amd:r2f2']), { collection: oneOriginalBox })).toEqual([]);
});

shows('xw.squad.faction.core2012-two-sides', 'no squad of a third faction is legal in the older book', () => {
  const slaver = squadOf('scum', ['scum:yv666:trandoshanslaver']);
  expect(faultsOf(slaver, { variant: 'core2012' })).toEqual([
    ['xw.squad.faction.core2012-two-sides', undefined],
  ]);
});

shows(
  'xw.squad.faction.core2012-upgrades-neutral',
  'faction limits no upgrade, a free icon is enough',
  () => {
    const squad = squadOf('imperial', [
      'imperial:lambdaclassshuttle:omicrongrouppilot',
      'crew:lukeskywalker',
    ]);
    expect(faultsOf(squad)).toEqual([['xw.squad.faction.upgrade-restricted', 'crew:lukeskywalker']]);
    expect(judgeSquad(squad, { variant: 'core2012' })).toEqual([]);
    const noIcon = squadOf('imperial', [academy, 'crew:lukeskywalker']);
    expect(faultsOf(noIcon, { variant: 'core2012' })).toEqual([
      ['xw.squad.upgrade.bar-slot', 'crew:lukeskywalker'],
    ]);
  },
);

shows(
  'xw.mission.squads.points',
  'mission squads keep the agreed ceiling, else 100, or 31 of one box',
  () => {
    expect(pointsCeiling({ format: 'cinematic' })).toBe(100);
    expect(pointsCeiling({ format: 'cinematic', collection: oneOriginalBox })).toBe(31);
    expect(pointsCeiling({ format: 'cinematic', collection: oneOriginalBox, points: 40 })).toBe(40);
    expect(faultsOf(squadOf('rebel', [luke, 'amd:r2d2']), { format: 'cinematic', points: 31 })).toEqual([
      ['xw.squad.points.limit', undefined],
    ]);
  },
);

shows(
  'xw.mission.squads.hundred-point-switch',
  'the 100-point changes follow the ceiling of custom squads',
  () => {
    expect(usesHundredPointChanges({ forces: 'custom', ceiling: 100 })).toBe(true);
    expect(usesHundredPointChanges({ forces: 'custom', ceiling: 150 })).toBe(true);
    expect(usesHundredPointChanges({ forces: 'custom', ceiling: 99 })).toBe(false);
    expect(usesHundredPointChanges({ forces: 'preset', ceiling: 100 })).toBe(false);
  },
);

test('every preset is legal and needs only cards of the first release', () => {
  const cards = new Set<string>(cardsOfFirstRelease);
  for (const { squad, points, box } of presets) {
    expect(judgeSquad(squad, box ? { collection: oneOriginalBox } : { points })).toEqual([]);
    expect(
      squad.ships.flatMap((ship) => [ship.pilot, ...ship.upgrades]).filter((uid) => !cards.has(uid)),
    ).toEqual([]);
    expect(squadCost(squad)).toBeGreaterThan(points - 3);
  }
  expect(presets.filter((preset) => !preset.box && preset.points === 100).length).toBeGreaterThanOrEqual(4);
  expect(new Set(presets.map((preset) => preset.id)).size).toBe(presets.length);
});
