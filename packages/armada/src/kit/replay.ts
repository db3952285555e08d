import type { Kinded, Side } from '@sortie/kernel';
import { hullZones } from '../catalogue/index.ts';
import type { ArmadaView } from '../view/armada-view.ts';

/** How a replay of Armada is read. */
export const armadaReplay = {
  round: ({ round }: ArmadaView) => round,
  read: (view: ArmadaView) =>
    [
      { key: 'points', values: view.scores, shape: 'gain' },
      { key: 'hull', values: [hullLeft(view, 0), hullLeft(view, 1)], shape: 'level' },
    ] as const,
  isHighlight: ({ kind }: Kinded) => kind === 'targetDeclared',
} as const;

/** What must still be shot away: hull without damage and shields of ships, hull points of squadrons. */
function hullLeft({ ships, squadrons }: ArmadaView, side: Side): number {
  const ofShips = ships
    .filter((ship) => ship.side === side && ship.destroyed === null)
    .reduce((sum, { values, damage, shields }) => {
      const shieldsLeft = hullZones.reduce((total, zone) => total + shields[zone], 0);
      return sum + Math.max(0, values.hull - damage.length) + shieldsLeft;
    }, 0);
  return squadrons
    .filter((squadron) => squadron.side === side && squadron.destroyed === null)
    .reduce((sum, { hull }) => sum + hull, ofShips);
}
