import type { DieKind } from '@sortie/games';
import type { Faces, GameRecord } from './game-record.ts';

/** Good faces of one kind of dice: how many were rolled, and how many are to be expected of so many dice. */
export interface Luck {
  readonly dice: number;
  readonly rolled: number;
  readonly expected: number;
  /** What the number rolled usually strays from the expected one by. */
  readonly spread: number;
}

export function luckOf({ kind, chances, good }: DieKind, faces: Faces): Luck {
  const counts = faces[kind] ?? {};
  const dice = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const chance = good.reduce((sum, face) => sum + (chances[face] ?? 0), 0);
  return {
    dice,
    rolled: good.reduce((sum, face) => sum + (counts[face] ?? 0), 0),
    expected: dice * chance,
    spread: Math.sqrt(dice * chance * (1 - chance)),
  };
}

/** All faces of several games together. */
export function sumFaces(all: readonly Faces[]): Faces {
  const sums: Record<string, Record<string, number>> = {};
  for (const faces of all) {
    for (const [kind, counts] of Object.entries(faces)) {
      const sum = sums[kind] ?? {};
      sums[kind] = sum;
      for (const [face, count] of Object.entries(counts)) sum[face] = (sum[face] ?? 0) + count;
    }
  }
  return sums;
}

/** How far the good faces rolled are above or below the expected ones after each game; it begins at 0. */
export function luckOverTime(die: DieKind, records: readonly Pick<GameRecord, 'own'>[]): readonly number[] {
  let sum = 0;
  const after = records.map(({ own }) => {
    const { rolled, expected } = luckOf(die, own);
    sum += rolled - expected;
    return sum;
  });
  return [0, ...after];
}
