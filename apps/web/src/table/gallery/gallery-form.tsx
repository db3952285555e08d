import { type FormEvent, useState } from 'react';
import { useStore } from '../../app/store.ts';
import { changeGalleryChoices, galleryChoices } from './gallery-choices.ts';
import type { GallerySeat } from './gallery-seat.ts';
import { useWords } from './text/words.ts';

const LONGEST_NAME = 40;
const LONGEST_TEXT = 200;

interface GalleryFormProps {
  readonly speak: NonNullable<GallerySeat['speak']>;
  readonly isShut: boolean;
}

/** Where somebody who looks on speaks. */
export function GalleryForm({ speak, isShut }: GalleryFormProps) {
  const say = useWords();
  const { name } = useStore(galleryChoices);
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<'tooFast' | 'notSaid' | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (isShut || said === '') return;
    const reply = await speak({ name: name.trim() || say('nobody'), text: said });
    if (reply.kind === 'result') setText('');
    const isTooFast = reply.kind === 'error' && reply.problem === 'too-fast';
    setTrouble(reply.kind === 'result' ? null : isTooFast ? 'tooFast' : 'notSaid');
  };
  return (
    <form className="gallery-form" onSubmit={(event) => void submit(event)}>
      <input
        className="gallery-name"
        aria-label={say('name')}
        placeholder={say('name')}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        onChange={({ target }) => changeGalleryChoices({ name: target.value })}
      />
      <input
        className="gallery-text"
        aria-label={say('talk')}
        placeholder={say('talk')}
        value={text}
        maxLength={LONGEST_TEXT}
        autoComplete="off"
        enterKeyHint="send"
        disabled={isShut}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" disabled={isShut}>
        {say('send')}
      </button>
      <p role="status" className="gallery-trouble">
        {trouble && say(trouble)}
      </p>
    </form>
  );
}
