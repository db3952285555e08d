import { type FormEvent, useId, useState } from 'react';
import type { EventReply } from '../../../live/event-line.ts';
import { otherPlace } from '../hall/rounds.ts';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { RefusalNote } from '../parts/refusal-note.tsx';
import { useSend } from '../parts/send.tsx';
import type { AtTable } from './my-table.ts';
import { asksReached, needsWinner, type ReportForm, resultFrom } from './report.ts';
import { useWords } from './text/words.ts';

interface Props {
  readonly moment: AtTable;
  readonly first: ReportForm;
  readonly onDone: () => void;
}

/** Both players' points, and how it ended where points do not say it. */
export function ReportFormFields({ moment, first, onDone }: Props) {
  const say = useWords();
  const send = useSend();
  const { scoring } = useEvent().view.settings;
  const [form, setForm] = useState(first);
  const [reply, setReply] = useState<Exclude<EventReply, { readonly kind: 'done' }> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { round, pairing, place } = moment;
  const result = resultFrom(form, place, scoring);
  const isMissing = result === undefined || needsWinner(form, scoring);
  const change = (changes: Partial<ReportForm>) => setForm({ ...form, ...changes });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isMissing || isBusy) return;
    setBusy(true);
    const answer = await send(
      { kind: 'reportResult', round: round.number, table: pairing.table, result },
      { inline: true },
    );
    setBusy(false);
    setReply(answer.kind === 'done' || (answer.kind === 'refused' && answer.asks) ? null : answer);
    if (answer.kind === 'done') onDone();
  };
  return (
    <form className="report-form" onSubmit={(event) => void submit(event)}>
      <End form={form} onChange={change} />
      <Points form={form} moment={moment} onChange={change} />
      {form.end === 'played' && <Winner form={form} moment={moment} onChange={change} />}
      <RefusalNote reply={reply} />
      <button type="submit" className="primary player-wide" disabled={isMissing || isBusy}>
        {say('sendReport')}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly form: ReportForm;
  readonly onChange: (changes: Partial<ReportForm>) => void;
}

function End({ form, onChange }: FieldProps) {
  const say = useWords();
  const id = useId();
  const { scoring } = useEvent().view.settings;
  const ends = ['played', 'iConceded', 'theyConceded', 'notPlayed'] as const;
  const offered = ends.filter((end) => end !== 'notPlayed' || scoring.notPlayed !== null);
  return (
    <p className="report-field">
      <label htmlFor={id}>{say('howEnded')}</label>
      <select
        id={id}
        value={form.end}
        onChange={({ target }) => onChange({ end: target.value as ReportForm['end'] })}
      >
        {offered.map((end) => (
          <option key={end} value={end}>
            {say(end)}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Points are asked for where they count. */
function Points({ form, moment, onChange }: FieldProps & Pick<Props, 'moment'>) {
  const say = useWords();
  const names = useNames();
  const { scoring } = useEvent().view.settings;
  const { end, mine, theirs } = form;
  const opponent = names.player(moment.pairing.players[otherPlace(moment.place)]);
  const isReached = end !== 'played' && asksReached(scoring);
  const asksMine = end === 'played' || (isReached && end === 'theyConceded');
  const asksTheirs = end === 'played' || (isReached && end === 'iConceded');
  return (
    <div className="report-points">
      {asksMine && (
        <PointsField label={say('myPoints')} value={mine} onChange={(value) => onChange({ mine: value })} />
      )}
      {asksTheirs && (
        <PointsField
          label={say('pointsOf', { name: opponent })}
          value={theirs}
          onChange={(value) => onChange({ theirs: value })}
        />
      )}
    </div>
  );
}

interface PointsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function PointsField({ label, value, onChange }: PointsFieldProps) {
  const id = useId();
  return (
    <p className="report-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="report-number"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
      />
    </p>
  );
}

/** Points decide unless the game's own rules named a winner. */
function Winner({ form, moment, onChange }: FieldProps & Pick<Props, 'moment'>) {
  const say = useWords();
  const names = useNames();
  const id = useId();
  const opponent = names.player(moment.pairing.players[otherPlace(moment.place)]);
  return (
    <p className="report-field">
      <label htmlFor={id}>{say('whoWon')}</label>
      <select
        id={id}
        value={form.winner}
        onChange={({ target }) => onChange({ winner: target.value as ReportForm['winner'] })}
      >
        <option value="byPoints">{say('byPoints')}</option>
        <option value="me">{say('meByRules')}</option>
        <option value="them">{say('themByRules', { name: opponent })}</option>
      </select>
    </p>
  );
}
