import type { SeenPairing, SeenRound } from '@sortie/tournaments/view';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useEventTexts } from '../../parts/event-texts.ts';
import { TextField } from '../../parts/fields.tsx';
import { useNames } from '../../parts/names.ts';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { emptyDraft, resultOf } from '../../parts/result-draft.ts';
import { ResultFields } from '../../parts/result-fields.tsx';
import { useCommand } from '../../parts/use-command.ts';
import { pairingAt, resultCommand } from './table-result.ts';
import { useWords } from './text/words.ts';
import './result-entry.css';

/** Results from slips by keyboard alone: the table's number, points, points, each followed by Enter. */
export function ResultEntry({ round }: { readonly round: SeenRound }) {
  const say = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState('');
  const pairing = pairingAt(round, typed);
  const finish = (sentence: string) => {
    setTold(sentence);
    setTyped('');
    form.current?.querySelector<HTMLElement>('[data-entry="table"]')?.focus();
  };
  const { two, draft, setDraft, why, setWhy, isReady, refusal, submit } = useEntry(round, pairing, finish);
  return (
    <form
      ref={form}
      className="result-entry panel"
      aria-label={say('entry')}
      onSubmit={(event) => void submit(event)}
      onKeyDown={goOnAtEnter}
    >
      <div className="result-entry-table">
        <TextField
          label={say('table')}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          data-entry="table"
          onText={setTyped}
        />
      </div>
      {pairing && two ? (
        <div className="result-entry-rest">
          <p className="result-entry-two">
            <strong>{say('versus', { one: two[0], other: two[1] })}</strong>{' '}
            <Before pairing={pairing} two={two} />
          </p>
          <ResultFields names={two} draft={draft} onDraft={setDraft} />
          <Finish isCorrection={pairing.result !== null} isReady={isReady} why={why} onWhy={setWhy} />
          <RefusalNote reply={refusal} />
        </div>
      ) : (
        <Hint typed={typed} />
      )}
      <p className="result-entry-told" role="status">
        {told}
      </p>
    </form>
  );
}

/** What was entered for a table so far, and how it is sent. */
function useEntry(round: SeenRound, pairing: SeenPairing | undefined, onDone: (told: string) => void) {
  const say = useWords();
  const names = useNames();
  const { resultText } = useEventTexts();
  const [draft, setDraft] = useState(emptyDraft);
  const [why, setWhy] = useState('');
  const { isBusy, refusal, run } = useCommand();
  const two = pairing && names.two(pairing.players);
  const result = resultOf(draft);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!pairing || !two || !result || isBusy) return;
    if (!(await run(resultCommand(round, pairing, result, why)))) return;
    setDraft(emptyDraft);
    setWhy('');
    onDone(say('entered', { table: pairing.table, result: resultText(result, two) }));
  };
  return { two, draft, setDraft, why, setWhy, refusal, submit, isReady: !isBusy && result !== undefined };
}

/** Enter goes to the next empty field, and sends what is complete. */
function goOnAtEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')];
  const next = fields.slice(fields.indexOf(event.target) + 1).find(({ value }) => value === '');
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface BeforeProps {
  readonly pairing: SeenPairing;
  readonly two: readonly [string, string];
}

function Before({ pairing: { result }, two }: BeforeProps) {
  const say = useWords();
  const { resultText } = useEventTexts();
  if (result === null) return null;
  return <span className="soft">{say('hasResult', { result: resultText(result, two) })}</span>;
}

interface FinishProps {
  readonly isCorrection: boolean;
  readonly isReady: boolean;
  readonly why: string;
  readonly onWhy: (why: string) => void;
}

/** A correction needs its reason. */
function Finish({ isCorrection, isReady, why, onWhy }: FinishProps) {
  const say = useWords();
  return (
    <>
      {isCorrection && <TextField label={say('why')} hint={say('whyHint')} value={why} onText={onWhy} />}
      <p className="row">
        <button type="submit" className="primary" aria-disabled={!isReady}>
          {say(isCorrection ? 'correct' : 'enter')}
        </button>
      </p>
    </>
  );
}

function Hint({ typed }: { readonly typed: string }) {
  const say = useWords();
  return (
    <p className="soft result-entry-hint">
      {typed.trim() === '' ? say('entryHint') : say('noTable', { table: typed })}
    </p>
  );
}
