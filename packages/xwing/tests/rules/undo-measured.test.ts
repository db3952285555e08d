import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const asteroid = (x: number, y: number) => ({ kind: 'asteroid', outline: 4, at: [x, y] });

/** A TIE interceptor that will act at (450, 300), 260 mm before an X-wing. */
const interceptor = (situation: object = {}, own: object = {}) =>
  xwingTable(
    {
      mover: {
        pilot: 'alphasquadronpilot',
        at: [450, 180],
        dial: { speed: 2, bearing: 'straight' },
        ...own,
      },
      rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
    },
    { phase: 'activation', ...situation },
  );

/** What it takes to undo the last answer of the mover's player. */
function undone(table: XwingTable): unknown {
  return table.referee.undo(table.ship('mover').seat);
}

shows(
  'xw.action.roll.declare-side',
  'a declared barrel roll has been tested, so it is taken back by consent only; its place is chosen anew freely',
  () => {
    const fits = interceptor().acts('barrelRoll', { direction: 'left' }).asks('placeBarrelRoll');
    expect(fits.events('repositionFits')).toEqual([
      { kind: 'repositionFits', ship: 'mover', action: 'barrelRoll', direction: 'left' },
    ]);
    expect(undone(fits)).toBe('asked');
    const placed = interceptor().acts('barrelRoll', { direction: 'left' }).answers({ shift: 5 });
    expect(undone(placed)).toBe('undone');
    placed.asks('placeBarrelRoll');
    expect(undone(placed)).toBe('asked');
    const fails = interceptor({ obstacles: [asteroid(370, 300)] }).acts('barrelRoll', { direction: 'left' });
    expect(fails.events('repositionFailed')).toHaveLength(1);
    expect(undone(fails)).toBe('asked');
  },
);

shows(
  'xw.action.boost.declare-direction',
  'a declared boost has been tested, whether it failed or not, so it is taken back by consent only',
  () => {
    const fails = interceptor({ obstacles: [asteroid(450, 345)] }).acts('boost', { direction: 'straight' });
    expect(fails.events('repositionFailed')).toHaveLength(1);
    expect(undone(fails)).toBe('asked');
    expect(undone(interceptor().acts('boost', { direction: 'straight' }))).toBe('asked');
    expect(undone(interceptor().acts('focus'))).toBe('undone');
  },
);

shows(
  'xw.action.lock.declare-out-of-range',
  'a declared target lock has been measured, whether it failed or not, so it is taken back by consent only',
  () => {
    const locking = (y: number) =>
      xwingTable(
        {
          mover: { pilot: 'rookiepilot', at: [450, 180], dial: { speed: 2, bearing: 'straight' } },
          academy: { pilot: 'academypilot', at: [450, y, 180] },
        },
        { phase: 'activation' },
      ).acts('targetLock', { target: 'academy' });
    expect(undone(locking(600))).toBe('asked');
    expect(undone(locking(800))).toBe('asked');
  },
);

shows(
  ['xw.cloak.decloak.effects', 'xw.cloak.decloak.fallback'],
  'a declared decloak has been tested, so it is taken back by consent only',
  () => {
    const cloaked = (direction: string, obstacles: readonly object[] = []) =>
      interceptor({ obstacles }, { pilot: 'sigmasquadronpilot', tokens: { cloak: 1 } }).answers({
        direction,
      });
    expect(undone(cloaked('left').asks('placeDecloak'))).toBe('asked');
    expect(undone(cloaked('left', [asteroid(330, 180)]).asks('decloak'))).toBe('asked');
    expect(undone(cloaked('forward'))).toBe('asked');
  },
);

shows(
  'xw.action.boost.declare-direction',
  'a ship that has decloaked has shown that it fits there, so that is taken back by consent only',
  () => {
    const cloaked = { pilot: 'sigmasquadronpilot', tokens: { cloak: 1 } } as const;
    const dial = { speed: 2, bearing: 'straight' };
    const table = xwingTable(
      {
        mover: { ...cloaked, at: [450, 200], dial },
        other: { ...cloaked, at: [700, 200], dial },
        rookie: { pilot: 'rookiepilot', at: [450, 700, 180] },
      },
      { phase: 'activation' },
    )
      .answers({ ship: 'mover' })
      .answers({ direction: 'forward' })
      .asks('decloak', { ship: 'other' });
    expect(table.events('shipMoved')).toMatchObject([{ ship: 'mover', cause: 'decloak' }]);
    expect(undone(table)).toBe('asked');
  },
);
