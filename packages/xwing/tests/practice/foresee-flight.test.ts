import type { SeatId } from '@sortie/kernel';
import { xwingTable } from '@sortie/testkit/xwing';
import { shipType } from '@sortie/xwing/catalogue';
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
