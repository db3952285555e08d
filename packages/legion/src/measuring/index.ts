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
export { layOutBattlefield } from './lay-out-battlefield.ts';
export {
  type Hider,
  hasLineOfSight,
  hasLineOfSightToToken,
  type InSight,
  lineOfSight,
  type SightLine,
} from './line-of-sight.ts';
export { placeAt, standAt } from './places.ts';
export { type Block, type Feature, featureOf, featuresNear, type Relief, reliefOf } from './relief.ts';
