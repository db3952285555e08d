import { isRefusal } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { findProduct, originalCoreSet } from '../../src/catalogue/index.ts';
import {
  areRevealed,
  assignFactions,
  collectionOf,
  defaultForces,
  emptyExchange,
  handIn,
  judgeBoxSquads,
  judgeSquad,
  oneOriginalBox,
  pointsCeiling,
  presets,
  squadAsSeen,
  squadCost,
  totalOf,
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
  expect(totalOf(oneOriginalBox.shipCards)).toBe(13);
  expect(totalOf(oneOriginalBox.upgradeCards)).toBe(5);
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
  expect(faultsOf(howl, { points: 100, collection: oneOriginalBox })).toHaveLength(2);
});

shows('xw.squad.points.core-box-31', 'with one original box the ceiling is 31 points a side', () => {
  expect(pointsCeiling({ collection: oneOriginalBox })).toBe(31);
  expect(pointsCeiling({ collection: collectionOf([originalCoreSet, originalCoreSet]) })).toBe(100);
  const squad = squadOf('rebel', [luke, 'amd:r2d2']);
  expect(faultsOf(squad, { collection: oneOriginalBox })).toEqual([['xw.squad.points.limit', undefined]]);
  expect(judgeSquad(squadOf('rebel', [luke, 'amd:r2f2']), { collection: oneOriginalBox })).toEqual([]);
});

shows(
  'xw.squad.faction.core2012-two-sides',
  'one side is Rebel and one Imperial, by agreement or by chance',
  () => {
    expect(assignFactions(['imperial', 'rebel'], 0)).toEqual(['imperial', 'rebel']);
    expect(assignFactions([null, 'rebel'], 0)).toEqual(['imperial', 'rebel']);
    expect(assignFactions(['rebel', null], 1)).toEqual(['rebel', 'imperial']);
    expect(assignFactions(['rebel', 'rebel'], 0)).toEqual(['rebel', 'imperial']);
    expect(assignFactions(['rebel', 'rebel'], 1)).toEqual(['imperial', 'rebel']);
    expect(assignFactions([null, null], 1)).toEqual(['imperial', 'rebel']);
    const slaver = squadOf('scum', ['scum:yv666:trandoshanslaver']);
    expect(faultsOf(slaver, { variant: 'core2012' })).toEqual([
      ['xw.squad.faction.core2012-two-sides', undefined],
    ]);
  },
);

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
  'xw.squad.core2012-default-forces',
  'without squad building Luke meets Night Beast and one Obsidian',
  () => {
    expect(defaultForces.rebel).toEqual(squadOf('rebel', [luke]));
    expect(defaultForces.imperial).toEqual(
      squadOf('imperial', ['imperial:tiefighter:nightbeast'], ['imperial:tiefighter:obsidiansquadronpilot']),
    );
    expect(judgeBoxSquads(defaultForces)).toEqual({ rebel: [], imperial: [] });
  },
);

shows(
  'xw.mission.squads.imperial-picks-first',
  'the Rebel player has the Upgrade cards the Imperial left',
  () => {
    const imperial = squadOf('imperial', [black, 'ept:determination'], [academy]);
    const rebel = squadOf('rebel', [luke, 'ept:determination']);
    const faults = judgeBoxSquads({ imperial, rebel });
    expect(faults.imperial).toEqual([]);
    expect(faults.rebel).toMatchObject([{ rule: 'xw.setup.components.limited', card: 'ept:determination' }]);
    const other = squadOf('rebel', [luke, 'ept:marksmanship']);
    expect(judgeBoxSquads({ imperial, rebel: other })).toEqual({ imperial: [], rebel: [] });
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

shows('xw.squad.build.secret-simultaneous', 'a squad stays secret until both are handed in', () => {
  const mine = squadOf('rebel', [luke]);
  const theirs = squadOf('imperial', [academy]);
  const half = handIn(emptyExchange, 0, mine);
  if (isRefusal(half)) throw new Error('refused');
  expect([areRevealed(half), squadAsSeen(half, 0, 0), squadAsSeen(half, 0, 1)]).toEqual([
    false,
    mine,
    'handedIn',
  ]);
  expect([squadAsSeen(half, 0, 'spectator'), squadAsSeen(half, 1, 0)]).toEqual(['handedIn', 'awaited']);
  const whole = handIn(half, 1, theirs);
  if (isRefusal(whole)) throw new Error('refused');
  expect([squadAsSeen(whole, 0, 1), squadAsSeen(whole, 1, 'spectator')]).toEqual([mine, theirs]);
  expect(handIn(whole, 0, theirs)).toMatchObject({
    kind: 'refused',
    rule: 'xw.squad.build.secret-simultaneous',
  });
});

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

test('the two squads of the box can be played together', () => {
  const [rebel, imperial] = ['box-rebel', 'box-imperial'].map(
    (id) => presets.find((each) => each.id === id)?.squad,
  );
  if (rebel === undefined || imperial === undefined) throw new Error('no box squads');
  expect(judgeBoxSquads({ rebel, imperial })).toEqual({ rebel: [], imperial: [] });
});
