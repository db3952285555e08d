import type { GameText } from '@sortie/games';
import type { ListRead } from '../../lists/read-list-text.ts';
import { useWords } from '../../lists/text/words.ts';
import { refusalSentence } from '../../table/refusal-sentence.ts';
import './import-problem.css';

interface Props {
  readonly read: ListRead;
  readonly text: GameText;
}

/** Why a text is no list. */
export function ImportProblem({ read, text }: Props) {
  const say = useWords();
  if (read.kind === 'imported') return null;
  return (
    <p className="import-problem">
      ! {read.kind === 'refused' ? refusalSentence(read.refusal, text) : say(`unreadable-${read.as}`)}
    </p>
  );
}
