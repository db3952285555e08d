import type { Plain } from '@sortie/kernel';
import type { Attacking, AttackPool, FormedPool, MiniatureId, UnitId } from '@sortie/legion/model';
import { legionState, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { attackedOf } from '../../src/rules/attack.ts';
import { whyNoAttack } from '../../src/rules/attack-needs.ts';
import { poolOptions } from '../../src/rules/pool-options.ts';
import { refusePool } from '../../src/rules/refuse-pool.ts';
import { whyNotDefender } from '../../src/rules/targets.ts';
import { shows } from '../shows.ts';
import { attackBy } from './attack-by.ts';
import { DLT, pool, RIFLE, squad } from './squad.ts';

type Weapons = readonly (readonly [weapon: string, numbers: readonly number[]])[];

/** A pool that the unit has formed before. */
function formed(
  unit: string,
  defender: string,
  weapons: Weapons,
  type: AttackPool['type'] = 'ranged',
): FormedPool {
  return {
    defender: defender as UnitId,
    type,
    range: 1,
    weapons: weapons.map(([weapon, numbers]) => ({
      weapon,
      card: null,
      miniatures: numbers.map((number) => `${unit}.m${number}` as MiniatureId),
      dice: { red: 0, black: 0, white: 1 },
    })),
  };
}

const rebels = (x: number, y: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  unit: 'rebel-troopers',
  at: [x, y],
  left: 1,
  activated: true,
  ...more,
});

const GRENADES = 'Impact Grenades';

/** Stormtroopers with three kinds of weapons and an enemy on three sides. */
const surrounded = () =>
  legionState({
    storm: {
      unit: 'stormtroopers',
      at: [400, 300],
      upgrades: ['dlt-19-stormtrooper', 'impact-grenades'],
    },
    one: rebels(400, 420),
    two: rebels(400, 180),
    three: rebels(300, 420),
  });

const why = (state: ReturnType<typeof surrounded>, attack: Attacking, answer: object) =>
  refusePool(state, attack, answer as Plain)?.rule;

shows(
  ['lg.attack.3.same-name-same-pool', 'lg.attack.3.one-pool-per-defender', 'lg.attack.2.one-weapon-per-mini'],
  'a name that is in any pool of the attack, a defender that has any and a miniature that added to any are out',
  () => {
    const state = surrounded();
    const attack = attackBy('storm', {
      pools: [
        formed('storm', 'one', [
          [RIFLE, [1, 2]],
          [DLT, [5]],
        ]),
        formed('storm', 'two', [[GRENADES, [3]]]),
      ],
    });
    expect(why(state, attack, pool('three', [RIFLE, [4]]))).toBe('lg.attack.3.same-name-same-pool');
    expect(why(state, attack, pool('three', [DLT, [5]]))).toBe('lg.attack.3.same-name-same-pool');
    expect(why(state, attack, pool('three', [GRENADES, [4]]))).toBe('lg.attack.3.same-name-same-pool');
    expect(why(state, attack, pool('one', [GRENADES, [4]]))).toBe('lg.attack.3.one-pool-per-defender');
    expect(why(state, attack, pool('two', [RIFLE, [4]]))).toBe('lg.attack.3.one-pool-per-defender');
    expect(poolOptions(state, attack)).toEqual([]);
    const first = attackBy('storm', { pools: [formed('storm', 'one', [[RIFLE, [1, 2]]])] });
    expect(why(state, first, pool('two', [GRENADES, [2]]))).toBe('lg.attack.2.one-weapon-per-mini');
    expect(why(state, first, pool('two', [GRENADES, [3]]))).toBeUndefined();
    const users = poolOptions(state, first).map(({ defender, weapons }) => [
      defender.id,
      ...weapons.map((each) => [each.weapon.name, ...each.users.map(({ miniature }) => miniature)]),
    ]);
    const left = [
      [DLT, 'storm.m5'],
      [GRENADES, 'storm.m3', 'storm.m4', 'storm.m5'],
    ];
    expect(users).toEqual([
      ['two', ...left],
      ['three', ...left],
    ]);
  },
);

shows(
  ['lg.attack.2.one-weapon-per-mini', 'lg.unit-keyword.arsenal.split'],
  'a vehicle with Arsenal 2 adds two weapons over all pools, and none of them twice',
  () => {
    const MS4 = 'MS-4 Twin Blaster Cannon';
    const state = legionState({
      storm: {
        unit: 'at-st',
        at: [400, 200],
        upgrades: ['88-twin-light-blaster-cannon', 'dw-3-concussion-grenade-launcher'],
      },
      one: rebels(400, 420),
      two: rebels(430, 420),
    });
    const TWIN = '88 Twin Light Blaster Cannon';
    const LAUNCHER = 'DW-3 Concussion Grenade Launcher';
    const attack = attackBy('storm');
    const rule = 'lg.attack.2.one-weapon-per-mini';
    expect(why(state, attack, pool('one', [MS4, [1, 1]]))).toBe(rule);
    expect(why(state, attack, pool('one', [MS4, [1]], [TWIN, [1]]))).toBeUndefined();
    expect(why(state, attack, pool('one', [MS4, [1]], [TWIN, [1]], [LAUNCHER, [1]]))).toBe(rule);
    const second = attackBy('storm', { pools: [formed('storm', 'one', [[MS4, [1]]])] });
    expect(why(state, second, pool('two', [TWIN, [1]]))).toBeUndefined();
    expect(why(state, second, pool('two', [TWIN, [1]], [LAUNCHER, [1]]))).toBe(rule);
  },
);

shows(
  [
    'lg.attack.2.eligible-minis-los',
    'lg.attack.roles',
    'lg.attack.1.choose-enemy-unit',
    'lg.attack.two-types',
  ],
  'nobody attacks who is not there, and what an effect says of the attack and its defender holds',
  () => {
    const state = legionState({
      storm: { unit: 'stormtroopers', at: [400, 300], left: 3 },
      aside: { unit: 'snowtroopers', whereabouts: 'aside', order: 'pool' },
      one: rebels(400, 420),
      two: rebels(430, 420),
    });
    expect(why(state, attackBy('storm'), pool('one', [RIFLE, [4]]))).toBe('lg.attack.2.eligible-minis-los');
    expect(whyNotDefender(state, attackBy('aside'), 'one')).toBe('lg.attack.roles');
    const against = { against: 'two' as UnitId };
    expect(whyNotDefender(state, attackBy('storm', against), 'one')).toBe('lg.attack.1.choose-enemy-unit');
    expect(whyNotDefender(state, attackBy('storm', against), 'two')).toBeUndefined();
    expect(whyNotDefender(state, attackBy('storm', { types: 'melee' }), 'one')).toBe('lg.attack.two-types');
    expect(whyNotDefender(state, attackBy('storm', { types: 'ranged' }), 'one')).toBeUndefined();
    expect(whyNotDefender(state, attackBy('storm'), 'aside')).toBe('lg.attack.1.choose-enemy-unit');
  },
);

shows(
  ['lg.attack.ranged-conditions', 'lg.attack.melee-conditions'],
  'a pool of the other type is refused with what is wrong about it',
  () => {
    const apart = legionState({
      storm: { unit: 'stormtroopers', at: [400, 300], left: 1 },
      one: rebels(400, 420),
    });
    const melee = { ...pool('one', ['Unarmed', [1]]), type: 'melee' };
    expect(why(apart, attackBy('storm'), melee)).toBe('lg.attack.melee-conditions');
    const touching = legionState({
      storm: { unit: 'stormtroopers', at: [400, 300], left: 1 },
      one: rebels(400, 327),
    });
    expect(why(touching, attackBy('storm'), pool('one', [RIFLE, [1]]))).toBe('lg.attack.ranged-conditions');
    expect(why(touching, attackBy('storm'), melee)).toBeUndefined();
  },
);

shows(
  'lg.attack.1.choose-enemy-unit',
  'where nobody can be attacked one enemy’s reason is given, and for several that there is nobody',
  () => {
    const need = { kind: 'attack', unit: 'storm' as UnitId, types: 'any', against: null } as const;
    const reason = (types: 'any' | 'melee', units: Readonly<Record<string, UnitSpec>>) =>
      whyNoAttack(legionState({ storm: { unit: 'stormtroopers', at: [400, 300], left: 1 }, ...units }), {
        ...need,
        types,
      })?.rule;
    expect(reason('any', { one: rebels(400, 420) })).toBeUndefined();
    expect(reason('melee', { one: rebels(400, 420) })).toBe('lg.attack.two-types');
    expect(reason('any', { one: rebels(1500, 800) })).toBe('lg.attack.1.choose-enemy-unit');
    const rank = { unit: 'stormtroopers', at: [427, 420], left: 1, activated: true } as const;
    // One fights with a friend, the other is too far away.
    expect(reason('any', { one: rebels(400, 420), two: rebels(1500, 800), rank })).toBe(
      'lg.attack.1.choose-enemy-unit',
    );
    expect(reason('any', { one: rebels(400, 420), rank })).toBe('lg.melee.engaged.not-ranged-target');
  },
);

shows(
  'lg.attack.pools-separate-for-effects',
  'an attack was ranged, and fired a Cumbersome weapon, where one of its pools did',
  () => {
    const state = legionState({
      storm: { unit: 'stormtroopers', at: [400, 300], upgrades: ['hh-12-stormtrooper', 'impact-grenades'] },
      one: rebels(400, 420),
    });
    const HH12 = 'HH-12 Rocket Launcher';
    const was = (...pools: readonly FormedPool[]) => attackedOf(state, attackBy('storm', { pools }));
    const rifles = formed('storm', 'one', [[RIFLE, [1]]]);
    expect(was(rifles)).toEqual({ defenders: ['one'], isRanged: true, usedCumbersome: false });
    const both = formed('storm', 'two', [
      [RIFLE, [1]],
      [HH12, [5]],
    ]);
    expect(was(both)).toEqual({ defenders: ['two'], isRanged: true, usedCumbersome: true });
    const blades = formed('storm', 'three', [['Unarmed', [2]]], 'melee');
    const rocket = formed('storm', 'two', [[HH12, [5]]]);
    expect(was(rocket, blades)).toEqual({
      defenders: ['two', 'three'],
      isRanged: true,
      usedCumbersome: true,
    });
    expect(was(blades)).toEqual({ defenders: ['three'], isRanged: false, usedCumbersome: false });
    const launcher = formed('storm', 'one', [[GRENADES, [1]]]);
    expect(was(launcher).usedCumbersome).toBe(false);
  },
);

shows(
  ['lg.attack.1.choose-enemy-unit', 'lg.attack.3.additional-defender', 'lg.attack.10.next-pool'],
  'the first defender is asked for by one rule, each further one by another',
  () => {
    const table = squad().acts('attack');
    expect(table.question.rule).toBe('lg.attack.1.choose-enemy-unit');
    table.answers(pool('near', [RIFLE, [1]]));
    expect(table.question.rule).toBe('lg.attack.3.additional-defender');
    table.answers(pool('far', [DLT, [5]]));
    expect(table.question.rule).toBe('lg.attack.pools-any-order');
  },
);
