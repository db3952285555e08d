import { scoringPresets } from '@sortie/games';
import type { Scoring } from '@sortie/tournaments/scoring';
import { type FormEvent, useState } from 'react';
import { useEventTexts } from '../../parts/event-texts.ts';
import { AreaField, PickField, TextField } from '../../parts/fields.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { useCommand } from '../../parts/use-command.ts';
import { PresetField } from './preset-field.tsx';
import { type ScoringDraft, scoringDraftOf, scoringIn } from './scoring-draft.ts';
import { useWords } from './text/words.ts';
import { TiebreakerOrder } from './tiebreaker-order.tsx';

/** Single figures of a scoring. */
const figures = ['byePoints', 'byeMission', 'concededMission', 'minutes', 'gameRounds'] as const;

/** What results, byes and concessions are worth: one of the presets, or the organiser's own. */
export function ScoringForm({ scoring }: { readonly scoring: Scoring }) {
  const say = useWords();
  const { words } = useEventTexts();
  const { isBusy, refusal, run } = useCommand();
  const [draft, setDraft] = useState(() => scoringDraftOf(scoring));
  const change = (field: keyof ScoringDraft) => (text: string) => setDraft({ ...draft, [field]: text });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) await run({ kind: 'changeSettings', settings: { scoring: scoringIn(draft, scoring) } });
  };
  const choose = (name: string) => {
    const preset = scoringPresets.find((each) => each.name === name);
    if (preset) void run({ kind: 'changeSettings', settings: { scoring: preset } });
  };
  return (
    <section className="panel desk-section" aria-labelledby="scoring">
      <h3 id="scoring">{say('scoring')}</h3>
      <PresetField value={scoring.name} onPick={choose} />
      <p className="soft">
        <span lang="en">{scoring.source}</span> ({words.confidences[scoring.confidence]})
      </p>
      <details>
        <summary>{say('ownScoring')}</summary>
        <form className="desk-form" onSubmit={(event) => void submit(event)}>
          <PointsFields draft={draft} onDraft={setDraft} />
          <div className="fields">
            {figures.map((field) => (
              <TextField
                key={field}
                label={say(field)}
                inputMode="numeric"
                value={draft[field]}
                onText={change(field)}
              />
            ))}
          </div>
          <TiebreakerOrder
            order={draft.tiebreakers}
            onOrder={(tiebreakers) => setDraft({ ...draft, tiebreakers })}
          />
          <AreaField label={say('plan')} hint={say('planHint')} value={draft.plan} onText={change('plan')} />
          <p className="row">
            <button type="submit" aria-disabled={isBusy}>
              {say('keepScoring')}
            </button>
          </p>
        </form>
      </details>
      <RefusalNote reply={refusal} />
    </section>
  );
}

interface PointsFieldsProps {
  readonly draft: ScoringDraft;
  readonly onDraft: (draft: ScoringDraft) => void;
}

function PointsFields({ draft, onDraft }: PointsFieldsProps) {
  const say = useWords();
  const change = (field: 'win' | 'draw' | 'loss' | 'steps') => (text: string) =>
    onDraft({ ...draft, [field]: text });
  return (
    <>
      <PickField
        label={say('pointsFrom')}
        value={draft.kind}
        choices={(['byResult', 'byMargin'] as const).map((value) => ({ value, label: say(value) }))}
        onPick={(kind) => onDraft({ ...draft, kind })}
      />
      {draft.kind === 'byResult' ? (
        <div className="fields">
          <TextField label={say('win')} inputMode="numeric" value={draft.win} onText={change('win')} />
          <TextField
            label={say('draw')}
            hint={say('drawHint')}
            inputMode="numeric"
            value={draft.draw}
            onText={change('draw')}
          />
          <TextField label={say('loss')} inputMode="numeric" value={draft.loss} onText={change('loss')} />
        </div>
      ) : (
        <AreaField
          label={say('steps')}
          hint={say('stepsHint')}
          value={draft.steps}
          onText={change('steps')}
        />
      )}
    </>
  );
}
