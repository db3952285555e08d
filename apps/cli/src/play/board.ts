import type { Point } from '@sortie/geometry';
import { isInside, polygon } from '@sortie/geometry';
import type { Drawing, DrawnShip } from '@sortie/xwing/view';
import type { Labels } from './labels.ts';

/** Millimetres that one character covers. */
const ACROSS = 15;
const DOWN = 30;

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const;

type Paint = (side: 0 | 1, text: string) => string;

const plain: Paint = (_side, text) => text;
const coloured: Paint = (side, text) => `\x1b[${side === 0 ? 36 : 33}m${text}\x1b[39m`;

/** The table in characters, north at the top: `A↗` is a ship with its heading. */
export function boardText(drawing: Drawing, labels: Labels, colours: boolean): string {
  const columns = Math.ceil(drawing.area.width / ACROSS);
  const rows = Math.ceil(drawing.area.depth / DOWN);
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
  for (const { kind, outline } of drawing.obstacles) fill(outline, kind === 'debris' ? '%' : '#');
  for (const ship of drawing.ships) fill(ship.base, '·');
  for (const { at } of drawing.satellites) put(...cellOf(at, rows), 'o');
  for (const { outlines } of drawing.bombs) put(...cellOf(centreOf(outlines[0]!), rows), '*');
  const paint = colours ? coloured : plain;
  for (const ship of drawing.ships) {
    const [row, column] = cellOf(ship.pose, rows);
    const left = Math.min(column, columns - 2);
    put(row, left, paint(ship.side, labels.get(ship.id) ?? '?'));
    put(row, left + 1, paint(ship.side, arrowOf(ship)));
  }
  return framed(cells, drawing.area.width);
}

function middleOf(row: number, column: number, rows: number): Point {
  return { x: (column + 0.5) * ACROSS, y: (rows - row - 0.5) * DOWN };
}

function cellOf({ x, y }: Point, rows: number): readonly [number, number] {
  return [rows - 1 - Math.floor(y / DOWN), Math.floor(x / ACROSS)];
}

function centreOf(outline: readonly Point[]): Point {
  const sum = outline.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}

function arrowOf({ pose }: DrawnShip): string {
  return ARROWS[Math.round(pose.heading / 45) % 8]!;
}

/** Millimetres along the left and the bottom, and the range ruler to compare with. */
function framed(cells: readonly (readonly string[])[], width: number): string {
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
  return [edge, ...lines, edge, `      ${ticks.trimEnd()}`, rulerText()].join('\n');
}

/** Three bands of 100 mm. */
function rulerText(): string {
  const ends = [100, 200, 300].map((end) => Math.round(end / ACROSS));
  let ruler = '|';
  for (const [index, end] of ends.entries()) {
    const room = end - ruler.length;
    ruler += `${'─'.repeat(Math.floor(room / 2))}${index + 1}${'─'.repeat(Math.max(0, Math.ceil(room / 2) - 1))}|`;
  }
  return `      ${ruler} ranges 1, 2, 3    # asteroid  % debris  * bomb  · base`;
}
