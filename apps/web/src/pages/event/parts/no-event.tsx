import { Link } from '../../../app/link.tsx';
import { forgetToken } from '../../../live/kept-events.ts';
import { useWords } from '../text/words.ts';

const reasons = { 'bad-token': 'badToken', 'no-event': 'noEvent', version: 'otherVersion' } as const;

interface NoEventProps {
  readonly id: string;
  readonly reason: string | null;
  /** What it was to be opened with. */
  readonly token: string | undefined;
}

/** Instead of an event that cannot be opened: why, and what there is instead. */
export function NoEvent({ id, reason, token }: NoEventProps) {
  const say = useWords();
  const word = reasons[reason as keyof typeof reasons] ?? 'noEvent';
  return (
    <section>
      <h1>{say(word)}</h1>
      <p className="soft">{say(`${word}Why`)}</p>
      <p className="row">
        {word === 'badToken' && (
          <Link
            className="button primary"
            href={`/event/${encodeURIComponent(id)}?as=public`}
            onClick={() => token !== undefined && forgetToken(id, token)}
          >
            {say('toPublic')}
          </Link>
        )}
        {word === 'otherVersion' && (
          <button type="button" className="primary" onClick={() => window.location.reload()}>
            {say('reload')}
          </button>
        )}
        <Link className="button" href="/events">
          {say('toEvents')}
        </Link>
      </p>
    </section>
  );
}
