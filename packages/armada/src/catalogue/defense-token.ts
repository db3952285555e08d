/** The tokens of the core set and the first wave; later waves have more of them. */
export const defenseTokens = ['brace', 'evade', 'redirect', 'scatter'] as const;

export type DefenseToken = (typeof defenseTokens)[number];
