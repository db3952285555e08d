export { actionBarOf, type Build, buildOf, equippedValue } from './build.ts';
export { type Collection, collectionOf, isOneOriginalBox, oneOriginalBox } from './collection.ts';
export type { Fault, FaultReason } from './fault.ts';
export { faultText } from './fault-text.ts';
export {
  cardsOfFirstRelease,
  type FirstReleasePilot,
  type FirstReleaseUpgrade,
  pilotsOfFirstRelease,
  upgradesOfFirstRelease,
} from './first-release.ts';
export { judgeSquad, judgeTeam } from './judge-squad.ts';
export { usesHundredPointChanges } from './mission-squads.ts';
export { findPreset, type Preset, presets } from './presets.ts';
export type { Squad, SquadShip } from './squad.ts';
export { shipCost, squadCost, upgradeCost } from './squad-cost.ts';
export { type ImportedSquad, squadFromXws } from './squad-from-xws.ts';
export { type Format, formats, pointsCeiling, type SquadRules } from './squad-rules.ts';
export { squadToXws, type XwsPilot, type XwsSquad } from './squad-to-xws.ts';
export { type Icon, type SeatedCards, seatCards, upgradeBar } from './upgrade-bar.ts';
export type { XwsProblem } from './xws-reader.ts';
export { xwsRefusalText } from './xws-refusal-text.ts';
