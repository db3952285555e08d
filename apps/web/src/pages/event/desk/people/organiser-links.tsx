import { useCallback, useEffect, useState } from 'react';
import { useEvent } from '../../parts/event-context.ts';
import { TextField } from '../../parts/fields.tsx';
import { OwnLink } from './own-link.tsx';
import { RoleLink } from './role-link.tsx';
import { useWords } from './text/words.ts';

/** Everybody who runs the event, under the name that the log shows; a lost link is replaced here. */
export function OrganiserLinks() {
  const say = useWords();
  const { organiser } = useEvent();
  const { organisers, listAgain } = useOrganisers();
  const [made, setMade] = useState('');
  // A link just made stands where its name was typed, and is not offered for replacement beside it.
  const listed = organisers.filter((name) => name !== made);
  return (
    <>
      <ul className="desk-list">
        {listed.map((name) => (
          <li key={name} className="panel desk-form" data-organiser={name}>
            <div className="row">
              <strong>{name}</strong>
              {name === organiser && (
                <span className="desk-tag" data-tone="soft">
                  {say('you')}
                </span>
              )}
            </div>
            {name === organiser && (
              <details>
                <summary>{say('showOwnLink')}</summary>
                <OwnLink />
              </details>
            )}
            <RoleLink role={{ role: 'organiser', name }} name={name} />
          </li>
        ))}
      </ul>
      <NewOrganiser
        organisers={listed}
        onMade={(name) => {
          setMade(name);
          listAgain();
        }}
      />
    </>
  );
}

interface NewOrganiserProps {
  readonly organisers: readonly string[];
  readonly onMade: (name: string) => void;
}

/** A further organiser has a link under a name of their own. */
function NewOrganiser({ organisers, onMade }: NewOrganiserProps) {
  const say = useWords();
  const [name, setName] = useState('');
  const who = name.trim();
  const isListed = organisers.includes(who);
  return (
    <div className="panel desk-form">
      <TextField
        label={say('organiserName')}
        value={name}
        maxLength={80}
        autoComplete="off"
        onText={setName}
      />
      {isListed && <p className="soft">{say('isOrganiser', { name: who })}</p>}
      {who !== '' && !isListed && (
        <RoleLink key={who} role={{ role: 'organiser', name: who }} name={who} onMade={() => onMade(who)} />
      )}
    </div>
  );
}

function useOrganisers(): { readonly organisers: readonly string[]; readonly listAgain: () => void } {
  const { line, organiser } = useEvent();
  const [organisers, setOrganisers] = useState<readonly string[]>(organiser === null ? [] : [organiser]);
  const listAgain = useCallback(() => {
    void line.listOrganisers().then((reply) => {
      if (reply.kind === 'done') setOrganisers(reply.result.organisers);
    });
  }, [line]);
  useEffect(listAgain, [listAgain]);
  return { organisers, listAgain };
}
