import type { Point } from '@sortie/geometry';
import type { SeatId } from '@sortie/kernel';
import { outlineAround } from '@sortie/scene';
import type { PilotId } from '@sortie/xwing/catalogue';
import type { XwingSetup } from '@sortie/xwing/setup';
import { area, outline } from '../marks.ts';
import type { Picture } from '../picture.ts';

const player = (seat: string, side: 0 | 1, faction: 'rebel' | 'imperial', pilot: string) => ({
  seat: seat as SeatId,
  side,
  squad: { faction, ships: [{ pilot: pilot as PilotId, upgrades: [] }] },
});

const setup: XwingSetup = {
  players: [
    player('p1', 0, 'rebel', 'rebel:xwing:rookiepilot'),
    player('p2', 1, 'imperial', 'imperial:tiefighter:academypilot'),
  ],
};

/** One base wholly within the zone, one that reaches beyond it. */
const INSIDE = { x: 340, y: 72, heading: 0 };
const BEYOND = { x: 560, y: 92, heading: 0 };

export const deploymentZone: Picture = {
  from: { setup },
  answers: [['chooseEdge'], ['chooseEdge', { edge: 'north' }], ['deployShip']],
  window: [170, -20, 560],
  show: (table, say) => {
    const { answers, about } = table.decision('deployShip');
    const ship = (about as unknown as { readonly ships: readonly string[] }).ships[0]!;
    const { zones } = (answers.kind === 'region' ? answers.region : null) as unknown as {
      readonly zones: readonly { readonly to: number }[];
    };
    const whyNot = (at: typeof INSIDE) => table.whyNot('deployShip', { ship, ...at }) ?? 'allowed';
    return {
      facts: { zone: zones[0]!.to, inside: whyNot(INSIDE), beyond: whyNot(BEYOND) },
      marks: [
        outline('inside', 'allowed', table.base(ship, INSIDE), say('allowed')),
        outline('beyond', 'refused', table.base(ship, BEYOND), say('refused')),
      ],
    };
  },
};

const TOO_NEAR = { x: 480, y: 255, heading: 40 };
const AT_THE_EDGE = { x: 640, y: 195, heading: 0 };

export const obstacleDistances: Picture = {
  from: { setup },
  answers: [
    ['placeObstacle'],
    ['placeObstacle', { obstacle: 'o1', x: 355, y: 270, heading: 0 }],
    ['placeObstacle'],
  ],
  window: [-20, -20, 940],
  show: (table, say) => {
    const placed = table.obstacle('o1');
    const whyNot = (at: typeof TOO_NEAR) =>
      table.whyNot('placeObstacle', { obstacle: 'o2', ...at }) ?? 'allowed';
    const { answers } = table.decision('placeObstacle');
    const { corners } = (answers.kind === 'region' ? answers.region : null) as unknown as {
      readonly corners: readonly [Point, Point];
    };
    return {
      facts: { edge: corners[0].x, near: whyNot(TOO_NEAR), outside: whyNot(AT_THE_EDGE), gap: GAP },
      marks: [
        area('gap', 'ring', outlineAround(placed, GAP), say('tooNear')),
        outline('near', 'refused', table.obstacleAt('o2', TOO_NEAR)),
        outline('outside', 'refused', table.obstacleAt('o2', AT_THE_EDGE)),
      ],
    };
  },
};

/** xw.setup.obstacle.spacing */
const GAP = 100;
