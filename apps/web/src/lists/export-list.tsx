import type { Plain } from '@sortie/kernel';
import { useState } from 'react';
import { ExportDialog } from './export-dialog.tsx';
import { useListWords } from './list-words.ts';

interface Props {
  readonly game: string;
  readonly name: string;
  /** The list in the form in which programs exchange it; undefined for one with nothing in it. */
  readonly written: (() => Plain) | undefined;
  /** As list builders print it; undefined where nobody does, or a card is not known. */
  readonly text?: (() => string | undefined) | undefined;
}

/** The button that takes a list elsewhere. */
export function ExportList({ game, name, written, text }: Props) {
  const say = useListWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" disabled={written === undefined} onClick={() => setIsOpen(true)}>
        {say('export')}
      </button>
      {isOpen && written && (
        <ExportDialog
          game={game}
          name={name}
          written={written()}
          text={text?.()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
