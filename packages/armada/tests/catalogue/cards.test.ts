import { expect, test } from 'vitest';
import {
  allObjectives,
  damageCards,
  laterUpgrades,
  objectiveCard,
  objectiveCategories,
  objectives,
  packs,
  type UpgradeCard,
  upgradeCard,
  upgrades,
  upgradeTypes,
  wholeDeck,
} from '../../src/catalogue/index.ts';
import { shows } from '../shows.ts';

const costsOf = (cards: readonly UpgradeCard[]) =>
  Object.fromEntries(cards.map(({ name, points }) => [name, points]));
const ofType = (type: string, faction?: string) =>
  upgrades.filter((card) => card.type === type && card.faction === faction);

test('the upgrades that can be played have the costs of their cards', () => {
  expect(costsOf(ofType('commander', 'rebel'))).toEqual({
    'General Dodonna': 20,
    'Garm Bel Iblis': 25,
    'Mon Mothma': 30,
  });
  expect(costsOf(ofType('commander', 'imperial'))).toEqual({
    'Grand Moff Tarkin': 38,
    'Admiral Motti': 24,
    'Admiral Screed': 26,
  });
  expect(costsOf(ofType('officer', 'rebel'))).toEqual({
    'Leia Organa': 3,
    'Raymus Antilles': 7,
    'Adar Tallon': 10,
  });
  expect(costsOf(ofType('officer', 'imperial'))).toEqual({
    'Wulff Yularen': 7,
    'Director Isard': 3,
    'Admiral Chiraneau': 10,
  });
  expect(costsOf(ofType('officer'))).toEqual({
    'Defense Liaison': 3,
    'Weapons Liaison': 3,
    'Intel Officer': 7,
    'Veteran Captain': 3,
  });
  expect(costsOf(ofType('weaponsTeam'))).toEqual({
    'Gunnery Team': 7,
    'Flight Controllers': 6,
    'Sensor Team': 5,
  });
  expect(costsOf(ofType('supportTeam'))).toEqual({ 'Engineering Team': 5, 'Nav Team': 4, 'Engine Techs': 8 });
  expect(costsOf(ofType('offensiveRetrofit'))).toEqual({
    'Expanded Hangar Bay': 5,
    'Point-Defense Reroute': 5,
  });
  expect(costsOf(ofType('defensiveRetrofit'))).toEqual({
    'Electronic Countermeasures': 7,
    'Advanced Projectors': 6,
  });
  expect(costsOf(ofType('ionCannons'))).toEqual({
    'Overload Pulse': 8,
    'Leading Shots': 4,
    'Ion Cannon Batteries': 5,
  });
  expect(costsOf(ofType('turbolasers'))).toEqual({
    'Enhanced Armament': 10,
    'H9 Turbolasers': 8,
    'XI7 Turbolasers': 6,
    'XX-9 Turbolasers': 5,
  });
  expect(costsOf(ofType('ordnance'))).toEqual({ 'Assault Concussion Missiles': 7, 'Expanded Launchers': 13 });
});

test('the titles have the costs of their cards and a class each', () => {
  const titles = upgrades.filter(({ type }) => type === 'title');
  const ofClass = (shipClass: string) => costsOf(titles.filter((card) => card.class === shipClass));
  expect(ofClass('cr90')).toEqual({ 'Tantive IV': 3, "Dodonna's Pride": 6, "Jaina's Light": 2 });
  expect(ofClass('nebulonB')).toEqual({ Redemption: 8, Salvation: 7, Yavaris: 5 });
  expect(ofClass('assaultFrigate')).toEqual({ 'Gallant Haven': 8, Paragon: 5 });
  expect(ofClass('victory')).toEqual({ Dominator: 12, Corrupter: 5, Warlord: 8 });
  expect(ofClass('gladiator')).toEqual({ Demolisher: 10, Insidious: 3 });
  expect(titles).toHaveLength(13);
  expect(titles.every(({ unique }) => unique)).toBe(true);
  expect(upgrades.filter((card) => card.class !== undefined && card.type !== 'title')).toEqual([]);
});

test('unique cards, modifications and headers are marked', () => {
  const unique = upgrades.filter((card) => card.unique);
  expect(unique.filter(({ type }) => !['commander', 'officer', 'title'].includes(type))).toEqual([]);
  expect(unique).toHaveLength(6 + 6 + 13);
  expect(upgrades.filter((card) => card.modification).map(({ id }) => id)).toEqual([
    'expanded-launchers',
    'enhanced-armament',
  ]);
  const criticals = upgrades.flatMap(({ id, critical }) => (critical === undefined ? [] : [[id, critical]]));
  expect(Object.fromEntries(criticals)).toEqual({
    'assault-concussion-missiles': 'black',
    'dodonnas-pride': 'blue',
    'ion-cannon-batteries': 'blue',
    'overload-pulse': 'blue',
    'xx-9-turbolasers': 'any',
  });
  const headed = upgrades.flatMap(({ id, command }) => (command === undefined ? [] : [[id, command]]));
  expect(Object.fromEntries(headed)).toEqual({
    'admiral-chiraneau': 'squadron',
    'engine-techs': 'navigate',
    'engineering-team': 'repair',
    'nav-team': 'navigate',
    corrupter: 'squadron',
    yavaris: 'squadron',
    'flight-controllers': 'squadron',
  });
});

shows('ar.upgrade.types', 'there are ten types of upgrades, and each has a card', () => {
  expect(upgradeTypes).toHaveLength(10);
  expect(new Set(upgrades.map(({ type }) => type))).toEqual(new Set(upgradeTypes));
});

test('48 upgrades can be played: 18 of the core set and 30 of wave 1', () => {
  expect(upgrades.filter(({ wave }) => wave === 0)).toHaveLength(18);
  expect(upgrades.filter(({ wave }) => wave === 1)).toHaveLength(30);
  expect(laterUpgrades).toHaveLength(180);
  expect(upgradeCard('leading-shots').wave).toBe(1);
  const waveOf = (id: string) => laterUpgrades.find((card) => card.id === id)?.wave;
  expect([waveOf('wing-commander'), waveOf('ordnance-experts'), waveOf('strategic-adviser')]).toEqual([
    2,
    2,
    'unknown',
  ]);
});

test('the packs of the first two waves are the core set and seven expansions', () => {
  expect(packs.filter(({ wave }) => wave === 0).map(({ id }) => id)).toEqual(['SWM01']);
  expect(packs.filter(({ wave }) => wave === 1).map(({ id }) => id)).toEqual([
    'SWM02',
    'SWM03',
    'SWM04',
    'SWM05',
    'SWM06',
    'SWM07',
    'SWM08',
  ]);
});

shows(
  'ar.objective.categories',
  'every objective has one of three categories, four of each in the core set',
  () => {
    const namesOf = (category: string) =>
      objectives.filter((card) => card.category === category).map(({ name }) => name);
    expect(namesOf('assault').sort()).toEqual([
      'Advanced Gunnery',
      'Most Wanted',
      'Opening Salvo',
      'Precision Strike',
    ]);
    expect(namesOf('defense').sort()).toEqual([
      'Contested Outpost',
      'Fire Lanes',
      'Fleet Ambush',
      'Hyperspace Assault',
    ]);
    expect(namesOf('navigation').sort()).toEqual([
      'Dangerous Territory',
      'Intel Sweep',
      'Minefields',
      'Superior Positions',
    ]);
    expect(objectiveCategories).toEqual(['assault', 'defense', 'navigation']);
    expect(objectives).toHaveLength(12);
    expect(allObjectives).toHaveLength(36);
  },
);

test('the victory tokens of the objectives have their printed values', () => {
  const valued = objectives.flatMap(({ id, victoryToken }) =>
    victoryToken === undefined ? [] : [[id, victoryToken]],
  );
  expect(Object.fromEntries(valued)).toEqual({
    'precision-strike': 15,
    'fire-lanes': 15,
    'contested-outpost': 20,
    'dangerous-territory': 15,
    'superior-positions': 15,
  });
  expect(objectiveCard('intel-sweep')).not.toHaveProperty('victoryToken');
});

shows('ar.known.damage-deck.composition', 'the damage deck has 52 cards under 22 titles', () => {
  expect(wholeDeck).toHaveLength(52);
  expect(damageCards).toHaveLength(22);
  const copies = damageCards
    .filter((card) => card.copies !== 2)
    .map(({ name, copies: count }) => [name, count]);
  expect(Object.fromEntries(copies)).toEqual({ 'Structural Damage': 8, 'Injured Crew': 4 });
  const ofTrait = (trait: string) =>
    wholeDeck.filter((id) => damageCards.find((card) => card.id === id)?.trait === trait).length;
  expect([ofTrait('crew'), ofTrait('ship')]).toEqual([16, 36]);
});

test('the damage cards act at once or while they lie faceup, and one does both', () => {
  const idsOf = (timing: string) => damageCards.filter((card) => card.timing === timing).map(({ id }) => id);
  expect(idsOf('immediate').sort()).toEqual([
    'comm-noise',
    'injured-crew',
    'projector-misaligned',
    'shield-failure',
    'structural-damage',
  ]);
  expect(idsOf('immediateAndLasting')).toEqual(['life-support-failure']);
  expect(idsOf('lasting')).toHaveLength(16);
  const crew = damageCards.filter(({ trait }) => trait === 'crew').map(({ id }) => id);
  expect(crew).toEqual([
    'blinded-gunners',
    'comm-noise',
    'compartment-fire',
    'crew-panic',
    'damaged-controls',
    'injured-crew',
    'life-support-failure',
  ]);
});
