import { shipClasses } from '@sortie/armada/catalogue';
import { coversTool, everyClicks } from '@sortie/armada/measuring';
import { armada } from '@sortie/armada/rules';
import { playGame } from '@sortie/bots';
import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { openGame, randomPlayers } from '../games/open-game.ts';
import { shows } from '../shows.ts';

shows(
  ['ar.setup.obstacles-spacing', 'ar.setup.obstacles-edge-distance'],
  'an obstacle for which no place is left is left out, and the game goes on',
  () => {
    // Hardly any of it lies beyond distance 3 of all edges.
    const referee = openGame(2, { area: { width: 700, depth: 600 }, setUpWidth: 700, objectives: false });
    const inspect = () =>
      referee.state.setUpStep === 'deployFleets' ? 'deployment has begun' : armada.faults(referee.state)[0];
    const played = playGame(referee, randomPlayers(2), { limit: 40, inspect });
    expect(played).toMatchObject({ fault: 'deployment has begun' });
    const placed = referee.state.obstacles.filter(({ pose }) => pose !== null).length;
    expect(placed).toBeGreaterThan(0);
    expect(placed).toBeLessThan(6);
  },
);

shows(
  'ar.overlap.squadrons-placed-by-opponent',
  'without room around the ship a displaced squadron goes into contact with one that touches it',
  () => {
    // A corvette comes to rest between two larger ships and the edge, in the middle of a swarm.
    const around = Array.from({ length: 12 }, (_, index) => index);
    const wings = Object.fromEntries(
      around.map((index) => [
        `wing${index}`,
        {
          squadron: 'tie-fighter',
          at: [880 + (index % 2) * 40, 358 + Math.floor(index / 2) * 36] as const,
          side: 1 as const,
        },
      ]),
    );
    const table = armadaTable({
      corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0], speed: 1 },
      victory: { ship: 'victory-ii', at: [1700, 800, 180], activated: true },
      left: { ship: 'victory-i-', at: [826, 368, 0], activated: true },
      right: { ship: 'victory-i-', at: [974, 368, 0], activated: true },
      ...wings,
    })
      .until('chooseCourse', 'corvette')
      .answers({ clicks: [0], side: 'left' });
    while (table.question.kind === 'placeDisplaced') table.letGoBy();
    expect(armada.faults(table.state)).toEqual([]);
    expect(table.state.squadrons.every(({ at }) => at !== null)).toBe(true);
    expect(table.events('squadronMoved').length).toBeGreaterThan(2);
  },
);

shows(
  'ar.ship-move.no-overlap-with-tool',
  'no course of any ship lies on the tool on both sides, so one side is always free',
  () => {
    const pose = { x: 900, y: 300, heading: 0 };
    for (const shipClass of shipClasses) {
      for (const speed of [1, 2, 3, 4]) {
        const ship = { pose, class: shipClass };
        const stuck = everyClicks(Array.from({ length: speed }, () => 2)).filter(
          (clicks) =>
            coversTool(ship, { clicks, side: 'left' }) && coversTool(ship, { clicks, side: 'right' }),
        );
        expect(stuck).toEqual([]);
      }
    }
  },
);
