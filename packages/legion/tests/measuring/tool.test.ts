import {
  headingOn,
  layTool,
  legOf,
  lengthOf,
  placeAt,
  pointOn,
  standAt,
  toolFault,
  toolTowards,
} from '@sortie/legion/measuring';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const start = standAt(placeAt(500, 400, 0), 0);
const near = (point: { x: number; y: number }) => ({
  x: Math.round(point.x * 100) / 100,
  y: Math.round(point.y * 100) / 100,
});

shows(
  [
    'lg.move.standard.full-distance',
    'lg.move.tool.lengths',
    'lg.base.size.small',
    'lg.base.size.medium',
    'lg.base.size.large',
    'lg.base.size.huge',
  ],
  'a full straight move is tool and base, for notched bases less what the notches take',
  () => {
    const moves = (['small', 'medium', 'large', 'huge'] as const).map((base) =>
      ([1, 2, 3] as const).map((speed) => 2 * legOf(base, speed)),
    );
    expect(moves).toEqual([
      [102, 152, 202],
      [119, 169, 219],
      [139, 189, 239],
      [169, 219, 269],
    ]);
  },
);

shows(
  ['lg.move.tool.joint', 'lg.move.standard.adjust'],
  'the tool bends at its middle, up to 90 degrees either way',
  () => {
    const bent = layTool(start, 'small', { speed: 2, angle: 90, bend: -90 });
    expect([near(bent.joint), near(bent.end)]).toEqual([
      { x: 576, y: 400 },
      { x: 576, y: 476 },
    ]);
    expect(toolFault(start, 'small', { speed: 2, angle: 90, bend: -90 })).toBeUndefined();
    expect(toolFault(start, 'small', { speed: 2, angle: 90, bend: 91 })).toBe('lg.move.tool.joint');
  },
);

shows(
  ['lg.move.standard.place-notched', 'lg.move.reverse.notches', 'lg.move.standard.full-end-notched'],
  'a notched base starts from its front notch, in a reverse from its rear notch, and ends in line with the tool',
  () => {
    expect(toolFault(start, 'huge', { speed: 1, angle: 0, bend: 30 })).toBeUndefined();
    expect(toolFault(start, 'huge', { speed: 1, angle: 10, bend: 0 })).toBe('lg.move.standard.place-notched');
    expect(toolFault(start, 'huge', { speed: 1, angle: 180, bend: 0 }, true)).toBeUndefined();
    expect(toolFault(start, 'huge', { speed: 1, angle: 0, bend: 0 }, true)).toBe('lg.move.reverse.notches');
    expect(layTool(start, 'huge', { speed: 1, angle: 0, bend: 30 }).headings).toEqual([0, 30]);
    const back = layTool(start, 'huge', { speed: 1, angle: 180, bend: 30 }, true);
    expect(back.headings).toEqual([0, 30]);
    expect(near(back.joint)).toEqual({ x: 500, y: 315.5 });
  },
);

shows(
  [
    'lg.move.standard.partial-end',
    'lg.move.standard.partial-facing-notched',
    'lg.move.standard.slide-centred',
  ],
  'a partial move ends anywhere on the way, facing as the part of the tool it has reached',
  () => {
    const route = layTool(start, 'large', { speed: 1, angle: 0, bend: 90 });
    const stops = [0, 40, 69.5, 69.6, 139, 180].map((after) => [
      near(pointOn(route, after)),
      headingOn(route, after),
    ]);
    expect(lengthOf(route)).toBe(139);
    expect(stops).toEqual([
      [{ x: 500, y: 400 }, 0],
      [{ x: 500, y: 440 }, 0],
      [{ x: 500, y: 469.5 }, 0],
      [{ x: 500.1, y: 469.5 }, 90],
      [{ x: 569.5, y: 469.5 }, 90],
      // The tool ends there.
      [{ x: 569.5, y: 469.5 }, 90],
    ]);
  },
);

shows(
  ['lg.move.standard.place-unnotched', 'lg.move.standard.place-notched'],
  'the tool is bent towards a point as far as the base allows',
  () => {
    expect(toolTowards(start, 'small', 2, { x: 600, y: 400 })).toEqual({
      speed: 2,
      angle: 90,
      bend: 0,
      after: 100,
    });
    expect(toolTowards(start, 'small', 2, { x: 900, y: 400 })).toEqual({
      speed: 2,
      angle: 90,
      bend: 0,
      after: 152,
    });
    const turned = toolTowards(start, 'large', 1, { x: 600, y: 469.5 });
    expect(turned).toEqual({ speed: 1, angle: 0, bend: 90, after: 139 });
    expect(toolTowards(start, 'large', 1, { x: 500, y: 300 })).toEqual({
      speed: 1,
      angle: 0,
      bend: -90,
      after: 69.5,
    });
  },
);
