export { type AttackScores, attackScores } from '../objectives/index.ts';
export type { Result as AttackOdds } from './fight/result.ts';
export {
  type AskedWindow,
  assumedAnswer,
  assumedColour,
  assumedReroll,
  assumedSplit,
  type FightOdds,
  oddsAfterAnswer,
  oddsNow,
  oddsOfShot,
  pointsOfShot,
  type ShotOdds,
} from './fight-odds.ts';
