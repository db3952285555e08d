import { Suspense } from 'react';
import { lazyPart } from '../../../app/lazy-part.ts';
import { useLanguage } from '../../../app/settings.ts';
import { useReach } from '../../../live/share/use-reach.ts';
import { dayWords } from '../hall/day-words.ts';
import { linkTo } from '../parts/addresses.ts';
import { useEvent } from '../parts/event-context.ts';
import { useWords } from './text/words.ts';

const QrCode = lazyPart(async () => (await import('../../../live/share/qr-code.tsx')).QrCode);

/** Before the first round: what it is, and a code that phones open the event with. */
export function WallAnnouncement() {
  const say = useWords();
  const language = useLanguage();
  const reach = useReach();
  const { id, view } = useEvent();
  const { type, date, place } = view.settings;
  const origin = reach?.kind === 'network' ? reach.origin : undefined;
  return (
    <section className="wall-body wall-announcement">
      <div>
        <h2>{type}</h2>
        {date !== '' && <p>{dayWords(date, language)}</p>}
        {place !== '' && <p>{place}</p>}
        <p>{say('registered', { count: view.players.length })}</p>
        <p>{say('here', { count: view.players.filter(({ presence }) => presence === 'present').length })}</p>
      </div>
      {origin !== undefined && (
        <div className="wall-code">
          <Suspense fallback={null}>
            <QrCode text={linkTo(origin, id)} label={say('codeLabel')} />
          </Suspense>
          <p>{say('scan')}</p>
        </div>
      )}
    </section>
  );
}
