import type { EventRole } from '@sortie/tournaments/wire';
import { useState } from 'react';
import { keepVisit, roleKey } from '../../../../live/kept-events.ts';
import { ShareBox } from '../../../../live/share/share-box.tsx';
import { linkTo } from '../../parts/addresses.ts';
import { useEvent } from '../../parts/event-context.ts';
import { useShowTrouble } from '../../parts/send.tsx';
import { useWords } from './text/words.ts';

interface RoleLinkProps {
  readonly role: EventRole;
  readonly name: string;
  readonly onMade?: () => void;
}

/** Makes the link of a person; one made before dies, which is said first. */
export function RoleLink({ role, name, onMade }: RoleLinkProps) {
  const say = useWords();
  const {
    id,
    line,
    as,
    view: { settings },
  } = useEvent();
  const show = useShowTrouble();
  const [isBusy, setBusy] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const make = async () => {
    if (isBusy) return;
    setBusy(true);
    const reply = await line.makeLink(role);
    setBusy(false);
    if (reply.kind !== 'done') {
      await show(reply);
      return;
    }
    const { token: made, isOwn } = reply.result;
    setToken(made);
    onMade?.();
    // Whoever replaces their own link goes on with the new one.
    if (isOwn) keepVisit({ id, name: settings.name, date: settings.date, role: roleKey(as), token: made });
  };
  if (token !== null) {
    return <ShareBox label={say('linkOf', { name })} addressAt={(origin) => linkTo(origin, id, token)} />;
  }
  return (
    <p className="row">
      <button
        type="button"
        aria-label={say('makeLinkOf', { name })}
        aria-disabled={isBusy}
        onClick={() => void make()}
      >
        {say('makeLink')}
      </button>
      <span className="soft">{say('replaces')}</span>
    </p>
  );
}
