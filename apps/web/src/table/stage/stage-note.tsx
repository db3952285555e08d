import type { Act } from './act.ts';
import './stage-note.css';
import { useWords } from './text/words.ts';

/** In the question's place while something is played: what it is, and that the question is still to come. */
export function StageNote({ act }: { readonly act: Act }) {
  const say = useWords();
  return (
    <div className="stage-note" data-stage-note>
      <p className="stage-note-words">{act.words}</p>
      <p className="soft">{say('playing')}</p>
    </div>
  );
}
