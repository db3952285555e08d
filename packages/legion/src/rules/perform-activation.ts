import type { OfKind } from '@sortie/kernel';
import type { LegionOrder, LegionState, RoundEffect, TokenKind, UnitId } from '../model/index.ts';
import { actionOf, freeActionsOpen } from './actions.ts';
import { rollDefenseDice } from './dice.ts';
import { isInPlay, unitOf } from './in-play.ts';
import { newActivation } from './new-activation.ts';
import { hasPanicEnded } from './panic.ts';
import type { Performers, Tools } from './performer.ts';
import { tableOf } from './table.ts';
import { tokensGainedBy } from './tokens-gained.ts';
import { run } from './words.ts';

type Kinds =
  | 'activateUnit'
  | 'beginActivation'
  | 'endActivation'
  | 'closeActivation'
  | 'rollDamaged'
  | 'rollRally'
  | 'loseActions'
  | 'spendActions'
  | 'panic'
  | 'performAction'
  | 'grantFreeAction'
  | 'recordAction'
  | 'recordAttack'
  | 'finishDeed'
  | 'gainTokens'
  | 'removeTokens'
  | 'discardTokens'
  | 'spendToken'
  | 'recover';

interface Loss {
  readonly unit: UnitId;
  readonly token: TokenKind;
  readonly count: number;
  readonly source: string;
}

/** Takes tokens away, and a panic that has no longer any ground. lg.panic.recover */
function takeTokens(state: LegionState, { unit: id, token, count, source }: Loss, { emit }: Tools): void {
  const { tokens, panicked } = unitOf(state, id);
  const had = tokens[token];
  const taken = Math.min(count, had);
  if (taken <= 0) return;
  emit({ kind: 'tokensRemoved', unit: id, token, count: taken, source });
  if (token === 'suppression' && panicked && hasPanicEnded(state, id, had - taken)) {
    emit({ kind: 'panicEnded', unit: id });
  }
}

/** lg.actions.recover.suppression, lg.actions.recover.ready-upgrades */
function recoveryOf(state: LegionState, id: UnitId): LegionOrder[] {
  const { tokens, upgrades } = unitOf(state, id);
  return [
    { kind: 'removeTokens', unit: id, token: 'suppression', count: tokens.suppression, source: 'recover' },
    ...upgrades.map(({ key }) => ({ kind: 'readyUpgrade', unit: id, key }) as const),
  ];
}

/** Activations, actions and the tokens of units. */
export const activationPerformers: Pick<Performers, OfKind<RoundEffect, Kinds>['kind']> = {
  activateUnit: (state, { unit }) => [run('activation', newActivation(state, unit))],
  beginActivation: (_state, { unit }, { emit }) => {
    emit({ kind: 'activationBegun', unit });
  },
  endActivation: (_state, { unit }, { emit }) => {
    emit({ kind: 'activationEnded', unit });
  },
  closeActivation: (_state, { unit }, { emit }) => {
    emit({ kind: 'activationClosed', unit });
  },
  rollDamaged: (_state, { unit }, { emit, luck }) => {
    const [face] = rollDefenseDice(luck, 'white', 1);
    emit({ kind: 'damagedRolled', unit, face: face! });
    // lg.vehicle.damaged.roll
    return face === 'blank' ? [{ kind: 'loseActions', unit, count: 1, source: 'damaged' }] : undefined;
  },
  // lg.activation-phase.rally.roll
  rollRally: (state, { unit }, { emit, luck }) => {
    const table = tableOf(state);
    if (table.isForbidden({ kind: 'rollRally', unit: table.unit(unit) })) return undefined;
    const { suppression } = table.unit(unit).tokens;
    // lg.unit-keyword.indomitable.red-rally
    const colour = table.cards.replace('rallyDie', {}, unit, 'white');
    const faces = rollDefenseDice(luck, colour, suppression);
    emit({ kind: 'rallied', unit, colour, faces });
    const count = faces.filter((face) => face !== 'blank').length;
    return count === 0
      ? undefined
      : [{ kind: 'removeTokens', unit, token: 'suppression', count, source: 'rally' }];
  },
  loseActions: (state, { unit, count, source }, { emit }) => {
    const activation = tableOf(state).activation;
    const lost = activation?.unit === unit ? Math.min(count, activation.actions) : 0;
    if (lost > 0) emit({ kind: 'actionsLost', unit, count: lost, source });
  },
  spendActions: (_state, { unit, count }, { emit }) => {
    emit({ kind: 'actionsSpent', unit, count });
  },
  // lg.battle-card.objective.drop.panic
  panic: (_state, { unit }, { emit }) => {
    emit({ kind: 'unitPanicked', unit });
    return [{ kind: 'dropToken', unit }];
  },
  performAction: (_state, { action }) => [run('action', { ...action, moved: null, attacked: null })],
  grantFreeAction: (state, { grant }) => {
    if (!isInPlay(unitOf(state, grant.unit))) return;
    const open = freeActionsOpen(state, grant);
    if (open.length > 1) return [run('freeAction', grant)];
    return open.map((answer) => ({
      kind: 'performAction' as const,
      action: actionOf(state, grant.unit, answer, grant),
    }));
  },
  recordAction: (_state, { action }, { emit }) => {
    emit({ kind: 'actionPerformed', action });
  },
  recordAttack: (_state, { unit, attacked }, { emit }) => {
    emit({ kind: 'attackPerformed', unit, attacked });
  },
  // Of a move or an attack that is no action. lg.actions.card.grants-move-not-action
  finishDeed: (_state, { deed }) => [run('afterDeed', deed)],
  // A token alone is no action, and opens no queue. lg.actions.gaining-token-not-action, lg.suppression.gain-from-supply
  gainTokens: (state, effect, { emit }) => {
    const { unit, token, source } = effect;
    const count = tokensGainedBy(state, effect);
    if (count <= 0) return;
    emit({ kind: 'tokensGained', unit, token, count, source });
    // lg.standby.lose.trooper, lg.standby.suppression-first
    if (token !== 'suppression') return;
    return [{ kind: 'discardTokens', unit, token: 'standby', count: 1, source: 'lg.standby.lose.trooper' }];
  },
  removeTokens: (state, effect, tools) => {
    const { unit: id, token, count, source } = effect;
    const unit = unitOf(state, id);
    if (token === 'suppression') {
      const table = tableOf(state);
      if (table.isForbidden({ kind: 'loseSuppression', unit })) return;
      const most = Math.min(count, unit.tokens.suppression);
      // lg.unit-keyword.danger-sense.when
      if (most > 0 && table.hasKeyword(id, 'dangerSense')) {
        return [run('loseSuppression', { unit: id, most, source })];
      }
    }
    takeTokens(state, effect, tools);
    return undefined;
  },
  discardTokens: (state, effect, tools) => {
    takeTokens(state, effect, tools);
  },
  spendToken: (state, { unit, token }, { emit }) => {
    const { tokens, whereabouts } = unitOf(state, unit);
    // lg.transport.no-spend-tokens
    if (whereabouts === 'transported' && token !== 'suppression') return;
    if (tokens[token] > 0) emit({ kind: 'tokenSpent', unit, token });
  },
  recover: (state, { unit }, { emit }) => {
    emit({ kind: 'unitRecovered', unit });
    return [...recoveryOf(state, unit), run('recover', { unit })];
  },
};
