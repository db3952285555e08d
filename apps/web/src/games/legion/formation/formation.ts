import type { Point, Pose } from '@sortie/geometry';
import { unitCard } from '@sortie/legion/catalogue';
import { floorUnder, isNotched, placeAt, radiusOf, reliefOf, standAt } from '@sortie/legion/measuring';
import type { Placement, Stand } from '@sortie/legion/model';
import type { LegionView, UnitView } from '@sortie/legion/view';
import { miniaturesLeft, standOf } from '../units.ts';

/** Where a whole unit stands: its leader, and everybody else around it. */
export interface Formation {
  readonly leader: Stand;
  readonly others: readonly Placement[];
}

/** A unit on its battlefield. */
export interface Standing {
  readonly table: LegionView;
  readonly unit: UnitView;
}

/** The stand over a point of the table, on the floor that is there. */
export function standOver({ table, unit }: Standing, { x, y }: Point, heading: number): Stand {
  const point = placeAt(x, y, 0);
  const level = floorUnder(reliefOf(table.battlefield), point, radiusOf(unitCard(unit.card).base));
  return standAt({ ...point, level }, heading);
}

/** As the unit stands now; undefined off the battlefield. */
export function formationNow(unit: UnitView): Formation | undefined {
  const leader = standOf(unit);
  if (!leader) return undefined;
  const others = miniaturesLeft(unit).flatMap(({ id, stand }) =>
    id !== unit.leader && stand ? [{ miniature: id, stand }] : [],
  );
  return { leader, others };
}

/** The unit with its leader elsewhere, everybody where they stood beside it. */
export function carriedTo(standing: Standing, { leader, others }: Formation, to: Stand): Formation {
  return {
    leader: to,
    others: others.map(({ miniature, stand }) => ({
      miniature,
      stand: standOver(
        standing,
        { x: to.x + stand.x - leader.x, y: to.y + stand.y - leader.y },
        facingOf(standing, to, stand),
      ),
    })),
  };
}

/** One of the others elsewhere. */
export function withOneAt(
  standing: Standing,
  formation: Formation,
  moved: string,
  { x, y }: Pose,
): Formation {
  return {
    ...formation,
    others: formation.others.map((each) =>
      each.miniature === moved
        ? { ...each, stand: standOver(standing, { x, y }, facingOf(standing, formation.leader, each.stand)) }
        : each,
    ),
  };
}

/** A miniature on a notched base faces as its leader does. lg.cohesion.notched-facing */
function facingOf({ unit }: Standing, leader: Stand, now: Stand): number {
  return isNotched(unitCard(unit.card).base) ? leader.heading : now.heading;
}

/** Everybody of a formation, the leader first. */
export function placementsOf(unit: UnitView, { leader, others }: Formation): readonly Placement[] {
  return [{ miniature: unit.leader, stand: leader }, ...others];
}

/** The formation that placements of a whole unit make; undefined without its leader. */
export function formationOf(unit: UnitView, placements: readonly Placement[]): Formation | undefined {
  const leader = placements.find(({ miniature }) => miniature === unit.leader)?.stand;
  return leader && { leader, others: placements.filter(({ miniature }) => miniature !== unit.leader) };
}
