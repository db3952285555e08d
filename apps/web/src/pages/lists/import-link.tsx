import type { GameKit } from '@sortie/games';
import { Link } from '../../app/link.tsx';
import { usePlace } from '../../app/router.ts';
import { useGameText, useListParts, useLists } from '../../games/use-kit.ts';
import { listsAddress } from '../../lists/addresses.ts';
import { useListWords } from '../../lists/list-words.ts';
import { readListLink } from '../../lists/read-list-text.ts';
import { ImportProblem } from './import-problem.tsx';
import { ListSummary } from './list-summary.tsx';
import { startList } from './start-list.ts';
import './list-shelf.css';

/** A list that somebody shared by a link. */
export function ImportLink({ kit }: { readonly kit: GameKit }) {
  const say = useListWords();
  const lists = useLists(kit);
  const text = useGameText(kit);
  const { Faults } = useListParts(kit);
  const { fragment } = usePlace();
  const read = readListLink(lists, fragment);
  const name = read.kind === 'imported' ? (lists.nameOf(read.list) ?? '') : '';
  return (
    <div className="list-shelf">
      <h1>{say('sharedTitle')}</h1>
      {read.kind === 'imported' ? (
        <section className="panel">
          <ListSummary kit={kit} name={name || say('unnamed')} list={read.list} />
          {Faults && <Faults list={read.list} />}
          <p>
            <button
              type="button"
              className="primary"
              onClick={() => startList({ game: kit.name, name, list: read.list })}
            >
              {say('keepShared')}
            </button>
          </p>
        </section>
      ) : (
        <ImportProblem read={read} text={text} />
      )}
      <Link className="button" href={listsAddress(kit.name)}>
        ← {say('allLists')}
      </Link>
    </div>
  );
}
