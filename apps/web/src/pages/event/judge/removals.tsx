import { useEvent } from '../parts/event-context.ts';
import { useSend } from '../parts/send.tsx';
import { proposedForRemoval } from './calls.ts';
import { useWords } from './text/words.ts';
import { WhyForm } from './why-form.tsx';

/** Three warnings propose a removal; the judge decides. */
export function Removals() {
  const say = useWords();
  const send = useSend();
  const proposed = proposedForRemoval(useEvent().view);
  if (proposed.length === 0) return null;
  return (
    <section aria-labelledby="judge-removals">
      <h2 id="judge-removals">{say('removals')}</h2>
      <ul className="judge-queue">
        {proposed.map(({ id, name, warnings }) => (
          <li key={id} className="panel judge-call" data-removal={id}>
            <h3>{say('hasWarnings', { name, count: warnings?.length ?? 0 })}</h3>
            <ul>
              {warnings?.map(({ ground, why, at }) => (
                <li key={`${ground} ${at}`}>
                  {say(ground)}: {why}
                </li>
              ))}
            </ul>
            <p>{say('removalIsYours')}</p>
            <details>
              <summary>{say('removeNamed', { name })}</summary>
              <WhyForm
                label={say('why')}
                button={say('remove')}
                onSend={(why) =>
                  send({ kind: 'disqualify', player: id, ground: 'threeWarnings', why }, { inline: true })
                }
              />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
