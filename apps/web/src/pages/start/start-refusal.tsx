import type { Fault } from '@sortie/xwing/lists';
import { Link } from '../../app/link.tsx';
import { useLanguage } from '../../app/settings.ts';
import { LobbyError } from '../../live/lobby.ts';
import { isRuleId, ruleAddress } from '../../rules/rule-words.ts';
import { reasonOf } from './reason-of.ts';
import { faultOf } from './squad-faults.ts';
import { useWords } from './text/words.ts';
import './start-refusal.css';

/** Why the server did not make the game or seat us, with the rule when it was one. */
export function StartRefusal({ problem }: { readonly problem: unknown }) {
  const say = useWords();
  const language = useLanguage();
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
  const fault = (about as { readonly fault?: Fault } | null)?.fault;
  const card = fault && faultOf(fault).card;
  return (
    <p className="start-refusal" role="alert">
      {card === undefined ? '' : `${card}: `}
      {reasonOf(rule, about, language)}{' '}
      {isRuleId(rule) && <Link href={ruleAddress(rule)}>{say('toRule')}</Link>}
    </p>
  );
}
