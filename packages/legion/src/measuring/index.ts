/**
 * The geometry of the book. A `Relief` is the battlefield in three dimensions (`reliefOf`), a `Figure` a miniature
 * where it stands; everything else asks about these two and keeps nothing.
 *
 * The battlefield: `layOutBattlefield`, `reliefOf`, `floorUnder`, `featuresNear`, `placeAt`, `standAt`.
 * Sight: `hasLineOfSight` for an answer, `lineOfSight` to draw it. Cover: `obscurersOf`, which names what obscures and
 * leaves the grade to the rules.
 * Movement: `layTool` gives the `Route` of a tool, `firstStop` what stops a base on it, `figuresAlong` and
 * `difficultAlong` what it passes, `advanceAlong` where it comes to rest, `endCompulsoryMove` the same with backing up,
 * `standFault` whether a miniature may end somewhere, `landingsOf` where climbs and clambers lead.
 * Cohesion: `cohesionFault` for one miniature, `formationFault` for all, `completeFormation` for a legal arrangement.
 * Range, arcs, contact and zones: `rangeBetween`, `isInFiringArc`, `areInContact`, `isWhollyInZone`.
 */

export { type Advance, advanceAlong, type Surroundings, standOn } from './advance.ts';
export { type FiringArc, isInFiringArc } from './arcs.ts';
export type { PlacedMiniature, Wish } from './candidates.ts';
export { type CohesionRule, cohesionFault, type PlaceFault } from './cohesion.ts';
export { type Climbed, type Cohesion, cohesionRadius } from './cohesion-terms.ts';
export { type CompulsoryEnd, endCompulsoryMove } from './compulsory.ts';
export {
  areInContact,
  type CoverAround,
  type CoveringFigure,
  type Obscurer,
  obscurersOf,
  touches,
} from './cover.ts';
export {
  baseOf,
  bodyOf,
  type Figure,
  isNotched,
  radiusOf,
  solidOfFigure,
  viewpointOf,
  visiblePartsOf,
} from './figures.ts';
export { footholds } from './footholds.ts';
export {
  areWithin,
  floorUnder,
  groundFault,
  isOnTable,
  type Occupied,
  type Stander,
  type StandFault,
  type StandRule,
  standFault,
} from './footing.ts';
export { completeFormation, type FormationFault, formationFault } from './formation.ts';
export { layOutBattlefield } from './lay-out-battlefield.ts';
export {
  type Hider,
  hasLineOfSight,
  hasLineOfSightToToken,
  type InSight,
  lineOfSight,
  type SightLine,
} from './line-of-sight.ts';
export { displacedLeaderPlace, isNearFootprint, nearestStand, type StandSearch } from './nearest-stand.ts';
export {
  type Crossing,
  difficultAlong,
  edgeStop,
  figuresAlong,
  firstStop,
  type Stop,
  stepOf,
  type Traveller,
} from './passage.ts';
export { figuresSwept } from './pivot-sweep.ts';
export { placeAt, standAt } from './places.ts';
export {
  heightOf,
  isBeyondRange,
  isWithinRange,
  RANGE_LIMITS,
  type Round,
  rangeBetween,
  touchesShape,
} from './range.ts';
export { type Block, type Feature, featureOf, featuresNear, type Relief, reliefOf } from './relief.ts';
export {
  headingOn,
  layTool,
  legOf,
  lengthOf,
  pointOn,
  type Route,
  type ToolPose,
  type ToolRule,
  type ToolTowards,
  toolFault,
  toolTowards,
} from './tool.ts';
export { footPoints, type Landing, landingsOf, steepPiecesTouched } from './vertical.ts';
export { distanceToEdge, isInZone, isWhollyInZone, nearestEdges, zoneOf } from './zones.ts';
