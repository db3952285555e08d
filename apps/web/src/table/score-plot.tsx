import './score-plot.css';
import { useWords } from './text/words.ts';

/** What both sides had by the end of a round. */
export interface RoundScore {
  readonly round: number;
  readonly points: readonly [number, number];
}

interface ScorePlotProps {
  readonly title: string;
  readonly scores: readonly RoundScore[];
  readonly sides: readonly [string, string];
}

const WIDTH = 320;
const HEIGHT = 120;
const LEFT = 30;
const BOTTOM = 18;
const TOP = 10;
const RIGHT = 8;

/** Points of each side, round by round; one side's line is dashed. */
export function ScorePlot({ title, scores, sides }: ScorePlotProps) {
  const say = useWords();
  const last = Math.max(1, scores.length - 1);
  const most = Math.max(10, ...scores.flatMap(({ points }) => points));
  const x = (round: number) => LEFT + (round / last) * (WIDTH - LEFT - RIGHT);
  const y = (points: number) => TOP + (1 - points / most) * (HEIGHT - TOP - BOTTOM);
  const line = (side: 0 | 1) =>
    scores
      .map(({ round, points }, place) =>
        place === 0 ? `M${x(round)} ${y(points[side])}` : `H${x(round)}V${y(points[side])}`,
      )
      .join('');
  const words = scores.map(({ round, points }) =>
    say('roundPoints', {
      round,
      first: sides[0],
      firstPoints: points[0],
      second: sides[1],
      secondPoints: points[1],
    }),
  );
  const step = Math.ceil(last / 8);
  return (
    <figure className="score-plot">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.join('; ')}>
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line
              className="score-plot-grid"
              x1={LEFT}
              x2={WIDTH - RIGHT}
              y1={y(most * part)}
              y2={y(most * part)}
            />
            <text className="score-plot-points" x={LEFT - 5} y={y(most * part) + 3.5}>
              {Math.round(most * part)}
            </text>
          </g>
        ))}
        {scores
          .filter(({ round }) => round % step === 0)
          .map(({ round }) => (
            <text key={round} className="score-plot-round" x={x(round)} y={HEIGHT - 4}>
              {round}
            </text>
          ))}
        <path className="score-plot-line" data-side={0} d={line(0)} />
        <path className="score-plot-line" data-side={1} d={line(1)} />
        {([0, 1] as const).map((side) => {
          const end = scores.at(-1)!;
          return side === 0 ? (
            <circle
              key={side}
              className="score-plot-end"
              data-side={side}
              cx={x(end.round)}
              cy={y(end.points[side])}
              r={4}
            />
          ) : (
            <rect
              key={side}
              className="score-plot-end"
              data-side={side}
              x={x(end.round) - 4}
              y={y(end.points[side]) - 4}
              width={8}
              height={8}
            />
          );
        })}
      </svg>
      <ul className="score-plot-key">
        {sides.map((name, side) => (
          <li key={name} data-side={side}>
            <svg viewBox="0 0 30 10" aria-hidden="true">
              <path className="score-plot-line" data-side={side} d="M0 5H30" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}
