import type { Point, Polygon } from '@sortie/geometry';
import type { Side } from '@sortie/kernel';
import {
  battleCard,
  battlefieldMeasure,
  type DeploymentCardId,
  segmentMeasure,
  type TablePoint,
} from '../catalogue/index.ts';
import { zoneOf } from '../measuring/index.ts';
import type { LegionState } from '../model/index.ts';

type OnTable = Pick<LegionState, 'battlefield' | 'blue' | 'blueEdge'> & {
  readonly battleCards: Pick<LegionState['battleCards'], 'used'>;
  readonly options: Pick<LegionState['options'], 'isLargeScale'>;
};

/** Where no battle cards are used. */
const USUAL: DeploymentCardId = 'battle-lines';

/**
 * A point of a card on the table as it lies. On a table of another size the depth of a zone stays what it is, measured
 * from the nearer long edge, and its width is a share of the whole; the cards are drawn for the standard one.
 * lg.setup.deploy.zones-in-range-units
 */
export function pointOfCard(
  { battlefield: { width, depth }, blueEdge }: OnTable,
  { x, y }: TablePoint,
): Point {
  const drawn = battlefieldMeasure.value.standard;
  const across = (x * width) / drawn.width;
  const half = drawn.depth / 2;
  const ahead = y < half ? y : y > half ? depth - (drawn.depth - y) : depth / 2;
  // lg.setup.colour.blue-picks-edge
  return blueEdge === 'north' ? { x: width - across, y: depth - ahead } : { x: across, y: ahead };
}

/** From the long edge out to range 2. lg.optional.large-scale.deployment-zone */
function largeScaleZone(
  { battlefield: { width, depth }, blueEdge }: OnTable,
  isBlue: boolean,
): readonly Point[] {
  const reach = 2 * segmentMeasure.value;
  const isSouth = (blueEdge === 'north') !== isBlue;
  const [low, high] = isSouth ? [0, reach] : [depth - reach, depth];
  return [
    { x: 0, y: low },
    { x: width, y: low },
    { x: width, y: high },
    { x: 0, y: high },
  ];
}

/** The corners of a side's zones; both players of a team share them. lg.setup.deploy.zones-from-card, lg.team.setup.deployment-zone */
export function zoneCorners(state: OnTable, side: Side): readonly (readonly Point[])[] {
  if (state.options.isLargeScale) return [largeScaleZone(state, side === (state.blue ?? 0))];
  const zones = battleCard(state.battleCards.used.deployment ?? USUAL).zones;
  if (zones === null) return [];
  const own = side === (state.blue ?? 0) ? zones.blue : zones.red;
  return own.map((zone) => zone.map((point) => pointOfCard(state, point)));
}

export function deploymentZones(state: OnTable, side: Side): readonly Polygon[] {
  return zoneCorners(state, side).map(zoneOf);
}
