import type { XwingView } from '@sortie/xwing/view';

/** One letter for every ship: capitals for side 0, small letters for side 1. */
export type Labels = ReadonlyMap<string, string>;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function labelsOf({ ships }: Pick<XwingView, 'ships'>): Labels {
  const counts = [0, 0];
  return new Map(
    ships.map(({ id, side }) => {
      const letter = LETTERS[counts[side]!++ % LETTERS.length]!;
      return [id, side === 0 ? letter : letter.toLowerCase()];
    }),
  );
}

/** The ship that is called by this letter. */
export function shipLabelled(labels: Labels, label: string): string | undefined {
  return [...labels].find(([, each]) => each === label)?.[0];
}
