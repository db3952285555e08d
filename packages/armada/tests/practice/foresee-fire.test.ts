import { foreseeFire } from '@sortie/armada/practice';
import { armadaTable } from '@sortie/testkit/armada';
import { describe, expect, test } from 'vitest';
import type { MeasuredShot } from '../../src/model/index.ts';

type Laid = { readonly [obstacle: string]: readonly [number, number, number] };

/** A Victory that is about to attack a corvette, with whatever lies between. */
const under = (at: readonly [number, number, number], obstacles: Laid = {}) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      corvette: { ship: 'cr90-corvette-a', at, activated: true },
      friend: { ship: 'cr90-corvette-b', at: [300, 800, 180], side: 1, activated: true },
    },
    { obstacles },
  );

const far = [200, 850, 180] as const;

/** The shots that the Victory is offered, as they are foreseen. */
function offeredShots(table: ReturnType<typeof under>): readonly object[] {
  if (table.question.kind !== 'declareTarget') return [];
  const { shots } = table.question.about as unknown as { readonly shots: readonly MeasuredShot[] };
  return shots
    .filter(({ target }) => target === 'corvette')
    .map(({ zone, defendingZone, range, obstructed, line }) => ({
      attacker: 'victory',
      zone,
      defendingZone,
      range,
      obstructed,
      line,
    }));
}

describe('the fire that a place is under', () => {
  const places = [
    [900, 480, 180],
    [900, 560, 135],
    [1020, 330, 270],
    [900, 120, 0],
    [780, 500, 200],
  ] as const;

  test.each(places)('is what the enemy could declare there: %d, %d, %d', (x, y, heading) => {
    const foreseen = foreseeFire(under(far).seenBy('p2'), 'corvette', { x, y, heading });
    const offered = offeredShots(under([x, y, heading]));
    expect(offered.length).toBeGreaterThan(0);
    expect(foreseen).toMatchObject(offered);
    expect(foreseen).toHaveLength(offered.length);
  });

  test('has the dice of the range, and more of them the nearer it is', () => {
    const view = under(far).seenBy('p2');
    const ahead = (gap: number) =>
      foreseeFire(view, 'corvette', { x: 900, y: 300 + 50.4 + gap + 34.9, heading: 180 }).map(
        ({ zone, range, dice }) => ({ zone, range, dice }),
      );
    expect(ahead(100)).toEqual([{ zone: 'front', range: 'close', dice: { red: 3, blue: 3, black: 0 } }]);
    expect(ahead(250)).toEqual([{ zone: 'front', range: 'long', dice: { red: 3, blue: 0, black: 0 } }]);
    expect(ahead(310)).toEqual([]);
  });

  test('is obstructed by what lies between', () => {
    const there = { x: 900, y: 560, heading: 180 };
    const obstructed = (obstacles: Laid) =>
      foreseeFire(under(far, obstacles).seenBy('p2'), 'corvette', there).map((shot) => shot.obstructed);
    expect(obstructed({})).toEqual([false]);
    expect(obstructed({ station: [900, 430, 0] })).toEqual([true]);
  });

  test('comes from enemies alone, and at ships on the table alone', () => {
    const view = under(far).seenBy('p2');
    const beside = { x: 300, y: 700, heading: 0 };
    expect(foreseeFire(view, 'corvette', beside)).toEqual([]);
    expect(foreseeFire(view, 'nobody', beside)).toEqual([]);
  });
});
