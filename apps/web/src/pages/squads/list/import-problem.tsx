import { useLanguage } from '../../../app/settings.ts';
import type { SquadRead } from '../logic/read-squad-text.ts';
import { xwsProblemSentence } from '../terms/xws-problem-sentence.ts';
import { useWords } from '../text/words.ts';
import './import-problem.css';

/** Why a text is no squad. */
export function ImportProblem({ read }: { readonly read: SquadRead }) {
  const say = useWords();
  const language = useLanguage();
  if (read.kind === 'imported') return null;
  return (
    <p className="import-problem">
      ! {read.kind === 'refused' ? xwsProblemSentence(read.refusal, language) : say(`unreadable-${read.as}`)}
    </p>
  );
}
