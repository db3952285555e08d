import type { Viewer } from '@sortie/kernel';
import type { ActionChance, Measuring, MeasuringAllowance, ShipId, XwingState } from '../model/index.ts';
import { actionAnswers } from './actions.ts';
import { isInPlay, shipOf } from './in-play.ts';

const OVER: MeasuringAllowance = { allowed: true, rule: null };
const WHILE_PLANNING: MeasuringAllowance = { allowed: false, rule: 'xw.planning.no-template-testing' };
const BY_EYE: MeasuringAllowance = { allowed: false, rule: 'xw.attack.declare.premeasure' };
const BEFORE_ATTACK: MeasuringAllowance = { allowed: true, rule: 'xw.attack.declare.premeasure' };
const BEFORE_LOCK: MeasuringAllowance = { allowed: true, rule: 'xw.action.core2012-premeasure-lock' };
const AFTER_LOCK: MeasuringAllowance = { allowed: false, rule: 'xw.action.lock.declare-out-of-range' };

/**
 * The rules name the moments in which a player measures; at all others they judge by eye. The attacker measures
 * freely until a target is declared (xw.attack.declare.premeasure). A target lock is declared first and measured
 * afterwards (xw.action.lock.declare-out-of-range), except in the older book, where range may be checked before
 * (xw.action.core2012-premeasure-lock). While planning nothing is tried out (xw.planning.no-template-testing).
 */
export function measuringFor(state: XwingState, viewer: Viewer): Measuring {
  const { outcome, open, stack } = state.engine;
  // Nothing is at stake any more.
  if (outcome) return { others: OVER, ships: {} };
  const others = state.phase === 'planning' ? WHILE_PLANNING : BY_EYE;
  const asked = open.find((each) => each.seat === viewer);
  const { ship } = (stack.at(-1)?.at ?? {}) as { readonly ship?: ShipId };
  if (!asked || ship === undefined) return { others, ships: {} };
  const own = allowanceAt(state, asked.kind, ship);
  return { others, ships: own ? { [ship]: own } : {} };
}

function allowanceAt(state: XwingState, question: string, id: ShipId): MeasuringAllowance | undefined {
  switch (question) {
    case 'declareTarget':
    case 'chooseWeapon':
      return BEFORE_ATTACK;
    case 'performAction':
      return state.options.variant === 'core2012' && offersLock(state, id) ? BEFORE_LOCK : AFTER_LOCK;
    default:
      return undefined;
  }
}

function offersLock(state: XwingState, id: ShipId): boolean {
  const ship = shipOf(state, id);
  if (!isInPlay(ship)) return false;
  const chance = state.engine.stack.at(-1)!.at as ActionChance;
  return actionAnswers(state, ship, chance).some(
    (answer) => 'action' in answer && answer.action === 'targetLock',
  );
}
