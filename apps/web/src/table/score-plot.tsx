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

/** Where a round and its points are drawn. */
interface Scale {
  readonly x: (round: number) => number;
  readonly y: (points: number) => number;
  readonly most: number;
  readonly last: number;
}

function scaleOf(scores: readonly RoundScore[]): Scale {
  const last = Math.max(1, scores.length - 1);
  const most = Math.max(10, ...scores.flatMap(({ points }) => points));
  return {
    last,
    most,
    x: (round) => LEFT + (round / last) * (WIDTH - LEFT - RIGHT),
    y: (points) => TOP + (1 - points / most) * (HEIGHT - TOP - BOTTOM),
  };
}

/** Points of each side, round by round; one side's line is dashed. */
export function ScorePlot({ title, scores, sides }: ScorePlotProps) {
  const say = useWords();
  const scale = scaleOf(scores);
  const words = scores.map(({ round, points: [firstPoints, secondPoints] }) =>
    say('roundPoints', { round, first: sides[0], firstPoints, second: sides[1], secondPoints }),
  );
  return (
    <figure className="score-plot">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.join('; ')}>
        <Axes scores={scores} scale={scale} />
        <Course scores={scores} scale={scale} side={0} />
        <Course scores={scores} scale={scale} side={1} />
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

interface DrawnProps {
  readonly scores: readonly RoundScore[];
  readonly scale: Scale;
}

function Axes({ scores, scale: { x, y, most, last } }: DrawnProps) {
  const step = Math.ceil(last / 8);
  return (
    <>
      {[0, 0.5, 1].map((part) => (
        <g key={part}>
          <path className="score-plot-grid" d={`M${LEFT} ${y(most * part)}H${WIDTH - RIGHT}`} />
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
    </>
  );
}

/** The line of a side, with a round or a square end. */
function Course({ scores, scale: { x, y }, side }: DrawnProps & { readonly side: 0 | 1 }) {
  const line = scores
    .map(({ round, points }, place) =>
      place === 0 ? `M${x(round)} ${y(points[side])}` : `H${x(round)}V${y(points[side])}`,
    )
    .join('');
  const end = scores.at(-1)!;
  const [cx, cy] = [x(end.round), y(end.points[side])];
  return (
    <>
      <path className="score-plot-line" data-side={side} d={line} />
      {side === 0 ? (
        <circle className="score-plot-end" data-side={side} cx={cx} cy={cy} r={4} />
      ) : (
        <rect className="score-plot-end" data-side={side} x={cx - 4} y={cy - 4} width={8} height={8} />
      )}
    </>
  );
}
