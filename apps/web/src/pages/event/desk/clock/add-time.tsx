import { type FormEvent, useId, useState } from 'react';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { useCommand } from '../../parts/use-command.ts';
import { useWords } from './text/words.ts';
import './clock.css';

/** More minutes, for every table or for one. */
export function AddTime({ table }: { readonly table: number | null }) {
  const say = useWords();
  const id = useId();
  const [minutes, setMinutes] = useState('5');
  const { isBusy, refusal, run } = useCommand();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) await run({ kind: 'extendClock', minutes: Number(minutes), table });
  };
  return (
    <form className="add-time" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id} className="unseen">
        {say('minutes')}
      </label>
      <input
        id={id}
        inputMode="numeric"
        value={minutes}
        onInput={({ currentTarget }) => setMinutes(currentTarget.value)}
      />
      <button type="submit" aria-disabled={isBusy}>
        {say(table === null ? 'addForAll' : 'addForTable')}
      </button>
      <RefusalNote reply={refusal} />
    </form>
  );
}
