import type { GameText } from '@sortie/games';
import { memo } from 'react';
import type { Film } from '../film/film.ts';
import { gainsApart, keysShaped, levelPath, PLOT_HEIGHT } from '../film/timeline-plot.ts';
import { useWords } from '../text/words.ts';
import { placeWords } from './place-words.ts';
import './timeline.css';

interface Props {
  readonly film: Film;
  readonly entry: number;
  readonly onGo: (entry: number) => void;
  /** What the sides are called. */
  readonly sides: readonly [string, string];
  readonly text: GameText;
}

/** The course of the game, and the slider that runs along it. */
export function Timeline({ film, entry, onGo, sides, text }: Props) {
  const say = useWords();
  const { series } = film.readings[entry]!;
  return (
    <div className="timeline">
      <ul className="timeline-legend">
        {([0, 1] as const).map((side) => (
          <li key={side} data-side={side}>
            <svg viewBox="0 0 28 8" aria-hidden="true">
              <path d="M0 4H28" />
            </svg>
            <span>
              {say('plotSide', {
                who: sides[side],
                what: series.map(({ key, values }) => `${text.series(key)} ${values[side]}`).join(', '),
              })}
            </span>
          </li>
        ))}
      </ul>
      <div className="timeline-plot">
        <Course film={film} text={text} />
        <input
          className="timeline-slider"
          type="range"
          min={0}
          max={film.length}
          step={1}
          value={entry}
          aria-label={say('slider')}
          aria-valuetext={placeWords(say, film, entry)}
          data-entry={entry}
          onChange={({ target }) => onGo(Number(target.value))}
        />
      </div>
    </div>
  );
}

const MOST_ROUND_NUMBERS = 16;
/** The part of the plot that a number takes. */
const NEAR = 0.06;

const Course = memo(function Course({ film, text }: { readonly film: Film; readonly text: GameText }) {
  const say = useWords();
  const { length, rounds, readings } = film;
  const wide = Math.max(1, length);
  const at = (entries: number) => `${(entries / wide) * 100}%`;
  const names = readings[0]?.series.map(({ key }) => text.series(key)) ?? [];
  const every = Math.ceil(rounds.length / MOST_ROUND_NUMBERS);
  return (
    <div className="timeline-course" role="img" aria-label={say('plot', { what: names.join(', ') })}>
      <svg viewBox={`0 0 ${wide} ${PLOT_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {rounds.map(({ entries, round }) => (
          <path key={round} className="timeline-round" d={`M${entries} 0V${PLOT_HEIGHT}`} />
        ))}
        {([0, 1] as const).map((side) => (
          <g key={side} data-side={side}>
            {keysShaped(readings, 'level').map((key) => {
              const path = levelPath(readings, key, side);
              return (
                <g key={key}>
                  <path className="timeline-under" d={`${path}V${PLOT_HEIGHT}H0Z`} />
                  <path className="timeline-level" d={path} />
                </g>
              );
            })}
          </g>
        ))}
      </svg>
      {rounds
        .filter((_, place) => place % every === 0)
        .map(({ entries, round }) => (
          <span key={round} className="timeline-number" style={{ left: at(entries) }}>
            {round}
          </span>
        ))}
      {keysShaped(readings, 'gain').flatMap((key) =>
        gainsApart(readings, key, NEAR).map(({ entries, side, points }) => (
          <span
            key={`${key} ${entries} ${side}`}
            className="timeline-gain"
            data-side={side}
            style={{ left: at(entries) }}
          >
            +{points}
          </span>
        )),
      )}
    </div>
  );
});
