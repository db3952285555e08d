import type { PlayerId } from '@sortie/tournaments/model';
import { Link } from '../../../app/link.tsx';
import { WorkingOf } from '../hall/working.tsx';
import { useAddress } from '../parts/addresses.ts';
import { useEvent } from '../parts/event-context.ts';
import { useWords } from './text/words.ts';

/** A player's own place, with its working one press away. */
export function MyStanding({ player }: { readonly player: PlayerId }) {
  const say = useWords();
  const address = useAddress();
  const { standings } = useEvent().view;
  const standing = standings.find((each) => each.player === player);
  if (!standing) return null;
  const { rank, eventPoints, wins, draws, losses } = standing;
  return (
    <section className="panel player-part">
      <h3>{say('myStanding')}</h3>
      <p className="player-standing">
        {rank !== null && <strong>{say('placeOf', { rank, all: standings.length })}</strong>}
        <span>{say('eventPoints', { count: eventPoints })}</span>
        <span>{say('record', { wins, draws, losses })}</span>
      </p>
      <details>
        <summary>{say('showWorking')}</summary>
        <WorkingOf standing={standing} />
      </details>
      <p className="player-more">
        <Link href={address('standings')}>{say('toStandings')}</Link>
      </p>
    </section>
  );
}
