import type { TokenMark } from '@sortie/scene';

interface Props {
  readonly token: TokenMark;
  readonly x: number;
  readonly y: number;
}

/** A small round token beside a piece; how many is written on it. */
export function BoardToken({ token: { icon, tone, count }, x, y }: Props) {
  return (
    <g className={`board-token board-tone-${tone}`} transform={`translate(${x} ${y})`}>
      <circle r={9} />
      <path transform="scale(0.52) translate(-12 -12)" d={icon} />
      {count > 1 ? (
        <text x={6} y={8} textAnchor="middle">
          {count}
        </text>
      ) : null}
    </g>
  );
}
