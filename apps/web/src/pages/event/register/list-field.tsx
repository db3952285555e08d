import type { GameKit } from '@sortie/games';
import { Suspense, useId } from 'react';
import { kitOf, useSite } from '../../../games/site.ts';
import { useLists } from '../../../games/use-kit.ts';
import { useKeptLists } from '../../../lists/kept-lists.ts';
import { useEvent } from '../parts/event-context.ts';
import { useWords } from './text/words.ts';
import './list-field.css';

interface Props {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A list as text from any list builder, or one of those that this browser keeps. */
export function ListField({ value, onChange }: Props) {
  const say = useWords();
  const site = useSite();
  const id = useId();
  const kit = kitOf(site, useEvent().view.settings.game);
  return (
    <div className="list-field">
      {kit && (
        <Suspense fallback={null}>
          <OwnLists kit={kit} onChange={onChange} />
        </Suspense>
      )}
      <label htmlFor={id}>{say('list')}</label>
      <textarea
        id={id}
        rows={5}
        spellCheck={false}
        aria-describedby={`${id}-why`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="soft" id={`${id}-why`}>
        {say('listWhy')}
      </p>
    </div>
  );
}

function OwnLists({ kit, onChange }: { readonly kit: GameKit } & Pick<Props, 'onChange'>) {
  const say = useWords();
  const id = useId();
  const lists = useLists(kit);
  const kept = useKeptLists(kit.name, (list) => !lists.isBlank(list));
  if (kept.length === 0) return null;
  const choose = (wanted: string) => {
    const found = kept.find((each) => each.id === wanted);
    if (found) onChange(JSON.stringify(lists.write(found.list), null, 1));
  };
  return (
    <>
      <label htmlFor={id}>{say('ownList')}</label>
      <select id={id} value="" onChange={({ target }) => choose(target.value)}>
        <option value="">{say('chooseOwn')}</option>
        {kept.map(({ id: each, name, list }) => (
          <option key={each} value={each}>
            {name.trim() || lists.summary(list)}
          </option>
        ))}
      </select>
    </>
  );
}
