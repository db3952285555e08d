import type { GameText } from '@sortie/games';
import { useListWords } from '../../lists/list-words.ts';
import type { ListRead } from '../../lists/read-list-text.ts';
import { refusalSentence } from '../../table/refusal-sentence.ts';
import './import-problem.css';

interface Props {
  readonly read: ListRead;
  readonly text: GameText;
}

/** Why a text is no list. */
export function ImportProblem({ read, text }: Props) {
  const say = useListWords();
  if (read.kind === 'imported') return null;
  return (
    <p className="import-problem">
      ! {read.kind === 'refused' ? refusalSentence(read.refusal, text) : say(`unreadable-${read.as}`)}
    </p>
  );
}
