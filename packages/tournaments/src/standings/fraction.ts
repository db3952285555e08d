/** An exact number: `over` divided by `under`, in lowest terms, `under` positive. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export function fraction(over: number | bigint, under: number | bigint = 1n): Fraction {
  return lowest(BigInt(over), BigInt(under));
}

export function sum(one: Fraction, other: Fraction): Fraction {
  if (one.under === other.under) return lowest(one.over + other.over, one.under);
  return lowest(one.over * other.under + other.over * one.under, one.under * other.under);
}

export function divided(one: Fraction, by: number): Fraction {
  return lowest(one.over, one.under * BigInt(by));
}

/** Below 0 when the first is smaller. */
export function compareFractions(one: Fraction, other: Fraction): number {
  const left = one.over * other.under;
  const right = other.over * one.under;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** As people check it: `25/12`, or `3`. */
export function exactText({ over, under }: Fraction): string {
  return under === 1n ? `${over}` : `${over}/${under}`;
}

const PLACES = 3;

/** Rounded half up to three places, for reading alone; ties are settled by the exact value. */
export function decimalText({ over, under }: Fraction): string {
  const sign = over < 0n ? '-' : '';
  const scaled = ((over < 0n ? -over : over) * 2000n + under) / (2n * under);
  const digits = `${scaled}`.padStart(PLACES + 1, '0');
  return `${sign}${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`;
}

function lowest(over: bigint, under: bigint): Fraction {
  if (under < 0n) return lowest(-over, -under);
  const shared = commonDivisor(over < 0n ? -over : over, under);
  return shared === 1n ? { over, under } : { over: over / shared, under: under / shared };
}

function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}
