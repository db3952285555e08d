import './damage-plot.css';
import { useLanguage } from '../app/settings.ts';
import { percent } from './percent.ts';
import { useWords } from './text/words.ts';

const WIDTH = 24;
const GAP = 6;
const HEIGHT = 44;
const FOOT = 14;
const HEAD = 12;

/** How likely each amount of damage is: one bar an amount. */
export function DamagePlot({
  damage,
  kills,
}: {
  readonly damage: readonly number[];
  readonly kills: number;
}) {
  const say = useWords();
  const language = useLanguage();
  const last = Math.max(
    1,
    damage.findLastIndex((chance) => chance > 0.0005),
  );
  const bars = damage.slice(0, last + 1);
  const most = Math.max(...bars, 0.0001);
  const list = bars.map((chance, amount) =>
    say('damageChance', { damage: amount, chance: percent(chance, language) }),
  );
  const width = bars.length * (WIDTH + GAP) - GAP;
  return (
    <svg
      className="damage-plot"
      role="img"
      aria-label={say('damagePlot', { list: list.join(', ') })}
      viewBox={`0 0 ${width} ${HEAD + HEIGHT + FOOT}`}
      style={{ maxWidth: `${width * 1.5}px` }}
    >
      {bars.map((chance, amount) => {
        const height = Math.max(chance > 0 ? 1 : 0, (chance / most) * HEIGHT);
        const x = amount * (WIDTH + GAP);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the amount of damage is what the bar stands for.
          <g key={amount} data-kills={amount >= kills}>
            {amount >= kills ? <title>{say('toDestroy')}</title> : null}
            <rect
              className="damage-plot-bar"
              x={x}
              y={HEAD + HEIGHT - height}
              width={WIDTH}
              height={height}
              rx={2}
            />
            <text className="damage-plot-chance" x={x + WIDTH / 2} y={HEAD + HEIGHT - height - 3}>
              {percent(chance, language)}
            </text>
            <text className="damage-plot-amount" x={x + WIDTH / 2} y={HEAD + HEIGHT + 11}>
              {amount}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
