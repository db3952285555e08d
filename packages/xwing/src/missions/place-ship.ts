import type { Pose } from '@sortie/geometry';
import type { Ship } from '../model/index.ts';
import { isInsideArea } from '../rules/area.ts';
import { baseAt } from '../rules/base.ts';
import type { PlacedShip } from '../rules/in-play.ts';
import { typeOf } from '../rules/in-play.ts';
import { overlapsShips } from '../rules/overlaps-ships.ts';
import type { MissionGame } from './mission-game.ts';
import type { Zone } from './zone.ts';
import { inwardFrom, lengthOf, liesIn, spans } from './zone.ts';

/** Where a mission lets ships be placed, and the rule that says so. */
export interface Ground {
  readonly zones: readonly Zone[];
  readonly rule: string;
}

/** The rule that forbids the ship there; it may face in any direction. xw.mission.setup.facing */
export function whyNotThere(
  game: MissionGame,
  ship: Ship,
  at: Pose,
  { zones, rule }: Ground,
): string | undefined {
  const { area } = game.options;
  const base = baseAt(ship, at);
  const isLarge = typeOf(ship).size === 'large';
  if (!isInsideArea(area, base)) return isLarge ? 'xw.large.deploy-inside-area' : rule;
  // xw.mission.setup.zone-whole-base, xw.large.deploy-overhang
  const fits = zones.some((zone) => liesIn(area, zone, base) || (isLarge && spans(area, zone, base)));
  if (!fits) return rule;
  return overlapsShips(game, ship as PlacedShip, at) ? 'xw.overlap.definition' : undefined;
}

/** Legal places looking into the area, in rows along the zones; closer rows only where the usual one is full. */
export function placesIn(
  game: MissionGame,
  { zones }: Ground,
  isLegal: (at: Pose) => boolean,
): readonly Pose[] {
  const { area } = game.options;
  for (const [step, rows] of [
    [45, [0]],
    [15, [-25, -12, 0, 12, 25]],
  ] as const) {
    const found = zones.flatMap(({ edge, from, to }) => {
      const middle = (from + to) / 2;
      const columns = Math.floor((lengthOf(area, edge) - 100) / step) + 1;
      return rows.flatMap((row) =>
        Array.from({ length: columns }, (_, column) =>
          inwardFrom(area, edge, 50 + column * step, middle + row),
        ),
      );
    });
    const legal = found.filter(isLegal);
    if (legal.length > 0) return legal;
  }
  return [];
}
