export { assumedUse, cardOfKey } from './assumed-use.ts';
export type { PoolOdds } from './pool-odds.ts';
export { type Coverer, type MiniatureInSight, type ShotInDetail, shotsInDetail } from './sight-on-unit.ts';
export { oddsNow, oddsOfShot, type ShotAsked, type ShotOdds, ShotsOfView } from './view-odds.ts';
