import { Link } from '../../../../app/link.tsx';
import { noteLinkIsKept, useKeptEvents } from '../../../../live/kept-events.ts';
import { useAddress } from '../../parts/addresses.ts';
import { useEvent } from '../../parts/event-context.ts';
import { OwnLink } from './own-link.tsx';
import { useWords } from './text/words.ts';

/** Until the organiser says that it is done: keep the link elsewhere, for nobody can ask for it again. */
export function KeepLink() {
  const say = useWords();
  const address = useAddress();
  const { id } = useEvent();
  const isKept = useKeptEvents().find((event) => event.id === id)?.isLinkKept ?? false;
  if (isKept) return null;
  return (
    <section className="desk-section panel" aria-labelledby="keep-link">
      <h2 id="keep-link">{say('keepLink')}</h2>
      <p>{say('keepLinkWhy')}</p>
      <OwnLink />
      <p className="row">
        <button type="button" className="primary" onClick={() => noteLinkIsKept(id)}>
          {say('linkIsKept')}
        </button>
        <Link className="button" href={address('desk/judges')}>
          {say('toOrganisers')}
        </Link>
      </p>
    </section>
  );
}
