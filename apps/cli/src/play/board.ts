import type { Point, Pose } from '@sortie/geometry';
import { isInside, polygon } from '@sortie/geometry';
import { outlineOnTable, type Piece, type RulerBand, type Scene } from '@sortie/scene';
import type { Labels } from './labels.ts';

/** Millimetres that one character covers. */
const ACROSS = 15;
const DOWN = 30;

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const;

type Paint = (side: 0 | 1, text: string) => string;

const plain: Paint = (_side, text) => text;
const coloured: Paint = (side, text) => `\x1b[${side === 0 ? 36 : 33}m${text}\x1b[39m`;

/** The table in characters, north at the top: `A↗` is a ship with its heading. */
export function boardText(scene: Scene, labels: Labels, colours: boolean): string {
  const columns = Math.ceil(scene.area.width / ACROSS);
  const rows = Math.ceil(scene.area.depth / DOWN);
  const cells = Array.from({ length: rows }, () => new Array<string>(columns).fill(' '));
  const put = (row: number, column: number, text: string) => {
    if (row >= 0 && row < rows && column >= 0 && column < columns) cells[row]![column] = text;
  };
  const fill = (outline: readonly Point[], text: string) => {
    const shape = polygon(outline);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (isInside(middleOf(row, column, rows), shape)) put(row, column, text);
      }
    }
  };
  for (const piece of scene.pieces) {
    const { glyph = '·', pose, shapes } = piece;
    fill(outlineOnTable(pose, shapes[0]!.points), glyph);
    if (piece.glyph !== undefined) put(...cellOf(pose, rows), glyph);
  }
  const paint = colours ? coloured : plain;
  for (const { id, side, pose } of scene.pieces.filter(isLabelled)) {
    const [row, column] = cellOf(pose, rows);
    const left = Math.min(column, columns - 2);
    put(row, left, paint(side ?? 0, labels.get(id) ?? '?'));
    put(row, left + 1, paint(side ?? 0, arrowOf(pose)));
  }
  return [
    ...frameLines(cells, scene.area.width),
    `${rulerText(scene.ruler ?? [])}    ${glyphText(scene.pieces)}`.trimEnd(),
  ].join('\n');
}

function middleOf(row: number, column: number, rows: number): Point {
  return { x: (column + 0.5) * ACROSS, y: (rows - row - 0.5) * DOWN };
}

function cellOf({ x, y }: Point, rows: number): readonly [number, number] {
  return [rows - 1 - Math.floor(y / DOWN), Math.floor(x / ACROSS)];
}

/** A piece that is called by a letter has a heading that matters. */
function isLabelled({ glyph }: Piece): boolean {
  return glyph === undefined;
}

function arrowOf({ heading }: Pose): string {
  return ARROWS[Math.round(heading / 45) % 8]!;
}

/** Millimetres along the left and the bottom. */
function frameLines(cells: readonly (readonly string[])[], width: number): readonly string[] {
  const rows = cells.length;
  const edge = `     +${'-'.repeat(cells[0]!.length)}+`;
  const lines = cells.map((row, index) => {
    const y = (rows - index) * DOWN;
    const mark = y % 150 === 0 ? String(y).padStart(4) : '    ';
    return `${mark} |${row.join('')}|`;
  });
  const ticks = Array.from({ length: Math.floor(width / 150) + 1 }, (_, tick) =>
    String(tick * 150).padEnd(150 / ACROSS),
  ).join('');
  return [edge, ...lines, edge, `      ${ticks.trimEnd()}`];
}

/** The ruler to compare distances with. */
function rulerText(bands: readonly RulerBand[]): string {
  if (bands.length === 0) return '     ';
  let ruler = '|';
  for (const [index, { to }] of bands.entries()) {
    const room = Math.round(to / ACROSS) - ruler.length;
    ruler += `${'─'.repeat(Math.floor(room / 2))}${index + 1}${'─'.repeat(Math.max(0, Math.ceil(room / 2) - 1))}|`;
  }
  return `      ${ruler} ${bandNames(bands)}`;
}

/** Bands that are called by their numbers need no other name. */
function bandNames(bands: readonly RulerBand[]): string {
  const numbers = bands.map((_, index) => String(index + 1));
  const areNumbered = bands.every(({ label }, index) => label.includes(numbers[index]!));
  return areNumbered
    ? `ranges ${numbers.join(', ')}`
    : bands.map(({ label }, index) => `${numbers[index]} ${label}`).join(', ');
}

/** What the characters on the board stand for. */
function glyphText(pieces: readonly Piece[]): string {
  const kinds = new Map(pieces.map(({ glyph = '·', kind }) => [glyph, glyph === '·' ? 'base' : kind]));
  return [...kinds].map(([glyph, kind]) => `${glyph} ${kind}`).join('  ');
}
