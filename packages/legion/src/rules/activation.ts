import type { Plain, SeatId } from '@sortie/kernel';
import { goTo, offers, refused } from '@sortie/kernel';
import type { ActionAnswer, Activation, LegionState, OrdersOf } from '../model/index.ts';
import { actionOf, actionsOpen, whyNotAction } from './actions.ts';
import { isInPlay, seatsFrom, unitOf } from './in-play.ts';
import { couragesFor, isPanicFelt, panicAction } from './panic.ts';
import { tableOf } from './table.ts';
import { asks, guarded, opens, step } from './words.ts';

function isStillThere(state: LegionState, { unit }: Activation): boolean {
  return isInPlay(unitOf(state, unit));
}

function controllerFirst(state: LegionState, { unit }: Activation): SeatId[] {
  return seatsFrom(state, unitOf(state, unit).seat);
}

function isDone(answer: ActionAnswer): answer is { readonly done: true } {
  return 'done' in answer;
}

/** Start of activation, rally, actions. lg.activation-phase.unit.step-order */
export const activation = guarded('activation', { while: isStillThere, otherwise: 'end' }, [
  step('begin', (_state, { unit }) => [{ kind: 'beginActivation', unit }]),
  // lg.timing.start-of-activation
  opens('startOfActivation', { rule: 'lg.timing.start-of-activation', order: controllerFirst }),
  opens('beforeRally', { rule: 'lg.activation-phase.rally.roll', order: controllerFirst }),
  // Without suppression tokens too. lg.activation-phase.rally.always-completed
  step('rally', (_state, { unit }) => [{ kind: 'rollRally', unit }]),
  // At this one moment, from the tokens then on the unit. lg.suppression.lose-action-after-rally,
  // lg.suppression.no-loss-after-rally, lg.suppression.no-regain, lg.panic.includes-suppressed
  step('suppressed', (state, { unit }) =>
    tableOf(state).isSuppressed(unit) ? [{ kind: 'loseActions', unit, count: 1, source: 'suppression' }] : [],
  ),
  asks('courage', {
    question: 'borrowCourage',
    request: (state, { unit }) => {
      const lenders = couragesFor(state, unit);
      if (new Set(lenders.map((each) => isPanicFelt(state, unit, each))).size < 2) return undefined;
      const rule = 'lg.panic.commander-courage';
      return {
        seat: unitOf(state, unit).seat,
        rule,
        about: { unit },
        answers: offers(lenders.map((each) => ({ unit: each }))),
        whyNot: (answer) => refused(rule, answer),
      };
    },
    take: (state, { unit }, { unit: lender }): OrdersOf<'activation'> =>
      isPanicFelt(state, unit, lender) ? [{ kind: 'panic', unit }] : [],
  }),
  // Where all courages lead to the same nobody was asked. lg.panic.test
  step('panic', (state, { unit }) =>
    couragesFor(state, unit).every((each) => isPanicFelt(state, unit, each)) ? [{ kind: 'panic', unit }] : [],
  ),
  // lg.timing.after-rally-order
  opens('afterRally', { rule: 'lg.timing.after-rally-order', order: controllerFirst }),
  // lg.panic.only-move
  step('flee', (state, { unit, hasPanicked }) =>
    hasPanicked ? [{ kind: 'closeActivation', unit }, ...panicAction(state, unit)] : [],
  ),
  asks('actions', {
    question: 'chooseAction',
    request: (state, at) => {
      const open = actionsOpen(state, at);
      if (open.length === 0) return undefined;
      return {
        seat: unitOf(state, at.unit).seat,
        rule: 'lg.actions.list',
        about: { unit: at.unit, actions: at.actions },
        answers: offers<ActionAnswer>([...open, { done: true }]),
        whyNot: (answer: Plain) => {
          const rule = whyNotAction(state, at, answer);
          return rule === undefined ? undefined : refused(rule, answer);
        },
      };
    },
    // A free action may still be granted at the end of the activation.
    take: (state, { unit }, answer): OrdersOf<'activation'> =>
      isDone(answer)
        ? []
        : [goTo('actions'), { kind: 'performAction', action: actionOf(state, unit, answer) }],
  }),
  // lg.timing.end-of-activation-order
  opens('endOfActivation', { rule: 'lg.timing.end-of-activation-order', order: controllerFirst }),
  // lg.activation-phase.place-token
  step('end', (_state, { unit }) => [{ kind: 'endActivation', unit }]),
  opens('afterActivation', { rule: 'lg.timing.after', order: controllerFirst }),
]);
