import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { EventReply } from '../../../live/event-line.ts';
import { RefusalNote } from '../parts/refusal-note.tsx';

interface Props {
  readonly label: string;
  readonly button: string;
  readonly onSend: (why: string) => Promise<EventReply>;
  readonly children?: ReactNode;
}

/** A decision and its reason, which is kept. */
export function WhyForm({ label, button, onSend, children }: Props) {
  const id = useId();
  const [why, setWhy] = useState('');
  const [reply, setReply] = useState<Exclude<EventReply, { readonly kind: 'done' }> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer = await onSend(why.trim());
    setBusy(false);
    setReply(answer.kind === 'done' ? null : answer);
    if (answer.kind === 'done') setWhy('');
  };
  return (
    <form className="judge-form" onSubmit={(event) => void submit(event)}>
      {children}
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={1000}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      <RefusalNote reply={reply} />
      <button type="submit" className="primary" disabled={isBusy || why.trim() === ''}>
        {button}
      </button>
    </form>
  );
}
