import { type RoundRecord, type Standing, workingOf } from '@sortie/tournaments/standings';
import { useMemo } from 'react';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { useFigureNames } from './figure-names.ts';
import { addends, formulaOf } from './formulas.ts';
import { useWords } from './text/words.ts';
import './hall.css';
import './working.css';

/** How the figures of one player came about, so that anybody can work them out again. */
export function WorkingOf({ standing }: { readonly standing: Standing }) {
  const say = useWords();
  const { view } = useEvent();
  const nameOf = useFigureNames();
  const { player, figures } = standing;
  const working = useMemo(() => workingOf(view, player), [view, player]);
  const { records } = working;
  return (
    <div className="working">
      <Rounds records={records} />
      <dl className="working-figures">
        <div>
          <dt>{say('eventPoints')}</dt>
          <dd>
            {addends(records.map(({ eventPoints }) => eventPoints))} = {working.eventPoints}
          </dd>
        </div>
        {working.figures.map((figure, at) => (
          <div key={figure.kind}>
            <dt>{nameOf(figure.kind)}</dt>
            <dd>
              <Opponents figure={figure} />
              <span className="working-formula" data-figure={figure.kind}>
                {formulaOf(figure, working)}
                {figure.exact.includes('/') && ` ≈ ${figures[at]?.decimal ?? ''}`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <SettledBy standing={standing} />
    </div>
  );
}

function Rounds({ records }: { readonly records: readonly RoundRecord[] }) {
  const say = useWords();
  const names = useNames();
  if (records.length === 0) return <p className="soft">{say('nothingRecorded')}</p>;
  return (
    <table className="hall-table working-rounds">
      <caption className="unseen">{say('roundByRound')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('roundColumn')}</th>
          <th scope="col">{say('opponent')}</th>
          <th scope="col">{say('result')}</th>
          <th scope="col" className="hall-number">
            {say('eventPoints')}
          </th>
          <th scope="col" className="hall-number">
            {say('missionPoints')}
          </th>
        </tr>
      </thead>
      <tbody>
        {records.map(({ round, opponent, kind, result, eventPoints, missionPoints }) => (
          <tr key={round}>
            <th scope="row">{round}</th>
            <td>{opponent === null ? say(kind === 'missed' ? 'missed' : 'bye') : names.player(opponent)}</td>
            <td>{say(result)}</td>
            <td className="hall-number">{eventPoints}</td>
            <td className="hall-number">{missionPoints}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Figure = ReturnType<typeof workingOf>['figures'][number];

/** What each opponent brings in. */
function Opponents({ figure: { kind, opponents } }: { readonly figure: Figure }) {
  const say = useWords();
  const names = useNames();
  if (opponents.length === 0) return null;
  return (
    <ul>
      {opponents.map(({ player, eventPoints, rounds, exact }, at) => (
        // Two who met twice are counted twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: the same opponent may stand here twice
        <li key={`${player} ${at}`}>
          {kind === 'opponentsSchedule'
            ? say('scheduleOf', { name: names.player(player), exact })
            : say('rateOf', { name: names.player(player), points: eventPoints, count: rounds, exact })}
        </li>
      ))}
    </ul>
  );
}

/** What put a player below the one above. */
function SettledBy({ standing: { rank, settledBy } }: { readonly standing: Standing }) {
  const say = useWords();
  const nameOf = useFigureNames();
  if (rank === null || rank === 1) return null;
  return (
    <p className="soft">
      {settledBy === null ? say('belowByPoints') : say('belowBy', { figure: nameOf(settledBy) })}
    </p>
  );
}
