import type { Decision, Plain } from '@sortie/kernel';
import type { DiceGroup } from '../dice-groups.ts';

/** Some of a list that a use may take, of which only a few ways are listed. */
export interface OfferedPicks {
  readonly from: readonly Plain[];
  readonly least: number;
  readonly most: number;
}

/** The picks of one ability of a window. */
export function picksOf({ answers }: Decision, use: string): OfferedPicks | undefined {
  return answers.kind === 'offers' ? answers.picks?.find((each) => each.use === use) : undefined;
}

const KIND = /^(?:red|black|white) (?:hit|critical|surge|blank|block)$/;

/** Whether what is picked are dice, by what they show. */
export function areDice({ from }: OfferedPicks): boolean {
  return from.every((each) => typeof each === 'string' && KIND.test(each));
}

/** How many dice of each kind are taken. */
export type Taken = Readonly<Record<string, number>>;

export function countTaken(taken: Taken): number {
  return Object.values(taken).reduce((sum, count) => sum + count, 0);
}

/** One more of a kind; none of it where there is no other to take, or no more may be taken. */
export function takeOneMore(
  taken: Taken,
  { kind, count }: Pick<DiceGroup, 'kind' | 'count'>,
  most: number,
): Taken {
  const next = (taken[kind] ?? 0) + 1;
  return { ...taken, [kind]: next > count || countTaken(taken) >= most ? 0 : next };
}

/** What a picker begins with: the first suggestion. */
export function takenIn(picked: Plain): Taken {
  const taken: Record<string, number> = {};
  for (const kind of Array.isArray(picked) ? picked : []) {
    if (typeof kind === 'string') taken[kind] = (taken[kind] ?? 0) + 1;
  }
  return taken;
}

/** As an answer names them. */
export function listTaken(taken: Taken): readonly string[] {
  return Object.entries(taken).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
}
