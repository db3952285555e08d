import { squareBetween } from '@sortie/geometry';
import { baseMeasure, toolMeasure, unitCard } from '../catalogue/index.ts';
import type { LegionState, Unit } from '../model/index.ts';
import { canGatherAround } from './displaced-leader.ts';
import { leaderOf } from './in-play.ts';

/** While one of these is under way, miniatures are on their way to their places. */
const MOVING = ['move', 'displace', 'regroup', 'placeInCohesion', 'deployed'];

/** How far apart the middles of a leader and a miniature of its unit may be. */
function reachOf({ card }: Unit): number {
  return toolMeasure.value.length[1] + baseMeasure.value[unitCard(card).base].width + 0.05;
}

/** lg.cohesion.required */
function strayOf(unit: Unit): string | undefined {
  const leader = unit.miniatures.find(({ id }) => id === unit.leader)?.stand;
  const reach = reachOf(unit);
  const stray = unit.miniatures.find(
    ({ stand }) => leader && stand && squareBetween(stand, leader) > reach * reach,
  );
  return stray && `${stray.id} is out of cohesion after a move`;
}

function placeOfLeader({ miniatures, leader }: Unit): string {
  const { stand } = miniatures.find(({ id }) => id === leader)!;
  return stand ? `${leader} ${stand.x} ${stand.y}` : leader;
}

/** Looks after every answer whether units whose leader has moved since the last look are in cohesion, and all deployed. */
export function watchCohesion(state: () => LegionState): () => string | undefined {
  let before = new Map<string, string>();
  return () => {
    const { units, engine, round } = state();
    const late = round > 0 && units.find(({ whereabouts }) => whereabouts === 'reserve');
    if (late) return `${late.id} was never deployed`;
    if (engine.stack.some(({ flow }) => MOVING.includes(flow))) return undefined;
    const moved = units.filter((unit) => {
      const from = before.get(unit.id);
      return from?.startsWith(`${unit.leader} `) && from !== placeOfLeader(unit);
    });
    before = new Map(units.map((unit) => [unit.id, placeOfLeader(unit)]));
    for (const unit of moved) {
      const stray = strayOf(unit);
      // Who finds no room stays scattered: the book is silent.
      if (stray && canGatherAround(state(), unit, leaderOf(unit).stand!)) return stray;
    }
    return undefined;
  };
}
