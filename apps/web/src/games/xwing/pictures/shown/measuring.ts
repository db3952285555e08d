import { bandOf } from '@sortie/geometry';
import type { Mark } from '@sortie/scene';
import { rangeBands } from '@sortie/scene';
import { RULER } from '@sortie/xwing/catalogue';
import { area, markMeasured } from '../marks.ts';
import type { Picture, PictureSay } from '../picture.ts';
import { freighterAt, tieAt, xwingAt } from '../ships.ts';
import { type StagedTable, shortest } from '../staged-table.ts';

const bandsOf = (table: StagedTable, ship: string, say: PictureSay): readonly Mark[] =>
  rangeBands(table.base(ship), {
    id: `bands ${ship}`,
    distances: [100, 200, 300],
    label: (range) => say('range', { range }),
  });

const arcsOf = (table: StagedTable, ship: string): readonly Mark[] =>
  table
    .arcs(ship)
    .map(({ kind, outline }) =>
      area(`arc ${ship} ${kind}`, kind === 'primary' ? 'arc' : 'arc-auxiliary', outline),
    );

export const closestPoints: Picture = {
  from: {
    position: { phase: 'combat', ships: [xwingAt('cp-x', [250, 90, 0]), tieAt('cp-t', [330, 290, 35])] },
  },
  window: [0, 40, 560],
  show: (table, say) => {
    const { range, line } = table.shotAt('cp-t');
    const { millimetres } = shortest(table.base('cp-x'), table.base('cp-t'));
    return {
      facts: { range, millimetres: Math.round(millimetres) },
      marks: [...bandsOf(table, 'cp-x', say), markMeasured('line', line, say('range', { range }))],
    };
  },
};

export const inArcPoint: Picture = {
  from: {
    position: { phase: 'combat', ships: [xwingAt('ia-x', [200, 90, 0]), tieAt('ia-t', [310, 180, 20])] },
  },
  window: [90, 50, 340],
  show: (table, say) => {
    const { range, line } = table.shotAt('ia-t');
    const close = shortest(table.base('ia-x'), table.base('ia-t'));
    const closest = bandOf(close.millimetres * close.millimetres, RULER);
    return {
      facts: { range, closest },
      marks: [
        ...arcsOf(table, 'ia-x'),
        { kind: 'line', id: 'closest', role: 'obstructed', points: close.line },
        markMeasured('line', line, say('range', { range })),
      ],
    };
  },
};

export const partlyInArc: Picture = {
  from: {
    position: {
      phase: 'combat',
      ships: [
        xwingAt('pa-x', [300, 80, 0]),
        tieAt('pa-in', [440, 210, 180]),
        tieAt('pa-out', [138, 210, 180]),
      ],
    },
  },
  window: [20, 30, 560],
  show: (table, say) => {
    const [shot] = table.shots;
    const isIn = (ship: string) => table.shots.some(({ target }) => target === ship);
    return {
      facts: { targets: table.shots.length, inside: isIn('pa-in') ? 1 : 0, outside: isIn('pa-out') ? 0 : 1 },
      marks: [
        ...arcsOf(table, 'pa-x'),
        ...(shot ? [markMeasured('line', shot.line, say('range', { range: shot.range }))] : []),
      ],
    };
  },
};

export const turretBehind: Picture = {
  from: {
    position: {
      phase: 'combat',
      ships: [freighterAt('tb-y', [300, 230, 0]), tieAt('tb-t', [370, 80, 0], { hasFought: true })],
    },
  },
  window: [40, 30, 520],
  show: (table, say) => {
    const { range, line, inArc } = table.shotAt('tb-t');
    return {
      facts: { range, inArc: inArc ? 1 : 0 },
      marks: [...arcsOf(table, 'tb-y'), markMeasured('line', line, say('range', { range }))],
    };
  },
};
