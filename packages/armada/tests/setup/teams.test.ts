import { presets } from '@sortie/armada/lists';
import type { SeatId } from '@sortie/kernel';
import { armadaGame } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const [first, second] = presets.map(({ fleet }) => fleet);
const [leading, ...others] = first!.ships;

/** Two against one: the commander has a frigate, the other member all the rest of the fleet. */
const teams = () =>
  armadaGame({
    options: { agreedObjective: 'intel-sweep' },
    players: [
      { seat: 'lead' as SeatId, side: 0, fleet: { ...first!, ships: [leading!], squadrons: [] } },
      { seat: 'mate' as SeatId, side: 0, fleet: { ...first!, ships: others } },
      { seat: 'p2' as SeatId, side: 1, fleet: second! },
    ],
  });

shows(
  'ar.optional.team.commander',
  'in set-up the commander answers whatever the team decides together',
  () => {
    const table = teams();
    const asked = new Map<string, Set<string>>();
    while (table.state.phase === 'setup') {
      const { kind, seat } = table.open[0]!;
      asked.set(kind, (asked.get(kind) ?? new Set()).add(seat));
      table.letGoBy();
    }
    for (const kind of ['placeObstacle', 'placeObjectiveToken', 'chooseObjectiveShip', 'deploy']) {
      expect([kind, asked.get(kind)]).toEqual([kind, new Set(['lead', 'p2'])]);
    }
  },
);

shows(
  ['ar.optional.team.exclusive-control', 'ar.optional.team.dials-hidden'],
  'each member is asked for the dials of the own ships alone, and nobody may talk in private',
  () => {
    const table = teams().until('assignDials');
    const asked = table.open.map(({ seat, about }) => [seat, (about as { ship: string }).ship]);
    expect(asked).toEqual([
      ['lead', 's1'],
      ['mate', 's2'],
      ['mate', 's3'],
      ['p2', 's4'],
      ['p2', 's5'],
    ]);
    expect(
      table.referee.command('lead' as SeatId, { kind: 'say', text: 'repair!', to: 'mate' }),
    ).toMatchObject({
      rule: 'ar.optional.team.dials-hidden',
    });
  },
);
