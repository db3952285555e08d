import { isVehicleType, unitCard } from '@sortie/legion/catalogue';
import { type Figure, hasLineOfSight, type InSight, reliefOf } from '@sortie/legion/measuring';
import type { LegionView, UnitView } from '@sortie/legion/view';

/** A miniature as it stands, measured as the referee measures it. */
export interface FigureOnTable {
  readonly figure: Figure;
  readonly unit: string;
  readonly side: 0 | 1;
  readonly isLeader: boolean;
  /** Troopers never stand in the way of sight. lg.line-of-sight.trooper-never-blocks */
  readonly blocksSight: boolean;
}

function figuresOf(unit: UnitView): readonly FigureOnTable[] {
  const { base, height, type } = unitCard(unit.card);
  return unit.miniatures.flatMap(({ id, stand, defeatedIn }) =>
    stand === null || defeatedIn !== null
      ? []
      : [
          {
            figure: { id, stand, base, height },
            unit: unit.id,
            side: unit.side,
            isLeader: id === unit.leader,
            blocksSight: isVehicleType(type),
          },
        ],
  );
}

export function figuresOn({ units }: LegionView): readonly FigureOnTable[] {
  return units.flatMap(figuresOf);
}

/** Everything that can stand in the way of sight. lg.line-of-sight.blockers */
function inSight(table: LegionView, figures: readonly FigureOnTable[]): InSight {
  const vehicles = figures.filter(({ blocksSight }) => blocksSight).map(({ figure }) => figure);
  return { relief: reliefOf(table.battlefield), vehicles };
}

/** The miniatures that one of them sees, itself included. */
export function seenBy(table: LegionView, eye: Figure): ReadonlySet<string> {
  const figures = figuresOn(table);
  const among = inSight(table, figures);
  const seen = figures.filter(({ figure }) => figure.id === eye.id || hasLineOfSight(eye, figure, among));
  return new Set(seen.map(({ figure }) => figure.id));
}

/** How many miniatures of a unit are seen. */
export interface UnitInSight {
  readonly unit: string;
  readonly seen: number;
  readonly all: number;
}

/** Every enemy unit on the battlefield, with how much of it is seen. */
export function enemiesInSight(
  figures: readonly FigureOnTable[],
  side: 0 | 1,
  seen: ReadonlySet<string>,
): readonly UnitInSight[] {
  const enemies = figures.filter((each) => each.side !== side);
  return [...new Set(enemies.map(({ unit }) => unit))].map((unit) => {
    const own = enemies.filter((each) => each.unit === unit);
    return { unit, seen: own.filter(({ figure }) => seen.has(figure.id)).length, all: own.length };
  });
}
