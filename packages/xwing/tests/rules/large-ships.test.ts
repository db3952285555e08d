import type { SeatId } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import { xwingGame } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import type { Faction } from '../../src/catalogue/index.ts';
import type { Options } from '../../src/model/index.ts';
import { squadOf } from '../lists/squad-of.ts';

const seat = (id: string, side: 0 | 1, faction: Faction, ...pilots: readonly string[]) => ({
  id: id as SeatId,
  seat: id as SeatId,
  side,
  squad: squadOf(faction, ...pilots.map((pilot) => [pilot] as const)),
});

const SMUGGLER = 'rebel:yt1300:outerrimsmuggler';
const PROTOTYPE = 'rebel:awing:prototypepilot';
const HUNTER = 'imperial:firespray31:bountyhunter';

/** Two rebels of pilot skill 1, a large and a small ship, deploy first, along the southern edge. */
function game(options: Partial<Options>) {
  const table = xwingGame({
    options,
    players: [seat('p1', 0, 'rebel', SMUGGLER, PROTOTYPE), seat('p2', 1, 'imperial', HUNTER, HUNTER)],
  });
  return table.asks('chooseInitiative').answers({ side: 0 });
}

const deploying = () =>
  game({}).until('chooseEdge').asksSeat('p2').answers({ edge: 'north' }).asks('deployShip').asksSeat('p1');

const LARGE = 's1';
const SMALL = 's2';

shows(
  'xw.geometry.zone.deploy',
  'a deployment zone is the strip of 100 mm along the edge, over its whole length',
  () => {
    const table = deploying();
    for (const [x, y] of [
      [450, 80.1],
      [450, 300],
      [450, 820],
    ] as const) {
      table.refuses({ ship: SMALL, x, y, heading: 0 }, 'xw.setup.deploy.zone');
    }
    for (const [x, y] of [
      [20, 20],
      [450, 80],
      [880, 80],
    ] as const) {
      const there = deploying().answers({ ship: SMALL, x, y, heading: 0 });
      there.has(SMALL, { pose: { x, y, heading: 0 } });
    }
    const north = deploying()
      .answers({ ship: SMALL, x: 300, y: 50, heading: 0 })
      .answers({ ship: LARGE, x: 500, y: 50, heading: 0 })
      .asksSeat('p2');
    north.refuses({ ship: 's3', x: 450, y: 839, heading: 180 }, 'xw.setup.deploy.zone');
    north.answers({ ship: 's3', x: 450, y: 840, heading: 180 }).has('s3', { pose: { x: 450, y: 840 } });
  },
);

shows(
  'xw.large.deploy-overhang',
  'a large ship may stick out of its zone if it covers the whole depth of it, a small one may not',
  () => {
    const table = deploying();
    table.refuses({ ship: LARGE, x: 450, y: 60.5, heading: 0 }, 'xw.setup.deploy.zone');
    table.refuses({ ship: LARGE, x: 450, y: 58, heading: 45 }, 'xw.setup.deploy.zone');
    table.refuses({ ship: SMALL, x: 450, y: 90, heading: 0 }, 'xw.setup.deploy.zone');
    for (const [y, heading] of [
      [60, 0],
      [40, 0],
      [56.57, 45],
    ] as const) {
      deploying()
        .answers({ ship: LARGE, x: 450, y, heading })
        .has(LARGE, { pose: { x: 450, heading } });
    }
  },
);

shows('xw.large.deploy-inside-area', 'no part of a large ship may be deployed outside the area', () => {
  const rule = 'xw.large.deploy-inside-area';
  deploying()
    .refuses({ ship: LARGE, x: 450, y: 39.9, heading: 0 }, rule)
    .refuses({ ship: LARGE, x: 39.9, y: 50, heading: 0 }, rule)
    .refuses({ ship: LARGE, x: 860.1, y: 50, heading: 0 }, rule)
    .refuses({ ship: LARGE, x: 450, y: 56.4, heading: 45 }, rule)
    .answers({ ship: LARGE, x: 860, y: 40, heading: 0 })
    .has(LARGE, { pose: { x: 860, y: 40, heading: 0 } });
});

shows('xw.geometry.zone.obstacles', 'obstacles lie wholly within the middle square of 500 mm', () => {
  const rock = () => game({}).asks('placeObstacle').asksSeat('p1');
  const at = (x: number, y: number) => ({ obstacle: 'o5', x, y, heading: 0 });
  const beyond = 'xw.setup.obstacle.edge-distance';
  rock()
    .refuses(at(224, 450), beyond)
    .refuses(at(674, 450), beyond)
    .refuses(at(450, 224), beyond)
    .refuses(at(450, 676), beyond);
  for (const place of [at(224.1, 450), at(673.9, 450), at(450, 224.1), at(450, 675.9)]) {
    const { x, y } = place;
    const obstacle = rock()
      .answers(place)
      .state.obstacles.find(({ id }) => id === 'o5');
    expect(obstacle!.pose!.x).toBeCloseTo(x, 2);
    expect(obstacle!.pose!.y).toBeCloseTo(y, 2);
  }
});
