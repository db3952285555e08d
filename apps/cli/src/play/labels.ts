/** One letter for every piece that is commanded: capitals for side 0, small letters for side 1. */
export type Labels = ReadonlyMap<string, string>;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function labelsOf(pieces: readonly { readonly id: string; readonly side: 0 | 1 }[]): Labels {
  const counts = [0, 0];
  return new Map(
    pieces.map(({ id, side }) => {
      const letter = LETTERS[counts[side]!++ % LETTERS.length]!;
      return [id, side === 0 ? letter : letter.toLowerCase()];
    }),
  );
}

/** The piece that is called by this letter. */
export function pieceLabelled(labels: Labels, label: string): string | undefined {
  return [...labels].find(([, each]) => each === label)?.[0];
}
