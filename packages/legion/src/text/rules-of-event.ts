import type { LogEvent } from '../model/index.ts';

/** Where a reader of the log may want to look up why something happened. */
const byKind: { readonly [Kind in LogEvent['kind']]?: readonly string[] } = {
  setUpStepBegun: ['lg.setup.step-order'],
  roundStarted: ['lg.round.three-phases'],
  commandCardsRevealed: ['lg.command-phase.select.secret'],
  prioritySettled: ['lg.command-phase.priority.fewest-pips'],
  priorityRolled: ['lg.command-phase.priority.tie-roll'],
  unitNominated: ['lg.orders.nominate.commander'],
  orderTokenPlaced: ['lg.orders.token.faces'],
  orderTokenDrawn: ['lg.orders.pool.random-draw'],
  activationBegun: ['lg.activation-phase.unit.step-order'],
  rallied: ['lg.timing.after-rally-order'],
  unitPanicked: ['lg.panic.only-move'],
  poolBegun: ['lg.attack.step-order'],
  attackDiceRolled: ['lg.attack.4.convert-surges'],
  coverFound: ['lg.cover.modifier-order'],
  woundAssigned: ['lg.wound.assign.one-mini-at-a-time'],
  leaderReplaced: ['lg.defeat.new-leader'],
  resilienceRolled: ['lg.vehicle.resilience.check'],
  vehicleDamaged: ['lg.vehicle.token-kinds'],
  moveMade: ['lg.move.standard.steps'],
  clamberRolled: ['lg.vertical.clamber.dice-height-1'],
  unitEmbarked: ['lg.transport.embark.how'],
  unitPromoted: ['lg.end-phase.promote.rank'],
  tokenDetonated: ['lg.area-weapon.separate-attacks'],
  counterAdvanced: ['lg.round.counter'],
};

export function rulesOfEvent({ kind }: LogEvent): readonly string[] {
  return byKind[kind] ?? [];
}
