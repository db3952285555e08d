import type { Result } from '@sortie/tournaments/model';
import type { SeenPairing, SeenRound } from '@sortie/tournaments/view';
import type { SentCommand } from '@sortie/tournaments/wire';

/** The pairing at a table that was typed; undefined while there is none. */
export function pairingAt({ pairings }: Pick<SeenRound, 'pairings'>, typed: string): SeenPairing | undefined {
  const number = typed.trim();
  return /^\d{1,4}$/.test(number) ? pairings.find(({ table }) => table === Number(number)) : undefined;
}

/** A result as it is sent: entered where there is none, corrected with its reason where there is one. */
export function resultCommand(
  { number }: Pick<SeenRound, 'number'>,
  { table, result: before }: Pick<SeenPairing, 'table' | 'result'>,
  result: Result,
  why: string,
): SentCommand {
  return before === null
    ? { kind: 'enterResult', round: number, table, result }
    : { kind: 'correctResult', round: number, table, result, why };
}
