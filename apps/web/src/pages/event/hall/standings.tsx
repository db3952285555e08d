import type { PlayerId } from '@sortie/tournaments/model';
import type { Standing } from '@sortie/tournaments/standings';
import { Fragment, useState } from 'react';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { useFigureNames } from './figure-names.ts';
import { useRoundName } from './round-name.ts';
import { settledCount } from './rounds.ts';
import { useWords } from './text/words.ts';
import './hall.css';
import { WorkingOf } from './working.tsx';
import './standings.css';

/** Everybody in their order; each line opens to show how its figures came about. */
export function Standings() {
  const say = useWords();
  const { view } = useEvent();
  const { standings } = view;
  const [open, setOpen] = useState<ReadonlySet<PlayerId>>(new Set());
  const toggle = (player: PlayerId) =>
    setOpen(
      (before) =>
        new Set(before.has(player) ? [...before].filter((id) => id !== player) : [...before, player]),
    );
  // Games of the bracket decide places and count for no standing.
  const round = view.rounds.findLast(({ stage }) => stage === 'swiss');
  const roundName = useRoundName();
  if (!round) {
    return (
      <section>
        <h2>{say('standings')}</h2>
        <p className="hall-note">{say('noStandingsYet')}</p>
      </section>
    );
  }
  return (
    <section>
      <h2>{say('standings')}</h2>
      <p className="soft">
        {say('afterResults', {
          round: roundName(round),
          done: settledCount(round),
          all: round.pairings.length,
        })}
      </p>
      <table className="hall-table standings" aria-label={say('standings')}>
        <Columns />
        <tbody>
          {standings.map((standing) => (
            <Fragment key={standing.player}>
              <Row
                standing={standing}
                isOpen={open.has(standing.player)}
                onToggle={() => toggle(standing.player)}
              />
              {open.has(standing.player) && (
                <tr className="standings-working">
                  <td colSpan={4 + standing.figures.length}>
                    <WorkingOf standing={standing} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      <Corrections />
    </section>
  );
}

function Columns() {
  const say = useWords();
  const nameOf = useFigureNames();
  const { tiebreakers } = useEvent().view.settings.scoring;
  return (
    <thead>
      <tr>
        <th scope="col" className="hall-number">
          {say('place')}
        </th>
        <th scope="col">{say('name')}</th>
        <th scope="col" className="hall-number">
          {say('eventPoints')}
        </th>
        <th scope="col" className="hall-number standings-record">
          <span aria-hidden="true">{say('recordShort')}</span>
          <span className="unseen">{say('record')}</span>
        </th>
        {tiebreakers
          .filter(({ kind }) => kind !== 'random')
          .map(({ kind }) => (
            <th scope="col" key={kind} className="hall-number standings-figure">
              {nameOf(kind)}
            </th>
          ))}
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly standing: Standing;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Row({ standing, isOpen, onToggle }: RowProps) {
  const say = useWords();
  const names = useNames();
  const { as, view } = useEvent();
  const { rank, player, eventPoints, wins, draws, losses, figures } = standing;
  const isOwn = as.role === 'player' && as.player === player;
  const presence = view.players.find(({ id }) => id === player)?.presence;
  return (
    <tr data-player={player} className={isOwn ? 'standings-own' : undefined}>
      <td className="hall-number">{rank ?? '–'}</td>
      <th scope="row">
        <button type="button" className="standings-name" aria-expanded={isOpen} onClick={onToggle}>
          <span className="standings-sign" aria-hidden="true">
            {isOpen ? '▾' : '▸'}
          </span>
          {names.player(player)}
          <span className="unseen">{say('howWorkedOut')}</span>
        </button>
        {presence !== undefined && presence in OUT && (
          <span className="soft standings-out">{say(OUT[presence as keyof typeof OUT])}</span>
        )}
      </th>
      <td className="hall-number">
        <strong>{eventPoints}</strong>
      </td>
      <td className="hall-number">{say('recordOf', { wins, draws, losses })}</td>
      {figures.map(({ kind, decimal, exact }) => (
        <td key={kind} className="hall-number standings-figure" title={exact}>
          {exact.includes('/') ? decimal : exact}
        </td>
      ))}
    </tr>
  );
}

const OUT = { dropped: 'dropped', removed: 'removed', disqualified: 'disqualified' } as const;

/** Results that were changed after they had been settled, for everybody to see. */
function Corrections() {
  const say = useWords();
  const { corrections } = useEvent().view;
  if (corrections.length === 0) return null;
  return (
    <details className="standings-corrections">
      <summary>{say('corrections', { count: corrections.length })}</summary>
      <ul>
        {corrections.map(({ round, table, at, by, why }) => (
          <li key={`${round} ${table} ${at}`}>{say('correctedBy', { round, table, by, why })}</li>
        ))}
      </ul>
    </details>
  );
}
