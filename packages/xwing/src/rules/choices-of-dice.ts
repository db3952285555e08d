import type { Die } from '@sortie/kernel';

/** Sets of dice that differ in what they show; dice alike are interchangeable. */
export function choicesOfDice<Face extends string>(
  pool: readonly Die<Face>[],
  from: readonly number[],
): number[][] {
  const groups = new Map<string, number[]>();
  for (const index of from) {
    const { face } = pool[index]!;
    groups.set(face, [...(groups.get(face) ?? []), index]);
  }
  return [...groups.values()].reduce<number[][]>(
    (sets, group) =>
      sets.flatMap((set) => [...Array(group.length + 1).keys()].map((n) => [...set, ...group.slice(0, n)])),
    [[]],
  );
}
