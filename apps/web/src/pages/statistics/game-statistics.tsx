import type { GameKit } from '@sortie/games';
import { useTally } from '../../games/use-kit.ts';
import { DiceLuck } from './dice-luck.tsx';
import type { GameRecord } from './game-record.ts';
import { GamesTable } from './games-table.tsx';
import { type Results, resultsByForce, resultsOf } from './results.ts';
import { useWords } from './text/words.ts';

interface GameStatisticsProps {
  readonly kit: GameKit;
  /** Oldest first. */
  readonly records: readonly GameRecord[];
}

/** Everything that was counted of one game. */
export function GameStatistics({ kit, records }: GameStatisticsProps) {
  const say = useWords();
  const tally = useTally(kit);
  const forces = resultsByForce(records);
  return (
    <section aria-label={kit.title} data-statistics={kit.name}>
      <h2>{kit.title}</h2>
      <dl className="statistics-results panel">
        {(['played', 'won', 'lost', 'drawn'] as const).map((of) => (
          <div key={of}>
            <dt>{say(of)}</dt>
            <dd data-count={of}>{resultsOf(records)[of]}</dd>
          </div>
        ))}
      </dl>
      {tally && <DiceLuck tally={tally} records={records} />}
      {forces.length > 0 && <Forces forces={forces} />}
      <GamesTable dice={tally?.dice ?? []} records={records} />
    </section>
  );
}

interface ForcesProps {
  readonly forces: readonly { readonly force: string; readonly results: Results }[];
}

function Forces({ forces }: ForcesProps) {
  const say = useWords();
  return (
    <>
      <h3>{say('forces')}</h3>
      <ul className="statistics-forces">
        {forces.map(({ force, results }) => (
          <li key={force}>
            <strong>{force}</strong>
            <span className="soft">
              {say('games', { count: results.played })} · {say('wins', { count: results.won })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
