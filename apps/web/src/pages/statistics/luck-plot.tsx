import { useLanguage } from '../../app/settings.ts';
import { useWords } from './text/words.ts';
import './luck-plot.css';

interface LuckLine {
  readonly name: string;
  /** Before the first game, and after each. */
  readonly values: readonly number[];
}

const WIDTH = 420;
const HEIGHT = 180;
const LEFT = 40;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 24;

/** How far the good faces stray from the expected ones, game after game; the second line is dashed. */
export function LuckPlot({ lines }: { readonly lines: readonly LuckLine[] }) {
  const say = useWords();
  const number = new Intl.NumberFormat(useLanguage(), {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const games = (lines[0]?.values.length ?? 1) - 1;
  const most = Math.max(2, ...lines.flatMap(({ values }) => values.map(Math.abs)));
  const x = (game: number) => LEFT + (game / Math.max(1, games)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => TOP + ((most - value) / (2 * most)) * (HEIGHT - TOP - BOTTOM);
  const words = lines.map(({ name, values }) =>
    say('plotLine', { name, games, value: number.format(values.at(-1) ?? 0) }),
  );
  const step = Math.ceil(games / 10);
  const numbered = Array.from({ length: games + 1 }, (_, game) => game).filter((game) => game % step === 0);
  return (
    <figure className="luck-plot">
      <figcaption>{say('plotTitle')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.join(' ')}>
        {[most, 0, -most].map((value) => (
          <g key={value}>
            <path
              className={value === 0 ? 'luck-plot-zero' : 'luck-plot-grid'}
              d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`}
            />
            <text className="luck-plot-value" x={LEFT - 6} y={y(value) + 4}>
              {number.format(value)}
            </text>
          </g>
        ))}
        {numbered.map((game) => (
          <text key={game} className="luck-plot-game" x={x(game)} y={HEIGHT - 6}>
            {game}
          </text>
        ))}
        {lines.map(({ name, values }, place) => (
          <path
            key={name}
            className="luck-plot-line"
            data-line={place}
            d={values.map((value, game) => `${game === 0 ? 'M' : 'L'}${x(game)} ${y(value)}`).join('')}
          />
        ))}
      </svg>
      <ul className="luck-plot-key">
        {lines.map(({ name }, place) => (
          <li key={name}>
            <svg viewBox="0 0 30 10" aria-hidden="true">
              <path className="luck-plot-line" data-line={place} d="M0 5H30" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}
