import type { Plain } from '@sortie/kernel';
import { useState } from 'react';
import { ExportDialog } from './export-dialog.tsx';
import { useListWords } from './list-words.ts';

interface Props {
  readonly game: string;
  readonly name: string;
  /** The list in the form in which programs exchange it; undefined for one with nothing in it. */
  readonly written: (() => Plain) | undefined;
}

/** The button that takes a list elsewhere. */
export function ExportList({ game, name, written }: Props) {
  const say = useListWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" disabled={written === undefined} onClick={() => setIsOpen(true)}>
        {say('export')}
      </button>
      {isOpen && written && (
        <ExportDialog game={game} name={name} written={written()} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
