import type { GalleryWord } from '@sortie/protocol';
import { useLayoutEffect, useRef } from 'react';
import { useStore } from '../../app/store.ts';
import { changeGalleryChoices, galleryChoices } from './gallery-choices.ts';
import { GalleryForm } from './gallery-form.tsx';
import type { GallerySeat } from './gallery-seat.ts';
import { useWords } from './text/words.ts';
import './gallery.css';

interface GalleryProps extends GallerySeat {
  /** The line is broken. */
  readonly isShut: boolean;
}

/** What those who look on say, apart from what the players say; whoever is disturbed by it turns it off. */
export function Gallery({ words, speak, isShut }: GalleryProps) {
  const say = useWords();
  const { isShown } = useStore(galleryChoices);
  // Players hear of the gallery when somebody speaks there.
  if (!speak && words.length === 0) return null;
  return (
    <section className="gallery" aria-label={say('gallery')} data-gallery>
      <label className="gallery-switch">
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => changeGalleryChoices({ isShown: target.checked })}
        />
        {say('show')}
      </label>
      {isShown && <GalleryWords words={words} />}
      {isShown && speak && <GalleryForm speak={speak} isShut={isShut} />}
    </section>
  );
}

function GalleryWords({ words }: { readonly words: readonly GalleryWord[] }) {
  const say = useWords();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every message moves the end
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [words]);
  if (words.length === 0) return <p className="soft gallery-nothing">{say('nobodySpoke')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
    <ol ref={list} className="gallery-list" aria-label={say('gallery')} tabIndex={0}>
      {words.map(({ name, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a message is known by its place
        <li key={place}>
          <b>{name}</b> <small className="gallery-mark">{say('mark')}</small> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
