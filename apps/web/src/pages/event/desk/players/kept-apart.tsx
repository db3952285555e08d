import type { ForbiddenPair, PlayerId } from '@sortie/tournaments/model';
import { type FormEvent, useState } from 'react';
import { useEvent } from '../../parts/event-context.ts';
import { PickField, TextField } from '../../parts/fields.tsx';
import { useNames } from '../../parts/names.ts';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { useCommand } from '../../parts/use-command.ts';
import { useWords } from './text/words.ts';

/** Pairs that are never drawn. Only organisers see them. */
export function KeptApart() {
  const say = useWords();
  const { players, settings } = useEvent().view;
  const forbidden = settings.forbidden ?? [];
  const [one, setOne] = useState('');
  const [other, setOther] = useState('');
  const [why, setWhy] = useState('');
  const { isBusy, refusal, run } = useCommand();
  const change = (next: readonly ForbiddenPair[]) =>
    run({ kind: 'changeSettings', settings: { forbidden: next } });
  const choices = [
    { value: '', label: '–' },
    ...players
      .map(({ id, name }) => ({ value: id as string, label: name }))
      .toSorted((first, second) => first.label.localeCompare(second.label)),
  ];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || one === '' || other === '' || one === other) return;
    if (!(await change([...forbidden, { players: [one as PlayerId, other as PlayerId], why }]))) return;
    setOne('');
    setOther('');
    setWhy('');
  };
  return (
    <section className="desk-section">
      <h2>{say('apart')}</h2>
      <p className="soft">{say('apartWhy')}</p>
      <PairsApart pairs={forbidden} onChange={(next) => void change(next)} />
      <form className="panel desk-form" onSubmit={(event) => void submit(event)}>
        <div className="fields">
          <PickField label={say('first')} value={one} choices={choices} onPick={setOne} />
          <PickField label={say('second')} value={other} choices={choices} onPick={setOther} />
          <TextField label={say('reason')} value={why} onText={setWhy} />
        </div>
        <RefusalNote reply={refusal} />
        <p className="row">
          <button type="submit" aria-disabled={isBusy || one === '' || other === '' || one === other}>
            {say('keepApart')}
          </button>
        </p>
      </form>
    </section>
  );
}

interface PairsApartProps {
  readonly pairs: readonly ForbiddenPair[];
  readonly onChange: (pairs: readonly ForbiddenPair[]) => void;
}

function PairsApart({ pairs, onChange }: PairsApartProps) {
  const say = useWords();
  const names = useNames();
  return (
    <ul className="desk-list kept-apart">
      {pairs.map((pair) => {
        const [one, other] = names.two(pair.players);
        return (
          <li key={pair.players.join()}>
            <strong>{say('pair', { one, other })}</strong>
            <span className="soft">{pair.why}</span>
            <button type="button" onClick={() => onChange(pairs.filter((each) => each !== pair))}>
              {say('letMeet')}
              <span className="unseen">{say('ofPair', { one, other })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
