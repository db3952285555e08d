import {
  bandsOfColour,
  type DicePool,
  dicePool,
  dieColours,
  shipCard,
  squadronCard,
} from '@sortie/armada/catalogue';
import type { MeasuredShot } from '@sortie/armada/model';
import type { ArmadaView } from '@sortie/armada/view';
import { unitOf } from '../units.ts';

/** The printed dice of a shot at its range, before cards and obstruction. ar.attack.roll.dice-by-range */
export function poolOfShot(table: ArmadaView, attacker: string, shot: MeasuredShot): DicePool {
  const unit = unitOf(table, attacker);
  if (!unit) return dicePool({});
  const isAtShip = shot.defendingZone !== null;
  const armament =
    unit.kind === 'squadron'
      ? squadronCard(unit.card)[isAtShip ? 'battery' : 'antiSquadron']
      : isAtShip && shot.zone
        ? shipCard(unit.card).armament[shot.zone]
        : shipCard(unit.card).antiSquadron;
  const { range } = shot;
  if (range === 'distance1') return armament;
  const counts = dieColours.map((colour) => [
    colour,
    bandsOfColour[colour].includes(range) ? armament[colour] : 0,
  ]);
  return dicePool(Object.fromEntries(counts));
}
