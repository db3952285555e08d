import { numberOf } from '../abilities/cards-in-play.ts';
import { isForbidden } from '../abilities/questions.ts';
import type { ArmadaEffect, ArmadaState, Ship, ShipId, Spending } from '../model/index.ts';
import { allUnits, isInPlay, shipOf, squadronOf } from './in-play.ts';
import type { Performers } from './performer.ts';
import { tableOf } from './table.ts';
import { engineeringValue, squadronValue } from './values.ts';
import { outcomeByScore, victoryNow } from './winning.ts';
import { run } from './words.ts';

/** Dial and token of a Squadron command together. ar.commands.squadron.dial, ar.commands.squadron.token */
function squadronsOf(state: ArmadaState, ship: Ship, spend: Spending): number {
  const byDial = spend === 'token' ? 0 : squadronValue(tableOf(state), ship);
  return byDial + (spend === 'dial' ? 0 : 1);
}

/** The token is worth half the value, rounded up. ar.commands.repair.dial, ar.commands.repair.token */
function engineeringPoints(state: ArmadaState, ship: Ship, spend: Spending): number {
  const table = tableOf(state);
  const value = engineeringValue(table, ship);
  const byDial = spend === 'token' ? 0 : value;
  const byToken = spend === 'dial' ? 0 : Math.ceil(value / 2);
  return byDial + byToken + table.cards.sum('engineeringPoints', { ship });
}

/** ar.commands.combine-dial-and-token, ar.command-token.spent-to-supply */
function payment(
  ship: ShipId,
  command: Ship['commandTokens'][number],
  spend: Spending,
): readonly ArmadaEffect[] {
  return [
    ...(spend === 'token' ? [] : [{ kind: 'spendDial', ship } as const]),
    ...(spend === 'dial' ? [] : [{ kind: 'spendCommandToken', ship, command } as const]),
  ];
}

/** Rounds, dials, command tokens and activations. */
export const roundPerformers = {
  startRound: (state, _effect, { emit }) => {
    emit({ kind: 'roundStarted', round: state.round + 1 });
  },
  startPhase: (_state, { phase }, { emit }) => {
    emit({ kind: 'phaseStarted', phase });
  },
  readyComponents: (state, _effect, { emit }) => {
    // ar.phase.status.ready-defense-tokens
    const units = allUnits(state).filter((unit) => isInPlay(unit) && unit.defenseTokens.length > 0);
    const ready = units.filter((unit) => !isForbidden(state, { kind: 'readyDefenseTokens', unit }));
    emit({ kind: 'defenseTokensReadied', units: ready.map(({ id }) => id) });
    // ar.phase.status.ready-upgrades
    emit({ kind: 'upgradesReadied' });
  },
  flipInitiativeToken: (state, _effect, { emit }) => {
    emit({ kind: 'initiativeTokenFlipped', to: state.initiativeToken === 'blue' ? 'orange' : 'blue' });
  },
  checkVictory: (state) => victoryNow(state),
  endByScore: (state) => [{ kind: 'endGame', outcome: outcomeByScore(state) }],
  assignDials: (_state, { ship, commands }, { emit }) => {
    emit({ kind: 'dialsAssigned', ship, commands });
  },
  revealDial: (state, { ship }, { emit }) => {
    const [top] = shipOf(state, ship).dials;
    if (top) emit({ kind: 'dialRevealed', ship, command: top.command });
  },
  discardTopDial: (state, { ship }, { emit }) => {
    const [top] = shipOf(state, ship).dials;
    if (top) emit({ kind: 'topDialDiscarded', ship, command: top.command });
  },
  setTopDial: (state, { ship, command, by }, { emit }) => {
    if (shipOf(state, ship).dials.length > 0) emit({ kind: 'topDialSet', ship, command, by });
  },
  lookAtDials: (state, { ship, by }, { emit }) => {
    emit({
      kind: 'dialsLookedAt',
      ship,
      by,
      commands: shipOf(state, ship).dials.map(({ command }) => command),
    });
  },
  spendDial: (state, { ship }, { emit }) => {
    const { revealedDial } = shipOf(state, ship);
    if (revealedDial) emit({ kind: 'dialSpent', ship, command: revealedDial });
  },
  gainCommandToken: (state, { ship, command, source }) =>
    isInPlay(shipOf(state, ship)) ? [run('gainToken', { ship, command, source })] : undefined,
  redirectCommandToken: (_state, { to }, { emit }) => {
    emit({ kind: 'tokenGainRedirected', to });
  },
  placeCommandToken: (state, { ship: id, command }, { emit }) => {
    const ship = shipOf(state, id);
    if (isForbidden(state, { kind: 'haveCommandTokens', ship })) return;
    const isDuplicate = ship.commandTokens.includes(command);
    emit({ kind: 'commandTokenGained', ship: id, command });
    // ar.command-token.no-duplicates
    if (isDuplicate) emit({ kind: 'commandTokenRemoved', ship: id, command, spent: false });
  },
  spendCommandToken: (state, { ship, command }, { emit }) => {
    if (!shipOf(state, ship).commandTokens.includes(command)) return;
    emit({ kind: 'commandTokenRemoved', ship, command, spent: true });
  },
  discardCommandToken: (state, { ship, command }, { emit }) => {
    if (!shipOf(state, ship).commandTokens.includes(command)) return;
    emit({ kind: 'commandTokenRemoved', ship, command, spent: false });
  },
  payCommand: (_state, { ship, command, spend }, { emit }) => {
    emit({ kind: 'commandResolved', ship, command });
    return payment(ship, command, spend);
  },
  finishCommand: (_state, { ship, command, spend, squadrons = [] }) => [
    run('commandDone', { ship, command, spend, squadrons }),
  ],
  commandSquadrons: (state, { ship, spend }) => [
    run('squadronCommand', {
      ship,
      command: 'squadron',
      spend,
      left: squadronsOf(state, shipOf(state, ship), spend),
      activated: [],
    }),
  ],
  repairShip: (state, { ship, spend }) => [
    run('repairCommand', {
      ship,
      command: 'repair',
      spend,
      points: engineeringPoints(state, shipOf(state, ship), spend),
    }),
  ],
  concentrateFire: (_state, { ship, spend, rerolls }) => [
    run('concentrateFireCommand', { ship, command: 'concentrateFire', spend, rerolls }),
  ],
  makeActive: (state, { unit }, { emit }) => {
    if (state.activeUnit !== unit) emit({ kind: 'becameActive', unit });
  },
  beginActivation: (_state, { unit }, { emit }) => {
    emit({ kind: 'activationBegun', unit });
  },
  endShipActivation: (state, { ship: id }, { emit }) => {
    const ship = shipOf(state, id);
    if (ship.removed) return;
    // ar.dial.unspent-discarded
    if (ship.revealedDial) emit({ kind: 'dialDiscarded', ship: id, command: ship.revealedDial });
    emit({ kind: 'shipActivated', ship: id });
  },
  setSlider: (state, { squadron, activated }, { emit }) => {
    const { slider } = squadronOf(state, squadron);
    const away = state.initiativeToken === 'blue' ? 'orange' : 'blue';
    const to = activated ? away : state.initiativeToken;
    if (slider !== to) emit({ kind: 'sliderSet', squadron, to });
  },
  activateSquadron: (state, { squadron, by }) => [
    run('squadronActivation', {
      squadron,
      number: state.activations + 1,
      by,
      moved: false,
      attacks: 0,
      deed: null,
    }),
  ],
  countUse: (state, { unit, key, scope }, { emit }) => {
    emit({ kind: 'marked', unit, use: key, scope, during: numberOf(scope, state, tableOf(state)) });
  },
  choose: (_state, { seat, unit, source, options }) =>
    options.length > 0 ? [run('cardQuestion', { seat, unit, source, options })] : undefined,
  gainVictoryTokens: (_state, { side, count }, { emit }) => {
    if (count > 0) emit({ kind: 'victoryTokensGained', side, count });
  },
} satisfies Partial<Performers>;
