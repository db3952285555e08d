import type { Mark } from '@sortie/scene';
import { outlinePath } from '@sortie/scene';
import { describe, expect, test } from 'vitest';
import type { Ghost } from '../../src/table/layer.ts';
import { layersDrawn } from '../../src/table/layers-drawn.ts';
import { markLabelSpot } from '../../src/table/mark-label-spot.ts';
import { sameData } from '../../src/table/same-data.ts';
import { stars } from '../../src/table/stars.ts';
import { badgeScale, wholeTable } from '../../src/table/whole-table.ts';

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

describe('what the board draws', () => {
  test('the table runs up where the screen runs down', () => {
    expect(outlinePath(square)).toBe('M0 0L10 0L10 -10L0 -10Z');
    expect(outlinePath(square.slice(0, 2), false)).toBe('M0 0L10 0');
    expect(outlinePath([])).toBe('');
  });

  test('data that says the same is the same, whatever object says it', () => {
    const piece = { id: 's1', pose: { x: 1, y: 2, heading: 3 }, shapes: [{ role: 'base', points: square }] };
    expect(sameData(piece, structuredClone(piece))).toBe(true);
    expect(sameData(piece, { ...piece, pose: { x: 1, y: 2, heading: 4 } })).toBe(false);
    expect(sameData({ a: undefined }, { b: undefined })).toBe(false);
    expect(sameData([], {})).toBe(false);
  });

  test('everybody sees the same stars over a table of one size', () => {
    expect(stars(914, 914)).toEqual(stars(914, 914));
    expect(stars(914, 914)).not.toEqual(stars(1828, 914));
  });

  test('a table is seen whole and in the middle', () => {
    const { k, x, y } = wholeTable({ width: 900, height: 900 }, { width: 390, height: 844 });
    expect(900 * k).toBeLessThan(390);
    expect(x + 450 * k).toBeCloseTo(195);
    expect(y + 450 * k).toBeCloseTo(422);
  });

  test('the buttons at the right cover nothing of a whole table', () => {
    const { k, x } = wholeTable({ width: 900, height: 900 }, { width: 780, height: 780 }, 56);
    expect(x + 900 * k).toBeLessThanOrEqual(780 - 56);
    expect(x).toBeGreaterThan(0);
    const wide = wholeTable({ width: 900, height: 900 }, { width: 1200, height: 780 }, 56);
    expect(wide.x + 450 * wide.k).toBeCloseTo(600);
  });

  test('labels stay readable from far away and do not grow without end', () => {
    expect(badgeScale(0.1)).toBe(0.88);
    expect(badgeScale(8)).toBe(1.2);
  });
});

describe('where the words of a mark stand', () => {
  const area = (role: string): Mark => ({ kind: 'area', id: 'a', role, points: square });

  test('within an area', () => {
    expect(markLabelSpot(area('zone'), false)).toEqual({ x: 5, y: 5 });
  });

  test('on the rim of a band that is above for whoever looks', () => {
    expect(markLabelSpot(area('band-1'), false)).toEqual({ x: 5, y: 10 });
    expect(markLabelSpot(area('band-1'), true)).toEqual({ x: 5, y: 0 });
  });

  test('in the middle of a line, by its length', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 10, y: 0 },
    ];
    expect(markLabelSpot({ kind: 'line', id: 'l', role: 'measured', points }, false)).toEqual({ x: 5, y: 0 });
  });
});

describe('layers of questions', () => {
  const ghost = (id: string): Ghost => ({
    piece: { id, kind: 'ship', side: 0, pose: { x: 0, y: 0, heading: 0 }, shapes: [], reach: 20, name: id },
    standing: 'legal',
    freedom: { kind: 'free', turns: true },
    onMove: () => undefined,
    onPut: () => undefined,
  });

  test('the later question holds where two speak of one piece', () => {
    const asked: string[] = [];
    const { picks } = layersDrawn(
      [
        { picks: [{ piece: 's1', label: 'first' }], onPick: () => asked.push('first') },
        { picks: [{ piece: 's1', label: 'second' }], onPick: (piece) => asked.push(`second ${piece}`) },
      ],
      [],
    );
    expect(picks.get('s1')?.pick.label).toBe('second');
    picks.get('s1')?.choose('s1');
    expect(asked).toEqual(['second s1']);
  });

  test('marks add up and the hand holds one piece', () => {
    const mark: Mark = { kind: 'area', id: 'm', role: 'zone', points: square };
    const drawn = layersDrawn([{ ghost: ghost('one') }, { marks: [mark], ghost: ghost('two') }, {}], [mark]);
    expect(drawn.marks).toEqual([mark, mark]);
    expect(drawn.ghost?.piece.id).toBe('two');
  });
});
