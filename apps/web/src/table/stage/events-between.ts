import type { Kinded } from '@sortie/kernel';

/**
 * What happened between two looks through the same eyes; undefined when the later log does not go on where the
 * earlier one ended, as after an undo or a reconnection.
 */
export function eventsBetween(
  before: readonly Kinded[],
  after: readonly Kinded[],
): readonly Kinded[] | undefined {
  const goesOn = after.length >= before.length && after[before.length - 1] === before.at(-1);
  return goesOn ? after.slice(before.length) : undefined;
}
