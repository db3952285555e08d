import type { SeatId } from '@sortie/kernel';
import { type UpgradeCardId, unitCard, upgradeCard } from '@sortie/legion/catalogue';
import type { BattlefieldToken, TokenId, UnitId } from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { beginDetonationPool, keywordsOf } from '../../src/rules/begin-pool.ts';
import { chargeKeywords, isChargeOf } from '../../src/rules/charges.ts';
import { needsResilienceRoll } from '../../src/rules/resilience.ts';
import { shows } from '../shows.ts';
import { PROTON } from './mined.ts';

const weaponOf = (id: UpgradeCardId) => upgradeCard(id).weapon!;

shows(
  ['lg.attack.pool.keywords', 'lg.cards.keyword-x-cumulative', 'lg.weapon-keyword.impact.cumulative'],
  'the values of a keyword add up over all who add its weapons, a keyword without a value is there once',
  () => {
    const pistol = unitCard('luke-skywalker').weapons[1]!;
    const rocket = weaponOf('hh-12-stormtrooper');
    const grenades = weaponOf('impact-grenades');
    const concussion = weaponOf('concussion-grenades');
    const used = [
      { weapon: pistol, count: 1 },
      { weapon: rocket, count: 1 },
      { weapon: grenades, count: 3 },
      { weapon: concussion, count: 2 },
    ];
    expect(keywordsOf(used)).toEqual({ pierce: 2, impact: 6, cumbersome: 1, blast: 1 });
    expect(keywordsOf([])).toEqual({});
  },
);

shows(
  [
    'lg.area-weapon.alone-in-pool',
    'lg.area-weapon.detonation.token-is-attacker',
    'lg.area-weapon.is-ranged-attack',
    'lg.weapon-keyword.detonate.no-extra-weapons',
    'lg.weapon-keyword.detonate.no-unit-keywords',
  ],
  'a charge that goes off attacks with its own weapon alone, as nobody’s unit, whoever set it off',
  () => {
    const state = legionState(
      {
        commandos: { unit: 'rebel-commandos', at: [1200, 300], upgrades: ['proton-charge-saboteur'] },
        storm: { unit: 'stormtroopers', at: [400, 480], left: 2 },
      },
      { tokens: [PROTON] },
    );
    const at = {
      token: 'charge' as TokenId,
      unit: 'commandos' as UnitId,
      by: 'p1' as SeatId,
      left: ['storm' as UnitId],
      times: 1,
    };
    expect(beginDetonationPool(state, at, 'storm' as UnitId)).toEqual({
      number: 1,
      attack: 1,
      attacker: null,
      token: 'charge',
      by: 'p1',
      defender: 'storm',
      type: 'ranged',
      range: 1,
      weapons: [
        { weapon: 'Proton Charge', card: null, miniatures: [], dice: { red: 1, black: 0, white: 2 } },
      ],
      keywords: keywordsOf([{ weapon: weaponOf('proton-charge-saboteur'), count: 1 }]),
      isHighVelocity: false,
      seen: ['storm.m1', 'storm.m2'],
      dice: [],
      hasShownHit: false,
      coverFound: null,
      coverUsed: 0,
      dodgesSpent: 0,
      pierceUsed: 0,
      defenseDice: [],
      surgesShown: null,
      suffered: 0,
    });
  },
);

shows(
  'lg.area-weapon.charge.token-types',
  'who carries the charges arms and sets off those of its own type, as long as it is there',
  () => {
    const able = (more: object) => {
      const upgrades = ['targeting-scopes', 'dlt-19-stormtrooper', 'proton-charge-saboteur'];
      const [unit] = legionState({
        it: { unit: 'rebel-commandos', at: [300, 300], upgrades, ...more },
      }).units;
      return (['arm', 'detonate'] as const).map((id) => chargeKeywords(unit!, id));
    };
    const proton = { key: 'it.c3', charge: 'protonCharge' };
    const [arms, detonates] = able({});
    expect(arms).toEqual([{ ...proton, value: 1 }]);
    expect(detonates).toEqual([{ ...proton, value: 1 }]);
    const stand = { at: [300, 300] } as const;
    const gone = { at: null, defeatedIn: 0, wounds: 1 } as const;
    expect(able({ miniatures: [stand, stand, stand, stand, stand, gone] })).toEqual([[], []]);
  },
);

shows('lg.area-weapon.charge.token-types', 'a charge is of the type that its card names', () => {
  const token = (kind: BattlefieldToken['kind'], card: UpgradeCardId | null) =>
    ({ kind, card }) as BattlefieldToken;
  const of = (charge: 'protonCharge' | 'sonicCharge') => [
    isChargeOf(token('charge', 'proton-charge-saboteur'), charge),
    isChargeOf(token('charge', 'sonic-charge-saboteur'), charge),
    isChargeOf(token('charge', 'dlt-19-stormtrooper'), charge),
    isChargeOf(token('charge', 'targeting-scopes'), charge),
    isChargeOf(token('charge', null), charge),
    isChargeOf(token('condition', 'proton-charge-saboteur'), charge),
  ];
  expect(of('protonCharge')).toEqual([true, false, false, false, false, false]);
  expect(of('sonicCharge')).toEqual([false, true, false, false, false, false]);
});

shows(
  [
    'lg.vehicle.resilience.check',
    'lg.vehicle.resilience.dash',
    'lg.vehicle.resilience.once',
    'lg.vehicle.resilience.value',
  ],
  'a vehicle in play rolls when its wounds reach its resilience, once, and none rolls without one',
  () => {
    const rolls = (unit: string, wounds: number, more: object = {}) =>
      needsResilienceRoll(legionState({ it: { unit, at: [600, 300], wounds: [wounds], ...more } }).units[0]!);
    expect([3, 4, 5].map((wounds) => rolls('at-rt', wounds))).toEqual([false, true, true]);
    expect(rolls('at-rt', 5, { resilienceRolled: true })).toBe(false);
    expect(rolls('74-z-speeder-bikes', 2)).toBe(false);
    expect(rolls('luke-skywalker', 5)).toBe(false);
    const { at: _, ...aside } = { at: null, whereabouts: 'aside', order: 'pool' };
    const [held] = legionState({ it: { unit: 'at-rt', ...aside } as never }).units;
    const wounded = held!.miniatures.map((each) => ({ ...each, wounds: 5 }));
    expect(needsResilienceRoll({ ...held!, miniatures: wounded })).toBe(false);
  },
);
