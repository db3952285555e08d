import { note } from '@sortie/kernel';
import { performCardAction } from '../abilities/card-actions.ts';
import type {
  ActionUnderway,
  Attacking,
  Deed,
  LegionState,
  OrdersOf,
  PerformingAction,
} from '../model/index.ts';
import { isInPlay, unitOf } from './in-play.ts';
import { moveAction } from './move-action.ts';
import { calls, guarded, run, step } from './words.ts';

function isStillThere(state: LegionState, { unit }: PerformingAction): boolean {
  return isInPlay(unitOf(state, unit));
}

function attackOf(state: LegionState, { unit, source, attacks, against }: ActionUnderway): Attacking {
  return {
    unit,
    number: state.attacks + 1,
    isAction: true,
    source,
    types: attacks,
    against,
    notAgainst: [],
    only: null,
    isOptional: false,
    pools: [],
    resolved: [],
  };
}

/** What others answer: the action, and the move or attack that it was. lg.actions.card.treated-as-type */
function deedOf({ unit, kind, treatedAs, card, isFree, moved, attacked }: PerformingAction): Deed {
  return {
    unit,
    action: { kind, treatedAs, card, isFree },
    move: moved?.type ?? null,
    isMoveAction: kind === 'move' || treatedAs === 'move',
    isStandardMove: moved?.isStandard ?? false,
    startedMelee: moved?.startedMelee ?? null,
    hasTurned: moved?.hasTurned ?? false,
    defenders: attacked?.defenders ?? [],
    isAttackAction: kind === 'attack' || treatedAs === 'attack',
    isRangedAttack: attacked?.isRanged ?? false,
  };
}

/** One action: what it costs, what it does, and what others answer. */
export const action = guarded('action', { while: isStillThere }, [
  // lg.actions.spend.action
  step('spend', (_state, { unit, cost }) => (cost > 0 ? [{ kind: 'spendActions', unit, count: cost }] : [])),
  calls('move', {
    flow: 'move',
    // A card action may be one. lg.unit-keyword.jump.is-move-action
    at: (state, at) => (at.moves.length > 0 ? moveAction(state, at) : undefined),
    // Nothing else may be done in the activation. lg.melee.withdraw.no-other-actions
    take: (_state, { unit, moves }, moved): OrdersOf<'action'> => [
      note({ moved: moved ?? null }),
      ...(moves.includes('withdraw') ? [{ kind: 'closeActivation', unit } as const] : []),
    ],
  }),
  // The attack writes down what it was.
  calls('attack', {
    flow: 'attack',
    at: (state, at) => (at.kind === 'attack' ? attackOf(state, at) : undefined),
  }),
  step('perform', (state, { unit, kind, card }) => {
    switch (kind) {
      // lg.actions.aim.action, lg.actions.dodge.action, lg.standby.gain-token
      case 'aim':
      case 'dodge':
      case 'standby':
        return [{ kind: 'gainTokens', unit, token: kind, count: 1, source: kind }];
      // lg.actions.recover.by-action
      case 'recover':
        return [{ kind: 'recover', unit }];
      case 'card':
        return card === null ? [] : performCardAction(state, unit, card);
      default:
        return [];
    }
  }),
  step('record', (_state, { moved: _moved, attacked: _attacked, ...done }) => [
    { kind: 'recordAction', action: done },
  ]),
  step('after', (_state, at) => [run('afterDeed', deedOf(at))]),
]);
