import type { XwingRuleId as RuleId } from '@sortie/rulebook/xwing';
import type { XwingView } from '@sortie/xwing/view';
import type { Seen } from '../../../table/table-game.ts';

/** Whether range may be measured from a ship now, and the rule that says so. */
export type Measuring =
  | { readonly allowed: true; readonly rule: RuleId | null }
  | { readonly allowed: false; readonly rule: RuleId };

type About = { readonly ship?: string };

/**
 * The rules name the moments in which a player measures; at all others they judge by eye. The attacker measures
 * freely until a target is declared (xw.attack.declare.premeasure). A target lock is declared first and measured
 * afterwards (xw.action.lock.declare-out-of-range), except in the older book, where range may be checked before
 * (xw.action.core2012-premeasure-lock). While planning nothing is tried out (xw.planning.no-template-testing).
 */
export function mayMeasure(seen: Seen<XwingView>, ship: string): Measuring {
  const { table, decisions, outcome } = seen;
  // Nothing is at stake any more.
  if (outcome) return { allowed: true, rule: null };
  const asked = (kind: string) =>
    decisions.find((each) => each.kind === kind && (each.about as About | null)?.ship === ship);
  if (asked('declareTarget') || asked('chooseWeapon')) {
    return { allowed: true, rule: 'xw.attack.declare.premeasure' };
  }
  const action = asked('performAction');
  if (action?.answers.kind === 'offers') {
    const offersLock = action.answers.offers.some(
      (offer) => (offer as { readonly action?: string } | null)?.action === 'targetLock',
    );
    if (table.options.variant === 'core2012' && offersLock) {
      return { allowed: true, rule: 'xw.action.core2012-premeasure-lock' };
    }
    return { allowed: false, rule: 'xw.action.lock.declare-out-of-range' };
  }
  if (table.phase === 'planning') return { allowed: false, rule: 'xw.planning.no-template-testing' };
  return { allowed: false, rule: 'xw.attack.declare.premeasure' };
}
