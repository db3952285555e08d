import { outlinePath } from './outline-path.ts';
import type { Mark, Piece, Scene } from './scene.ts';
import { svgStyle } from './svg-style.ts';

export interface SvgWishes {
  /** What the picture shows, for a screen reader. */
  readonly title: string;
  /** A few letters beside a piece, by its id. */
  readonly labels?: ReadonlyMap<string, string>;
  /** Lines below the table. */
  readonly legend?: readonly string[];
  /** Rules of a style sheet for the game's own shapes (`.shape-…`) and marks (`.mark-…`). */
  readonly style?: string;
}

const MARGIN = 40;
const GRID = 100;
const LINE = 22;
/** Room for the ruler, and where it lies below the table. */
const RULER = { room: 30, top: 14, height: 18 } as const;

/** A table as a picture of its own: one unit is a millimetre, north is up. */
export function sceneSvg(scene: Scene, { title, labels, legend = [], style = '' }: SvgWishes): string {
  const { width, depth } = scene.area;
  const height = depth + 2 * MARGIN + RULER.room + legend.length * LINE;
  const frame = `x="${-MARGIN}" y="${-MARGIN}" width="${width + 2 * MARGIN}" height="${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height}" font-family="sans-serif" role="img" aria-labelledby="title">`,
    `<title id="title">${escapeText(title)}</title>`,
    `<style>${svgStyle}${style}</style>`,
    `<rect class="paper" ${frame}/>`,
    `<rect class="area" width="${width}" height="${depth}"/>`,
    ...gridLines(width, depth),
    `<g transform="translate(0 ${depth})">`,
    ...scene.marks.filter((mark) => !isAbove(mark)).map(drawMark),
    ...scene.pieces.map(drawPiece),
    ...scene.marks.filter(isAbove).map(drawMark),
    ...scene.pieces.flatMap((piece) => drawLabel(piece, labels?.get(piece.id))),
    '</g>',
    ...drawRuler(scene, depth),
    ...legend.map((line, index) => textAt(0, depth + 70 + index * LINE, escapeText(line), 'legend')),
    '</svg>',
    '',
  ].join('\n');
}

function isAbove(mark: Mark): boolean {
  return mark.kind === 'line' || mark.above === true;
}

function gridLines(width: number, depth: number): readonly string[] {
  const lines: string[] = [];
  for (let x = GRID; x < width; x += GRID) lines.push(`<path class="grid" d="M${x} 0V${depth}"/>`);
  for (let y = GRID; y < depth; y += GRID) lines.push(`<path class="grid" d="M0 ${depth - y}H${width}"/>`);
  return lines;
}

function drawMark(mark: Mark): string {
  const path = outlinePath(mark.points, mark.kind === 'area');
  return `<path class="mark ${mark.kind} mark-${mark.role}" d="${path}"/>`;
}

function drawPiece({ kind, side, pose, shapes, name, title }: Piece): string {
  const place = `translate(${shorten(pose.x)} ${shorten(-pose.y)}) rotate(${shorten(pose.heading)})`;
  const drawn = shapes.map(
    ({ role, points }) => `<path class="shape shape-${role}" d="${outlinePath(points)}"/>`,
  );
  return `<g class="piece kind-${kind} side-${side ?? 'none'}" transform="${place}"><title>${escapeText(title ?? name)}</title>${drawn.join('')}</g>`;
}

/** Beside the piece, upright whatever its heading. */
function drawLabel({ pose, reach, side }: Piece, label: string | undefined): readonly string[] {
  if (label === undefined) return [];
  const text = textAt(
    shorten(pose.x + reach + 4),
    shorten(6 - pose.y),
    escapeText(label),
    `label side-${side ?? 'none'}`,
  );
  return [text];
}

function drawRuler({ ruler = [] }: Scene, depth: number): readonly string[] {
  return ruler.flatMap(({ to, label }, index) => {
    const from = ruler[index - 1]?.to ?? 0;
    return [
      `<rect class="ruler ruler-${index % 2}" x="${from}" y="${depth + RULER.top}" width="${to - from}" height="${RULER.height}"/>`,
      textAt((from + to) / 2, depth + RULER.top + 14, escapeText(label), 'band'),
    ];
  });
}

function textAt(x: number, y: number, text: string, role: string): string {
  return `<text class="${role}" x="${x}" y="${y}">${text}</text>`;
}

/** Hundredths of a millimetre are finer than any print. */
function shorten(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
