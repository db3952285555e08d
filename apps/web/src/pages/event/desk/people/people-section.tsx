import { type FormEvent, useState } from 'react';
import { Link } from '../../../../app/link.tsx';
import { useAddress } from '../../parts/addresses.ts';
import { CommandButton } from '../../parts/command-button.tsx';
import { useEvent } from '../../parts/event-context.ts';
import { CheckField, TextField } from '../../parts/fields.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { useCommand } from '../../parts/use-command.ts';
import { OrganiserLinks } from './organiser-links.tsx';
import { PublicLink } from './public-link.tsx';
import { RoleLink } from './role-link.tsx';
import { useWords } from './text/words.ts';

/** Judges, other organisers, and the links of every role. */
export function PeopleSection() {
  const say = useWords();
  return (
    <>
      <section className="desk-section">
        <h2>{say('judges')}</h2>
        <JudgeList />
        <JudgeForm />
      </section>
      <section className="desk-section">
        <h2>{say('organisers')}</h2>
        <p className="soft">{say('organisersWhy')}</p>
        <OrganiserLinks />
      </section>
      <section className="desk-section">
        <h2>{say('everybody')}</h2>
        <PublicLink />
        <OtherPages />
      </section>
    </>
  );
}

function JudgeList() {
  const say = useWords();
  const { judges } = useEvent().view;
  if (judges.length === 0) return <p>{say('noJudge')}</p>;
  return (
    <ul className="desk-list">
      {judges.map(({ id, name, isHead }) => (
        <li key={id} className="panel desk-form" data-judge={id}>
          <div className="row">
            <strong>{name}</strong>
            {isHead && (
              <span className="desk-tag" data-tone="soft">
                {say('head')}
              </span>
            )}
            <CommandButton label={say('dismissOf', { name })} command={{ kind: 'dismissJudge', judge: id }}>
              {say('dismiss')}
            </CommandButton>
          </div>
          <RoleLink role={{ role: 'judge', judge: id }} name={name} />
        </li>
      ))}
    </ul>
  );
}

function JudgeForm() {
  const say = useWords();
  const [name, setName] = useState('');
  const [isHead, setHead] = useState(false);
  const { isBusy, refusal, run } = useCommand();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !(await run({ kind: 'nameJudge', name, isHead }))) return;
    setName('');
    setHead(false);
  };
  return (
    <form className="panel desk-form" onSubmit={(event) => void submit(event)}>
      <div className="fields">
        <TextField
          label={say('judgeName')}
          hint={say('judgeHint')}
          value={name}
          maxLength={80}
          autoComplete="off"
          onText={setName}
        />
        <CheckField label={say('isHead')} hint={say('isHeadHint')} isOn={isHead} onTurn={setHead} />
      </div>
      <RefusalNote reply={refusal} />
      <p className="row">
        <button type="submit" className="primary" aria-disabled={isBusy}>
          {say('nameJudge')}
        </button>
      </p>
    </form>
  );
}

const pages = ['wall', 'print/pairings', 'print/slips', 'print/standings', 'print/lists'] as const;

function OtherPages() {
  const say = useWords();
  const address = useAddress();
  return (
    <ul className="row">
      {pages.map((page) => (
        <li key={page}>
          <Link className="button" href={address(page)} target="_blank" rel="noreferrer">
            {say(page)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
