import { legionState, legionTable, legionWith, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { canCarry, findTransport } from '../../src/rules/embark.ts';
import { tool } from '../movement/mover.ts';
import { must, orders, unitId } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { orderedMove } from '../unit-keywords/ordered-move.ts';
import { aboard, carrier, carries, passenger } from './aboard.ts';

const luke = { unit: 'luke-skywalker', at: [600, 300], side: 0 } as const;
const squad = { unit: 'rebel-troopers', at: [600, 300], side: 0 } as const;
/** A small and a huge base touch at 63.5. */
const embarks = { ...tool(2, 0, 0, 136.5 / 152), type: 'embark' };

const movesOf = (mover: UnitSpec, more: Readonly<Record<string, UnitSpec>> = {}) =>
  aboard(mover, more)
    .activate('mover')
    .until('chooseAction', 'mover')
    .answersOffered.flatMap((each) => (each as { move?: string }).move ?? []);

shows(
  'lg.transport.light-transport-x.who',
  'a light transport carries a single trooper on a small base, and no squad',
  () => {
    carries('lightTransport');
    expect(movesOf(luke)).toEqual(['standard', 'embark']);
    expect(movesOf({ ...squad, left: 1 })).toEqual(['standard', 'embark']);
    expect(movesOf(squad)).toEqual(['standard']);
    expect(movesOf({ ...squad, left: 2 })).toEqual(['standard']);
    // A single miniature on a larger base.
    expect(movesOf({ unit: 'e-web', at: [600, 380, 0], side: 0 })).toEqual(['standard', 'pivot']);
  },
);

shows('lg.transport.light-transport-x.capacity', 'it carries as many units as its number says', () => {
  carries('lightTransport', 'open', 2);
  const leia = passenger('leia-organa');
  const han = passenger('han-solo');
  expect(movesOf(luke, { leia })).toEqual(['standard', 'embark']);
  expect(movesOf(luke, { leia, han })).toEqual(['standard']);
});

shows('lg.transport.tokens-kept-embark', 'its tokens leave the battlefield with it and stay its own', () => {
  carries();
  const at = aboard({ ...luke, tokens: { aim: 1, dodge: 1, suppression: 1 } }, {}, [], {
    whiteDefense: ['blank'],
  }).activate('mover');
  at.until('chooseAction', 'mover').acts('move', { move: 'embark' }).answers(embarks);
  at.has('mover', { whereabouts: 'transported' });
  expect(at.unit('mover').tokens).toMatchObject({ aim: 1, dodge: 1, suppression: 1 });
});

shows(
  'lg.transport.stationary-excluded',
  'a unit that does not move of itself neither embarks nor disembarks',
  () => {
    carries();
    const cannon = { unit: '1-4-fd', at: [600, 380, 0], side: 0 } as const;
    expect(movesOf(cannon)).toEqual(['pivot']);
    const at = aboard(cannon).activate('mover').until('chooseAction', 'mover');
    at.refuses({ action: 'move', move: 'embark' }, 'lg.move.action-options');
    const inside = aboard(passenger('1-4-fd')).activate('mover');
    expect(inside.events('activationEnded').map(({ unit }) => unit)).toEqual(['mover']);
    inside.has('mover', { whereabouts: 'transported' });
  },
);

shows(
  'lg.transport.objective-carrier-excluded',
  'a unit that has claimed an objective token stays outside',
  () => {
    carries();
    const token = { id: 'box', kind: 'objective', at: null, unit: 'mover' };
    const situation = { tokens: [token] } as never;
    const at = (claimed: string | null) =>
      aboard({ ...luke, claimed } as never as UnitSpec, {}, [], claimed ? situation : {})
        .activate('mover')
        .until('chooseAction', 'mover')
        .answersOffered.flatMap((each) => (each as { move?: string }).move ?? []);
    expect(at(null)).toEqual(['standard', 'embark']);
    expect(at('box')).toEqual(['standard']);
  },
);

const ordered = (mover: UnitSpec, speed: number | null, types: readonly string[]) =>
  legionTable(
    { mover, carrier, enemy: { unit: 'general-veers', at: [1700, 800], side: 1 } },
    {},
    legionWith(
      must(
        orders(
          'push',
          ['p1', 'startOfActivation'],
          orderedMove('mover', { speed, types: types as never } as never),
        ),
      ),
    ),
  ).answers({ unit: 'carrier' });

shows('lg.transport.not-with-speed-x-move', 'a move of a given speed neither embarks nor disembarks', () => {
  carries();
  const near = { ...luke, at: [600, 380] } as const;
  const either = ordered(near, 2, ['standard', 'embark']).asks('move');
  either.refuses({ ...tool(2, 0, 0, 56.5 / 152), type: 'embark' }, 'lg.transport.not-with-speed-x-move');
  ordered(near, null, ['standard', 'embark'])
    .answers({ ...tool(2, 0, 0, 56.5 / 152), type: 'embark' })
    .has('mover', { whereabouts: 'transported' });
  expect(() => either.completes({ type: 'embark' })).toThrow('lg.move.action-options');
  expect(ordered(passenger('luke-skywalker'), 1, ['disembark']).question.kind).toBe('chooseAction');
  expect(ordered(passenger('luke-skywalker'), null, ['disembark']).question.kind).toBe('move');
});

shows(
  ['lg.transport.transport-x.who', 'lg.transport.embark.how'],
  'vehicles are carried by nobody, and contact with any miniature of the carrying unit will do',
  () => {
    carries();
    const state = legionState({
      bikes: {
        unit: '74-z',
        upgrades: ['comms-jammer'],
        miniatures: [{ at: [600, 300, 0] }, { at: [700, 300, 0] }],
      },
      storm: { unit: 'stormtroopers', at: [600, 500], left: 1 },
      walker: { unit: 'at-st', at: [900, 500, 0] },
      leia: { unit: 'leia-organa', at: [1700, 800] },
    } as never);
    const unit = (id: string) => state.units.find((each) => each.id === id)!;
    const bikes = unitId('bikes');
    expect([canCarry(state, bikes, unit('storm')), canCarry(state, bikes, unit('walker'))]).toEqual([
      true,
      false,
    ]);
    const found = (x: number) => findTransport(state, unit('storm'), { x, y: 300, level: 0, heading: 0 })?.id;
    expect([561.5, 738.5, 740].map(found)).toEqual(['bikes', 'bikes', undefined]);
  },
);

shows(
  ['lg.transport.embark.how', 'lg.base.contact.enemy-forbidden'],
  'whoever embarks begins no melee on its way in',
  () => {
    carries();
    // Beside the place where it would enter.
    const veers = { unit: 'general-veers', at: [627, 436.5], side: 1 } as const;
    const other = { ...carrier, at: [600, 130, 0] } as const;
    const at = aboard(luke, { veers, other }).activate('mover').until('chooseAction', 'mover');
    at.acts('move', { move: 'embark' }).refuses(embarks as never, 'lg.base.contact.enemy-forbidden');
    at.answers({ ...tool(2, 180, 0, 106.5 / 152), type: 'embark' } as never);
    at.has('mover', { whereabouts: 'transported', vehicle: 'other' });
  },
);

shows('lg.transport.embark.how', 'a transport has to be within range 2 for anybody to try', () => {
  carries();
  // 304.8 is the end of range 2; the bases take 63.5.
  expect(movesOf({ ...luke, at: [600, 131.8] })).toEqual(['standard', 'embark']);
  expect(movesOf({ ...luke, at: [600, 131.6] })).toEqual(['standard']);
});

shows(
  ['lg.transport.embark.how', 'lg.transport.embark.marker'],
  'a whole unit embarks with its leader, also one that touches the vehicle already',
  () => {
    carries();
    const enters = (mover: UnitSpec, along: number) => {
      const at = aboard(mover).activate('mover').until('chooseAction', 'mover');
      at.acts('move', { move: 'embark' }).answers({ ...embarks, along } as never);
      at.has('mover', { whereabouts: 'transported', vehicle: 'carrier' });
      expect(at.unit('mover').miniatures.every(({ stand }) => stand === null)).toBe(true);
    };
    enters(squad, embarks.along);
    enters({ ...luke, at: [600, 436.5] }, 0);
  },
);
