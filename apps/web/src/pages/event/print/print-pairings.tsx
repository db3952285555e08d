import type { SeenRound } from '@sortie/tournaments/view';
import { useLanguage } from '../../../app/settings.ts';
import { Byes } from '../hall/pairings.tsx';
import { useRoundName } from '../hall/round-name.ts';
import { rowsByName, rowsByTable } from '../hall/rounds.ts';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { PaperHead } from './paper-head.tsx';
import { useWords } from './text/words.ts';

/** By name for the wall of the hall, by table for those who walk along the tables. */
export function PrintPairings({ round }: { readonly round: SeenRound }) {
  const say = useWords();
  const nameOf = useRoundName();
  return (
    <>
      <section>
        <PaperHead title={say('byNameOf', { round: nameOf(round) })} more={round.scenario} />
        <ByName round={round} />
      </section>
      <section className="event-print-next">
        <PaperHead title={say('byTableOf', { round: nameOf(round) })} more={round.scenario} />
        <ByTable round={round} />
        <Byes round={round} />
      </section>
    </>
  );
}

function ByName({ round }: { readonly round: SeenRound }) {
  const say = useWords();
  const names = useNames();
  const language = useLanguage();
  const { view } = useEvent();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('name')}</th>
          <th scope="col">{say('table')}</th>
          <th scope="col">{say('opponent')}</th>
        </tr>
      </thead>
      <tbody>
        {rowsByName(view, round, language).map(({ player, kind, pairing, opponent }) => (
          <tr key={player.id}>
            <td>{player.name}</td>
            <td className="event-print-number">{pairing?.table ?? '–'}</td>
            <td>{opponent === null ? say(kind === 'bye' ? 'bye' : 'missed') : names.player(opponent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ByTable({ round }: { readonly round: SeenRound }) {
  const say = useWords();
  const names = useNames();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('table')}</th>
          <th scope="col">{say('players')}</th>
          <th scope="col">{say('result')}</th>
        </tr>
      </thead>
      <tbody>
        {rowsByTable(round).map(({ table, players }) => (
          <tr key={table}>
            <td className="event-print-number">{table}</td>
            <td>{names.two(players).join(' – ')}</td>
            <td className="event-print-blank" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
