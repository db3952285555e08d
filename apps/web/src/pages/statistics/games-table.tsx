import type { DieKind } from '@sortie/games';
import { Link } from '../../app/link.tsx';
import { useLanguage } from '../../app/settings.ts';
import type { GameRecord } from './game-record.ts';
import { LuckBars } from './luck-bars.tsx';
import { useWords } from './text/words.ts';

const SHOWN = 50;

interface GamesTableProps {
  readonly dice: readonly DieKind[];
  readonly records: readonly GameRecord[];
}

/** The games one by one, the last one first. */
export function GamesTable({ dice, records }: GamesTableProps) {
  const say = useWords();
  const day = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' });
  return (
    <>
      <h3>{say('gameByGame')}</h3>
      <ul className="statistics-games">
        {records
          .toReversed()
          .slice(0, SHOWN)
          .map((record) => (
            <li key={record.id} data-result={record.result}>
              <span className="statistics-what">
                <Link href={`/replay/game/${encodeURIComponent(record.id)}`}>{record.title}</Link>
                <span className="soft">
                  {day.format(record.at)} · {say('against', { name: record.opponent })}
                </span>
              </span>
              <strong>{say(`${record.result}One`)}</strong>
              {dice.length > 0 && <LuckBars dice={dice} record={record} />}
            </li>
          ))}
      </ul>
    </>
  );
}
