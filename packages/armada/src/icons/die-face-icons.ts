import type { DieFace } from '../catalogue/index.ts';

/** A burst with eight points around a place, as a path. */
function burst(x: number, y: number, size: number): string {
  const points = SPIKES.map(([dx, dy]) => `${round(x + dx * size)} ${round(y + dy * size)}`);
  return `M${points.join('L')}Z`;
}

/** A ring with a cross in it. */
function target(x: number, y: number, size: number): string {
  const inner = size * 0.72;
  const arm = size * 0.16;
  return [
    `M${round(x - size)} ${y}A${size} ${size} 0 1 1 ${round(x + size)} ${y}A${size} ${size} 0 1 1 ${round(x - size)} ${y}Z`,
    `M${round(x - inner)} ${y}A${inner} ${inner} 0 1 0 ${round(x + inner)} ${y}A${inner} ${inner} 0 1 0 ${round(x - inner)} ${y}Z`,
    `M${round(x - arm)} ${round(y - size)}H${round(x + arm)}V${round(y + size)}H${round(x - arm)}Z`,
    `M${round(x - size)} ${round(y - arm)}H${round(x + size)}V${round(y + arm)}H${round(x - size)}Z`,
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const SPIKES: readonly (readonly [number, number])[] = [
  [0, -1],
  [0.21, -0.5],
  [0.7, -0.7],
  [0.5, -0.21],
  [1, 0],
  [0.5, 0.21],
  [0.7, 0.7],
  [0.21, 0.5],
  [0, 1],
  [-0.21, 0.5],
  [-0.7, 0.7],
  [-0.5, 0.21],
  [-1, 0],
  [-0.5, -0.21],
  [-0.7, -0.7],
  [-0.21, -0.5],
];

/** A disc with a hole and four teeth: the critical icon. */
function critical(x: number, y: number, size: number): string {
  const hole = size * 0.4;
  return [
    burst(x, y, size),
    `M${round(x - hole)} ${y}A${hole} ${hole} 0 1 0 ${round(x + hole)} ${y}A${hole} ${hole} 0 1 0 ${round(x - hole)} ${y}Z`,
  ].join('');
}

/** Our own shapes for die faces: paths on a box of 24 by 24, y down, to be filled (nonzero). */
export const dieFaceIcons: Readonly<Record<DieFace, string>> = {
  blank: 'M8.5 11H15.5V13H8.5Z',
  hit: burst(12, 12, 10),
  hitHit: burst(7.5, 7.5, 7) + burst(16.5, 16.5, 7),
  critical: critical(12, 12, 11),
  hitCritical: burst(7, 7, 6.5) + critical(16, 16, 7.5),
  accuracy: target(12, 12, 10),
};
