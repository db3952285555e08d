import { type FormEvent, useState } from 'react';
import { useEvent } from '../../parts/event-context.ts';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { useCommand } from '../../parts/use-command.ts';
import { CardListForm } from './card-list-form.tsx';
import { FieldGroup, type FieldOf } from './field-group.tsx';
import { ScoringForm } from './scoring-form.tsx';
import { changesBetween, type SettingsDraft, settingsDraftOf } from './settings-draft.ts';
import { useWords } from './text/words.ts';
import './settings.css';

const groups: readonly {
  readonly title: 'about' | 'play' | 'hall' | 'rules';
  readonly fields: readonly FieldOf[];
}[] = [
  {
    title: 'about',
    fields: [
      { field: 'name', as: 'text' },
      { field: 'type', as: 'text' },
      { field: 'date', as: 'date' },
      { field: 'place', as: 'text' },
      { field: 'organiser', as: 'text' },
    ],
  },
  {
    title: 'play',
    fields: [
      { field: 'rounds', as: 'number' },
      { field: 'cut', as: 'choice', values: ['', '0', '2', '4', '8', '16'] },
      { field: 'format', as: 'choice', values: ['standard', 'extended'] },
      { field: 'squadLimit', as: 'number' },
      { field: 'variant', as: 'choice', values: ['', 'timedPlanning'] },
      { field: 'listsRequired', as: 'check' },
    ],
  },
  {
    title: 'hall',
    fields: [
      { field: 'tables', as: 'text' },
      { field: 'noShowAfter', as: 'number' },
      { field: 'clubsApart', as: 'check' },
      { field: 'lateEntry', as: 'check' },
      { field: 'showElapsed', as: 'check' },
      { field: 'isLarge', as: 'check' },
    ],
  },
  {
    title: 'rules',
    fields: [
      { field: 'scenarios', as: 'lines' },
      { field: 'specialRules', as: 'lines' },
    ],
  },
];

/** Everything that is decided before the day; what was announced cannot change once the event runs. */
export function SettingsSection() {
  const say = useWords();
  const { phase, settings } = useEvent().view;
  return (
    <>
      <section className="desk-section">
        <h2>{say('title')}</h2>
        {phase !== 'setup' && <p className="soft">{say('afterStart')}</p>}
        <SettingsForm />
      </section>
      {phase === 'setup' && (
        <>
          <ScoringForm key={JSON.stringify(settings.scoring)} scoring={settings.scoring} />
          <CardListForm key={settings.cardList?.date ?? ''} cardList={settings.cardList} />
        </>
      )}
    </>
  );
}

/** Settings that stay free once the event runs. */
const FREE: ReadonlySet<keyof SettingsDraft> = new Set([
  'tables',
  'lateEntry',
  'noShowAfter',
  'showElapsed',
  'place',
]);

function SettingsForm() {
  const say = useWords();
  const { phase, settings } = useEvent().view;
  const before = settingsDraftOf(settings);
  const [typed, setTyped] = useState<Partial<SettingsDraft>>({});
  const { isBusy, refusal, run } = useCommand();
  const [isKept, setKept] = useState(false);
  const draft = { ...before, ...typed };
  const changes = changesBetween(before, draft);
  const count = Object.keys(changes).length;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || count === 0) return;
    const isDone = await run({ kind: 'changeSettings', settings: changes });
    setKept(isDone);
    if (isDone) setTyped({});
  };
  return (
    <form className="desk-form" onSubmit={(event) => void submit(event)}>
      {groups.map(({ title, fields }) => (
        <FieldGroup
          key={title}
          title={say(title)}
          fields={fields.filter(({ field }) => phase === 'setup' || FREE.has(field))}
          draft={draft}
          onChange={(changed) => {
            setKept(false);
            setTyped({ ...typed, ...changed });
          }}
        />
      ))}
      <RefusalNote reply={refusal} />
      <p className="row settings-keep">
        <button type="submit" className="primary" aria-disabled={isBusy || count === 0}>
          {say('keep')}
        </button>
        <span role="status" className="soft">
          {isKept ? say('kept') : count > 0 ? say('changed', { count }) : ''}
        </span>
      </p>
    </form>
  );
}
