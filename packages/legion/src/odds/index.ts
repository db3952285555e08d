export type { PoolOdds } from './pool-odds.ts';
export { oddsNow, oddsOfShot, type ShotOdds, ShotsOfView } from './view-odds.ts';
