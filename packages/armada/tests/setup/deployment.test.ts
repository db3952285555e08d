import type { ObjectiveCardId } from '@sortie/armada/catalogue';
import type { SeatId } from '@sortie/kernel';
import { armadaGame } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { squadronPlaces } from '../../src/setup/deployment-places.ts';
import { empire, objectiveGame, rebels } from '../objectives/objective-game.ts';
import { shows } from '../shows.ts';

const deploying = () => objectiveGame('precision-strike', 0, { obstacles: false }).asks('deploy');
const ship = (id: string, x: number, y: number) => ({ ship: id, x, y, heading: 0, speed: 1 });
const squadron = (id: string, x: number, y: number) => ({ squadron: id, x, y });

shows(
  ['ar.setup.deploy-alternate', 'ar.setup.deploy-squadrons-near-ship'],
  'ships come first, for squadrons need one to be near to, and nobody deploys the enemy’s',
  () => {
    deploying()
      .asks('deploy', { ships: ['s1', 's2'], squadrons: [] })
      .refuses(squadron('q1', 900, 100), 'ar.setup.deploy-squadrons-near-ship')
      .refuses(ship('s3', 900, 100), 'ar.setup.deploy-alternate')
      .refuses(squadron('q4', 900, 100), 'ar.setup.deploy-alternate')
      .answers(ship('s1', 900, 100))
      .asks('deploy', { ships: ['s3'], squadrons: [] })
      .asksSeat('p2');
  },
);

shows(
  ['ar.setup.deploy-squadrons-near-ship', 'ar.setup.deploy-inside-setup-area'],
  'near any one ship of the fleet is enough, but the setup area ends where it ends',
  () => {
    const table = deploying()
      .answers(ship('s1', 330, 100))
      .letGoBy()
      .answers(ship('s2', 900, 100))
      .letGoBy();
    table.letGoBy();
    table
      .asksSeat('p1')
      .refuses(squadron('q1', 310, 180), 'ar.setup.deploy-inside-setup-area')
      .answers(squadron('q1', 330, 180))
      .answers(squadron('q2', 900, 180));
    expect(table.squadron('q1').at).toMatchObject({ x: 330, y: 180 });
    expect(table.squadron('q2').at).toMatchObject({ x: 900, y: 180 });
  },
);

shows('ar.setup.obstacles-spacing', 'an obstacle keeps away from every other one', () => {
  const place = (obstacle: string, x: number) => ({ obstacle, x, y: 457, heading: 0 });
  objectiveGame('precision-strike')
    .answers(place('asteroid-1', 600))
    .answers(place('asteroid-2', 900))
    .refuses(place('asteroid-3', 1000), 'ar.setup.obstacles-spacing')
    .refuses(place('asteroid-3', 690), 'ar.setup.obstacles-spacing')
    .answers(place('asteroid-3', 1200));
});

/** On half a metre four Victories, 59 mm apart and 41 mm from the edge, leave no room in their zone for a fifth. */
function fullZone(agreedObjective: ObjectiveCardId) {
  const victory = { ship: 'victory-i-class-star-destroyer', upgrades: [] };
  const table = armadaGame({
    options: {
      points: 1000,
      agreedObjective,
      obstacles: false,
      area: { width: 500, depth: 500 },
      setUpWidth: 500,
    },
    players: [
      {
        seat: 'p1' as SeatId,
        side: 0,
        fleet: { ...empire, ships: [...empire.ships, ...Array(4).fill(victory)] },
      },
      { seat: 'p2' as SeatId, side: 1, fleet: rebels },
    ],
  }).answers({ side: 0 });
  for (const [index, x] of [55, 175, 295, 415].entries()) {
    table.answers(ship(`s${index + 1}`, x, 92.5));
    while (table.question.seat === 'p2') table.letGoBy();
  }
  return table.asks('deploy', { ships: ['s5'] });
}

shows(
  ['ar.setup.deploy-ship-in-zone', 'ar.setup.deployment-zone', 'ar.setup.deploy-inside-setup-area'],
  'a ship for which its zone has no room is deployed anywhere in the setup area',
  () => {
    for (const objective of ['precision-strike', 'fleet-ambush'] as const) {
      const table = fullZone(objective)
        .refuses(ship('s5', 20, 250), 'ar.setup.deploy-inside-setup-area')
        .answers(ship('s5', 250, 250));
      expect(table.ship('s5').pose).toMatchObject({ x: 250, y: 250 });
    }
  },
);

shows(
  'ar.setup.deploy-ship-speed',
  'a ship starts at a whole speed of its chart, from 1 to its highest',
  () => {
    const at = (speed: unknown) => ({ ...ship('s1', 900, 100), speed });
    for (const speed of [0, 0.5, 1.5, 5, '1']) deploying().refuses(at(speed), 'ar.setup.deploy-ship-speed');
    for (const speed of [1, 4]) deploying().answers(at(speed)).has('s1', { speed });
  },
);

shows(
  ['ar.setup.deploy-turn-size', 'ar.setup.deploy-last-odd-squadron'],
  'the last squadron of a fleet is a whole turn, after which the enemy deploys ships as before',
  () => {
    const victory = { ship: 'victory-i-class-star-destroyer', upgrades: [] };
    const table = armadaGame({
      options: { agreedObjective: 'precision-strike', obstacles: false },
      players: [
        {
          seat: 'p1' as SeatId,
          side: 0,
          fleet: { ...rebels, ships: [rebels.ships[0]!], squadrons: ['x-wing-squadron'] },
        },
        {
          seat: 'p2' as SeatId,
          side: 1,
          fleet: { ...empire, ships: [...empire.ships, victory], squadrons: [] },
        },
      ],
    }).answers({ side: 0 });
    table
      .answers(ship('s1', 900, 100))
      .asksSeat('p2')
      .answers({ ...ship('s2', 600, 800), heading: 180 });
    table.asksSeat('p1').answers(squadron('q1', 900, 180));
    table
      .asks('deploy', { ships: ['s3'] })
      .asksSeat('p2')
      .answers({ ...ship('s3', 900, 800), heading: 180 });
    table.until('assignDials').has('s3', { pose: { x: 900, y: 800 } });
  },
);

shows('ar.setup.obstacles-edge-distance', 'just beyond distance 3 of an edge is far enough', () => {
  // Its outline begins 34.3 mm south of its middle, and distance 3 ends at 185.2 mm.
  const at = (y: number) => ({ obstacle: 'asteroid-1', x: 900, y, heading: 0 });
  objectiveGame('precision-strike').refuses(at(219.4), 'ar.setup.obstacles-edge-distance').answers(at(219.6));
});

shows(
  'ar.setup.deploy-squadrons-near-ship',
  'squadrons are deployed as long as a single place near a ship is left, and no longer',
  () => {
    const table = armadaGame({
      options: {
        points: 1500,
        agreedObjective: 'precision-strike',
        obstacles: false,
        area: { width: 500, depth: 500 },
        setUpWidth: 500,
      },
      players: [
        {
          seat: 'p1' as SeatId,
          side: 0,
          fleet: {
            ...rebels,
            ships: [rebels.ships[0]!],
            squadrons: Array.from({ length: 36 }, () => 'x-wing-squadron' as const),
          },
        },
        { seat: 'p2' as SeatId, side: 1, fleet: { ...empire, squadrons: [] } },
      ],
    }).answers({ side: 0 });
    table.answers(ship('s1', 60, 60));
    table.letGoBy();
    const counts: number[] = [];
    while (table.open[0]!.kind === 'deploy') {
      const left = table.state.squadrons.find(({ at }) => at === null)!;
      const places = squadronPlaces(table.state, left);
      counts.push(places.length);
      const { x, y } = places[0]!;
      table.answers(squadron(left.id, x, y));
    }
    const waiting = table.state.squadrons.filter(({ at }) => at === null);
    expect(waiting.length).toBeGreaterThan(0);
    expect(squadronPlaces(table.state, waiting[0]!)).toEqual([]);
    expect(counts.at(-1)).toBe(1);
  },
);
