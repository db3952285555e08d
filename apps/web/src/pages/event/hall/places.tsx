import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { useWords } from './text/words.ts';
import './hall.css';

const PODIUM = 4;

/** How it ended. */
export function Places() {
  const say = useWords();
  const names = useNames();
  const { places, bracket } = useEvent().view;
  const [winner] = places;
  if (!winner) return null;
  const count = bracket === null ? PODIUM : Math.max(PODIUM, bracket.seeds.length);
  return (
    <section className="hall-places">
      <h2>{say('winnerIs', { name: names.player(winner.player) })}</h2>
      <ol>
        {places.slice(0, count).map(({ player }) => (
          <li key={player}>{names.player(player)}</li>
        ))}
      </ol>
    </section>
  );
}
