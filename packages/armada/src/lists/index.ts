export {
  type AnyCard,
  type AnyObjective,
  type AnyShip,
  type AnySquadron,
  type AnyUpgrade,
  type CardKind,
  cardName,
  findAnyObjective,
  findAnyShip,
  findAnySquadron,
  findAnyUpgrade,
  isCommander,
  typesOf,
} from './any-card.ts';
export { buildOf, type FleetBuild, fleetBuildOf, type ShipBuild } from './build.ts';
export type { CardAtFault, Fault, FaultReason } from './fault.ts';
export { faultSentence, fleetRefusalText } from './fault-text.ts';
export { flagshipOf } from './flagship.ts';
export type { Fleet, FleetShip } from './fleet.ts';
export { fleetCost, shipCost, squadronsCost } from './fleet-cost.ts';
export { fleetFromJson } from './fleet-from-json.ts';
export { fleetFromText } from './fleet-from-text.ts';
export { type FleetProblem, type FleetRefusal, fleetRefusalRule } from './fleet-reader.ts';
export { type FleetRules, pointsLimit, squadronLimit, usualLimits } from './fleet-rules.ts';
export { type FleetFile, fleetToJson } from './fleet-to-json.ts';
export { fleetToText, type TextForm } from './fleet-to-text.ts';
export { judgeFleet } from './judge-fleet.ts';
export { type Preset, presets } from './presets.ts';
export { type Icon, type SeatedCards, seatCards, upgradeBar } from './upgrade-bar.ts';
