import { expect } from 'vitest';
import type { TerrainPieceId } from '../../src/catalogue/index.ts';
import { shows } from '../shows.ts';
import { moving, standsOf, tool } from './mover.ts';

/** A piece across the way north. */
const across = (piece: TerrainPieceId) => ({ terrain: [{ id: 'piece', piece, at: [600, 420] }] }) as const;

const luke = { unit: 'luke-skywalker', at: [600, 300] } as const;
const walker = { unit: 'at-rt', at: [600, 250, 0] } as const;

type Way = 'open' | 'difficult' | 'impassable';

/** How far the first piece on the way lets somebody go: unslowed, slowed or not at all. */
function wayOver(mover: typeof luke | typeof walker, piece: TerrainPieceId): Way {
  const table = moving(mover, 'standard', {}, across(piece));
  const done = table.completes(tool(2, 0)) as { readonly speed: number; readonly along: number };
  if (done.speed === 2 && done.along > 0.99) return 'open';
  return isRefusedBy(table, 'lg.terrain.impassable.no-move') ? 'impassable' : 'difficult';
}

function isRefusedBy(table: ReturnType<typeof moving>, rule: string): boolean {
  const { seat, id } = table.question;
  const answer = tool(1, 0);
  const result = table.referee.answer(seat, { decision: id, version: table.referee.version, answer });
  return (result as { readonly rule?: string }).rule === rule;
}

shows(
  [
    'lg.terrain.table.woods',
    'lg.terrain.table.tall-grass',
    'lg.terrain.table.shallow-water',
    'lg.terrain.table.deep-water',
    'lg.terrain.table.ruins',
    'lg.terrain.table.building',
    'lg.terrain.open.no-effect',
  ],
  'the table of terrain says who is slowed and who is stopped',
  () => {
    const rows = [
      'forest-small',
      'grass-tall',
      'water-shallow',
      'water-deep',
      'ruins',
      'house-small',
    ] as const;
    expect(rows.map((piece) => wayOver(luke, piece))).toEqual([
      'open',
      'open',
      'difficult',
      'impassable',
      'difficult',
      'impassable',
    ]);
    expect(rows.map((piece) => wayOver(walker, piece))).toEqual([
      'open',
      'open',
      'difficult',
      'impassable',
      'difficult',
      'impassable',
    ]);
  },
);

shows(
  [
    'lg.terrain.by-unit-type',
    'lg.terrain.barricade.all-may-cross',
    'lg.terrain.barricade.difficult-for-troopers',
    'lg.move.trooper.step-over',
  ],
  'troopers cross a barricade slowed, and vehicles do not notice it',
  () => {
    const slow = { terrain: [{ id: 'piece', piece: 'barricade', at: [600, 350] }] } as const;
    const table = moving(luke, 'standard', {}, slow).refuses(tool(2, 0), 'lg.terrain.difficult.enter');
    table.answers(tool(1, 0));
    expect(standsOf(table, 'mover')).toEqual([[600, 402]]);
    const driven = { terrain: [{ id: 'piece', piece: 'barricade', at: [600, 330] }] } as const;
    moving(walker, 'standard', {}, driven).answers(tool(2, 0));
  },
);

shows(['lg.terrain.difficult.other-moves'], 'difficult terrain does not hinder a pivot', () => {
  const ruins = { terrain: [{ id: 'ruins', piece: 'ruins', at: [600, 250] }] } as const;
  const table = moving(walker, 'pivot', {}, ruins).answers({ type: 'pivot', heading: 90 });
  expect(table.miniature('mover', 1).stand?.heading).toBe(90);
});
