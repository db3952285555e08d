import type { KnownStart } from '@sortie/protocol';
import { useWords } from './text/words.ts';
import './known-start-note.css';

/** What of a game that goes on from another one was known before anybody sat down. */
export function KnownStartNote({ from: { entries, isPosition } }: { readonly from: KnownStart }) {
  const say = useWords();
  return (
    <aside className="known-start" data-known-start={entries}>
      <strong>{say('title')}</strong>
      <p>{entries > 0 ? say('goesOn', { entries }) : say('anew')}</p>
      {isPosition && <p>{say('position')}</p>}
    </aside>
  );
}
