import type { DieKind } from '@sortie/games';
import { useLanguage } from '../../app/settings.ts';
import type { GameRecord } from './game-record.ts';
import { luckOf } from './luck.ts';
import { useWords } from './text/words.ts';

const WIDTH = 120;
const BAR = 8;
const GAP = 4;
/** Usual strayings that reach the edge. */
const MOST = 3;

interface LuckBarsProps {
  readonly dice: readonly DieKind[];
  readonly record: GameRecord;
}

/** The luck of one game: a bar for each kind of dice, to the right of the middle when it was good. */
export function LuckBars({ dice, record: { own } }: LuckBarsProps) {
  const say = useWords();
  const number = new Intl.NumberFormat(useLanguage(), {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const lucks = dice.map((die) => ({ kind: die.kind, ...luckOf(die, own) }));
  const words = lucks.map(({ rolled, expected }) => number.format(rolled - expected)).join(' / ');
  const height = lucks.length * (BAR + GAP) + GAP;
  return (
    <span className="luck-bars">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} width={WIDTH} height={height} aria-hidden="true">
        <path className="luck-plot-zero" d={`M${WIDTH / 2} 0V${height}`} />
        {lucks.map(({ kind, rolled, expected, spread }, place) => {
          const strayed = spread === 0 ? 0 : (rolled - expected) / spread;
          const length = (Math.min(MOST, Math.abs(strayed)) / MOST) * (WIDTH / 2);
          return (
            <rect
              key={kind}
              className="luck-bars-bar"
              data-line={place}
              x={strayed < 0 ? WIDTH / 2 - length : WIDTH / 2}
              y={GAP + place * (BAR + GAP)}
              width={length}
              height={BAR}
            />
          );
        })}
      </svg>
      <span>{say('luckOfGame', { words })}</span>
    </span>
  );
}
