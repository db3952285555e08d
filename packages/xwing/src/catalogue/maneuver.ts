/** xw.maneuver.bearing.list; the three reverse bearings stand on the dials of later ships. */
export const bearings = [
  'turnLeft',
  'bankLeft',
  'straight',
  'bankRight',
  'turnRight',
  'koiogranTurn',
  'segnorsLoopLeft',
  'segnorsLoopRight',
  'tallonRollLeft',
  'tallonRollRight',
  'reverseBankLeft',
  'reverseStraight',
  'reverseBankRight',
  'stationary',
] as const;

export type Bearing = (typeof bearings)[number];

/** xw.maneuver.difficulty.colour */
export const difficulties = ['green', 'white', 'red'] as const;

export type Difficulty = (typeof difficulties)[number];

/** xw.maneuver.speed.range */
export type Speed = 0 | 1 | 2 | 3 | 4 | 5;

/** xw.maneuver.components */
export interface Maneuver {
  readonly speed: Speed;
  readonly bearing: Bearing;
  readonly difficulty: Difficulty;
  /** What a huge ship gains by this maneuver; no other ship has energy. */
  readonly energy?: number;
  /** A card flies it along a template that is not the one of its bearing. xw.later.maneuver.other-template */
  readonly along?: 'bank' | 'turn';
}
