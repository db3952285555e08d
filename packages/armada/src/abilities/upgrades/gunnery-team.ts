import type { Shot } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { card } from '../card-words.ts';

/** The zone has targeted this ship or squadron in this activation. */
function isTargetedAgain({ attacker, zone, defender }: Shot, { table, self }: Here): boolean {
  if (attacker.id !== self) return false;
  const activation = table.shipActivation?.number;
  return attacker.attacks.some(
    (made) =>
      made.activation === activation &&
      made.zone === zone &&
      made.targets.some(({ unit }) => unit === defender.id),
  );
}

/** ar.known.upgrade.weapons-teams, ar.ship-activation.different-hull-zones */
export const gunneryTeam = card('gunnery-team', {
  permits: { sameZoneAgain: ({ ship }, { self }) => ship.id === self },
  forbids: { target: ({ shot }, at) => isTargetedAgain(shot, at) },
});
