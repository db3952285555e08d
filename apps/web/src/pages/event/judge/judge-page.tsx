import type { JudgeId } from '@sortie/tournaments/model';
import { useTitle } from '../../../app/use-title.ts';
import { MorePages } from '../hall/more-pages.tsx';
import { useEvent } from '../parts/event-context.ts';
import { AppealCard } from './appeal-card.tsx';
import { CallCard } from './call-card.tsx';
import { callQueue } from './calls.ts';
import { DoneCalls } from './done-calls.tsx';
import { JudgeTables } from './judge-tables.tsx';
import { Removals } from './removals.tsx';
import { useWords } from './text/words.ts';
import { Warn } from './warn.tsx';
import '../hall/hall.css';
import './judge.css';

/** What a judge is needed for, in order. */
export function JudgePage() {
  const say = useWords();
  const { as, view } = useEvent();
  const { open, appeals, done } = callQueue(view);
  useTitle(open.length > 0 ? say('titleCalls', { count: open.length }) : view.settings.name);
  if (as.role !== 'judge') return null;
  const judge: JudgeId = as.judge;
  return (
    <div className="judge">
      <section aria-labelledby="judge-calls">
        <h2 id="judge-calls">{say('calls', { count: open.length })}</h2>
        <p role="status" className={open.length === 0 ? 'hall-note' : 'unseen'}>
          {open.length === 0 ? say('nobodyCalls') : say('titleCalls', { count: open.length })}
        </p>
        {open.length > 0 && (
          <ol className="judge-queue">
            {open.map((call) => (
              <CallCard key={call.id} call={call} judge={judge} />
            ))}
          </ol>
        )}
      </section>
      {appeals.length > 0 && (
        <section aria-labelledby="judge-appeals">
          <h2 id="judge-appeals">{say('appeals')}</h2>
          <ol className="judge-queue">
            {appeals.map((call) => (
              <AppealCard key={call.id} call={call} judge={judge} />
            ))}
          </ol>
        </section>
      )}
      <Removals />
      <JudgeTables />
      <Warn />
      <DoneCalls calls={done} />
      <MorePages />
    </div>
  );
}
