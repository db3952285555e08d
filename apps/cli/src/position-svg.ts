import type { Point } from '@sortie/geometry';
import type { Names } from '@sortie/xwing/text';
import type { Drawing, DrawnShip } from '@sortie/xwing/view';
import { type Labels, labelsOf } from './play/labels.ts';

const MARGIN = 40;
const COLOURS = ['#1565c0', '#b3541e'] as const;

export interface SvgWishes {
  readonly arcs: boolean;
}

/** A situation as a picture: one unit is a millimetre, north is up. */
export function positionSvg(drawing: Drawing, names: Names, { arcs }: SvgWishes): string {
  const { width, depth } = drawing.area;
  const labels = labelsOf(names.table);
  const legend = legendLines(drawing, names, labels);
  const height = depth + 2 * MARGIN + 30 + legend.length * 22;
  const onTable = [
    `<rect x="0" y="0" width="${width}" height="${depth}" fill="#f4f6fa" stroke="#445" stroke-width="2"/>`,
    ...gridLines(width, depth),
    ...drawing.obstacles.map(({ id, kind, outline }) =>
      shape(outline, kind === 'debris' ? 'debris' : 'asteroid', id),
    ),
    ...drawing.satellites.map(
      ({ id, at, radius }) =>
        `<circle class="satellite" cx="${mm(at.x)}" cy="${mm(at.y)}" r="${radius}"><title>${escaped(id)}</title></circle>`,
    ),
    ...(arcs ? drawing.ships.flatMap(arcShapes) : []),
    ...drawing.bombs.flatMap(({ id, outlines }) => outlines.map((outline) => shape(outline, 'bomb', id))),
    ...drawing.ships.flatMap((ship) => shipShapes(ship, names)),
    ...(drawing.attack ? [lineOf(drawing.attack)] : []),
  ];
  const texts = drawing.ships.map((ship) => labelText(ship, labels, depth));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height}" font-family="sans-serif" role="img" aria-labelledby="title">`,
    `<title id="title">A table with ${drawing.ships.length} ships and ${drawing.obstacles.length} obstacles</title>`,
    STYLE,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${width + 2 * MARGIN}" height="${height}" fill="#fff"/>`,
    `<g transform="translate(0 ${depth}) scale(1 -1)">`,
    ...onTable,
    '</g>',
    ...texts,
    rangeRuler(depth),
    ...legend.map(
      (line, index) => `<text x="0" y="${depth + 70 + index * 22}" font-size="17">${escaped(line)}</text>`,
    ),
    '</svg>',
    '',
  ].join('\n');
}

const STYLE = `<style>
.asteroid { fill: #8d8f98; stroke: #55575f; stroke-width: 1.5 }
.debris { fill: #c9b99a; stroke: #7a6a49; stroke-width: 1.5; stroke-dasharray: 5 3 }
.bomb { fill: #c62828; stroke: #7f0000; stroke-width: 1 }
.satellite { fill: #fff59d; stroke: #9e8b00; stroke-width: 1.5 }
.attack { stroke: #c62828; stroke-width: 2; stroke-dasharray: 8 4 }
.grid { stroke: #d5dae6; stroke-width: 1 }
</style>`;

function mm(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function listed(outline: readonly Point[]): string {
  return outline.map(({ x, y }) => `${mm(x)},${mm(y)}`).join(' ');
}

function shape(outline: readonly Point[], kind: string, title: string): string {
  return `<polygon class="${kind}" points="${listed(outline)}"><title>${escaped(title)}</title></polygon>`;
}

function gridLines(width: number, depth: number): readonly string[] {
  const lines: string[] = [];
  for (let x = 100; x < width; x += 100)
    lines.push(`<line class="grid" x1="${x}" y1="0" x2="${x}" y2="${depth}"/>`);
  for (let y = 100; y < depth; y += 100)
    lines.push(`<line class="grid" x1="0" y1="${y}" x2="${width}" y2="${y}"/>`);
  return lines;
}

function arcShapes({ arcs, side }: DrawnShip): readonly string[] {
  return arcs.map(
    ({ kind, outline }) =>
      `<polygon points="${listed(outline)}" fill="${COLOURS[side]}" fill-opacity="${kind === 'primary' ? 0.1 : 0.06}" stroke="${COLOURS[side]}" stroke-opacity="0.4"/>`,
  );
}

function shipShapes({ id, side, base, silhouette }: DrawnShip, names: Names): readonly string[] {
  const colour = COLOURS[side];
  return [
    `<polygon points="${listed(base)}" fill="#fff" stroke="${colour}" stroke-width="2"><title>${escaped(names.ship(id))}</title></polygon>`,
    `<polygon points="${listed(silhouette)}" fill="${colour}"/>`,
    `<polygon points="${listed(noseOf(base))}" fill="${colour}"/>`,
  ];
}

/** A tooth on the middle of the front edge: which way the base faces. */
function noseOf([, , right, left]: readonly Point[]): readonly Point[] {
  const [ahead, across] = [
    { x: left!.y - right!.y, y: right!.x - left!.x },
    { x: right!.x - left!.x, y: right!.y - left!.y },
  ];
  const middle = { x: (left!.x + right!.x) / 2, y: (left!.y + right!.y) / 2 };
  const at = (forward: number, aside: number): Point => ({
    x: middle.x + ahead.x * forward + across.x * aside,
    y: middle.y + ahead.y * forward + across.y * aside,
  });
  return [at(0, -0.15), at(0, 0.15), at(0.15, 0)];
}

function lineOf([from, to]: readonly [Point, Point]): string {
  return `<line class="attack" x1="${mm(from.x)}" y1="${mm(from.y)}" x2="${mm(to.x)}" y2="${mm(to.y)}"/>`;
}

/** Beside the base, upright whatever the heading. */
function labelText({ id, side, base, pose }: DrawnShip, labels: Labels, depth: number): string {
  const right = Math.max(...base.map(({ x }) => x));
  return `<text x="${mm(right + 4)}" y="${mm(depth - pose.y + 6)}" font-size="20" font-weight="bold" fill="${COLOURS[side]}">${labels.get(id) ?? '?'}</text>`;
}

/** xw.geometry.ruler */
function rangeRuler(depth: number): string {
  const bands = [1, 2, 3].map(
    (band) =>
      `<rect x="${(band - 1) * 100}" y="${depth + 14}" width="100" height="18" fill="${band % 2 === 0 ? '#cfd8dc' : '#eceff1'}" stroke="#556"/><text x="${band * 100 - 50}" y="${depth + 28}" font-size="14" text-anchor="middle">range ${band}</text>`,
  );
  return bands.join('');
}

function legendLines({ ships }: Drawing, names: Names, labels: Labels): readonly string[] {
  return ships.map(({ id }) => `${labels.get(id)}  ${names.ship(id)} (${names.seat(shipSeat(names, id))})`);
}

function shipSeat(names: Names, id: string): string {
  return names.table.ships.find((ship) => ship.id === id)!.seat;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
