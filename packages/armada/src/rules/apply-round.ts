import { usesAfter } from '@sortie/cards';
import type { Draft } from '@sortie/kernel';
import { innermost } from '@sortie/kernel';
import type { ArmadaState, ShipActivation, TokenGain } from '../model/index.ts';
import type { Appliers, DraftState } from './applier.ts';
import { changeNothing, shipIn, squadronIn, unitIn } from './applier.ts';

function flowIn<At>(state: DraftState, flow: string): Draft<At> | undefined {
  return innermost<Draft<At>>(state as ArmadaState, flow);
}

/** Rounds, phases, dials and command tokens. */
export const roundAppliers = {
  roundStarted: (state, event) => {
    state.round = event.round;
    for (const unit of [...state.ships, ...state.squadrons]) {
      unit.attacks = [];
      unit.uses = usesAfter(unit.uses, ['attack', 'activation', 'round']);
    }
    for (const ship of state.ships) ship.resolved = [];
  },
  phaseStarted: (state, { phase }) => {
    state.phase = phase;
    if (phase !== 'command') return;
    // The used dials are assigned again. ar.dial.stays-on-card-until-reassigned
    for (const ship of state.ships) {
      ship.usedDial = null;
      ship.activated = false;
    }
  },
  defenseTokensReadied: (state, { units }) => {
    for (const id of units) {
      for (const token of unitIn(state, id).defenseTokens) {
        if (token.state === 'exhausted') token.state = 'readied';
      }
    }
  },
  upgradesReadied: (state) => {
    state.serial++;
    for (const { upgrades } of state.ships) for (const upgrade of upgrades) upgrade.exhausted = false;
  },
  initiativeTokenFlipped: (state, { to }) => {
    state.initiativeToken = to;
  },
  dialsAssigned: (state, { ship: id, commands }) => {
    const ship = shipIn(state, id);
    const older = ship.dials.filter(({ round }) => round !== state.round);
    // ar.phase.command.new-dial-at-bottom
    ship.dials = [...older, ...commands.map((command) => ({ command, round: state.round, knownTo: [] }))];
  },
  dialRevealed: (state, { ship: id, command }) => {
    const ship = shipIn(state, id);
    ship.dials = ship.dials.slice(1);
    ship.revealedDial = command;
  },
  topDialDiscarded: (state, { ship: id, command }) => {
    const ship = shipIn(state, id);
    ship.dials = ship.dials.slice(1);
    ship.usedDial = command;
    const activation = flowIn<ShipActivation>(state, 'shipActivation');
    if (activation?.ship === id) activation.revealsNothing = true;
  },
  topDialSet: (state, { ship: id, command, by }) => {
    const ship = shipIn(state, id);
    const [top] = ship.dials;
    if (!top) return;
    top.command = command;
    top.knownTo = by === ship.seat ? [] : [by];
  },
  dialsLookedAt: (state, { ship, by }) => {
    for (const dial of shipIn(state, ship).dials) if (!dial.knownTo.includes(by)) dial.knownTo.push(by);
  },
  dialSpent: (state, { ship: id, command }) => {
    const ship = shipIn(state, id);
    ship.revealedDial = null;
    ship.usedDial = command;
  },
  dialDiscarded: (state, { ship: id, command }) => {
    const ship = shipIn(state, id);
    ship.revealedDial = null;
    ship.usedDial = command;
  },
  tokenGainRedirected: (state, { to }) => {
    const gain = flowIn<TokenGain>(state, 'gainToken');
    if (gain) gain.ship = to;
  },
  commandTokenGained: (state, { ship, command }) => {
    shipIn(state, ship).commandTokens.push(command);
  },
  commandTokenRemoved: (state, { ship: id, command }) => {
    const ship = shipIn(state, id);
    const place = ship.commandTokens.indexOf(command);
    if (place >= 0) ship.commandTokens.splice(place, 1);
  },
  commandResolved: (state, { ship, command }) => {
    shipIn(state, ship).resolved.push(command);
  },
  becameActive: (state, { unit }) => {
    state.activeUnit = unit;
  },
  activationBegun: (state) => {
    state.activations++;
  },
  shipActivated: (state, { ship }) => {
    shipIn(state, ship).activated = true;
  },
  sliderSet: (state, { squadron, to }) => {
    squadronIn(state, squadron).slider = to;
  },
  victoryTokensGained: (state, { side, count }) => {
    state.victoryTokens[side] += count;
  },
  marked: (state, { unit, use, scope, during }) => {
    unitIn(state, unit).uses.push({ key: use, scope, during });
  },
  obstacleOverlapped: changeNothing,
} satisfies Partial<Appliers>;
