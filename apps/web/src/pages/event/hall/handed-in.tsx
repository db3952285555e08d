import type { GameKit, List } from '@sortie/games';
import type { HandedInList } from '@sortie/tournaments/model';
import { Suspense } from 'react';
import { kitOf, useSite } from '../../../games/site.ts';
import { useLists } from '../../../games/use-kit.ts';
import { readListText } from '../../../lists/read-list-text.ts';
import { ListSummary } from '../../lists/list-summary.tsx';
import { useEvent } from '../parts/event-context.ts';
import { useWords } from './text/words.ts';
import './handed-in.css';

/** A list as it was handed in: in the game's own way where it can read it, otherwise its text. */
export function HandedIn({ list }: { readonly list: HandedInList }) {
  const say = useWords();
  const site = useSite();
  const kit = kitOf(site, useEvent().view.settings.game);
  const { text, isKnown, ruling } = list;
  return (
    <div className="handed-in">
      {isKnown && kit ? (
        <Suspense fallback={null}>
          <Read kit={kit} text={text} />
        </Suspense>
      ) : (
        <pre className="handed-in-text">{text}</pre>
      )}
      {ruling && <p className="soft">{say('listRuled', { by: ruling.by, why: ruling.why })}</p>}
    </div>
  );
}

function Read({ kit, text }: { readonly kit: GameKit; readonly text: string }) {
  const lists = useLists(kit);
  const read = readListText(lists, text);
  if (read.kind !== 'imported') return <pre className="handed-in-text">{text}</pre>;
  const list: List = read.list;
  return <ListSummary kit={kit} name={lists.nameOf(list) ?? ''} list={list} />;
}
