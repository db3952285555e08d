import { expect, test } from 'vitest';
import { buildOf, judgeArmy, seatUpgrades } from '../../src/lists/index.ts';
import { shows } from '../shows.ts';
import { faultsOf, imperialHand, imperials, rebels } from './army-of.ts';

shows('lg.army.upgrade.slot-per-icon', 'each icon of the upgrade bar takes one card of its type', () => {
  const full = ['stormtroopers', 'stormtrooper', 'dlt-19-stormtrooper', 'targeting-scopes'] as const;
  expect(judgeArmy(imperials([[...full, 'concussion-grenades']]))).toEqual([]);
  expect(judgeArmy(imperials([[...full, 'hh-12-stormtrooper']]))).toEqual([
    {
      rule: 'lg.army.upgrade.slot-per-icon',
      unit: 4,
      card: { kind: 'upgrade', id: 'hh-12-stormtrooper' },
      reason: { kind: 'noFreeIcon', slot: 'heavyWeapon', icons: 1 },
    },
  ]);
  expect(judgeArmy(imperials([['stormtroopers', 'comms-relay']]))).toEqual([
    {
      rule: 'lg.army.upgrade.slot-per-icon',
      unit: 4,
      card: { kind: 'upgrade', id: 'comms-relay' },
      reason: { kind: 'noFreeIcon', slot: 'comms', icons: 0 },
    },
  ]);
});

shows('lg.army.upgrade.no-duplicate-on-unit', 'no unit has two copies of an upgrade', () => {
  expect(judgeArmy(imperials([['imperial-royal-guards', 'tenacity', 'tenacity']]))).toEqual([
    {
      rule: 'lg.army.upgrade.no-duplicate-on-unit',
      unit: 4,
      card: { kind: 'upgrade', id: 'tenacity' },
      reason: { kind: 'secondCopy' },
    },
  ]);
  expect(judgeArmy(imperials([['imperial-royal-guards', 'tenacity', 'hunter']]))).toEqual([]);
  const apart = imperials([
    ['imperial-royal-guards', 'tenacity'],
    ['imperial-royal-guards', 'tenacity'],
  ]);
  expect(judgeArmy(apart)).toEqual([]);
});

shows('lg.cards.double-sided.cost', 'a double-sided card is one card, whichever side is named', () => {
  const { upgrades } = buildOf({ unit: 'rebel-pathfinders', upgrades: ['a-300-long-range-config'] });
  const [long] = upgrades;
  const { upgrades: others } = buildOf({ unit: 'rebel-pathfinders', upgrades: [long!.otherSide!] });
  expect([others[0]!.points, others[0]!.otherSide]).toEqual([long!.points, long!.id]);
  const both = rebels([['rebel-pathfinders', 'a-300-long-range-config', 'a-300-short-range-config']]);
  expect(faultsOf(both).filter(([rule]) => rule === 'lg.army.upgrade.no-duplicate-on-unit')).toEqual([
    ['lg.army.upgrade.no-duplicate-on-unit', 'a-300-short-range-config', 'otherSideToo'],
  ]);
});

shows('lg.army.upgrade.restriction-unit', 'a card for a unit is for units of that name alone', () => {
  expect(judgeArmy(imperials([['snowtroopers', 'dlt-19-stormtrooper']]))).toEqual([
    {
      rule: 'lg.army.upgrade.restriction-unit',
      unit: 4,
      card: { kind: 'upgrade', id: 'dlt-19-stormtrooper' },
      reason: { kind: 'onlyUnits', units: ['stormtroopers'] },
    },
  ]);
  expect(judgeArmy(imperials([['stormtroopers', 'dlt-19-stormtrooper']]))).toEqual([]);
  for (const unit of ['scout-troopers', 'scout-troopers-strike-team'])
    expect(judgeArmy(imperials([[unit, 'dlt-19-x-sniper']]))).toEqual([]);
});

shows('lg.army.upgrade.restrictions', 'what a card says about who may equip it holds', () => {
  expect(faultsOf(imperials([['stormtroopers', 'r-5-astromech-droid']]))).toEqual([
    ['lg.army.upgrade.restrictions', 'r-5-astromech-droid', 'onlyFaction'],
  ]);
  expect(faultsOf(imperials([['stormtroopers', 'r-4-astromech-droid']]))).toEqual([]);
  expect(judgeArmy(rebels([['t-47-airspeeder', 'general-weiss']]))).toEqual([
    {
      rule: 'lg.army.upgrade.restrictions',
      unit: 4,
      card: { kind: 'upgrade', id: 'general-weiss' },
      reason: { kind: 'onlyFaction', faction: 'imperial' },
    },
    {
      rule: 'lg.army.upgrade.restrictions',
      unit: 4,
      card: { kind: 'upgrade', id: 'general-weiss' },
      reason: { kind: 'onlyType', type: 'groundVehicle' },
    },
  ]);
});

test('a technician brings an icon for comms, which must be filled', () => {
  const technician = 'imperial-comms-technician';
  expect(judgeArmy(imperials([['stormtroopers', technician]]))).toEqual([
    {
      rule: 'lg.army.upgrade.restrictions',
      unit: 4,
      card: { kind: 'upgrade', id: technician },
      reason: { kind: 'missingUpgrade', slot: 'comms' },
    },
  ]);
  expect(judgeArmy(imperials([['stormtroopers', technician, 'comms-relay']]))).toEqual([]);
  expect(faultsOf(imperials([['stormtroopers', technician, 'comms-relay', 'hq-uplink']]))).toEqual([
    ['lg.army.upgrade.slot-per-icon', 'hq-uplink', 'noFreeIcon'],
  ]);
});

shows(
  ['lg.army.upgrade.dark-side-only', 'lg.cards.errata.force-choke.restriction'],
  'cards of the Dark Side are for the Empire',
  () => {
    expect(judgeArmy(rebels([['luke-skywalker', 'force-choke']]))).toEqual([
      {
        rule: 'lg.army.upgrade.dark-side-only',
        unit: 4,
        card: { kind: 'upgrade', id: 'force-choke' },
        reason: { kind: 'onlySide', side: 'dark' },
      },
    ]);
    expect(judgeArmy(imperials([['darth-vader', 'force-choke', 'anger', 'force-push']]))).toEqual([]);
  },
);

shows('lg.army.upgrade.light-side-only', 'cards of the Light Side are for the Rebel Alliance', () => {
  expect(judgeArmy(imperials([['darth-vader', 'jedi-mind-trick']]))).toEqual([
    {
      rule: 'lg.army.upgrade.light-side-only',
      unit: 4,
      card: { kind: 'upgrade', id: 'jedi-mind-trick' },
      reason: { kind: 'onlySide', side: 'light' },
    },
  ]);
  expect(judgeArmy(rebels([['luke-skywalker', 'jedi-mind-trick']]))).toEqual([]);
});

shows('lg.unit-keyword.heavy-weapon-team.must-equip', 'a strike team must have its heavy weapon', () => {
  expect(judgeArmy(rebels([['rebel-commandos-strike-team', 'hunter']]))).toEqual([
    {
      rule: 'lg.unit-keyword.heavy-weapon-team.must-equip',
      unit: 4,
      card: { kind: 'unit', id: 'rebel-commandos-strike-team' },
      reason: { kind: 'missingUpgrade', slot: 'heavyWeapon' },
    },
  ]);
  expect(judgeArmy(rebels([['rebel-commandos-strike-team', 'proton-charge-saboteur']]))).toEqual([]);
  expect(judgeArmy(rebels([['rebel-commandos', 'hunter']]))).toEqual([]);
});

test('the icons of a unit hold its cards, and cards without one are left over', () => {
  const build = buildOf({
    unit: 'at-st',
    upgrades: ['at-st-mortar-launcher', 'force-push', 'general-weiss'],
  });
  expect(seatUpgrades(build)).toEqual({
    icons: ['comms', 'hardpoint', 'hardpoint', 'hardpoint', 'pilot'],
    held: [undefined, 0, undefined, undefined, 2],
    without: [1],
  });
});

shows(
  ['lg.army.command-hand.two-of-each-pip', 'lg.army.command-hand.no-duplicates'],
  'the six chosen cards are two of 1, 2 and 3 pips, none of them twice',
  () => {
    const [one, other, ...rest] = imperialHand;
    expect(judgeArmy(imperials([], [one!, ...rest]))).toEqual([
      {
        rule: 'lg.army.command-hand.two-of-each-pip',
        reason: { kind: 'pipsCount', pips: 1, count: 1 },
      },
    ]);
    expect(judgeArmy(imperials([], [one!, one!, ...rest]))).toEqual([
      {
        rule: 'lg.army.command-hand.no-duplicates',
        card: { kind: 'command', id: one },
        reason: { kind: 'secondCopy' },
      },
    ]);
    const three = imperials([['darth-vader']], [one!, other!, 'implacable', ...rest]);
    expect(judgeArmy(three)).toEqual([
      {
        rule: 'lg.army.command-hand.two-of-each-pip',
        reason: { kind: 'pipsCount', pips: 1, count: 3 },
      },
    ]);
  },
);

shows(
  'lg.army.command-hand.character-required',
  'a card of a commander or operative needs its owner in the army',
  () => {
    const hand = ['implacable', ...imperialHand.slice(1)];
    expect(judgeArmy(imperials([['darth-vader']], hand))).toEqual([]);
    expect(judgeArmy(imperials([['boba-fett']], hand))).toEqual([
      {
        rule: 'lg.army.command-hand.character-required',
        card: { kind: 'command', id: 'implacable' },
        reason: { kind: 'missingOwner', units: ['darth-vader'] },
      },
    ]);
  },
);

test('a card of two characters needs both', () => {
  const hand = ['common-cause', 'ambush', 'push', 'turning-the-tide', 'assault', 'covering-fire'];
  expect(faultsOf(rebels([['chewbacca'], ['luke-skywalker']], hand))).toEqual([]);
  expect(judgeArmy(rebels([['chewbacca']], hand))[0]!.reason).toEqual({
    kind: 'missingOwner',
    units: ['luke-skywalker'],
  });
});

shows(
  'lg.army.command-hand.any-number-of-own-cards',
  'a hand may have all the cards of those in the army',
  () => {
    const own = ['implacable', 'new-ways-to-motivate-them', 'master-of-evil'];
    const veers = ['maximum-firepower', 'evasive-maneuvers', 'imperial-discipline'];
    const leaders = imperials(
      [['general-veers']],
      [...own, ...veers],
      [['darth-vader'], ['stormtroopers'], ['stormtroopers'], ['stormtroopers']],
    );
    expect(judgeArmy(leaders)).toEqual([]);
  },
);

test('a card of 0 pips counts as one of 1 while the hand is built', () => {
  const hand = ['sorry-about-the-mess', 'ambush', 'push', 'turning-the-tide', 'assault', 'covering-fire'];
  expect(judgeArmy(rebels([['han-solo']], hand))).toEqual([]);
});
