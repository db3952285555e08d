import { legionTable } from '@sortie/testkit/legion';
import { describe, expect, test } from 'vitest';
import { terrainPieces } from '../../src/catalogue/index.ts';
import { legionScene } from '../../src/kit/scene.ts';
import { terrainShapes } from '../../src/scene/terrain-piece.ts';
import { loadTexts } from '../../src/text/index.ts';
import type { LegionView } from '../../src/view/index.ts';

await loadTexts('en');
const { draw, reachOf } = legionScene('en');

const laid = legionTable(
  {
    rebels: {
      unit: 'rebel-troopers',
      at: [300, 300],
      upgrades: ['z-6-trooper'],
      tokens: { suppression: 2, aim: 1, dodge: 1, standby: 1 },
    },
    walker: { unit: 'at-rt', at: [900, 300, 90], damage: [{ kind: 'disabled', weapon: null }] },
    storm: { unit: 'stormtroopers', at: [300, 700], activated: true },
    away: { unit: 'snowtroopers', whereabouts: 'defeated' },
  },
  {
    terrain: [{ id: 't1', piece: 'barricade', at: [500, 500, 0] }],
    tokens: [{ id: 'k1', kind: 'objective', at: [700, 450, 0] }],
  },
);
const { table } = laid.referee.view('referee') as unknown as { readonly table: LegionView };
const { pieces, area, ruler, marks } = draw(table, { p1: 'Ann', p2: 'Ben' });
const [rebels, walker, storm] = table.units;
const pieceOf = (id: string) => pieces.find((piece) => piece.id === id)!;

describe('a table', () => {
  test('has terrain, tokens and every miniature; the piece of a leader has the id of its unit', () => {
    expect(area).toEqual({ width: table.battlefield.width, depth: table.battlefield.depth });
    expect(pieces.map(({ kind, glyph }) => `${kind} ${glyph ?? ''}`)).toEqual([
      'terrain =',
      'token *',
      ...Array.from({ length: 4 }, () => 'miniature o'),
      'unit ',
      'unit ',
      ...Array.from({ length: 3 }, () => 'miniature x'),
      'unit ',
    ]);
    expect(ruler?.map(({ label }) => label)).toEqual(['range 1', 'range 2', 'range 3', 'range 4']);
    expect(marks).toEqual([]);
  });

  test('what lies beside a unit is drawn with its leader and said in its name', () => {
    const { tokens, name, caption, state } = pieceOf(rebels!.id);
    expect(tokens?.map(({ count, tone }) => [count, tone])).toEqual([
      [1, 'accent'],
      [2, 'bad'],
      [1, 'good'],
      [1, 'good'],
      [1, 'accent'],
    ]);
    expect(name).toBe(
      'Rebel Troopers, unit of Ann, 5 miniatures, has an order, 2 suppression tokens, 1 aim token, 1 dodge token, 1 standby token',
    );
    expect([caption, state]).toEqual(['Troopers', 'usual']);
    expect(pieceOf(storm!.id).state).toBe('done');
    expect(pieceOf(walker!.id)).toMatchObject({
      name: 'AT-RT, unit of Ann, has an order, disabled',
    });
  });

  test('a notched base shows its notches, a leader its ring', () => {
    const roles = (id: string) => pieceOf(id).shapes.map(({ role }) => role);
    expect(roles(walker!.id).slice(0, 4)).toEqual(['base', 'leader', 'notch-front', 'notch']);
    expect(roles(storm!.id).slice(0, 3)).toEqual(['base', 'leader', 'hull']);
    const follower = storm!.miniatures.find(({ id }) => id !== storm!.leader)!;
    expect(roles(follower.id).slice(0, 2)).toEqual(['base', 'hull']);
  });

  test('terrain says how high it is and what cover it gives', () => {
    expect(pieceOf('t1').name).toMatch(/^barricade, \d+ mm high, heavy cover$/);
  });
});

test('what a unit reaches is four bands, and firing arcs where its base has a facing', () => {
  expect(reachOf(table, storm!.id).map(({ role }) => role)).toEqual(['band-4', 'band-3', 'band-2', 'band-1']);
  const arcs = reachOf(table, walker!.id).slice(4);
  expect(arcs.map(({ role, label }) => `${role} ${label ?? ''}`.trim())).toEqual([
    'arc',
    'arc',
    'arc',
    'arc',
    'zone-name front',
    'zone-name right',
    'zone-name rear',
    'zone-name left',
  ]);
  expect(reachOf(table, 'nobody')).toEqual([]);
});

test('of two roofs the higher has the darker shade, and every piece is drawn from its outline on', () => {
  for (const { id, outline, blocks } of terrainPieces) {
    const shapes = terrainShapes(id);
    expect(shapes[0]!.points).toHaveLength(outline.length);
    const shades = shapes.flatMap(({ role }) => /^(?:roof|solid)-(\d)$/.exec(role)?.[1] ?? []).map(Number);
    expect(shades).toHaveLength(blocks.length);
    expect(shades).toEqual([...shades].sort((one, other) => one - other));
  }
});
