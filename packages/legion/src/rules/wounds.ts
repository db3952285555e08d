import { endFlowWith, goTo, note, offers } from '@sortie/kernel';
import type { LegionState, MiniatureId, OrdersOf, SufferingWounds, UnitId } from '../model/index.ts';
import { seatsFrom, unitOf } from './in-play.ts';
import { needsResilienceRoll } from './resilience.ts';
import { tableOf } from './table.ts';
import { asks, flow, opens, run, step } from './words.ts';
import { woundable } from './woundable.ts';

function seatsOfUnit(state: LegionState, { unit }: { readonly unit: UnitId }) {
  return seatsFrom(state, unitOf(state, unit).seat);
}

/** Wounds that a unit is about to suffer. */
export function sufferingOf(
  state: LegionState,
  wounds: Pick<SufferingWounds, 'unit' | 'left' | 'among' | 'leaderLast' | 'from' | 'source'>,
): SufferingWounds {
  const wasInMelee = tableOf(state).inMeleeWith(wounds.unit).length > 0;
  return { ...wounds, suffered: 0, wasInMelee, hasDefeated: false };
}

function wound(at: SufferingWounds, miniature: MiniatureId): OrdersOf<'sufferWounds'> {
  return [
    note({ left: at.left - 1, suffered: at.suffered + 1 }),
    goTo('next'),
    { kind: 'assignWound', unit: at.unit, miniature, source: at.source },
  ];
}

/** A unit suffers wounds, one after the other. lg.wound.assign.one-mini-at-a-time, lg.wound.assign.overflow */
export const sufferWounds = flow('sufferWounds', [
  opens('beforeWounds', { rule: 'lg.timing.when', order: seatsOfUnit }),
  asks('next', {
    question: 'chooseWounded',
    request: (state, at) => {
      const unit = unitOf(state, at.unit);
      const open = at.left > 0 ? woundable(unit, at) : [];
      if (open.length < 2) return undefined;
      return {
        seat: unit.seat,
        rule: 'lg.wound.assign.one-mini-at-a-time',
        about: { unit: unit.id, left: at.left },
        answers: offers(open.map(({ id }) => ({ miniature: id }))),
      };
    },
    take: (_state, at, { miniature }) => wound(at, miniature),
  }),
  step('onlyOne', (state, at): OrdersOf<'sufferWounds'> => {
    const [only] = at.left > 0 ? woundable(unitOf(state, at.unit), at) : [];
    return only ? wound(at, only.id) : [];
  }),
  step('assigned', (_state, { suffered }) => (suffered === 0 ? [goTo('over')] : [])),
  // lg.vehicle.resilience.check
  step('resilience', (state, { unit }) =>
    needsResilienceRoll(unitOf(state, unit)) ? [run('resilience', { unit, face: null })] : [],
  ),
  // lg.melee.regroup-into-contact, lg.melee.regroup-even-if-contacts-defeated
  step('regroup', (_state, { hasDefeated, wasInMelee }) =>
    hasDefeated && wasInMelee ? [{ kind: 'regroup' }] : [],
  ),
  opens('woundsSuffered', { rule: 'lg.timing.after', order: seatsOfUnit }),
  step('over', (_state, { suffered }) => [endFlowWith(suffered)]),
]);
