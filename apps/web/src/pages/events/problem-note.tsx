import { refused } from '@sortie/kernel';
import { namesOf } from '@sortie/tournaments/text';
import { LobbyError } from '../../live/lobby.ts';
import { useEventTexts } from '../event/parts/event-texts.ts';
import { useWords } from './text/words.ts';

const nobody = namesOf({ players: [], judges: [], rounds: [] });

/** Why an event was not made or not taken over: what, where and by which rule. */
export function ProblemNote({ problem }: { readonly problem: unknown }) {
  const say = useWords();
  const { refusalText } = useEventTexts();
  if (problem === null) return null;
  const error = problem instanceof LobbyError ? problem : undefined;
  const sentence =
    error?.rule === undefined ? undefined : refusalText(refused(error.rule, error.about ?? null), nobody);
  return (
    <p className="refusal-note" role="alert">
      {sentence ??
        say(error?.problem === 'offline' ? 'offline' : 'failed', { message: error?.message ?? '' })}
    </p>
  );
}
