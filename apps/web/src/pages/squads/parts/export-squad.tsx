import type { Squad } from '@sortie/xwing/lists';
import { useState } from 'react';
import { useWords } from '../text/words.ts';
import { ExportDialog } from './export-dialog.tsx';

/** The button that takes a squad elsewhere. */
export function ExportSquad({ name, squad }: { readonly name: string; readonly squad: Squad }) {
  const say = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" disabled={squad.ships.length === 0} onClick={() => setIsOpen(true)}>
        {say('export')}
      </button>
      {isOpen && <ExportDialog name={name} squad={squad} onClose={() => setIsOpen(false)} />}
    </>
  );
}
