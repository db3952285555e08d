import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { objectiveGame } from './objective-game.ts';

const RULE = 'ar.known.objective.superior-positions';

shows(
  [RULE, 'ar.setup.deploy-alternate'],
  'the first player deploys everything before the second player deploys anything',
  () => {
    const table = objectiveGame('superior-positions').until('deploy');
    const seats: string[] = [];
    while (table.open[0]!.kind === 'deploy') {
      seats.push(table.open[0]!.seat);
      table.letGoBy();
    }
    expect(seats).toEqual(['p1', 'p1', 'p1', 'p1', 'p1', 'p2', 'p2', 'p2', 'p2', 'p2']);
  },
);

/** A Victory behind a corvette that flies away from it, or ahead of it. */
const chasing = (heading: number, red: readonly string[], shields = 2) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      corvette: {
        ship: 'cr90-corvette-a',
        at: [900, 600, heading],
        activated: true,
        shields: { rear: Math.min(1, shields), front: shields },
        defenseTokens: ['discarded', 'discarded', 'discarded'],
      },
    },
    { objective: { card: 'superior-positions' } },
  )
    .attack('victory', 'corvette', { zone: 'front', defendingZone: heading === 0 ? 'rear' : 'front', red })
    .asks('chooseCourse');

shows(
  [RULE, 'ar.objective.victory-tokens'],
  'an attack on a rear zone that makes the ship suffer damage earns a victory token',
  () => {
    expect(chasing(0, ['hitHit', 'blank', 'blank']).state.victoryTokens).toEqual([1, 0]);
    expect(chasing(0, ['hit', 'blank', 'blank']).state.victoryTokens).toEqual([1, 0]);
    expect(chasing(0, ['blank', 'blank', 'blank']).state.victoryTokens).toEqual([0, 0]);
    expect(chasing(180, ['hitHit', 'blank', 'blank']).state.victoryTokens).toEqual([0, 0]);
  },
);
