import type { JudgeCall, JudgeId } from '@sortie/tournaments/model';
import { useId, useState } from 'react';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { useSend } from '../parts/send.tsx';
import { CallFacts } from './call-card.tsx';
import { mayDecideAppeals } from './calls.ts';
import { useWords } from './text/words.ts';
import { WhyForm } from './why-form.tsx';

interface Props {
  readonly call: JudgeCall;
  readonly judge: JudgeId;
}

/** A ruling that was appealed against: the head judge has the last word. */
export function AppealCard({ call, judge }: Props) {
  const say = useWords();
  const names = useNames();
  const { view } = useEvent();
  const { ruling, appeal } = call;
  return (
    <li className="panel judge-call" data-appeal={call.id}>
      <CallFacts call={call} />
      {ruling && (
        <p>
          {say('ruledBy', { name: ruling.by })} <strong>{ruling.why}</strong>
        </p>
      )}
      {appeal && <p>{say('appealedBy', { name: names.player(appeal.by) })}</p>}
      {mayDecideAppeals(view, judge) ? <Decide call={call} /> : <p>{say('waitsForHead')}</p>}
    </li>
  );
}

function Decide({ call }: Pick<Props, 'call'>) {
  const say = useWords();
  const send = useSend();
  const id = useId();
  const [isOverturned, setOverturned] = useState(false);
  const decide = (why: string) =>
    send({ kind: 'decideAppeal', call: call.id, isOverturned, why }, { inline: true });
  return (
    <WhyForm label={say('decisionWhy')} button={say('decide')} onSend={decide}>
      <label htmlFor={id}>{say('decision')}</label>
      <select
        id={id}
        value={isOverturned ? 'overturned' : 'upheld'}
        onChange={({ target }) => setOverturned(target.value === 'overturned')}
      >
        <option value="upheld">{say('uphold')}</option>
        <option value="overturned">{say('overturn')}</option>
      </select>
    </WhyForm>
  );
}
