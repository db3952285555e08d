import { expect } from 'vitest';
import { standsOf } from '../movement/mover.ts';
import { shows } from '../shows.ts';
import { aboard, carries, passenger } from './aboard.ts';

const stand = (x: number, y: number) => ({ x, y, level: 0, heading: 0 });

shows(
  'lg.transport.disembark.no-enemy-contact',
  'the move out of a vehicle ends in contact with no enemy',
  () => {
    carries();
    const near = { unit: 'darth-vader', at: [600, 380], side: 1 } as const;
    const at = aboard(passenger('luke-skywalker'), { near }).activate('mover');
    at.acts('move', { move: 'disembark' });
    at.refuses(
      { type: 'disembark', to: stand(627, 380), others: [] } as never,
      'lg.base.contact.enemy-forbidden',
    );
    at.answers({ type: 'disembark', to: stand(627.5, 380), others: [] } as never);
    expect(standsOf(at, 'mover')).toEqual([[627.5, 380]]);
  },
);

shows(
  'lg.transport.triggers-move-action',
  'what follows a move action follows a disembarking where it can be done',
  () => {
    carries();
    const near = { unit: 'luke-skywalker', at: [600, 250], side: 1 } as const;
    const at = aboard(passenger('darth-vader'), { near }).activate('mover');
    at.acts('move', { move: 'disembark' });
    at.answers({ type: 'disembark', to: stand(500, 400), others: [] } as never);
    // Vader's Relentless has nobody to strike.
    at.asks('chooseAction', { unit: 'mover' });
    const snow = aboard(passenger('snowtroopers', { left: 1 } as never), { near }).activate('mover');
    snow.acts('move', { move: 'disembark' }).answers(snow.completes({ x: 560, y: 400 }) as never);
    snow.asks('useAbility').uses('steady').asks('formPool');
  },
);

const shaken = (unit: string) => passenger(unit, { tokens: { suppression: 6 } } as never);
const dice = { whiteDefense: Array.from({ length: 6 }, () => 'blank') };

shows(
  'lg.transport.panicked',
  'a passenger that panics leaves its vehicle towards the nearest edge and does nothing else',
  () => {
    carries();
    const at = aboard(shaken('leia-organa'), { carrier: CARRIER }, [], dice).activate('mover');
    at.asks('move', { unit: 'mover', types: ['disembark'] });
    at.refuses({ type: 'disembark', to: stand(600, 365), others: [] } as never, 'lg.transport.panicked');
    at.refuses({ type: 'disembark', to: stand(600, 200), others: [] } as never, 'lg.transport.panicked');
    at.answers(at.answersOffered[0] as never);
    const [x, y] = standsOf(at, 'mover')[0]!;
    // As far as a speed-1 move leads from contact with the vehicle.
    expect([Math.abs(x! - 600) < 20, y! < 140]).toEqual([true, true]);
    expect(at.events('activationEnded').map(({ unit }) => unit)).toEqual(['mover']);
  },
);

const CARRIER = { unit: 'at-st', at: [600, 300, 0], side: 0, upgrades: ['comms-jammer'] } as const;

shows('lg.transport.panicked', 'one that cannot leave does nothing', () => {
  carries();
  // Walkers of the enemy stand all round.
  const ring = Object.fromEntries(
    [0, 60, 120, 180, 240, 300].map((angle) => {
      const turn = (angle * Math.PI) / 180;
      const at = [600 + 101 * Math.sin(turn), 300 + 101 * Math.cos(turn), 0];
      return [`walker${angle}`, { unit: 'at-st', at, side: 1 } as never];
    }),
  );
  const at = aboard(shaken('leia-organa'), { carrier: CARRIER, ...ring }, [], dice).activate('mover');
  expect(at.events('activationEnded').map(({ unit }) => unit)).toEqual(['mover']);
  at.has('mover', { whereabouts: 'transported', vehicle: 'carrier' });
});

shows(
  ['lg.transport.disembark.how', 'lg.transport.only-disembark'],
  'a way out names a place for the leader and for everybody else, and a rough wish becomes the first there is',
  () => {
    carries();
    const at = aboard(passenger('luke-skywalker')).activate('mover');
    at.refuses({ action: 'move', move: 'standard' }, 'lg.transport.only-disembark');
    at.acts('move', { move: 'disembark' });
    at.refuses({ type: 'disembark', others: [] } as never, 'table.malformed-answer');
    at.refuses({ type: 'disembark', to: stand(600, 400) } as never, 'table.malformed-answer');
    // As far as a tool of speed 1 leads from contact all round, half of it, and contact.
    const far = at.answersOffered as readonly { readonly to: { readonly x: number; readonly y: number } }[];
    const distances = far.map(({ to }) => Math.round(Math.hypot(to.x - 600, to.y - 500)));
    const count = (distance: number) => distances.filter((each) => each === distance).length;
    expect([count(165), count(115), count(64)]).toEqual([5, 8, 1]);
    expect(at.completes({ x: 560, y: 400 })).toEqual({ type: 'disembark', to: stand(560, 400), others: [] });
    expect(at.completes({ x: 100, y: 100 })).toEqual(far[0]);
    at.answers({ type: 'disembark', to: stand(560, 400), others: [] } as never);
    expect(at.miniature('mover', 1).stand).toEqual(stand(560, 400));
  },
);

shows(
  'lg.transport.panicked',
  'in a corner either edge is as near, and whoever flees goes straight to one of them',
  () => {
    carries();
    const corner = { ...CARRIER, at: [200, 200, 0] } as const;
    const flees = () => aboard(shaken('leia-organa'), { carrier: corner }, [], dice).activate('mover');
    const at = flees();
    const ends = at.answersOffered as readonly { readonly to: ReturnType<typeof stand> }[];
    const [best] = ends.map(({ to }) => to).toSorted((one, other) => one.y - other.y);
    const { x } = best!;
    const least = Math.min(...ends.flatMap(({ to }) => [to.x, to.y]));
    expect([least < 37, least > 35]).toEqual([true, true]);
    at.refuses({ type: 'disembark', to: stand(90, 90), others: [] } as never, 'lg.transport.panicked');
    const south = (y: number) => ({ type: 'disembark', to: stand(x, y), others: [] }) as never;
    at.refuses(south(least + 1.01), 'lg.transport.panicked');
    expect(at.completes({ x: 200, y: 90 })).toEqual(at.answersOffered[0]);
    at.answers(south(least + 1));
  },
);
