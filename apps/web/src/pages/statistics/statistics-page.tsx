import type { PageProps } from '../../app/page.ts';
import { useSite } from '../../games/site.ts';
import { GameStatistics } from './game-statistics.tsx';
import { useRecords } from './kept-records.ts';
import { RecordButtons } from './record-buttons.tsx';
import { useWords } from './text/words.ts';
import './statistics-page.css';

/** What became of the games that were played on this device. */
export function StatisticsPage(_props: PageProps) {
  const say = useWords();
  const { kits } = useSite().games;
  const records = useRecords();
  const played = kits.filter(({ name }) => records.some(({ game }) => game === name));
  return (
    <div className="statistics">
      <h1>{say('title')}</h1>
      <p className="soft">{say('why')}</p>
      {played.length === 0 && <p>{say('none')}</p>}
      {played.map((kit) => (
        <GameStatistics key={kit.name} kit={kit} records={records.filter(({ game }) => game === kit.name)} />
      ))}
      {records.length > 0 && <RecordButtons records={records} />}
    </div>
  );
}
