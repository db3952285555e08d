export { attackOdds } from './attack-odds.ts';
export type { AttackOdds, AttackSituation, UnseenCards } from './attack-situation.ts';
export { damageCountedBy, isIonWeapon } from './card-facts.ts';
export type { MeasuredShot } from './declared-attack.ts';
export {
  type AskedWindow,
  assumedAnswer,
  type FightOdds,
  oddsAfterAnswer,
  oddsNow,
  oddsOfShot,
  type ShotOdds,
} from './fight-odds.ts';
export { situationOf, situationOfShot } from './situation-of.ts';
