export { type Advance, advanceAlong, type Surroundings, standOn } from './advance.ts';
export {
  type Climbed,
  type Cohesion,
  type CohesionRule,
  cohesionFault,
  cohesionRadius,
  type PlaceFault,
} from './cohesion.ts';
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
  baseAt,
  baseOf,
  bodyOf,
  type Figure,
  isNotched,
  radiusOf,
  viewpointOf,
  visiblePartsOf,
} from './figures.ts';
export {
  floorUnder,
  groundFault,
  isOnTable,
  type Occupied,
  type Stander,
  type StandFault,
  type StandRule,
  standFault,
} from './footing.ts';
export {
  completeFormation,
  type FormationFault,
  formationFault,
  type PlacedMiniature,
  type Wish,
} from './formation.ts';
export { layOutBattlefield } from './lay-out-battlefield.ts';
export {
  type Hider,
  hasLineOfSight,
  hasLineOfSightToToken,
  type InSight,
  lineOfSight,
  type SightLine,
} from './line-of-sight.ts';
export {
  type Crossing,
  difficultAlong,
  edgeStop,
  figuresAlong,
  firstStop,
  isPassable,
  type Stop,
  stepOf,
  type Traveller,
} from './passage.ts';
export { placeAt, standAt } from './places.ts';
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
