import type { Person } from '@sortie/protocol';
import { useTitle } from '../../../app/use-title.ts';
import { PeopleHere } from '../people-here.tsx';
import { useWords } from './text/words.ts';
import './gathering.css';

/** The game has not begun, for somebody who has come to look on. */
export function Gathering({ people, title }: { readonly people: readonly Person[]; readonly title: string }) {
  const say = useWords();
  useTitle(title);
  return (
    <section className="gathering">
      <h1>{say('notBegun')}</h1>
      <p>{say('notBegunWhy')}</p>
      <PeopleHere people={people} />
    </section>
  );
}
