import type { SeenPlayer } from '@sortie/tournaments/view';
import { Link } from '../../../app/link.tsx';
import { useLanguage } from '../../../app/settings.ts';
import { dayWords } from '../hall/day-words.ts';
import { useAddress } from '../parts/addresses.ts';
import { useEvent } from '../parts/event-context.ts';
import { useSend } from '../parts/send.tsx';
import { MyList } from './my-list.tsx';
import { useWords } from './text/words.ts';

/** Before the start: say that one is here, hand in the list. */
export function MyEntry({ player }: { readonly player: SeenPlayer }) {
  const say = useWords();
  const address = useAddress();
  const language = useLanguage();
  const { date, place } = useEvent().view.settings;
  const facts = [dayWords(date, language), place].filter((fact) => fact !== '').join(' · ');
  return (
    <section>
      <h2>{say('youAreRegistered', { name: player.name })}</h2>
      {facts !== '' && <p className="soft">{facts}</p>}
      <CheckIn player={player} />
      <MyList player={player} />
      <p className="player-more">
        <Link href={address('info')}>{say('toInfo')}</Link>
      </p>
    </section>
  );
}

function CheckIn({ player }: { readonly player: SeenPlayer }) {
  const say = useWords();
  const send = useSend();
  const isHere = player.presence === 'present';
  const check = (here: boolean) => void send({ kind: 'checkIn', player: player.id, isHere: here });
  return (
    <section className="panel player-part" data-presence={player.presence}>
      <h3>{say('checkIn')}</h3>
      <p role="status">{say(isHere ? 'checkedIn' : 'checkInWhy')}</p>
      {isHere ? (
        <button type="button" onClick={() => check(false)}>
          {say('notHere')}
        </button>
      ) : (
        <button type="button" className="primary player-wide" onClick={() => check(true)}>
          {say('iAmHere')}
        </button>
      )}
    </section>
  );
}
