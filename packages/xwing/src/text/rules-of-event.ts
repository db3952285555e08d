import type { ToldEvent } from './story/told-event.ts';

type ByKind = { readonly [Kind in ToldEvent['kind']]?: readonly string[] };

/** Where a reader of the log may want to look up why something happened. */
const byKind: ByKind = {
  setUpStepBegun: ['xw.setup.order'],
  initiativeGiven: ['xw.timing.initiative.lowest-total-chooses'],
  initiativeRolled: ['xw.timing.initiative.tie-roll'],
  edgesTaken: ['xw.setup.obstacle.edge-choice', 'xw.setup.edge.opposite-sides'],
  obstaclePlaced: ['xw.setup.obstacle.alternate-initiative-first'],
  obstacleAdded: ['xw.mission.setup.obstacles'],
  shipDeployed: ['xw.setup.deploy.zone'],
  shipArrived: ['xw.mission.reinforce.arrival'],
  shieldsSet: ['xw.setup.shields'],
  roundStarted: ['xw.timing.round.four-phases'],
  dialSet: ['xw.planning.choose-secret'],
  readied: ['xw.planning.end-condition'],
  dialRevealed: ['xw.activation.reveal'],
  dialReplaced: ['xw.stress.red-revealed-opponent-picks'],
  dialRemoved: ['xw.activation.clean-up'],
  touchesChanged: ['xw.overlap.touching.definition'],
  overlapped: ['xw.overlap.back-up'],
  lockOutOfRange: ['xw.action.lock.declare-out-of-range'],
  obstacleHit: ['xw.obstacle.trigger'],
  obstacleRemoved: ['xw.later.obstacle.removed'],
  lockAcquired: ['xw.action.lock.pair'],
  lockRemoved: ['xw.action.lock.removal-causes'],
  lockMoved: ['xw.action.lock.removal-paired'],
  conditionAssigned: ['xw.later.condition.beside-ship'],
  conditionRemoved: ['xw.later.condition.beside-ship'],
  damageHeld: ['xw.later.condition.damage-card'],
  heldDamageTaken: ['xw.later.condition.damage-card'],
  upgradeFlipped: ['xw.later.dual.flip'],
  upgradeReplaced: ['xw.later.upgrade.replaced'],
  cardTokensChanged: ['xw.later.ordnance.token-instead'],
  arcRotated: ['xw.later.mobile.facing'],
  attackDeclared: ['xw.attack.steps', 'xw.attack.declare.becomes-defender'],
  attackDiceRolled: ['xw.attack.roll.before-rolling'],
  defenseDiceRolled: ['xw.attack.defense.count'],
  dieRerolled: ['xw.dice.modify.reroll'],
  dieChanged: ['xw.dice.modify.change'],
  dieAdded: ['xw.dice.modify.add'],
  dieSetAside: ['xw.later.set-aside.hit'],
  dieCancelled: ['xw.attack.compare.cancelled-ignored'],
  resultsCompared: ['xw.attack.compare.cancel', 'xw.attack.compare.hit-or-miss'],
  rolledFor: ['xw.dice.non-attack-rolls'],
  thrownDieTurned: ['xw.dice.non-attack-rolls'],
  shieldLost: ['xw.damage.suffer.shield-first'],
  shieldRecovered: ['xw.ship.shield.cap'],
  damageFlipped: ['xw.damage.flip-is-not-deal'],
  damageDiscarded: ['xw.damage.discard.faceup-pile'],
  deckShuffled: ['xw.damage.deck.reshuffle'],
  countersExchanged: ['xw.damage.deck.both-empty-counters'],
  upgradeDiscarded: ['xw.cards.upgrade.discard-facedown'],
  upgradeReturned: ['xw.cards.upgrade.flip-back'],
  shipDoomed: ['xw.destroy.simultaneous.scope'],
  bombDropped: ['xw.bomb.drop.procedure'],
  bombDetonated: ['xw.bomb.detonate.reference'],
  disabledShipMarked: ['xw.mission2.setup.disabled-ship'],
  satellitePlaced: ['xw.mission3.setup.satellites'],
  satelliteScanned: ['xw.mission3.scan.instead-of-attack'],
  satelliteReturned: ['xw.mission3.scan.lost-on-destruction'],
  timeExpired: ['xw.optional.limit.time'],
  planningTimeExpired: ['xw.optional.agreement', 'xw.planning.end-condition'],
  disputeCalled: ['xw.optional.dispute.rolloff'],
  disputeRolled: ['xw.optional.dispute.rolloff'],
  disputeSettled: ['xw.optional.dispute.binding'],
};

export function rulesOfEvent(event: ToldEvent): readonly string[] {
  switch (event.kind) {
    case 'phaseStarted':
      return phases[event.phase];
    case 'tokensAssigned':
      return tokens[event.token];
    case 'tokensRemoved':
      return event.spent ? ['xw.cards.spend.returns-to-supply'] : removals[event.token];
    case 'actionPerformed':
      return event.source === null ? ['xw.action.one-standard'] : ['xw.action.free.definition'];
    case 'repositionFits':
      return event.action === 'decloak' ? ['xw.cloak.decloak.effects'] : ['xw.action.roll.declare-side'];
    case 'repositionFailed':
      return [failures[event.action] ?? 'xw.action.roll.fallback'];
    case 'damageDealt':
      return event.faceup ? ['xw.damage.suffer.faceup-critical'] : ['xw.damage.suffer.facedown-normal'];
    case 'shipMoved':
      return moves[event.cause];
    case 'actionLost':
      return losses[event.to];
    case 'noAction':
      return [event.stressed ? 'xw.stress.no-actions' : 'xw.action.one-standard'];
    case 'shipLost':
      return event.how === 'destroyed' ? ['xw.destroy.condition'] : ['xw.flee.destroyed'];
    default:
      return byKind[event.kind] ?? [];
  }
}

type Of<Kind extends ToldEvent['kind']> = Extract<ToldEvent, { readonly kind: Kind }>;

/** A dial that was missed is no matter of this book: the players agreed on the timer. */
const losses: Readonly<Record<Of<'actionLost'>['to'], readonly string[]>> = {
  overlap: ['xw.overlap.skip-action'],
  asteroid: ['xw.obstacle.asteroid.skip-action'],
  time: ['xw.optional.agreement'],
};

/** Declared first, measured then. */
const failures: Readonly<Record<string, string>> = {
  targetLock: 'xw.action.lock.declare-out-of-range',
  boost: 'xw.action.boost.fallback',
  barrelRoll: 'xw.action.roll.fallback',
};

const phases: Readonly<Record<Of<'phaseStarted'>['phase'], readonly string[]>> = {
  setup: ['xw.setup.order'],
  planning: ['xw.planning.choose-secret'],
  activation: ['xw.activation.order-ascending'],
  combat: ['xw.attack.phase.order'],
  end: ['xw.end.remove-focus-evade'],
};

const tokens: Readonly<Record<Of<'tokensAssigned'>['token'], readonly string[]>> = {
  focus: ['xw.action.focus.icon'],
  evade: ['xw.action.evade.icon'],
  stress: ['xw.stress.definition', 'xw.stress.no-actions'],
  ion: ['xw.ion.definition'],
  cloak: ['xw.cloak.action'],
  tractorBeam: ['xw.later.tractor.agility', 'xw.later.tractor.move'],
  jam: ['xw.later.jam.takes-token'],
  weaponsDisabled: ['xw.later.disabled.no-attack'],
  reinforceFore: ['xw.later.reinforce.evade'],
  reinforceAft: ['xw.later.reinforce.evade'],
};

const removals: Readonly<Record<Of<'tokensRemoved'>['token'], readonly string[]>> = {
  focus: ['xw.end.remove-focus-evade'],
  evade: ['xw.end.remove-focus-evade'],
  stress: ['xw.maneuver.difficulty.green'],
  ion: ['xw.ion.removal-after-move'],
  cloak: ['xw.cloak.decloak.optional-cost'],
  tractorBeam: ['xw.later.tractor.end'],
  jam: ['xw.later.jam.takes-token'],
  weaponsDisabled: ['xw.later.disabled.end'],
  reinforceFore: ['xw.later.reinforce.end'],
  reinforceAft: ['xw.later.reinforce.end'],
};

const moves: Readonly<Record<Of<'shipMoved'>['cause'], readonly string[]>> = {
  maneuver: ['xw.activation.move-ship'],
  boost: ['xw.action.boost.move'],
  barrelRoll: ['xw.action.roll.placement'],
  decloak: ['xw.cloak.decloak.effects'],
  deployment: ['xw.setup.deploy.zone'],
  effect: [],
};
