export {
  type AnyCard,
  type AnyCommandCard,
  type AnyUnit,
  type AnyUpgrade,
  type CardKind,
  cardName,
  findAnyCommandCard,
  findAnyUnit,
  findAnyUpgrade,
} from './any-card.ts';
export type { Army, ArmyUnit } from './army.ts';
export { armyCost, unitCost } from './army-cost.ts';
export { armyFromJson } from './army-from-json.ts';
export { armyFromText } from './army-from-text.ts';
export { type ArmyProblem, type ArmyRefusal, armyRefusalRule } from './army-reader.ts';
export {
  type ArmyRules,
  type ArmySize,
  armySizes,
  limitsOf,
  type SizeLimits,
  sizeLimits,
} from './army-rules.ts';
export { type ArmyFile, armyToJson } from './army-to-json.ts';
export { armyToText, type TextForm } from './army-to-text.ts';
export { type ArmyBuild, armyBuildOf, buildOf, type UnitBuild } from './build.ts';
export { commandHandOf, standingOrders } from './command-hand.ts';
export type { CardAtFault, Fault, FaultReason } from './fault.ts';
export { armyRefusalText, faultSentence } from './fault-text.ts';
export { judgeArmy } from './judge-army.ts';
export { judgePartner } from './judge-team.ts';
export { type Preset, presets } from './presets.ts';
export { type SeatedUpgrades, seatUpgrades, upgradeBarOf } from './upgrade-bar.ts';
