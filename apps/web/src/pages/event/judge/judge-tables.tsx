import type { SeenPairing, SeenRound } from '@sortie/tournaments/view';
import { RoundHead } from '../hall/round-head.tsx';
import { roundUnderWay, rowsByTable } from '../hall/rounds.ts';
import { ScoreText } from '../hall/score-text.tsx';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { GameLink } from './game-link.tsx';
import { TableClock } from './table-clock.tsx';
import { useWords } from './text/words.ts';

/** Every table of the round, with what a judge may do there. */
export function JudgeTables() {
  const say = useWords();
  const { view } = useEvent();
  const round = roundUnderWay(view);
  if (!round) return null;
  return (
    <section className="judge-part">
      <RoundHead round={round} />
      <ul className="judge-tables" aria-label={say('tables')}>
        {rowsByTable(round).map((pairing) => (
          <TableLine key={pairing.table} round={round} pairing={pairing} />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly round: SeenRound;
  readonly pairing: SeenPairing;
}

function TableLine({ round, pairing }: LineProps) {
  const say = useWords();
  const names = useNames();
  const { table, players, result, isPaused, isTimeUp } = pairing;
  const isOpen = result === null;
  return (
    <li className="panel" data-table={table}>
      <p className="judge-table-line">
        <strong className="judge-table-number">{table}</strong>
        <span>{names.two(players).join(' – ')}</span>
        <ScoreText pairing={pairing} from={players[0]} />
        {isOpen && isPaused && <span className="judge-mark">{say('stands')}</span>}
        {isOpen && isTimeUp && <span className="judge-mark">{say('timeUp')}</span>}
      </p>
      <GameLink round={round.number} table={table} />
      {isOpen && round.clock.isStarted && <TableClock pairing={pairing} />}
    </li>
  );
}
