import { Link } from '../../app/link.tsx';
import { useWords } from './text/words.ts';
import { useRetention } from './use-retention.ts';
import './keeping.css';

/** Said where somebody is about to leave something on the server: what it keeps, and for how long. */
export function KeepingNote({ mayWait = false }: { readonly mayWait?: boolean }) {
  const say = useWords();
  const retention = useRetention();
  if (!retention) return null;
  const { waitingDays, gameDays } = retention;
  return (
    <p className="soft keeping-note" data-keeping={gameDays}>
      {gameDays === 0 ? say('briefForEver') : say('brief', { count: gameDays })}{' '}
      {mayWait && waitingDays > 0 && say('briefWaiting', { count: waitingDays })}{' '}
      <Link href="/settings#keeping">{say('more')}</Link>
    </p>
  );
}
