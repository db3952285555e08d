import type { JudgeId, PlayerId } from '@sortie/tournaments/model';
import { useId } from 'react';
import { goTo } from '../../../app/router.ts';
import { roleKey, useKeptEvents } from '../../../live/kept-events.ts';
import { useWords } from '../text/words.ts';
import { useEvent } from './event-context.ts';
import { useNames } from './names.ts';

/** Whom the page is for, and a way to the other roles that this browser holds. */
export function RoleNote() {
  const say = useWords();
  const names = useNames();
  const id = useId();
  const { id: event, as } = useEvent();
  const kept = useKeptEvents().find((each) => each.id === event);
  const own = roleKey(as);
  const roles = [...new Set([own, ...Object.keys(kept?.tokens ?? {}), 'public'])];
  const wordOf = (role: string) => {
    if (role === 'organiser' || role === 'public') return say(role);
    return role.startsWith('j')
      ? say('judgeNamed', { name: names.judge(role as JudgeId) })
      : names.player(role as PlayerId);
  };
  if (roles.length < 2 || own === 'public') return <p className="event-role">{wordOf(own)}</p>;
  return (
    <p className="event-role">
      <label htmlFor={id} className="unseen">
        {say('hereAs')}
      </label>
      <select
        id={id}
        value={own}
        onChange={({ target }) =>
          goTo(`/event/${encodeURIComponent(event)}?as=${encodeURIComponent(target.value)}`)
        }
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {wordOf(role)}
          </option>
        ))}
      </select>
    </p>
  );
}
