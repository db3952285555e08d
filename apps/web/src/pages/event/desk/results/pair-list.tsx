import type { SeenPairing, SeenRound } from '@sortie/tournaments/view';
import { useEvent } from '../../parts/event-context.ts';
import { useEventTexts } from '../../parts/event-texts.ts';
import { useNames } from '../../parts/names.ts';
import { useWords } from './text/words.ts';
import './pair-list.css';

interface PairListProps {
  readonly round: SeenRound;
  readonly onOpen: (table: number) => void;
}

const tones = { waiting: 'soft', reported: 'warn', disputed: 'bad', settled: 'good' } as const;

/** As slips are sorted, not as the pairs were drawn. */
const byTable = (one: SeenPairing, other: SeenPairing) => one.table - other.table;

/** Every table of a round with how far it is; one that is opened can be changed. */
export function PairList({ round, onOpen }: PairListProps) {
  const say = useWords();
  const names = useNames();
  const { byeText } = useEventTexts();
  const { missed, byes, pairings } = round;
  const of = (id: string) => names.player(id as Parameters<typeof names.player>[0]);
  return (
    <>
      <ul className="pair-list">
        {pairings.toSorted(byTable).map((pairing) => (
          <li key={pairing.table}>
            <button
              type="button"
              className="pair"
              data-table={pairing.table}
              data-status={pairing.status}
              onClick={() => onOpen(pairing.table)}
            >
              <span className="pair-table">
                <span className="unseen">{say('table')} </span>
                {pairing.table}
              </span>
              <PairWords round={round} pairing={pairing} />
              <span className="desk-tag" data-tone={tones[pairing.status]}>
                {say(pairing.status)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {byes.map(({ player, why }) => (
        <p key={player}>
          <strong>{say('bye', { name: names.player(player) })}</strong>{' '}
          <span className="soft">{byeText(why, { of, at: () => undefined })}</span>
        </p>
      ))}
      {missed.length > 0 && <p>{say('missed', { names: missed.map(names.player).join(', ') })}</p>}
    </>
  );
}

interface PairWordsProps {
  readonly round: SeenRound;
  readonly pairing: SeenPairing;
}

function PairWords({ round, pairing }: PairWordsProps) {
  const say = useWords();
  const names = useNames();
  const { games } = useEvent();
  const { resultText } = useEventTexts();
  const two = names.two(pairing.players);
  const { result, isPaused, isTimeUp, table } = pairing;
  const game = games.find((each) => each.round === round.number && each.table === table);
  const notes = [
    ...(result === null ? [] : [resultText(result, two)]),
    ...(isPaused ? [say('paused')] : []),
    ...(isTimeUp && result === null ? [say('timeUp')] : []),
    ...(game ? [say('inSortie')] : []),
  ];
  return (
    <span className="pair-words">
      <span className="pair-two">{say('versus', { one: two[0], other: two[1] })}</span>
      {notes.length > 0 && <span className="soft">{notes.join(' · ')}</span>}
    </span>
  );
}
