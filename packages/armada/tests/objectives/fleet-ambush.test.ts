import type { Fleet } from '@sortie/armada/lists';
import type { SeatId } from '@sortie/kernel';
import type { ArmadaTable } from '@sortie/testkit/armada';
import { armadaGame } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { empire, objectiveGame, rebels } from './objective-game.ts';

const RULE = 'ar.known.objective.fleet-ambush';

/** From 304.8 mm inside the setup area on: 609.6 to 1219.2 across and 304.8 to 609.6 up. */
const deploying = () => objectiveGame('fleet-ambush', 0, { obstacles: false }).asks('deploy');

shows(RULE, 'the corners of the ambush zone are marked until the fleets are deployed', () => {
  const table = deploying();
  expect(table.state.objectiveTokens.map(({ at }) => [at?.x.toFixed(1), at?.y.toFixed(1)])).toEqual([
    ['609.6', '304.8'],
    ['1219.2', '304.8'],
    ['1219.2', '609.6'],
    ['609.6', '609.6'],
  ]);
  expect(table.until('assignDials').state.objectiveTokens).toEqual([]);
});

shows(
  [RULE, 'ar.setup.deploy-alternate', 'ar.setup.deploy-turn-size'],
  'the first player’s odd turns put a ship into the ambush zone, the others into the deployment zone',
  () => {
    const ship = (id: string, x: number, y: number) => ({ ship: id, x, y, heading: 0, speed: 1 });
    const table = deploying().asksSeat('p1');
    table
      .refuses(ship('s1', 900, 100), RULE)
      .refuses(ship('s1', 900, 304.8 + 35.4), RULE)
      .answers(ship('s1', 900, 304.8 + 35.6));
    table
      .asksSeat('p2')
      .refuses(ship('s3', 900, 500), 'ar.setup.deploy-ship-in-zone')
      .answers(ship('s3', 900, 800));
    table
      .asksSeat('p1')
      .refuses(ship('s2', 700, 450), 'ar.setup.deploy-ship-in-zone')
      .answers(ship('s2', 700, 100));
  },
);

shows(RULE, 'all ships are deployed before any squadron', () => {
  const table = deploying().asksSeat('p1').letGoBy();
  table.asksSeat('p2').letGoBy();
  const { x, y } = table.ship('s1').pose!;
  table.asksSeat('p1').refuses({ squadron: 'q1', x: x + 60, y }, RULE);
  // The second player has no ship left and waits as well.
  table
    .letGoBy()
    .asksSeat('p2')
    .answers(nextTo(table, 's3', 'q4'));
});

function nextTo(table: ArmadaTable, ship: string, squadron: string) {
  const { x, y } = table.ship(ship).pose!;
  return { squadron, x: x + 70, y };
}

shows(RULE, 'the first player deploys nothing on an obstacle in the ambush zone', () => {
  const table = objectiveGame('fleet-ambush').asks('placeObstacle');
  table.answers({ obstacle: 'station', x: 900, y: 457, heading: 0 });
  table.answers({ obstacle: 'asteroid-1', x: 450, y: 230, heading: 0 }).until('deploy');
  table.asksSeat('p1').refuses({ ship: 's1', x: 950, y: 457, heading: 0, speed: 1 }, RULE);
});

/** On 80 cm the ambush zone is 190 mm wide and deep, and the station lies in the middle of it. */
function withoutRoom(): ArmadaTable {
  const small = { area: { width: 800, depth: 800 }, setUpWidth: 800 };
  const table = objectiveGame('fleet-ambush', 1, small).asks('placeObstacle');
  return table.answers({ obstacle: 'station', x: 404, y: 400, heading: 0 }).until('deploy');
}

shows(
  [RULE, 'ar.setup.deploy-ship-in-zone'],
  'where no ship has room in the ambush zone, ships go into the deployment zone',
  () => {
    const table = withoutRoom().asksSeat('p2');
    table
      .refuses({ ship: 's3', x: 400, y: 330, heading: 90, speed: 1 }, 'ar.setup.deploy-ship-in-zone')
      .answers({ ship: 's3', x: 400, y: 720, heading: 180, speed: 1 })
      .until('assignDials');
    expect(table.state.ships.every(({ pose }) => pose !== null)).toBe(true);
  },
);

const withGladiator: Fleet = {
  ...empire,
  ships: [...empire.ships, { ship: 'gladiator-i-class-star-destroyer', upgrades: [] }],
};

shows(
  [RULE, 'ar.setup.deploy-turn-size'],
  'while a smaller ship has room in the ambush zone, a larger one waits',
  () => {
    const table = armadaGame({
      // The zone is 90 mm wide and deep.
      options: {
        agreedObjective: 'fleet-ambush',
        area: { width: 700, depth: 700 },
        setUpWidth: 700,
        obstacles: false,
      },
      players: [
        { seat: 'p1' as SeatId, side: 0, fleet: rebels },
        { seat: 'p2' as SeatId, side: 1, fleet: withGladiator },
      ],
    }).answers({ side: 1 });
    table.asksSeat('p2').asks('deploy', { ships: ['s4'] });
    table
      .refuses({ ship: 's3', x: 350, y: 600, heading: 180, speed: 1 }, RULE)
      .answers({ ship: 's4', x: 350, y: 350, heading: 180, speed: 1 });
    // The second turn is an ordinary one.
    table
      .asksSeat('p1')
      .letGoBy()
      .asksSeat('p2')
      .answers({ ship: 's3', x: 350, y: 620, heading: 180, speed: 1 });
  },
);

shows([RULE, 'ar.setup.deploy-turn-size'], 'the zones alternate for as many ships as there are', () => {
  const corvettes: Fleet = {
    ...rebels,
    ships: [
      { ship: 'cr90-corvette-b', upgrades: ['general-dodonna'] },
      ...Array.from({ length: 3 }, () => ({ ship: 'cr90-corvette-b', upgrades: [] })),
    ],
  };
  for (const side of [0, 1] as const) {
    const fleets = side === 0 ? ([corvettes, empire] as const) : ([empire, corvettes] as const);
    const table = armadaGame({
      options: { agreedObjective: 'fleet-ambush', obstacles: false },
      players: [
        { seat: 'p1' as SeatId, side: 0, fleet: fleets[0] },
        { seat: 'p2' as SeatId, side: 1, fleet: fleets[1] },
      ],
    }).answers({ side });
    const edge = side === 0 ? 100 : 914.4 - 100;
    const turns = [
      [edge, RULE, 450],
      [450, 'ar.setup.deploy-ship-in-zone', edge],
      [edge, RULE, 450],
      [450, 'ar.setup.deploy-ship-in-zone', edge],
    ] as const;
    for (const [turn, [wrong, rule, y]] of turns.entries()) {
      const id = `s${turn + 1 + (side === 0 ? 0 : 1)}`;
      const ship = (at: number) => ({ ship: id, x: 700 + turn * 100, y: at, heading: 0, speed: 1 });
      while (table.question.seat !== `p${side + 1}`) table.letGoBy();
      table.refuses(ship(wrong), rule).answers(ship(y));
    }
  }
});

shows(RULE, 'the second player may deploy squadrons on an obstacle there', () => {
  const table = objectiveGame('fleet-ambush').asks('placeObstacle');
  table.answers({ obstacle: 'station', x: 900, y: 560, heading: 0 }).until('deploy');
  table.letGoBy().answers({ ship: 's3', x: 900, y: 781, heading: 180, speed: 1 });
  table.asksSeat('p1').letGoBy().asksSeat('p2').answers({ squadron: 'q4', x: 900, y: 590 });
});
