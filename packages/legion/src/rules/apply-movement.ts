import type { Draft } from '@sortie/kernel';
import { innermost } from '@sortie/kernel';
import type { Activation, LegionState, MovementEvent } from '../model/index.ts';
import type { Appliers } from './applier.ts';
import { changeNothing, miniatureIn, unitIn } from './applier.ts';

/** Where miniatures stand, and what a unit's activation remembers of its moves. */
export const movementAppliers: Pick<Appliers, MovementEvent['kind']> = {
  miniaturesPlaced: (state, { unit: id, placements }) => {
    const unit = unitIn(state, id);
    // Placed beside a vehicle, it is carried no longer. lg.transport.vehicle-defeated.place
    unit.whereabouts = 'battlefield';
    unit.vehicle = null;
    for (const { miniature, stand } of placements) miniatureIn(unit, miniature).stand = { ...stand };
  },
  leaderMoved: (state, { unit: id, to }) => {
    const unit = unitIn(state, id);
    unit.whereabouts = 'battlefield';
    unit.vehicle = null;
    miniatureIn(unit, unit.leader).stand = { ...to };
  },
  // lg.move.pivot.whole-unit
  unitTurned: (state, { unit, heading }) => {
    for (const { stand } of unitIn(state, unit).miniatures) if (stand) stand.heading = heading;
  },
  miniaturesLifted: (state, { unit: id, miniatures }) => {
    const unit = unitIn(state, id);
    for (const each of miniatures) miniatureIn(unit, each).stand = null;
  },
  clamberRolled: changeNothing,
  // lg.transport.embark.marker, lg.transport.tokens-kept-embark
  unitEmbarked: (state, { unit: id, vehicle }) => {
    const unit = unitIn(state, id);
    unit.whereabouts = 'transported';
    unit.vehicle = vehicle;
    for (const miniature of unit.miniatures) miniature.stand = null;
  },
  moveMade: (state, { unit: id, type, isStandard, left }) => {
    if (isStandard) unitIn(state, id).standardMoves++;
    const activation = innermost<Draft<Activation>>(state as LegionState, 'activation');
    if (activation?.unit !== id) return;
    if (type !== 'pivot') activation.hasMoved = true;
    if (isStandard) activation.standardMoves++;
    if (type === 'embark') activation.hasEmbarked = true;
    if (type === 'disembark') activation.hasDisembarked = true;
    activation.left.push(...left.filter((each) => !activation.left.includes(each)));
  },
};
