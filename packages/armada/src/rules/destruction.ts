import { running } from '@sortie/kernel';
import type { ArmadaEvent, ArmadaState, UnitId } from '../model/index.ts';
import { allUnits, isShipInPlay, isSquadronInPlay } from './in-play.ts';
import type { More } from './performer.ts';
import { tableOf } from './table.ts';
import { hullValue } from './values.ts';

/** Ships with as many damage cards as hull or more, squadrons without hull. ar.damage.ship-destroyed-at-hull, ar.damage.squadron-destroyed-at-zero */
function dueForDestruction(state: ArmadaState): UnitId[] {
  const table = tableOf(state);
  const ships = state.ships.filter(
    (ship) => isShipInPlay(ship) && ship.damage.length >= hullValue(table, ship),
  );
  const squadrons = state.squadrons.filter((squadron) => isSquadronInPlay(squadron) && squadron.hull <= 0);
  return [...ships, ...squadrons].map(({ id }) => id);
}

/** Marks them all together: a lost commander may take others along. ar.destroyed.ship-cards-inactive */
export function checkDestruction(state: ArmadaState, emit: (event: ArmadaEvent) => void): More {
  let isAnyDestroyed = false;
  for (let due = dueForDestruction(state); due.length > 0; due = dueForDestruction(state)) {
    isAnyDestroyed = true;
    for (const unit of due) emit({ kind: 'unitDestroyed', unit });
  }
  return isAnyDestroyed ? [{ kind: 'removeDestroyed' }, { kind: 'checkVictory' }] : undefined;
}

/** Ships go at once, squadrons when no attack is under way that may still need them. ar.destroyed.remove-ship, ar.destroyed.remove-squadron */
export function removable(state: ArmadaState): UnitId[] {
  const isAttackUnderway = running(state, 'attack').length > 0;
  return allUnits(state)
    .filter(
      ({ destroyed, removed, kind }) =>
        destroyed !== null && !removed && (kind === 'ship' || !isAttackUnderway),
    )
    .map(({ id }) => id);
}
