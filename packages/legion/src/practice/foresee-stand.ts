import type { CoverGrade, MiniatureId, Placement, Stand, TableTop, Unit, UnitId } from '../model/index.ts';
import { coverOfUnit } from '../rules/cover.ts';
import { rangeBetween } from '../rules/distances.ts';
import { areFriendly, leaderOf, unitOf, unitsOnBattlefield } from '../rules/in-play.ts';
import { coverOfMiniatures, unitSees } from '../rules/sight.ts';

/** What there would be between a unit and an enemy if it stood elsewhere. */
export interface ForeseenSight {
  readonly enemy: UnitId;
  /** Segments of the range ruler; beyond the last for what lies beyond it. */
  readonly range: number;
  /** Each sees somebody of the other: a line of sight runs both ways. lg.line-of-sight.between-units */
  readonly isSeen: boolean;
  /** The cover of the unit from that enemy, and of that enemy from the unit, by terrain and units alone. */
  readonly ownCover: CoverGrade;
  readonly enemyCover: CoverGrade;
  /** From leader to leader. */
  readonly line: readonly [Stand, Stand];
}

/** Range, sight and cover between a unit that stands so and every enemy on the battlefield, the nearest first. */
export function foreseeSight(
  top: TableTop,
  id: UnitId,
  placements: readonly Placement[],
): readonly ForeseenSight[] {
  const moved = withPlacements(top, id, placements);
  const unit = unitOf(moved, id);
  const from = leaderOf(unit).stand;
  if (!from) return [];
  return unitsOnBattlefield(moved)
    .filter((enemy) => !areFriendly(unit, enemy))
    .flatMap((enemy): readonly ForeseenSight[] => {
      const to = leaderOf(enemy).stand;
      if (!to) return [];
      return [
        {
          enemy: enemy.id,
          range: rangeBetween(moved, unit, enemy),
          isSeen: unitSees(moved, unit, enemy) || unitSees(moved, enemy, unit),
          ownCover: coverBetween(moved, enemy, unit),
          enemyCover: coverBetween(moved, unit, enemy),
          line: [from, to],
        },
      ];
    })
    .toSorted((one, other) => one.range - other.range);
}

function coverBetween(top: TableTop, { id: attacker }: Unit, { id: defender }: Unit): CoverGrade {
  return coverOfUnit(coverOfMiniatures(top, { attacker, token: null, defender }));
}

function withPlacements(top: TableTop, id: UnitId, placements: readonly Placement[]): TableTop {
  const stands = new Map<MiniatureId, Stand>(placements.map(({ miniature, stand }) => [miniature, stand]));
  const units = top.units.map((unit) =>
    unit.id === id
      ? {
          ...unit,
          whereabouts: 'battlefield' as const,
          miniatures: unit.miniatures.map((each) => ({ ...each, stand: stands.get(each.id) ?? each.stand })),
        }
      : unit,
  );
  return { ...top, units };
}
