import { UsageError } from './usage-error.ts';

/** An option that must be a whole number within bounds. */
export function wholeNumber(
  option: string,
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`--${option} must be a whole number from ${least} to ${most}, not "${text}".`);
}
