import { expect, test } from 'vitest';
import {
  allUnits,
  baseSizes,
  findLaterUnit,
  findUnit,
  isTrooperType,
  isVehicleType,
  laterUnits,
  type Rank,
  ranks,
  unitCard,
  units,
  unitTypes,
  upgradeSlots,
} from '../../src/catalogue/index.ts';
import { shows } from '../shows.ts';

test('26 units can be played, 8 came later, and no two share an id', () => {
  expect([units.length, laterUnits.length]).toEqual([26, 8]);
  expect(new Set(allUnits.map(({ id }) => id)).size).toBe(34);
  expect([findUnit('bossk'), findLaterUnit('bossk')?.points]).toEqual([undefined, 115]);
  expect([findUnit('at-st')?.points, findLaterUnit('at-st')]).toEqual([195, undefined]);
});

shows('lg.unit.rank', 'each unit has one of six ranks', () => {
  const byRank = (rank: Rank) => units.filter((each) => each.rank === rank).length;
  expect(ranks.map((rank) => [rank, byRank(rank)])).toEqual([
    ['commander', 8],
    ['operative', 2],
    ['corps', 4],
    ['specialForces', 6],
    ['support', 4],
    ['heavy', 2],
  ]);
});

shows('lg.cards.unit.fields', 'a unit card has all its fields within what the rules know', () => {
  for (const unit of allUnits) {
    expect(unit.name).not.toBe('');
    expect(unitTypes).toContain(unit.type);
    expect(unit.points).toBeGreaterThan(0);
    expect(unit.miniatures).toBeGreaterThan(0);
    expect(unit.wounds).toBeGreaterThan(0);
    expect([0, 1, 2, 3]).toContain(unit.speed);
    expect(['red', 'white']).toContain(unit.defenseDie);
    expect(unit.weapons.length).toBeGreaterThan(0);
    for (const slot of unit.upgradeBar) expect(upgradeSlots).toContain(slot);
    expect(baseSizes).toContain(unit.base);
    expect(unit.height.top).toBeGreaterThan(unit.height.bottom ?? 0);
    expect(unit.height.confidence > 0 && unit.height.confidence <= 1).toBe(true);
  }
});

test('a surge chart may be empty', () => {
  const chart = (id: 'stormtroopers' | 'rebel-troopers' | 'darth-vader') => {
    const { attackSurge, defenseSurge } = unitCard(id);
    return [attackSurge, defenseSurge];
  };
  expect(chart('stormtroopers')).toEqual(['hit', null]);
  expect(chart('rebel-troopers')).toEqual([null, 'block']);
  expect(chart('darth-vader')).toEqual([null, null]);
});

shows('lg.unit.trooper.courage', 'troopers have courage and vehicles resilience, or a dash', () => {
  for (const { id, type, courage, resilience } of units)
    if (isTrooperType(type)) expect([id, resilience]).toEqual([id, null]);
    else expect([id, courage]).toEqual([id, null]);
  const values = (id: 'darth-vader' | 'emperor-palpatine' | 'at-rt' | '74-z-speeder-bikes') => {
    const { courage, resilience } = unitCard(id);
    return [courage, resilience];
  };
  expect(values('darth-vader')).toEqual([null, null]);
  expect(values('emperor-palpatine')).toEqual([4, null]);
  expect(values('at-rt')).toEqual([null, 4]);
  expect(values('74-z-speeder-bikes')).toEqual([null, null]);
});

shows('lg.unit.mini-count', 'the number of miniatures has the leader among them', () => {
  expect(
    units.filter(({ miniatures }) => miniatures > 1).map(({ id, miniatures }) => [id, miniatures]),
  ).toEqual([
    ['fleet-troopers', 4],
    ['rebel-troopers', 4],
    ['rebel-commandos', 4],
    ['wookiee-warriors', 3],
    ['snowtroopers', 4],
    ['stormtroopers', 4],
    ['imperial-royal-guards', 3],
    ['scout-troopers', 4],
    ['74-z-speeder-bikes', 2],
  ]);
});

shows(
  ['lg.unit.emplacement.trooper-rules', 'lg.unit.emplacement.trooper-effects-apply'],
  'emplacement troopers are troopers',
  () => {
    expect(unitTypes.map((type) => [isTrooperType(type), isVehicleType(type)])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, true],
    ]);
    const emplacements = units.filter(({ type }) => type === 'emplacementTrooper');
    expect(emplacements.map(({ id }) => id)).toEqual([
      '1-4-fd-laser-cannon-team',
      'e-web-heavy-blaster-team',
    ]);
  },
);

test('troopers stand on small bases, and bigger ones are notched vehicles and emplacements', () => {
  const bigger = units.filter(({ base }) => base !== 'small').map(({ id, base }) => [id, base]);
  expect(bigger).toEqual([
    ['1-4-fd-laser-cannon-team', 'huge'],
    ['at-rt', 'large'],
    ['t-47-airspeeder', 'huge'],
    ['74-z-speeder-bikes', 'medium'],
    ['e-web-heavy-blaster-team', 'large'],
    ['at-st', 'huge'],
  ]);
  expect(units.filter(({ height }) => height.bottom !== undefined).map(({ id }) => id)).toEqual([
    't-47-airspeeder',
    '74-z-speeder-bikes',
  ]);
});

shows('lg.cards.sample.at-rt', 'the AT-RT is as its card', () => {
  expect(unitCard('at-rt')).toEqual({
    id: 'at-rt',
    name: 'AT-RT',
    faction: 'rebel',
    unique: false,
    rank: 'support',
    type: 'groundVehicle',
    points: 55,
    miniatures: 1,
    wounds: 6,
    courage: null,
    resilience: 4,
    speed: 2,
    defenseDie: 'white',
    attackSurge: 'critical',
    defenseSurge: null,
    keywords: [{ id: 'armor' }, { id: 'climbingVehicle' }, { id: 'expertClimber' }],
    upgradeBar: ['comms', 'hardpoint'],
    weapons: [
      {
        name: 'Grappling Claws',
        isMelee: true,
        range: null,
        isArea: false,
        dice: { red: 3, black: 0, white: 0 },
        keywords: [{ id: 'impact', value: 1 }],
      },
      {
        name: 'A-300 Blaster Rifle',
        isMelee: false,
        range: { min: 1, max: 3 },
        isArea: false,
        dice: { red: 0, black: 0, white: 2 },
        keywords: [],
      },
    ],
    base: 'large',
    height: { top: 65.4, confidence: 0.7 },
    products: ['SWL01', 'SWL04'],
  });
});

shows('lg.cards.sample.luke', 'Luke Skywalker is as his card', () => {
  expect(unitCard('luke-skywalker')).toEqual({
    id: 'luke-skywalker',
    name: 'Luke Skywalker',
    title: 'Hero of the Rebellion',
    faction: 'rebel',
    unique: true,
    rank: 'commander',
    type: 'trooper',
    points: 160,
    miniatures: 1,
    wounds: 6,
    courage: 3,
    resilience: null,
    speed: 2,
    defenseDie: 'red',
    attackSurge: 'critical',
    defenseSurge: null,
    keywords: [{ id: 'jump', value: 1 }, { id: 'charge' }, { id: 'deflect' }, { id: 'immunePierce' }],
    upgradeBar: ['force', 'force', 'gear'],
    weapons: [
      {
        name: "Anakin's Lightsaber",
        isMelee: true,
        range: null,
        isArea: false,
        dice: { red: 0, black: 6, white: 0 },
        keywords: [
          { id: 'impact', value: 2 },
          { id: 'pierce', value: 2 },
        ],
      },
      {
        name: "Luke's DL-44 Blaster Pistol",
        isMelee: false,
        range: { min: 1, max: 2 },
        isArea: false,
        dice: { red: 2, black: 0, white: 0 },
        keywords: [{ id: 'pierce', value: 2 }],
      },
    ],
    base: 'small',
    height: { top: 41, confidence: 0.5 },
    products: ['SWL01'],
  });
});

test('the corrections of the sources are in', () => {
  const keywordsOf = (id: 'chewbacca' | 't-47-airspeeder') => unitCard(id).keywords;
  expect(keywordsOf('chewbacca')).toContainEqual({ id: 'unhindered' });
  expect(unitCard('han-solo').weapons[1]?.keywords).toEqual([{ id: 'pierce', value: 2 }]);
  expect(unitCard('74-z-speeder-bikes').type).toBe('repulsorVehicle');
  expect(keywordsOf('t-47-airspeeder')).toEqual([
    { id: 'armor' },
    { id: 'arsenal', value: 2 },
    { id: 'cover', value: 1 },
    { id: 'immuneBlast' },
    { id: 'immuneMelee' },
    { id: 'speeder', value: 2 },
  ]);
});
