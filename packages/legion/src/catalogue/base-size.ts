/** The bases that the rules know; the long one came later. */
export const baseSizes = ['small', 'medium', 'large', 'huge', 'long'] as const;

export type BaseSize = (typeof baseSizes)[number];
