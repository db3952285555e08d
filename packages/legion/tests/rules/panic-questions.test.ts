import type { LegionState, UnitId } from '@sortie/legion/model';
import { legionState, legionTable, legionWith, type Situation, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { whyNotTouch } from '../../src/rules/move-context.ts';
import { unitsForToken } from '../../src/rules/order-pool.ts';
import { couragesFor, hasPanicEnded, panicAction } from '../../src/rules/panic.ts';
import { shows } from '../shows.ts';
import { lose, orders, unitId } from './made-up.ts';

const luke = { unit: 'luke-skywalker', at: [300, 300] } as const;
const vader = { unit: 'darth-vader', at: [1700, 800] } as const;
const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

shows(
  [
    'lg.panic.no-melee-start',
    'lg.transport.disembark.no-enemy-contact',
    'lg.melee.start.needs-melee-weapon',
    'lg.melee.no-reengage-same-activation',
    'lg.melee.withdraw.into-new-melee',
    'lg.base.contact.enemy-forbidden',
  ],
  'who may touch whom depends on the move, the weapons of the leader and the melee that was left',
  () => {
    const bikes = { unit: '74-z-speeder-bikes', at: [600, 600, 0], side: 1 } as const;
    const veers = { unit: 'general-veers', at: [1000, 800] } as const;
    const state = legionState({ luke, vader, veers, bikes });
    type Type = Parameters<typeof whyNotTouch>[2];
    const why = (type: Type, more: object = {}, enemy = 'vader', unit = 'luke') =>
      whyNotTouch(
        state,
        { unit: unitId(unit), mayStartMelee: true, wasInMeleeWith: [], ...more },
        type,
        unitId(enemy),
      );
    expect(
      (['standard', 'panic', 'compulsory', 'disembark', 'embark'] as const).map((type) => why(type)),
    ).toEqual([
      undefined,
      'lg.panic.no-melee-start',
      'lg.base.contact.enemy-forbidden',
      'lg.base.contact.enemy-forbidden',
      'lg.base.contact.enemy-forbidden',
    ]);
    expect(why('standard', { mayStartMelee: false })).toBe('lg.base.contact.enemy-forbidden');
    const left = { wasInMeleeWith: ['vader'] };
    expect([
      why('withdraw', left),
      why('withdraw', left, 'veers'),
      why('withdraw'),
      why('standard', left),
    ]).toEqual(['lg.melee.no-reengage-same-activation', undefined, undefined, undefined]);
    expect(why('standard', {}, 'luke', 'bikes')).toBe('lg.melee.start.needs-melee-weapon');
  },
);

shows(
  ['lg.battle-card.rapid-reinforcements.trigger', 'lg.activation-phase.choose.faceup-or-draw'],
  'a drawn token that fits no unit on the battlefield is for those of its rank that are held back and find a place',
  () => {
    const aside = (unit: string, more: object = {}) =>
      ({ unit, whereabouts: 'aside', order: 'card', ...more }) as UnitSpec;
    const enemies = (places: readonly (readonly [number, number])[]) =>
      Object.fromEntries(places.map((at, index) => [`enemy${index}`, { unit: 'darth-vader', at, left: 1 }]));
    const waiting = (more: object, situation: Situation) => {
      const units = {
        waits: aside('rebel-troopers'),
        came: aside('rebel-troopers', { activated: true }),
        commandos: aside('rebel-commandos'),
        leia: { unit: 'leia-organa', at: [250, 250] },
        storm: aside('stormtroopers', { side: 1 }),
        ...more,
      } as unknown as Readonly<Record<string, UnitSpec>>;
      const state = legionState(units, situation);
      return unitsForToken(state, 'p1' as never, 'corps').map(({ id }) => id);
    };
    expect(waiting(enemies([[1700, 800]]), {})).toEqual(['waits']);
    // On so small a table nobody is beyond range 2 of all of these.
    const small = { options: { battlefield: { width: 500, depth: 500 } } } as Situation;
    const corners = [
      [150, 150],
      [150, 350],
      [350, 150],
      [350, 350],
    ] as const;
    expect(waiting(enemies(corners), small)).toEqual([]);
    const here = { unit: 'rebel-troopers', at: [800, 400], order: 'pool' };
    expect(waiting({ here, ...enemies([[1700, 800]]) }, {})).toEqual(['here']);
  },
);

shows(
  ['lg.panic.commander-courage', 'lg.panic.lasts', 'lg.panic.recover', 'lg.team.panic-courage'],
  'a commander up to range 3 lends its courage, and panic ends below twice the own one',
  () => {
    const state = (gap: number): LegionState => {
      const rebels = { unit: 'rebel-troopers', at: [300, 327 + gap], left: 1 } as const;
      return legionState({ rebels, luke, vader });
    };
    const lenders = (gap: number) => couragesFor(state(gap), unitId('rebels'));
    expect([lenders(300), lenders(457), lenders(458)]).toEqual([
      ['rebels', 'luke'],
      ['rebels', 'luke'],
      ['rebels'],
    ]);
    const ended = (unit: string, suppression: number) => hasPanicEnded(state(0), unit as UnitId, suppression);
    expect([ended('rebels', 1), ended('rebels', 2), ended('luke', 5), ended('luke', 6)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(ended('vader', 9)).toBe(true);
  },
);

shows('lg.panic.only-move', 'a panicked unit has one move action, in its own activation', () => {
  const units = { luke, vader } as const;
  const { state } = legionTable(units).activate('luke');
  expect(panicAction(state, unitId('luke'))).toEqual([
    {
      kind: 'performAction',
      action: {
        kind: 'move',
        treatedAs: null,
        card: null,
        isFree: false,
        unit: 'luke',
        cost: 1,
        source: 'panic',
        moves: ['panic'],
        attacks: 'any',
        against: null,
      },
    },
  ]);
  expect(panicAction(legionState(units), unitId('luke'))).toEqual([]);
});

shows(
  ['lg.panic.recover', 'lg.panic.lasts'],
  'only the loss of suppression ends a panic, and what a unit does not have is not taken away',
  () => {
    const loses = (token: 'aim' | 'suppression' | 'dodge', count: number, panicked: boolean) => {
      const cannon = {
        unit: '1-4-fd-laser-cannon-team',
        at: [600, 800],
        tokens: { suppression: 5, aim: 3 },
        panicked,
        activated: true,
        side: 1,
      } as const;
      const mover = { unit: 'general-veers', at: [300, 100], side: 0 } as const;
      const game = legionWith(orders('later', ['p2', 'startOfActivation'], lose('cannon', token, count)));
      const table = legionTable({ mover, cannon }, {}, game).uses('later');
      const taken = table.events('tokensRemoved').filter(({ unit }) => unit === 'cannon');
      return [taken.map((each) => each.count), table.events('panicEnded').length];
    };
    expect([loses('aim', 1, true), loses('dodge', 1, true), loses('suppression', 1, true)]).toEqual([
      [[1], 0],
      [[], 0],
      [[1], 0],
    ]);
    expect([loses('suppression', 2, true), loses('suppression', 2, false)]).toEqual([
      [[2], 1],
      [[2], 0],
    ]);
  },
);

shows(
  ['lg.melee.withdraw.speed-zero', 'lg.panic.withdraw'],
  'an engaged unit that panics flees with speed 1, and one that cannot move stays in melee',
  () => {
    const fleeing = (immobilize: number) =>
      legionTable(
        {
          han: { unit: 'han-solo', at: [600, 400], tokens: { suppression: 4, immobilize } },
          vader: { unit: 'darth-vader', at: [600, 427] },
        },
        { whiteDefense: blanks(4) },
      );
    for (const tokens of [0, 1]) fleeing(tokens).asks('move', { unit: 'han', types: ['panic'] });
    const held = fleeing(2);
    expect([held.events('moveMade'), held.events('activationEnded').map(({ unit }) => unit)]).toEqual([
      [],
      ['han'],
    ]);
  },
);
