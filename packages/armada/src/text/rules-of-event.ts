import type { Command } from '../catalogue/index.ts';
import type { Phase } from '../model/index.ts';
import type { ToldEvent } from './story/told-event.ts';

type ByKind = { readonly [Kind in ToldEvent['kind']]?: readonly string[] };

/** Where a reader of the log may want to look up why something happened. */
const byKind: ByKind = {
  setUpStepBegun: ['ar.setup.steps'],
  initiativeDrawn: ['ar.setup.initiative-tie-random'],
  initiativeGiven: ['ar.setup.initiative-lower-cost-chooses', 'ar.initiative.meaning'],
  objectiveChosen: ['ar.objective.first-player-chooses'],
  obstaclePlaced: ['ar.setup.obstacles-alternate'],
  shipDeployed: ['ar.setup.deploy-ship-in-zone', 'ar.setup.deploy-ship-speed'],
  squadronDeployed: ['ar.setup.deploy-squadrons-near-ship'],
  unitsSetAside: ['ar.known.objective.hyperspace-assault'],
  roundStarted: ['ar.round.four-phases'],
  defenseTokensReadied: ['ar.phase.status.ready-defense-tokens'],
  upgradesReadied: ['ar.phase.status.ready-upgrades'],
  initiativeTokenFlipped: ['ar.phase.status.flip-initiative-token'],
  dialsAssigned: ['ar.phase.command.fill-to-command-value'],
  readied: ['ar.phase.command.simultaneous-secret'],
  dialRevealed: ['ar.ship-activation.reveal-top-dial', 'ar.ship-activation.keep-or-convert-dial'],
  topDialDiscarded: ['ar.dial.stays-on-card-until-reassigned'],
  dialsLookedAt: ['ar.dial.hidden-until-revealed'],
  dialSpent: ['ar.commands.spend-dial-or-token'],
  dialDiscarded: ['ar.dial.unspent-discarded'],
  commandTokenGained: ['ar.command-token.limit-command-value', 'ar.command-token.no-duplicates'],
  sliderSet: ['ar.squadron-activation.slider-toggle'],
  speedChanged: ['ar.speed.ship-dial'],
  yawRaised: ['ar.yaw.increase-ladder'],
  squadronsLifted: ['ar.overlap.squadrons-displaced'],
  obstacleOverlapped: ['ar.obstacle.overlap-test'],
  targetDeclared: ['ar.attack.steps', 'ar.attack.declare.defender-and-zone'],
  noAttack: ['ar.ship-activation.two-attacks'],
  stoodBy: ['ar.squadron-activation.phase-move-or-attack'],
  diceGathered: ['ar.attack.roll.dice-by-range'],
  gatheredDieRemoved: ['ar.attack.roll.obstructed-remove-die'],
  attackDiceRolled: ['ar.attack.pool.definition'],
  dieAdded: ['ar.dice.modify.add'],
  dieRerolled: ['ar.dice.modify.reroll'],
  dieChanged: ['ar.dice.modify.change'],
  tokenLocked: ['ar.attack.effects.accuracy-locks-tokens'],
  redirectChosen: ['ar.defense.redirect-choose-zone', 'ar.defense.redirect-shields-only'],
  braced: ['ar.defense.brace'],
  criticalResolved: ['ar.critical.one-per-attack', 'ar.critical.timing'],
  totalFixed: ['ar.attack.damage.order'],
  rolledFor: ['ar.dice.non-attack-rolls'],
  shieldsLost: ['ar.damage.ship-shield-first'],
  shieldRecovered: ['ar.commands.repair.recover-shields'],
  shieldMoved: ['ar.commands.repair.move-shields'],
  hullLost: ['ar.damage.squadron-hull'],
  hullRecovered: ['ar.obstacle.station-squadron'],
  damageFlipped: ['ar.damage.card-faceup-effects'],
  damageDiscarded: ['ar.commands.repair.repair-hull'],
  deckShuffled: ['ar.damage.deck-reshuffle'],
  upgradeExhausted: ['ar.state.exhaust-as-cost'],
  upgradeDiscarded: ['ar.upgrade.discarded-facedown'],
  objectiveShipMarked: ['ar.objective.ship-marker'],
  victoryTokensGained: ['ar.objective.victory-tokens', 'ar.objective.victory-token-value'],
};

export function rulesOfEvent(event: ToldEvent): readonly string[] {
  switch (event.kind) {
    case 'phaseStarted':
      return phases[event.phase];
    case 'commandPaid':
    case 'commandResolved':
      return commands[event.command];
    case 'commandTokenRemoved':
      return [event.spent ? 'ar.command-token.spent-to-supply' : 'ar.command-token.limit-command-value'];
    case 'shipMoved':
      return event.overlapped.length === 0
        ? ['ar.ship-move.steps']
        : ['ar.ship-move.steps', 'ar.overlap.ship-reduce-speed', 'ar.overlap.ship-damage-both'];
    case 'squadronMoved':
      return [moves[event.cause]];
    case 'dieRemoved':
      return [event.spent ? 'ar.dice.modify.spend' : 'ar.dice.modify.cancel'];
    case 'defenseTokenSpent':
      return [spent[event.to]];
    case 'damageDealt':
      return [event.faceup ? 'ar.critical.default' : 'ar.damage.ship-card-when-no-shields'];
    default:
      return byKind[event.kind] ?? [];
  }
}

const phases: Readonly<Record<Phase, readonly string[]>> = {
  setup: ['ar.setup.steps'],
  command: ['ar.phase.command.simultaneous-secret'],
  ship: ['ar.phase.ship.alternate-one'],
  squadron: ['ar.phase.squadron.alternate-two'],
  status: ['ar.phase.status.order'],
};

const commands: Readonly<Record<Command, readonly string[]>> = {
  navigate: ['ar.commands.navigate.dial', 'ar.commands.navigate.token'],
  squadron: ['ar.commands.squadron.dial', 'ar.commands.squadron.token'],
  repair: ['ar.commands.repair.dial', 'ar.commands.repair.token'],
  concentrateFire: ['ar.commands.concentrate-fire.dial', 'ar.commands.concentrate-fire.token'],
};

const moves = {
  move: 'ar.squadron-move.max-distance',
  displaced: 'ar.overlap.squadrons-placed-by-opponent',
  deployment: 'ar.setup.deploy-squadrons-near-ship',
} as const;

const spent = {
  exhausted: 'ar.defense.spend-readied-exhausts',
  discarded: 'ar.defense.spend-exhausted-discards',
} as const;
