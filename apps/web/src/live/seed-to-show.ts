import { equal, type Plain, seedPromise } from '@sortie/kernel';
import type { Update } from '@sortie/protocol';
import type { KeptGame } from './kept-seats.ts';

/**
 * The seed to show now for one of our seats. None before all have promised theirs, and none when the server tells of
 * other promises than before: whoever knows a seed could still choose another one to meet it.
 */
export function seedToShow(
  { dice: seen }: Pick<KeptGame, 'dice'>,
  seat: string,
  { status, dice }: Pick<Update, 'status' | 'dice'>,
): string | undefined {
  const seed = seen?.seeds[seat];
  if (!seen || seed === undefined || status !== 'waiting' || dice.waitsUntil === null) return undefined;
  const { commitment, promises, shown } = dice;
  const isAsSeen =
    commitment === seen.commitment &&
    promises[seat] === seedPromise(seed) &&
    equal((seen.promises ?? promises) as Plain, promises as Plain);
  return isAsSeen && !shown.includes(seat) ? seed : undefined;
}
