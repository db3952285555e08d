import { attackDice as dice } from '@sortie/legion/catalogue';
import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { DLT, pool, RIFLE, squad } from './squad.ts';

shows(
  ['lg.attack.1.choose-enemy-unit', 'lg.attack.roles', 'lg.unit.friendly', 'lg.unit.enemy'],
  'the attacker chooses an enemy unit on which a weapon can be used, never a friend or one out of range',
  () => {
    const table = legionTable({
      storm: { unit: 'stormtroopers', at: [400, 300] },
      friend: { unit: 'snowtroopers', at: [400, 400], activated: true },
      near: { unit: 'rebel-troopers', at: [400, 500], activated: true },
      remote: { unit: 'fleet-troopers', at: [1500, 800], activated: true },
    })
      .acts('attack')
      .asks('formPool', { unit: 'storm', formed: [] });
    const { answers } = table.question;
    expect(answers).toMatchObject({ kind: 'region', region: { kind: 'pool', unit: 'storm' } });
    expect(
      (answers as unknown as { region: { targets: { defender: string }[] } }).region.targets.map(
        ({ defender }) => defender,
      ),
    ).toEqual(['near']);
    table
      .refuses(pool('friend', [RIFLE, [1]]), 'lg.attack.1.choose-enemy-unit')
      .refuses(pool('nobody', [RIFLE, [1]]), 'lg.attack.1.choose-enemy-unit')
      .refuses(pool('remote', [RIFLE, [1]]), 'lg.weapon.range.usable-if-between')
      .refuses({ decline: true }, 'lg.attack.1.choose-enemy-unit')
      .refuses({ defender: 'near' }, 'table.malformed-answer');
  },
);

shows(
  ['lg.attack.2.contribution-optional', 'lg.attack.2.gather-dice', 'lg.attack.two-types'],
  'each miniature adds its weapon or stays out, and a pool with nobody in it is none',
  () => {
    squad()
      .acts('attack')
      .refuses(pool('near'), 'lg.attack.2.gather-dice')
      .refuses(pool('near', [RIFLE, []]), 'lg.attack.2.gather-dice')
      .refuses({ ...pool('near', [RIFLE, [1]]), type: 'melee' }, 'lg.attack.melee-conditions')
      .answers(pool('near', [RIFLE, [1, 3]]))
      .asks('formPool', { formed: ['near'] });
    const table = squad({ situation: { white: ['hit', 'blank'], whiteDefense: ['block'] } }).acts('attack');
    table.answers(pool('near', [RIFLE, [1, 3]])).answers({ decline: true });
    expect(table.events('poolBegun')).toEqual([
      {
        kind: 'poolBegun',
        number: 1,
        attack: 1,
        attacker: 'storm',
        token: null,
        defender: 'near',
        type: 'ranged',
        range: 2,
        weapons: [
          {
            weapon: RIFLE,
            card: null,
            miniatures: ['storm.m1', 'storm.m3'],
            dice: { red: 0, black: 0, white: 2 },
          },
        ],
      },
    ]);
    table.ends();
  },
);

shows(
  [
    'lg.attack.2.one-weapon-per-mini',
    'lg.weapon.heavy.single-mini',
    'lg.weapon.heavy.profile',
    'lg.unit.added.stats',
  ],
  'a miniature adds one weapon; the heavy weapon is its bearer’s, who may use the unit’s own instead',
  () => {
    squad()
      .acts('attack')
      .refuses(pool('near', [RIFLE, [5]], [DLT, [5]]), 'lg.attack.2.one-weapon-per-mini')
      .refuses(pool('near', [RIFLE, [1, 1]]), 'lg.attack.2.one-weapon-per-mini')
      .refuses(pool('near', [DLT, [1]]), 'lg.weapon.heavy.single-mini')
      .refuses(pool('near', ['Bowcaster', [1]]), 'lg.weapon.heavy.single-mini')
      .dice({ white: ['blank'] })
      // With four rifles left of the same name, and the DLT-19 unused, no other pool can be formed.
      .answers(pool('near', [RIFLE, [5]]))
      .ends();
  },
);

shows(
  [
    'lg.attack.3.additional-defender',
    'lg.attack.3.one-pool-per-defender',
    'lg.attack.3.same-name-same-pool',
    'lg.attack.3.split-example',
  ],
  'weapons of another name may go into a pool against another unit, those of one name into one pool only',
  () => {
    squad()
      .acts('attack')
      .answers(pool('near', [RIFLE, [1, 2]]))
      .refuses(pool('near', [DLT, [5]]), 'lg.attack.3.one-pool-per-defender')
      .refuses(pool('far', [RIFLE, [3]]), 'lg.attack.3.same-name-same-pool')
      .refuses(pool('far', [DLT, [5]], [DLT, [5]]), 'lg.attack.3.same-name-same-pool')
      .dice({ red: ['hit', 'hit'], white: ['blank', 'blank'], whiteDefense: ['block', 'block'] })
      .answers(pool('far', [DLT, [5]]))
      .asks('choosePool', { unit: 'storm' })
      .answers({ defender: 'far' })
      .ends();
  },
);

shows(
  [
    'lg.attack.3.pools-before-dice',
    'lg.attack.pools-any-order',
    'lg.attack.10.next-pool',
    'lg.attack.pools-separate-for-effects',
  ],
  'all pools are formed before a die is rolled, and resolved in the order that the attacker chooses',
  () => {
    const table = squad()
      .acts('attack')
      .answers(pool('near', [RIFLE, [1, 2, 3, 4]]))
      .asks('formPool', { formed: ['near'] });
    expect(table.events('attackDiceRolled')).toEqual([]);
    table
      .answers(pool('far', [DLT, [5]]))
      .offersExactly({ defender: 'near' }, { defender: 'far' })
      .dice({ red: ['blank', 'blank'], white: ['blank', 'blank', 'blank', 'blank'] })
      .answers({ defender: 'far' });
    expect(
      table.events('poolBegun').map(({ number, attack, defender }) => [number, attack, defender]),
    ).toEqual([
      [1, 1, 'far'],
      [2, 1, 'near'],
    ]);
    // One attack action was performed.
    expect(table.state.attacks).toBe(1);
    table.asks('chooseAction', { unit: 'storm', actions: 1 }).ends();
  },
);

shows(
  [
    'lg.attack.3.checked-per-defender',
    'lg.weapon.range.usable-if-between',
    'lg.weapon.range.min-max',
    'lg.range.attack-from-leader',
  ],
  'range is measured from the leader to each defender anew, and counts for every weapon by itself',
  () => {
    const table = legionTable({
      storm: { unit: 'stormtroopers', at: [400, 300], upgrades: ['hh-12-stormtrooper', 'impact-grenades'] },
      touching: { unit: 'rebel-troopers', at: [400, 400], activated: true },
      far: { unit: 'fleet-troopers', at: [400, 900], activated: true },
    }).acts('attack');
    const { answers } = table.question;
    expect((answers as unknown as { region: unknown }).region).toEqual({
      kind: 'pool',
      unit: 'storm',
      weaponsEach: 1,
      weapons: [
        { weapon: RIFLE, card: null, dice: dice({ white: 1 }), keywords: [], range: { min: 1, max: 3 } },
        {
          weapon: 'Impact Grenades',
          card: 'storm.c2',
          dice: dice({ black: 1 }),
          keywords: [{ id: 'impact', value: 1 }],
          range: { min: 1, max: 1 },
        },
        {
          weapon: 'HH-12 Rocket Launcher',
          card: 'storm.c1',
          dice: dice({ black: 3 }),
          keywords: [{ id: 'cumbersome' }, { id: 'impact', value: 3 }],
          range: { min: 2, max: 4 },
        },
      ],
      targets: [
        {
          defender: 'touching',
          type: 'ranged',
          range: 1,
          weapons: [
            { weapon: RIFLE, miniatures: [1, 2, 3, 4, 5].map((number) => `storm.m${number}`) },
            { weapon: 'Impact Grenades', miniatures: [1, 2, 3, 4, 5].map((number) => `storm.m${number}`) },
          ],
        },
        {
          defender: 'far',
          type: 'ranged',
          range: 4,
          weapons: [{ weapon: 'HH-12 Rocket Launcher', miniatures: ['storm.m5'] }],
        },
      ],
    });
  },
);
