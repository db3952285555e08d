import { useLanguage } from '../../../app/settings.ts';
import { HandedIn } from '../hall/handed-in.tsx';
import { useEvent } from '../parts/event-context.ts';
import { PaperHead } from './paper-head.tsx';
import { useWords } from './text/words.ts';

/** Everybody's list, as far as the reader may see them. */
export function PrintLists() {
  const say = useWords();
  const language = useLanguage();
  const { players } = useEvent().view;
  const order = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const shown = players
    .filter(({ list }) => list !== null)
    .toSorted((one, other) => order.compare(one.name, other.name));
  return (
    <>
      <PaperHead title={say('lists')} />
      {shown.length === 0 && <p>{say('listsHidden')}</p>}
      {shown.map(({ id, name, club, list }) => (
        <section key={id} className="event-print-list">
          <h2>
            {name} {club !== '' && <span>{club}</span>}
          </h2>
          {list && <HandedIn list={list} />}
        </section>
      ))}
    </>
  );
}
