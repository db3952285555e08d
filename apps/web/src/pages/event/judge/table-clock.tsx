import type { SeenPairing } from '@sortie/tournaments/view';
import { type FormEvent, useId, useState } from 'react';
import { useSend } from '../parts/send.tsx';
import { useWords } from './text/words.ts';

/** Time of one table: a judge lets its clock stand and gives minutes back. */
export function TableClock({ pairing: { table, isPaused } }: { readonly pairing: SeenPairing }) {
  const say = useWords();
  const send = useSend();
  const id = useId();
  const [minutes, setMinutes] = useState('5');
  const [told, setTold] = useState('');
  const extend = async (event: FormEvent) => {
    event.preventDefault();
    const count = Number(minutes);
    const reply = await send({ kind: 'extendClock', table, minutes: count });
    setTold(reply.kind === 'done' ? say('given', { count }) : '');
  };
  const toggle = () => void send({ kind: isPaused ? 'resumeClock' : 'pauseClock', table });
  return (
    <details>
      <summary>{say('clockOf', { table })}</summary>
      <form className="row" onSubmit={(event) => void extend(event)}>
        <button type="button" onClick={toggle}>
          {say(isPaused ? 'resume' : 'pause')}
        </button>
        <label htmlFor={id}>{say('minutes')}</label>
        <input
          id={id}
          className="judge-minutes"
          inputMode="numeric"
          value={minutes}
          onChange={({ target }) => setMinutes(target.value.replaceAll(/\D/g, '').slice(0, 3))}
        />
        <button type="submit" disabled={Number(minutes) < 1}>
          {say('extend')}
        </button>
        <span role="status">{told}</span>
      </form>
    </details>
  );
}
