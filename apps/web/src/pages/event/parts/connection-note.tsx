import { useOnline } from '../../../app/use-online.ts';
import type { FollowedEvent } from '../../../live/event-line.ts';
import { useWords } from '../text/words.ts';
import './connection-note.css';

/** Whether what is shown is what is so: quiet while it is, plain when the line is broken. */
export function ConnectionNote({ connection }: Pick<FollowedEvent, 'connection'>) {
  const say = useWords();
  const isOnline = useOnline();
  const isHere = connection === 'here' && isOnline;
  return (
    <p
      className={isHere ? 'event-line event-line-here' : 'event-line event-line-away'}
      role="status"
      data-connection={connection}
    >
      {isHere ? say('live') : say(!isOnline ? 'noNetwork' : connection === 'silent' ? 'silent' : 'away')}
    </p>
  );
}
