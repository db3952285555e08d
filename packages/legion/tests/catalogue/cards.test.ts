import { expect, test } from 'vitest';
import {
  allCommandCards,
  allUnits,
  allUpgrades,
  battleCards,
  battleCategories,
  type CommandCardId,
  commandCard,
  commandCards,
  findProduct,
  findUnit,
  laterCommandCards,
  laterUpgrades,
  products,
  type UpgradeCardId,
  type UpgradeSlot,
  units,
  upgradeCard,
  upgradeSlots,
  upgrades,
} from '../../src/catalogue/index.ts';
import { shows } from '../shows.ts';

const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);

test('65 upgrades, 34 command cards and 15 battle cards can be played, 23 and 9 came later', () => {
  expect([upgrades.length, commandCards.length, battleCards.length]).toEqual([65, 34, 15]);
  expect([laterUpgrades.length, laterCommandCards.length]).toEqual([23, 9]);
});

test('no two cards of the whole catalogue share an id', () => {
  const ids = [...allUnits, ...allUpgrades, ...allCommandCards, ...battleCards].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a card can be played exactly if a box that had been sold has it', () => {
  const isPlayed = (boxes: readonly string[]) => boxes.some((id) => findProduct(id)!.later !== true);
  for (const { id, products: boxes } of [...units, ...upgrades, ...commandCards])
    expect([id, isPlayed(boxes)]).toEqual([id, true]);
  for (const { id, products: boxes } of [...laterUpgrades, ...laterCommandCards])
    expect([id, isPlayed(boxes)]).toEqual([id, false]);
  expect([products.length, products.filter(({ later }) => later).length]).toEqual([32, 8]);
});

shows('lg.army.unique.marker', 'unique units and upgrades are marked', () => {
  expect(idsOf(units.filter(({ unique }) => unique))).toEqual([
    'han-solo',
    'leia-organa',
    'luke-skywalker',
    'chewbacca',
    'darth-vader',
    'emperor-palpatine',
    'general-veers',
    'boba-fett',
  ]);
  expect(idsOf(upgrades.filter(({ unique }) => unique))).toEqual(['general-weiss', 'wedge-antilles']);
});

shows('lg.cards.upgrade.types', 'an upgrade has one of thirteen icons', () => {
  const count = (slot: UpgradeSlot) => allUpgrades.filter(({ type }) => type === slot).length;
  expect(upgradeSlots.map((slot) => [slot, count(slot)])).toEqual([
    ['heavyWeapon', 16],
    ['personnel', 14],
    ['force', 7],
    ['command', 4],
    ['hardpoint', 12],
    ['gear', 6],
    ['grenades', 3],
    ['comms', 4],
    ['pilot', 6],
    ['training', 5],
    ['generator', 2],
    ['armament', 7],
    ['crew', 2],
  ]);
});

shows(
  'lg.cards.upgrade.fields',
  'an upgrade has name, icon, points, restriction, exhaust icon and weapon',
  () => {
    expect(upgradeCard('t-7-ion-snowtrooper')).toMatchObject({
      name: 'T-7 Ion Snowtrooper',
      type: 'heavyWeapon',
      points: 34,
      only: { units: ['snowtroopers'] },
      exhaustible: true,
      weapon: { name: 'T-7 Ion Disruptor Rifle', range: { min: 1, max: 2 } },
    });
    expect(upgradeCard('wedge-antilles')).toMatchObject({
      unique: true,
      exhaustible: true,
      only: { faction: 'rebel', unitType: 'repulsorVehicle' },
      grants: [],
      weapon: null,
    });
    for (const { only } of allUpgrades)
      for (const id of only.units ?? []) expect(idsOf(allUnits)).toContain(id);
  },
);

shows(
  'lg.unit.added.trooper-upgrades',
  'heavy weapons and personnel bring a miniature, others do not',
  () => {
    for (const { id, type, addsMiniature } of upgrades)
      expect([id, addsMiniature]).toEqual([id, type === 'heavyWeapon' || type === 'personnel']);
  },
);

shows(
  'lg.weapon.heavy.profile',
  'a heavy weapon brings a weapon of its own, a trooper of the unit none',
  () => {
    for (const { type, weapon } of upgrades)
      if (type === 'heavyWeapon') expect(weapon).not.toBeNull();
      else if (type === 'personnel') expect(weapon).toBeNull();
  },
);

shows('lg.cards.sample.hh12', 'the HH-12 Stormtrooper is as its card', () => {
  expect(upgradeCard('hh-12-stormtrooper')).toEqual({
    id: 'hh-12-stormtrooper',
    name: 'HH-12 Stormtrooper',
    type: 'heavyWeapon',
    points: 34,
    unique: false,
    exhaustible: true,
    addsMiniature: true,
    only: { units: ['stormtroopers'] },
    addsSlots: [],
    grants: [],
    keywords: [],
    weapon: {
      name: 'HH-12 Rocket Launcher',
      isMelee: false,
      range: { min: 2, max: 4 },
      isArea: false,
      dice: { red: 0, black: 3, white: 0 },
      keywords: [{ id: 'cumbersome' }, { id: 'impact', value: 3 }],
    },
    products: ['SWL01', 'SWL07'],
  });
});

shows('lg.cards.sample.at-rt-rotary-blaster', 'the AT-RT Rotary Blaster is as its card', () => {
  const { points, only, weapon } = upgradeCard('at-rt-rotary-blaster');
  expect([points, only, weapon?.keywords]).toEqual([
    30,
    { units: ['at-rt'] },
    [{ id: 'fixed', arc: 'front' }],
  ]);
});

shows('lg.cards.keyword-types', 'keywords are of units, of weapons or of upgrades', () => {
  const droid = upgradeCard('r-5-astromech-droid');
  expect([droid.keywords, droid.grants, droid.weapon]).toEqual([
    [{ id: 'noncombatant' }, { id: 'repair', value: 1, capacity: 2 }],
    [],
    null,
  ]);
  const officer = upgradeCard('rebel-officer-personnel');
  expect([officer.keywords, officer.grants, officer.courage]).toEqual([
    [{ id: 'leader' }],
    [{ id: 'inspire', value: 1 }],
    2,
  ]);
  expect(upgradeCard('electrostaff-guard').keywords).toEqual([{ id: 'sidearm', attack: 'melee' }]);
});

shows(
  ['lg.area-weapon.icon', 'lg.area-weapon.charge.token-types'],
  'charges and mines are area weapons with a surge chart of their own',
  () => {
    const weapons = [...upgrades, ...battleCards].flatMap(({ weapon }) => weapon ?? []);
    expect(
      weapons.filter(({ isArea }) => isArea).map(({ name, surge, range }) => [name, surge, range]),
    ).toEqual([
      ['Proton Charge', 'critical', { min: 1, max: 1 }],
      ['Sonic Charge', 'critical', { min: 1, max: 1 }],
      ['Minefield', 'critical', { min: 1, max: 1 }],
    ]);
    expect(upgradeCard('sonic-charge-saboteur').weapon?.keywords).toEqual([
      { id: 'arm', value: 1, charge: 'sonicCharge' },
      { id: 'detonate', value: 1, charge: 'sonicCharge' },
      { id: 'blast' },
      { id: 'suppressive' },
    ]);
  },
);

shows('lg.cards.command.generic', 'four command cards are open to everybody', () => {
  expect(idsOf(commandCards.filter(({ owner, faction }) => owner === null && faction === undefined))).toEqual(
    ['ambush', 'push', 'assault', 'standing-orders'],
  );
});

const ownedBy = (unit: string) => commandCards.filter(({ owner }) => owner === unit);

shows('lg.cards.command.commander-exclusive', 'every unique commander has three cards, others none', () => {
  for (const { id, rank, unique } of units)
    if (rank === 'commander') expect([id, ownedBy(id).length]).toEqual([id, unique ? 3 : 0]);
});

shows('lg.cards.command.operative-exclusive', 'every operative has three cards', () => {
  for (const { id, rank } of units)
    if (rank === 'operative') expect([id, ownedBy(id).length]).toEqual([id, 3]);
});

shows('lg.cards.command.owner', 'an exclusive card has an owner, who must be in the army', () => {
  for (const { id, owner, required } of commandCards) {
    expect([id, required[0] ?? null]).toEqual([id, owner]);
    if (owner !== null) expect(['commander', 'operative']).toContain(findUnit(owner)?.rank);
  }
  const { owner, required } = commandCard('common-cause');
  expect([owner, required]).toEqual(['chewbacca', ['chewbacca', 'luke-skywalker']]);
});

shows('lg.cards.command.pips', 'command cards have 0 to 4 pips', () => {
  const countOf = (pips: number) => commandCards.filter((card) => card.pips === pips).length;
  expect([0, 1, 2, 3, 4].map(countOf)).toEqual([1, 10, 11, 11, 1]);
  const { pips, pipsInHand } = commandCard('sorry-about-the-mess');
  expect([pips, pipsInHand]).toEqual([0, 1]);
});

shows('lg.cards.command.fields', 'the order bar names how many units of which sort, or units by name', () => {
  const ordersOf = (id: CommandCardId) => commandCard(id).orders;
  expect(ordersOf('push')).toEqual([{ kind: 'units', count: 2 }]);
  expect(ordersOf('covering-fire')).toEqual([{ kind: 'units', count: 3, ranks: ['corps'] }]);
  expect(ordersOf('pinned-down')).toEqual([{ kind: 'units', count: 2, ranks: ['support', 'heavy'] }]);
  expect(ordersOf('evasive-maneuvers')).toEqual([{ kind: 'units', count: 2, type: 'vehicle' }]);
  expect(ordersOf('an-entire-legion')).toEqual([{ kind: 'units', count: 'each' }]);
  expect(ordersOf('change-of-plans')).toEqual([
    { kind: 'named', unit: 'han-solo' },
    { kind: 'units', count: 2, type: 'trooper' },
  ]);
  for (const { orders } of commandCards)
    for (const order of orders) if (order.kind === 'named') expect(findUnit(order.unit)).toBeDefined();
});

test('New Ways to Motivate Them has 2 pips, orders for 2 troopers, and is of Darth Vader', () => {
  const { pips, orders, owner } = commandCard('new-ways-to-motivate-them');
  expect([pips, orders, owner]).toEqual([2, [{ kind: 'units', count: 2, type: 'trooper' }], 'darth-vader']);
});

shows('lg.battle-card.types', 'battle cards are objectives, deployments and conditions', () => {
  const countOf = (category: string) => battleCards.filter((card) => card.category === category).length;
  expect(battleCategories.map(countOf)).toEqual([5, 5, 5]);
});

test('the exhaust icon is on fifteen upgrades', () => {
  const exhaustible: readonly UpgradeCardId[] = upgrades
    .filter((card) => card.exhaustible)
    .map(({ id }) => id);
  expect([...exhaustible].sort()).toEqual([
    'barrage-generator',
    'force-choke',
    'force-push',
    'force-reflexes',
    'general-weiss',
    'hh-12-stormtrooper',
    'hq-uplink',
    'improvised-orders',
    'jedi-mind-trick',
    'mpl-57-barrage-trooper',
    'mpl-57-ion-trooper',
    'overcharged-generator',
    'saber-throw',
    't-7-ion-snowtrooper',
    'wedge-antilles',
  ]);
});
