import type { JudgeCall } from '@sortie/tournaments/model';
import { type FormEvent, useId, useState } from 'react';
import { usePlace } from '../../../app/router.ts';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { useSend } from '../parts/send.tsx';
import { callsAt, mayAppeal } from './calls.ts';
import type { AtTable } from './my-table.ts';
import { useWords } from './text/words.ts';

/** Calls a judge to the table, and shows what came of it. */
export function CallJudge({ moment: { round, pairing } }: { readonly moment: AtTable }) {
  const say = useWords();
  const { view } = useEvent();
  const isWanted = usePlace().query.get('call') === '1';
  const [isOpen, setOpen] = useState(isWanted);
  const calls = callsAt(view, round.number, pairing.table);
  const isCalled = calls.some(({ ruling }) => ruling === null);
  return (
    <section className="panel player-part">
      <h3>{say('judge')}</h3>
      {calls.map((call) => (
        <CallState key={call.id} call={call} />
      ))}
      {!isCalled && !isOpen && (
        <button type="button" className="player-wide" onClick={() => setOpen(true)}>
          {say('callJudge')}
        </button>
      )}
      {!isCalled && isOpen && <CallForm table={pairing.table} onDone={() => setOpen(false)} />}
    </section>
  );
}

interface CallFormProps {
  readonly table: number;
  readonly onDone: () => void;
}

function CallForm({ table, onDone }: CallFormProps) {
  const say = useWords();
  const send = useSend();
  const id = useId();
  const [about, setAbout] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reply = await send({ kind: 'callJudge', table, about: about.trim() });
    if (reply.kind === 'done') onDone();
  };
  return (
    <form className="report-form" onSubmit={(event) => void submit(event)}>
      <p className="report-field">
        <label htmlFor={id}>{say('callAbout')}</label>
        <textarea
          id={id}
          rows={2}
          maxLength={500}
          value={about}
          onChange={({ target }) => setAbout(target.value)}
        />
      </p>
      <p className="row">
        <button type="submit" className="primary">
          {say('callNow')}
        </button>
        <button type="button" onClick={onDone}>
          {say('cancel')}
        </button>
      </p>
    </form>
  );
}

function CallState({ call }: { readonly call: JudgeCall }) {
  const say = useWords();
  const names = useNames();
  const send = useSend();
  const { view } = useEvent();
  const { about, takenBy, ruling, appeal } = call;
  const decision = appeal?.decision ?? null;
  return (
    <div className="player-call" data-call={call.id}>
      {about !== '' && <p className="soft">{say('callWas', { about })}</p>}
      <div role="status">
        {ruling === null && (
          <p>
            <strong>
              {takenBy === null ? say('judgeCalled') : say('judgeComes', { name: names.judge(takenBy) })}
            </strong>{' '}
            {say('gameStands')}
          </p>
        )}
        {ruling && (
          <p>
            {say('ruledBy', { name: ruling.by })} <strong>{ruling.why}</strong>
          </p>
        )}
        {appeal && !decision && <p>{say('appealed')}</p>}
        {decision && (
          <p>
            {say(appeal?.isOverturned ? 'overturnedBy' : 'upheldBy', { name: decision.by })}{' '}
            <strong>{decision.why}</strong>
          </p>
        )}
      </div>
      {mayAppeal(view, call) && (
        <p>
          <button type="button" onClick={() => void send({ kind: 'appeal', call: call.id })}>
            {say('appeal')}
          </button>
        </p>
      )}
    </div>
  );
}
