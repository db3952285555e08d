import type { Scene } from '@sortie/scene';
import { memo } from 'react';
import { stars } from './stars.ts';

const SQUARE = 100;

type Props = Scene['area'] & { readonly ground: Scene['ground'] | undefined };

/** The table itself: its sky or soil, its squares of a hundred millimetres, its edge. */
export const BoardGround = memo(function BoardGround({ width, depth, ground }: Props) {
  const lines = [
    ...steps(width).map((x) => `M${x} 0V${depth}`),
    ...steps(depth).map((y) => `M0 ${y}H${width}`),
  ];
  return (
    <g>
      <rect className="board-sky" width={width} height={depth} />
      {ground === undefined ? <Sky width={width} depth={depth} /> : null}
      <path className="board-grid" d={lines.join('')} />
      <rect className="board-edge" x={-4} y={-4} width={width + 8} height={depth + 8} rx={5} />
      <path className="board-corners" d={corners(width, depth)} />
    </g>
  );
});

function Sky({ width, depth }: Scene['area']) {
  const sky = stars(width, depth);
  return (
    <>
      <path className="board-stars-faint" d={sky.faint} />
      <path className="board-stars-clear" d={sky.clear} />
      <path className="board-stars-bright" d={sky.bright} />
    </>
  );
}

function steps(length: number): number[] {
  return Array.from({ length: Math.ceil(length / SQUARE) - 1 }, (_, index) => (index + 1) * SQUARE);
}

function corners(width: number, depth: number): string {
  const arm = 26;
  return [
    `M0 ${arm}V0H${arm}`,
    `M${width - arm} 0H${width}V${arm}`,
    `M${width} ${depth - arm}V${depth}H${width - arm}`,
    `M${arm} ${depth}H0V${depth - arm}`,
  ].join('');
}
