import type { GameText } from '@sortie/games';
import { Link } from '../../app/link.tsx';
import { LobbyError } from '../../live/lobby.ts';
import { isRuleId, ruleAddress } from '../../rules/rule-words.ts';
import { refusalSentence } from '../../table/refusal-sentence.ts';
import { useWords } from './text/words.ts';
import './start-refusal.css';

/** Why the server did not make the game or seat us, with the rule when it was one. */
export function StartRefusal({ problem, text }: { readonly problem: unknown; readonly text: GameText }) {
  const say = useWords();
  if (problem === null) return null;
  if (!(problem instanceof LobbyError) || problem.rule === undefined) {
    const isOffline = problem instanceof LobbyError && problem.problem === 'offline';
    const message = problem instanceof Error ? problem.message : '';
    return (
      <p className="start-refusal" role="alert">
        {isOffline ? say('offline') : say('failed', { message })}
      </p>
    );
  }
  const { rule, about = null } = problem;
  return (
    <p className="start-refusal" role="alert">
      {refusalSentence({ kind: 'refused', rule, about }, text)}{' '}
      {isRuleId(rule) && <Link href={ruleAddress(rule)}>{say('toRule')}</Link>}
    </p>
  );
}
