export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** For 95 of 100 samples. */
const Z = 1.959964;

/** Wilson's interval: where the true share lies, given so many of so many. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const middle = share + (Z * Z) / (2 * trials);
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + (Z * Z) / (4 * trials * trials));
  const scale = 1 + (Z * Z) / trials;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}
