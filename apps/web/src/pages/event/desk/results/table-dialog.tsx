import type { SeenPairing, SeenRound } from '@sortie/tournaments/view';
import { type FormEvent, useState } from 'react';
import { EventDialog } from '../../parts/event-dialog.tsx';
import { useEventTexts } from '../../parts/event-texts.ts';
import { TextField } from '../../parts/fields.tsx';
import { useNames } from '../../parts/names.ts';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { draftOf, resultOf } from '../../parts/result-draft.ts';
import { ResultFields } from '../../parts/result-fields.tsx';
import { useCommand } from '../../parts/use-command.ts';
import { TableClock } from '../clock/table-clock.tsx';
import { TableGame } from './table-game.tsx';
import { resultCommand } from './table-result.ts';
import { useWords } from './text/words.ts';

interface TableDialogProps {
  readonly round: SeenRound;
  readonly pairing: SeenPairing;
  readonly onClose: () => void;
}

/** One table: its result, its own time, its game. */
export function TableDialog({ round, pairing, onClose }: TableDialogProps) {
  const say = useWords();
  const names = useNames();
  const { pairingText } = useEventTexts();
  const two = names.two(pairing.players);
  const isOpen = round.status === 'published' && pairing.result === null;
  return (
    <EventDialog
      title={say('tableOf', { table: pairing.table, one: two[0], other: two[1] })}
      onClose={onClose}
      buttons={
        <button type="button" onClick={onClose}>
          {say('close')}
        </button>
      }
    >
      <div className="desk-form">
        <p className="soft">{pairingText(pairing.why)}</p>
        <Reports pairing={pairing} two={two} />
        <ResultForm round={round} pairing={pairing} onDone={onClose} />
        {isOpen && <TableClock round={round} pairing={pairing} />}
        {isOpen && <TableGame round={round} pairing={pairing} />}
      </div>
    </EventDialog>
  );
}

interface ReportsProps {
  readonly pairing: SeenPairing;
  readonly two: readonly [string, string];
}

function Reports({ pairing: { reports, result }, two }: ReportsProps) {
  const say = useWords();
  const { resultText } = useEventTexts();
  if (result !== null || !reports?.some((report) => report !== null)) return null;
  return (
    <ul className="desk-list">
      {reports.map(
        (report, place) =>
          report && (
            <li key={two[place]}>
              {say('says', { name: two[place] ?? '' })} {resultText(report.result, two)}
            </li>
          ),
      )}
    </ul>
  );
}

interface ResultFormProps {
  readonly round: SeenRound;
  readonly pairing: SeenPairing;
  readonly onDone: () => void;
}

/** Enters the result of a table, or corrects it with a reason that is kept. */
function ResultForm({ round, pairing, onDone }: ResultFormProps) {
  const say = useWords();
  const names = useNames();
  const [draft, setDraft] = useState(() => draftOf(pairing.result));
  const [why, setWhy] = useState('');
  const { isBusy, refusal, run } = useCommand();
  const isCorrection = pairing.result !== null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = resultOf(draft);
    if (!result || isBusy) return;
    if (await run(resultCommand(round, pairing, result, why))) onDone();
  };
  return (
    <form className="desk-form" onSubmit={(event) => void submit(event)}>
      <ResultFields names={names.two(pairing.players)} draft={draft} onDraft={setDraft} />
      {isCorrection && <TextField label={say('why')} hint={say('whyHint')} value={why} onText={setWhy} />}
      <RefusalNote reply={refusal} />
      <p className="row">
        <button type="submit" className="primary" aria-disabled={isBusy || !resultOf(draft)}>
          {say(isCorrection ? 'correct' : 'enter')}
        </button>
      </p>
    </form>
  );
}
