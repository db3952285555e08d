import { useFigureNames } from '../hall/figure-names.ts';
import { useRoundName } from '../hall/round-name.ts';
import { latestRound } from '../hall/rounds.ts';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { PaperHead } from './paper-head.tsx';
import { useWords } from './text/words.ts';

/** The standings with every figure; at the end the final places first. */
export function PrintStandings() {
  const say = useWords();
  const names = useNames();
  const nameOf = useRoundName();
  const { view } = useEvent();
  const round = latestRound(view);
  const { places } = view;
  return (
    <>
      {places.length > 0 && (
        <section>
          <PaperHead title={say('finalPlaces')} />
          <ol>
            {places.map(({ player }) => (
              <li key={player}>{names.player(player)}</li>
            ))}
          </ol>
        </section>
      )}
      <section className={places.length > 0 ? 'event-print-next' : undefined}>
        <PaperHead title={say('standings')} more={round && nameOf(round)} />
        <Figures />
      </section>
    </>
  );
}

function Figures() {
  const say = useWords();
  const names = useNames();
  const figureName = useFigureNames();
  const { standings, settings } = useEvent().view;
  const kinds = settings.scoring.tiebreakers.map(({ kind }) => kind).filter((kind) => kind !== 'random');
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('place')}</th>
          <th scope="col">{say('name')}</th>
          <th scope="col">{say('eventPoints')}</th>
          <th scope="col">{say('record')}</th>
          {kinds.map((kind) => (
            <th scope="col" key={kind}>
              {figureName(kind)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standings.map(({ rank, player, eventPoints, wins, draws, losses, figures }) => (
          <tr key={player}>
            <td className="event-print-number">{rank ?? '–'}</td>
            <td>{names.player(player)}</td>
            <td className="event-print-number">{eventPoints}</td>
            <td className="event-print-number">
              {wins}–{draws}–{losses}
            </td>
            {figures.map(({ kind, exact, decimal }) => (
              <td key={kind} className="event-print-number">
                {exact.includes('/') ? `${exact} (${decimal})` : exact}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
