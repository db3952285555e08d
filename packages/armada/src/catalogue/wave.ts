/** The core set and the first wave, whose cards can be played. */
export type PlayedWave = 0 | 1;

/** Waves and boxes whose cards are known by their facts alone; `unknown` where the first box is not known. */
export type LaterWave =
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 'corellianConflict'
  | 'superStarDestroyer'
  | 'rebellionInTheRim'
  | 'unknown';

export type Wave = PlayedWave | LaterWave;
