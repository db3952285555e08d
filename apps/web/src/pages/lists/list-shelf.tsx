import type { GameKit } from '@sortie/games';
import { useState } from 'react';
import { goTo } from '../../app/router.ts';
import { useGameText, useListParts, useLists } from '../../games/use-kit.ts';
import { editAddress } from '../../lists/addresses.ts';
import { forgetList, type KeptList, keepList, newListId } from '../../lists/kept-lists.ts';
import { useListWords } from '../../lists/list-words.ts';
import { ImportBox } from './import-box.tsx';
import { KeptListCard } from './kept-list-card.tsx';
import { PresetCard } from './preset-card.tsx';
import { useSoundLists } from './use-sound-lists.ts';
import './list-shelf.css';

/** All lists of a game: new ones, those that are kept, those ready to play, and those from elsewhere. */
export function ListShelf({ kit }: { readonly kit: GameKit }) {
  const say = useListWords();
  const lists = useLists(kit);
  return (
    <div className="list-shelf">
      <h1>{say('title')}</h1>
      <NewLists kit={kit} />
      <KeptLists kit={kit} />
      <section aria-labelledby="list-shelf-ready">
        <h2 id="list-shelf-ready">{say('readyLists')}</h2>
        <ul className="list-shelf-cards">
          {lists.presets.map((preset) => (
            <PresetCard key={preset.id} kit={kit} preset={preset} />
          ))}
        </ul>
      </section>
      <ImportBox kit={kit} />
    </div>
  );
}

function NewLists({ kit }: { readonly kit: GameKit }) {
  const say = useListWords();
  const lists = useLists(kit);
  const text = useGameText(kit);
  const { Builder, KindMark } = useListParts(kit);
  if (!Builder) return null;
  return (
    <section aria-labelledby="list-shelf-new">
      <h2 id="list-shelf-new">{say('newList')}</h2>
      <div className="list-shelf-new">
        {lists.kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="primary"
            onClick={() => goTo(editAddress(kit.name, newListId(), kind))}
          >
            {KindMark && (
              <span aria-hidden="true">
                <KindMark kind={kind} />
              </span>
            )}
            {text.kind(kind)}
          </button>
        ))}
      </div>
    </section>
  );
}

function KeptLists({ kit }: { readonly kit: GameKit }) {
  const say = useListWords();
  const kept = useSoundLists(kit);
  const [deleted, setDeleted] = useState<KeptList | null>(null);
  const copy = (list: KeptList) =>
    keepList({
      ...list,
      id: newListId(),
      name: say('copyOf', { name: list.name || say('unnamed') }),
      at: Date.now(),
    });
  return (
    <section aria-labelledby="list-shelf-kept">
      <h2 id="list-shelf-kept">{say('yourLists')}</h2>
      <div className="list-shelf-undo" role="status">
        {deleted && (
          <>
            {say('deleted', { name: deleted.name || say('unnamed') })}
            <button
              type="button"
              onClick={() => {
                keepList(deleted);
                setDeleted(null);
              }}
            >
              {say('undo')}
            </button>
          </>
        )}
      </div>
      {kept.length === 0 && <p className="soft">{say('noneYet')}</p>}
      <ul className="list-shelf-cards">
        {kept.map((list) => (
          <KeptListCard
            key={list.id}
            kit={kit}
            kept={list}
            onCopy={() => copy(list)}
            onDelete={() => {
              forgetList(list.id);
              setDeleted(list);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
