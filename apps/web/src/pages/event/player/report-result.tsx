import type { Result } from '@sortie/tournaments/model';
import { useState } from 'react';
import { useResultWords } from '../hall/result-words.ts';
import { otherPlace } from '../hall/rounds.ts';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { useSend } from '../parts/send.tsx';
import type { AtTable } from './my-table.ts';
import { blankReport, formOf } from './report.ts';
import { ReportFormFields } from './report-form.tsx';
import { useWords } from './text/words.ts';

/** What was reported, by whom, and what is left to do: report, agree, or talk to each other. */
export function ReportResult({ moment }: { readonly moment: AtTable }) {
  const say = useWords();
  const { round, pairing, place } = moment;
  const { games } = useEvent();
  const mine = pairing.reports?.[place] ?? null;
  const theirs = pairing.reports?.[otherPlace(place)] ?? null;
  const [isOpen, setOpen] = useState(false);
  if (pairing.result !== null) return <Settled moment={moment} result={pairing.result} />;
  // A game in Sortie reports itself: the form stays out of the way until somebody wants it.
  const isInSortie = games.some((each) => each.round === round.number && each.table === pairing.table);
  const latest = mine ?? theirs;
  const isAsked = isOpen || (latest === null && !isInSortie);
  return (
    <section className="panel player-part" data-reports={pairing.status}>
      <h3>{say('theResult')}</h3>
      {theirs && <Theirs moment={moment} result={theirs.result} isDiffering={mine !== null} />}
      {mine && <Mine moment={moment} result={mine.result} isAlone={theirs === null} />}
      {isAsked ? (
        <ReportFormFields
          moment={moment}
          first={latest ? formOf(latest.result, place) : blankReport}
          onDone={() => setOpen(false)}
        />
      ) : (
        <p>
          <button type="button" className="player-wide" onClick={() => setOpen(true)}>
            {say(mine ? 'changeReport' : theirs ? 'reportOther' : 'byHand')}
          </button>
        </p>
      )}
    </section>
  );
}

interface SaidProps {
  readonly moment: AtTable;
  readonly result: Result;
}

/** What the opponent said, to be agreed with by one press. */
function Theirs({ moment, result, isDiffering }: SaidProps & { readonly isDiffering: boolean }) {
  const say = useWords();
  const names = useNames();
  const words = useResultWords();
  const send = useSend();
  const { round, pairing, place } = moment;
  const { players, table } = pairing;
  const agree = () => void send({ kind: 'reportResult', round: round.number, table, result });
  return (
    <div className={isDiffering ? 'player-differ' : 'player-said'} role="status">
      {isDiffering && <strong>{say('reportsDiffer')}</strong>}
      <p>
        {say('theySay', { name: names.player(players[otherPlace(place)]) })}
        <strong className="player-said-result">{words({ players, result })}</strong>
      </p>
      {isDiffering && <p>{say('reportsDifferWhy')}</p>}
      <button type="button" className="primary player-wide" onClick={agree}>
        {say('agree')}
      </button>
    </div>
  );
}

function Mine({ moment, result, isAlone }: SaidProps & { readonly isAlone: boolean }) {
  const say = useWords();
  const names = useNames();
  const words = useResultWords();
  const { players } = moment.pairing;
  const name = names.player(players[otherPlace(moment.place)]);
  return (
    <p role="status">
      {say('youSay')} <strong className="player-said-result">{words({ players, result })}</strong>
      {isAlone && <span className="soft"> {say('waitsForOther', { name })}</span>}
    </p>
  );
}

function Settled({ moment, result }: SaidProps) {
  const say = useWords();
  const words = useResultWords();
  return (
    <section className="panel player-part player-settled" data-reports="settled">
      <h3>{say('resultSettled')}</h3>
      <p role="status">
        <strong className="player-said-result">{words({ players: moment.pairing.players, result })}</strong>
      </p>
      <p className="soft">{say('wrongResult')}</p>
    </section>
  );
}
