import type { SeatId } from '@sortie/kernel';
import { xwingTable } from '@sortie/testkit/xwing';
import { type Maneuver, shipType } from '@sortie/xwing/catalogue';
import { foreseeFlight } from '@sortie/xwing/practice';
import type { XwingView } from '@sortie/xwing/view';
import { describe, expect, test } from 'vitest';
import { fly } from '../../src/rules/flight.ts';
import type { PlacedShip } from '../../src/rules/in-play.ts';

const planned = (ahead = 160) =>
  xwingTable(
    {
      mover: { pilot: 'rookiepilot', at: [450, 300, 0], side: 0 },
      wing: { pilot: 'academypilot', at: [450, 300 + ahead, 0], side: 0 },
      foe: { pilot: 'academypilot', at: [505, 365, 0], side: 1 },
    },
    {
      phase: 'planning',
      obstacles: [
        { id: 'o1', kind: 'asteroid', outline: 0, at: [540, 400, 0] },
        { id: 'o2', kind: 'debris', outline: 0, at: [385, 400, 0] },
      ],
    },
  );

const viewOf = (table: ReturnType<typeof planned>, seat = 'p1') =>
  (table.referee.view(seat as SeatId) as unknown as { readonly table: XwingView }).table;

/** What the mover would overlap at the end of a straight. */
const overlappedAt = (table: ReturnType<typeof planned>, speed: Maneuver['speed']) =>
  foreseeFlight(viewOf(table), 'mover', { speed, bearing: 'straight', difficulty: 'white' })!.overlapped;

describe('what a practising player is shown', () => {
  test('is where the rules would fly the ship, and what it would hit', () => {
    const table = planned();
    const ship = table.ship('mover') as PlacedShip;
    const met = new Set<string>();
    for (const maneuver of shipType(ship.type).dial) {
      const { obstacles, from, ...foreseen } = foreseeFlight(viewOf(table), 'mover', maneuver)!;
      const { obstacles: crossed, ...flight } = fly(table.state, ship, maneuver, null);
      expect(foreseen).toEqual(flight);
      expect(obstacles.map(({ id }) => id)).toEqual(crossed);
      expect(from).toEqual(ship.pose);
      for (const id of [...crossed, ...flight.overlapped]) met.add(id);
    }
    expect([...met].sort()).toEqual(['foe', 'o1', 'o2', 'wing']);
  });

  test('counts on friends who move before, once their dials are set', () => {
    const table = planned(90);
    const straight = { speed: 2, bearing: 'straight', difficulty: 'green' } as const;
    expect(foreseeFlight(viewOf(table), 'mover', straight)!.overlapped).toEqual(['wing']);
    table.plans('wing', 5, 'straight');
    expect(foreseeFlight(viewOf(table), 'mover', straight)!.overlapped).toEqual([]);
  });

  test('does not count on friends of the same pilot skill, nor on enemies whose dials are shown', () => {
    const table = xwingTable(
      {
        mover: { pilot: 'rookiepilot', at: [450, 300, 0] },
        equal: { pilot: 'rookiepilot', at: [450, 390, 0], dial: { speed: 4, bearing: 'straight' } },
        foe: {
          pilot: 'academypilot',
          at: [450, 500, 0],
          tokens: { stress: 1 },
          dial: { speed: 4, bearing: 'koiogranTurn' },
        },
      },
      { phase: 'activation' },
    ).asks('replaceManeuver', { ship: 'foe' });
    expect(overlappedAt(table, 2)).toEqual(['equal']);
    expect(overlappedAt(table, 4)).toEqual(['foe']);
  });

  test('counts on friends in the order in which they move', () => {
    const table = xwingTable(
      {
        mover: { pilot: 'wedgeantilles', at: [450, 300, 0] },
        second: { pilot: 'rookiepilot', at: [450, 440, 0] },
        first: { pilot: 'academypilot', side: 0, at: [450, 560, 0] },
        foe: { pilot: 'academypilot', side: 1, at: [800, 800, 180] },
      },
      { phase: 'planning' },
    )
      .plans('first', 5, 'straight')
      .plans('second', 2, 'straight');
    expect(([3, 4, 5] as const).map((speed) => overlappedAt(table, speed))).toEqual([[], [], ['second']]);
  });

  test('meets no friend that flees before', () => {
    const table = xwingTable(
      {
        mover: { pilot: 'rookiepilot', at: [450, 630, 0] },
        wing: { pilot: 'academypilot', side: 0, at: [450, 690, 0] },
        foe: { pilot: 'academypilot', side: 1, at: [100, 100, 0] },
      },
      { phase: 'planning' },
    ).plans('wing', 4, 'straight');
    expect(overlappedAt(table, 5)).toEqual([]);
  });

  test('is a Tallon roll with the smallest shift that is clear', () => {
    const rolled = (foe: readonly [number, number, number]) => {
      const table = xwingTable(
        {
          mover: { pilot: 'rookiepilot', at: [450, 300, 0] },
          foe: { pilot: 'academypilot', at: foe },
        },
        { phase: 'planning' },
      );
      const maneuver = { speed: 3, bearing: 'tallonRollRight', difficulty: 'red' } as const;
      const { to, overlapped } = foreseeFlight(viewOf(table), 'mover', maneuver)!;
      return [to.x, to.y, to.heading, overlapped];
    };
    expect(rolled([100, 100, 0])).toEqual([560, 410, 180, []]);
    // With its pegs the base is 43 mm long.
    expect(rolled([560, 446, 90])).toEqual([560, expect.closeTo(404.5, 1), 180, []]);
    expect(rolled([560, 374, 90])).toEqual([560, expect.closeTo(415.5, 1), 180, []]);
    expect(rolled([560, 410, 90]).at(-1)).toEqual(['foe']);
  });

  test('does not depend on dials that are hidden', () => {
    const straight = { speed: 2, bearing: 'straight', difficulty: 'green' } as const;
    const shown = (speed: number) => {
      const table = planned();
      table.plans('foe', speed, 'straight');
      return foreseeFlight(viewOf(table), 'mover', straight);
    };
    expect(shown(2)).toEqual(shown(5));
  });
});
