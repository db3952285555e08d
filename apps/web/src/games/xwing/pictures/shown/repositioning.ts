import { bandOf, type Pose } from '@sortie/geometry';
import type { Decision } from '@sortie/kernel';
import { bank, RULER, straight } from '@sortie/xwing/catalogue';
import { outlineAt, templateOutline } from '../../motion/template-outline.ts';
import { area, markMeasured, outline } from '../marks.ts';
import type { Picture } from '../picture.ts';
import { awingAt, phantomAt, tieAt, xwingAt } from '../ships.ts';
import { shortest } from '../staged-table.ts';

interface Line {
  readonly from: number;
  readonly to: number;
  readonly poses: readonly [Pose, Pose];
}

const lineOf = ({ answers }: Decision): Line =>
  (answers.kind === 'region' ? answers.region : null) as unknown as Line;

const green = { speed: 2, bearing: 'straight' };

export const boost: Picture = {
  from: {
    position: {
      phase: 'activation',
      ships: [awingAt('bo-a', [150, 130, 90], { dial: green }), tieAt('bo-t', [430, 190, 200])],
    },
  },
  answers: [['performAction', { action: 'boost', direction: 'bankLeft' }]],
  window: [190, 75, 280],
  show: (table, say) => {
    const { from, to } = table.events('shipMoved').find(({ cause }) => cause === 'boost')!;
    return {
      facts: { turned: Math.abs(to.heading - from.heading), stress: table.ship('bo-a').tokens.stress },
      marks: [
        area('template', 'template', templateOutline(bank(1, 'left'), from, table.baseLength('bo-a'))),
        outline('start', 'before', table.base('bo-a', from), say('start')),
      ],
    };
  },
};

/** Both ends of where a ship may be put down beside itself, with the template between. */
function sideways(ship: string, kind: string, speed: 1 | 2): Picture['show'] {
  return (table) => {
    const { from, to, poses } = lineOf(table.decision(kind));
    const { pose } = table.ship(ship);
    const half = table.baseLength(ship) / 2;
    const right: Pose = { x: pose!.x, y: pose!.y - half, heading: 180 };
    const middle = { x: (poses[0].x + poses[1].x) / 2, y: (poses[0].y + poses[1].y) / 2 };
    return {
      facts: {
        aside: Math.round(Math.abs(middle.y - pose!.y)),
        slide: Math.round((to - from) / 2),
        heading: Math.abs(poses[0].heading - pose!.heading),
      },
      marks: [
        area('template', 'template', outlineAt(straight(speed), right)),
        outline('back', 'allowed', table.base(ship, poses[0])),
        outline('ahead', 'allowed', table.base(ship, poses[1])),
      ],
    };
  };
}

export const barrelRoll: Picture = {
  from: {
    position: {
      phase: 'activation',
      ships: [tieAt('br-t', [130, 240, 90], { dial: green }), xwingAt('br-x', [400, 230, 200])],
    },
  },
  answers: [['performAction', { action: 'barrelRoll', direction: 'right' }]],
  window: [150, 110, 300],
  show: sideways('br-t', 'placeBarrelRoll', 1),
};

export const decloak: Picture = {
  from: {
    position: {
      phase: 'activation',
      ships: [
        phantomAt('dc-p', [200, 270, 90], { dial: green, tokens: { cloak: 1 } }),
        xwingAt('dc-x', [400, 250, 200]),
      ],
    },
  },
  answers: [['decloak', { direction: 'right' }]],
  window: [80, 100, 360],
  show: sideways('dc-p', 'placeDecloak', 2),
};

export const lockRange: Picture = {
  from: {
    position: {
      phase: 'activation',
      ships: [
        xwingAt('lr-x', [330, 90, 0], { dial: { speed: 1, bearing: 'straight' } }),
        tieAt('lr-t', [60, 200, 90]),
      ],
    },
  },
  answers: [['performAction', { action: 'targetLock', target: 'lr-t' }]],
  window: [0, 50, 520],
  show: (table, say) => {
    const { line, millimetres } = shortest(table.base('lr-x'), table.base('lr-t'));
    const range = bandOf(millimetres * millimetres, RULER);
    return {
      facts: { range, locks: table.events('lockAcquired').length },
      marks: [
        ...table.arcs('lr-x').map(({ outline: points }) => area('arc', 'arc', points)),
        markMeasured('line', line, say('range', { range })),
      ],
    };
  },
};
