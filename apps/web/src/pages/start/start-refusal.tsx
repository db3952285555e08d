import type { GameKit } from '@sortie/games';
import { Link } from '../../app/link.tsx';
import { useGameText, useLists } from '../../games/use-kit.ts';
import { LobbyError } from '../../live/lobby.ts';
import { isRuleId, ruleAddress } from '../../rules/rule-words.ts';
import { refusalSentence } from '../../table/refusal-sentence.ts';
import { useWords } from './text/words.ts';
import './start-refusal.css';

/** Why the server did not make the game or seat us, with the card and the rule when a list was at fault. */
export function StartRefusal({ problem, kit }: { readonly problem: unknown; readonly kit: GameKit }) {
  const say = useWords();
  const text = useGameText(kit);
  const lists = useLists(kit);
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
  const refusal = { kind: 'refused', rule, about } as const;
  const card = lists.faultIn?.(refusal)?.card;
  return (
    <p className="start-refusal" role="alert">
      {card === undefined ? '' : `${card}: `}
      {refusalSentence(refusal, text)}{' '}
      {isRuleId(rule) && <Link href={ruleAddress(rule)}>{say('toRule')}</Link>}
    </p>
  );
}
