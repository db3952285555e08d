import type { EventRole } from '@sortie/tournaments/wire';
import { useState } from 'react';
import { ShareBox } from '../../../../live/share/share-box.tsx';
import { linkTo } from '../../parts/addresses.ts';
import { useEvent } from '../../parts/event-context.ts';
import { useShowTrouble } from '../../parts/send.tsx';
import { useWords } from './text/words.ts';

interface RoleLinkProps {
  readonly role: EventRole;
  readonly name: string;
}

/** Makes the link of a person; one made before dies, which is said first. */
export function RoleLink({ role, name }: RoleLinkProps) {
  const say = useWords();
  const { id, line } = useEvent();
  const show = useShowTrouble();
  const [isBusy, setBusy] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const make = async () => {
    if (isBusy) return;
    setBusy(true);
    const reply = await line.makeLink(role);
    setBusy(false);
    if (reply.kind === 'done') setToken(reply.result.token);
    else await show(reply);
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
