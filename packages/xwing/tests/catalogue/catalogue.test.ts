import { shows } from '@sortie/testkit';
import { expect, test } from 'vitest';
import {
  conditions,
  damageCards,
  damageDecks,
  originalCoreSet,
  pilots,
  products,
  shipType,
  shipTypes,
  upgrades,
  wholeDeck,
} from '../../src/catalogue/index.ts';

const counted = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

const nameOf = (cards: readonly { readonly uid: string; readonly name: string }[], uid: string): string =>
  cards.find((card) => card.uid === uid)?.name ?? uid;

test('the catalogue holds every card of the first edition under an id of its own', () => {
  expect([shipTypes.length, pilots.length, upgrades.length, conditions.length]).toEqual([56, 297, 367, 10]);
  expect(new Set([...pilots, ...upgrades].map((card) => card.uid)).size).toBe(297 + 367);
  expect(new Set(damageCards.map((card) => card.id)).size).toBe(damageCards.length);
});

test('every Ship card and Upgrade card comes in a product', () => {
  const sold = new Set<string>(products.flatMap((each) => [...each.pilots, ...each.upgrades]));
  expect([...pilots, ...upgrades].filter((card) => !sold.has(card.uid))).toEqual([]);
  expect(products).toHaveLength(63);
});

test('a card names only ships, cards and conditions that exist', () => {
  const shipIds = new Set<string>(shipTypes.map((type) => type.id));
  const uids = new Set<string>(upgrades.map((card) => card.uid));
  const conditionIds = new Set<string>(conditions.map((each) => each.id));
  const named = upgrades.flatMap((card) => [
    ...card.requires.flatMap((each) => (each.kind === 'ship' ? each.ships.map((id) => shipIds.has(id)) : [])),
    ...card.requires.flatMap((each) => (each.kind === 'card' ? [uids.has(each.card)] : [])),
    ...card.grants.flatMap((each) => (each.kind === 'slot' && each.card ? [uids.has(each.card)] : [])),
    ...(card.otherFace === undefined ? [] : [uids.has(card.otherFace)]),
    ...card.conditions.map((id) => conditionIds.has(id)),
  ]);
  expect(named.length).toBeGreaterThan(10);
  expect(named).not.toContain(false);
  expect(pilots.flatMap((card) => card.conditions).every((id) => conditionIds.has(id))).toBe(true);
});

shows('xw.ship.size.small', 'small ships are a size that cards can ask for', () => {
  expect(shipTypes.filter((type) => type.size === 'small')).toHaveLength(36);
  const smallOnly = upgrades.filter((card) =>
    card.requires.some((each) => each.kind === 'size' && each.sizes.join() === 'small'),
  );
  expect(smallOnly.map((card) => card.uid)).toContain('ept:deadeye');
});

shows(
  'xw.cards.ship-card.fields',
  'a Ship card carries skill, name, type, faction, values, bars and cost',
  () => {
    const luke = pilots.find((card) => card.uid === 'rebel:xwing:lukeskywalker');
    expect(luke).toEqual({
      uid: 'rebel:xwing:lukeskywalker',
      xws: 'lukeskywalker',
      name: 'Luke Skywalker',
      unique: true,
      shipType: 'xwing',
      faction: 'rebel',
      allegiance: 'rebelAlliance',
      skill: 8,
      points: 28,
      primaryWeapon: 3,
      agility: 2,
      hull: 3,
      shields: 2,
      actions: ['focus', 'targetLock'],
      slots: ['elite', 'torpedoes', 'astromech'],
      grants: [],
      conditions: [],
      plain: false,
    });
  },
);

test('a Ship card may differ from the other cards of its type', () => {
  const smuggler = pilots.find((card) => card.uid === 'rebel:yt1300:outerrimsmuggler');
  expect(smuggler).toMatchObject({ primaryWeapon: 2, agility: 1, hull: 6, shields: 4 });
  expect(pilots.find((card) => card.uid === 'rebel:yt1300:hansolo')).toMatchObject({
    primaryWeapon: 3,
    hull: 8,
  });
});

shows(
  'xw.cards.upgrade-card.fields',
  'an Upgrade card carries a title, an icon and a cost, a weapon also its attack value and range',
  () => {
    expect(upgrades.find((card) => card.uid === 'cannon:heavylasercannon')).toMatchObject({
      name: 'Heavy Laser Cannon',
      slot: 'cannon',
      points: 7,
      weapon: { attack: 4, range: [2, 3] },
    });
    expect(upgrades.find((card) => card.uid === 'mod:hullupgrade')).not.toHaveProperty('weapon');
    expect(upgrades.filter((card) => card.weapon !== undefined)).toHaveLength(38);
    const facts = ({ fills, limited, squadLimit, energy, otherFace }: (typeof upgrades)[number]) => ({
      fills,
      limited,
      squadLimit,
      energy,
      otherFace,
    });
    const factsOf = (uid: string) => facts(upgrades.find((card) => card.uid === uid)!);
    const plain = {
      fills: 1,
      limited: false,
      squadLimit: undefined,
      energy: undefined,
      otherFace: undefined,
    };
    expect(factsOf('cannon:heavylasercannon')).toEqual(plain);
    expect(factsOf('ept:intensity#317')).toEqual({ ...plain, otherFace: 'ept:intensity#318' });
    expect(factsOf('hardpoint:singleturbolasers')).toEqual({ ...plain, energy: 2 });
  },
);

shows('xw.carddata.deck.size', 'a Damage deck is 7 Direct Hits and 2 copies each of 13 other cards', () => {
  for (const deck of ['core', 'core2'] as const) {
    expect(wholeDeck(deck)).toHaveLength(33);
    const copies = damageDecks[deck].map((card) => [card.name.replace('!', ''), card.copies]);
    expect(copies.filter(([name]) => name === 'Direct Hit')).toEqual([['Direct Hit', 7]]);
    expect(copies.filter(([name, count]) => name !== 'Direct Hit' && count === 2)).toHaveLength(13);
  }
});

shows('xw.carddata.deck.core2012-names', 'the original deck has its own 13 cards beside Direct Hit', () => {
  const names = damageDecks.core.filter((card) => card.copies === 2).map((card) => card.name);
  expect(new Set(wholeDeck('core'))).toHaveProperty('size', 14);
  expect(names.sort()).toEqual([
    'Blinded Pilot',
    'Console Fire',
    'Damaged Cockpit',
    'Damaged Engine',
    'Damaged Sensor Array',
    'Injured Pilot',
    'Minor Explosion',
    'Minor Hull Breach',
    'Munitions Failure',
    'Structural Damage',
    'Stunned Pilot',
    'Thrust Control Fire',
    'Weapon Malfunction',
  ]);
});

shows('xw.carddata.box2012.ship-cards', 'the original box has 13 Ship cards of ten pilots', () => {
  expect(originalCoreSet.pilots).toHaveLength(13);
  expect(originalCoreSet).toMatchObject({ wave: 0, asteroids: 6 });
  expect(counted(originalCoreSet.pilots.map((uid) => nameOf(pilots, uid)))).toEqual({
    'Luke Skywalker': 1,
    'Biggs Darklighter': 1,
    'Red Squadron Pilot': 1,
    'Rookie Pilot': 1,
    '"Mauler Mithel"': 1,
    '"Dark Curse"': 1,
    '"Night Beast"': 1,
    'Black Squadron Pilot': 2,
    'Obsidian Squadron Pilot': 2,
    'Academy Pilot': 2,
  });
});

shows('xw.carddata.box2012.upgrade-cards', 'the original box has 5 Upgrade cards', () => {
  expect(counted(originalCoreSet.upgrades.map((uid) => nameOf(upgrades, uid)))).toEqual({
    'Proton Torpedoes': 1,
    'R2-D2': 1,
    'R2-F2': 1,
    Determination: 1,
    Marksmanship: 1,
  });
});

test('arcs are those of the ship token', () => {
  const arcs = (id: string) => shipTypes.find((type) => type.id === id)?.arcs;
  expect(arcs('xwing')).toEqual(['front']);
  expect(arcs('yt1300')).toEqual(['front', 'turret']);
  expect(arcs('firespray31')).toEqual(['front', 'auxiliaryRear']);
  expect(arcs('yv666')).toEqual(['front', 'auxiliary180']);
  expect(originalCoreSet.ships.map((id) => shipType(id).name)).toEqual([
    'X-wing',
    'TIE Fighter',
    'TIE Fighter',
  ]);
});
