import type { Point } from '@sortie/geometry';
import type { Mark } from '@sortie/scene';
import { markMeasured } from '../marks.ts';
import type { Picture, PictureSay } from '../picture.ts';
import { shuttleAt, tieAt, xwingAt } from '../ships.ts';
import type { StagedTable } from '../staged-table.ts';

const preset = (mission: 'mission1' | 'mission2' | 'mission3') => ({ mission, presetForces: true });

/** The way of a ship straight ahead to the far edge of the table, which it must leave over. */
function wayOut(table: StagedTable, ship: string, say: PictureSay): { way: Mark; left: number } {
  const { x, y } = table.ship(ship).pose!;
  const nose = y + table.baseLength(ship) / 2;
  const edge = table.view.options.area.depth;
  const line: readonly Point[] = [
    { x, y: nose },
    { x, y: edge },
  ];
  return { way: markMeasured('way out', line, say('wayOut')), left: Math.round(edge - nose) };
}

export const safePassage: Picture = {
  from: {
    position: {
      options: preset('mission1'),
      phase: 'combat',
      ships: [
        shuttleAt('m1-s', [300, 640, 0]),
        xwingAt('m1-x', [385, 660, 20]),
        tieAt('m1-t', [200, 820, 150]),
        tieAt('m1-u', [470, 800, 210]),
      ],
    },
  },
  window: [60, 600, 540],
  show: (table, say) => {
    const { way, left } = wayOut(table, 'm1-s', say);
    return { facts: { left, imperials: 2 }, marks: [way] };
  },
};

export const longWayHome: Picture = {
  from: {
    position: {
      options: preset('mission2'),
      phase: 'planning',
      round: 5,
      ships: [xwingAt('m2-x', [300, 660, 0]), tieAt('m2-t', [160, 700, 70]), tieAt('m2-u', [480, 760, 240])],
      obstacles: [
        { kind: 'asteroid', outline: 0, at: [190, 840, 40] },
        { kind: 'asteroid', outline: 2, at: [430, 660, 10] },
        { kind: 'asteroid', outline: 4, at: [410, 850, 80] },
      ],
      mission: { disabledShip: 'm2-x' },
    },
  },
  window: [60, 600, 540],
  show: (table, say) => {
    const dial = table.open.find(({ about }) => JSON.stringify(about).includes('m2-x'));
    const offered = dial?.answers.kind === 'offers' ? dial.answers.offers : [];
    const fast = offered.filter((answer) => (answer as { readonly speed: number }).speed > 2).length;
    const { way, left } = wayOut(table, 'm2-x', say);
    return { facts: { round: table.view.round, fast, left }, marks: [way] };
  },
};

export const silentListeners: Picture = {
  from: {
    position: {
      options: preset('mission3'),
      phase: 'combat',
      ships: [
        tieAt('m3-t', [300, 700, 20]),
        tieAt('m3-u', [460, 830, 0], { hasFought: true }),
        xwingAt('m3-x', [180, 640, 30], { hasFought: true }),
      ],
      mission: { satellites: [{ at: [300, 694] }, { band: 2, at: [470, 660] }] },
    },
  },
  window: [60, 600, 540],
  show: (table, say) => {
    const { answers } = table.decision('declareTarget');
    const deeds = answers.kind === 'offers' ? answers.offers.map((answer) => JSON.stringify(answer)) : [];
    const { way } = wayOut(table, 'm3-u', say);
    return { facts: { scans: deeds.filter((deed) => deed.includes('scan')).length }, marks: [way] };
  },
};
