import type { SeenPairing, SeenRound } from '@sortie/tournaments/view';
import { useRoundName } from '../hall/round-name.ts';
import { rowsByTable } from '../hall/rounds.ts';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { useWords } from './text/words.ts';

/** One slip a table, to be cut apart, filled in by hand and brought to the desk. */
export function PrintSlips({ round }: { readonly round: SeenRound }) {
  const say = useWords();
  const nameOf = useRoundName();
  return (
    <>
      <h1 className="unseen">{say('slipsOf', { round: nameOf(round) })}</h1>
      <div className="event-print-slips">
        {rowsByTable(round).map((pairing) => (
          <Slip key={pairing.table} round={round} pairing={pairing} />
        ))}
      </div>
    </>
  );
}

interface SlipProps {
  readonly round: SeenRound;
  readonly pairing: SeenPairing;
}

function Slip({ round, pairing: { table, players } }: SlipProps) {
  const say = useWords();
  const names = useNames();
  const nameOf = useRoundName();
  const { name } = useEvent().view.settings;
  return (
    <section className="event-print-slip" data-table={table} aria-label={say('tableIs', { table })}>
      <p className="event-print-slip-head">
        <strong>{say('tableIs', { table })}</strong>
        <span>
          {nameOf(round)}
          {round.scenario === null ? '' : ` · ${round.scenario}`}
        </span>
        <span>{name}</span>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('player')}</th>
            <th scope="col">{say('points')}</th>
            <th scope="col">{say('won')}</th>
            <th scope="col">{say('signature')}</th>
          </tr>
        </thead>
        <tbody>
          {names.two(players).map((each) => (
            <tr key={each}>
              <td>{each}</td>
              <td className="event-print-blank" />
              <td className="event-print-box">☐</td>
              <td className="event-print-blank" />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="event-print-slip-foot">
        <span>☐ {say('draw')}</span>
        <span>☐ {say('conceded')}</span>
        <span>☐ {say('drops')}</span>
      </p>
    </section>
  );
}
