/** lg.unit.rank */
export const ranks = ['commander', 'operative', 'corps', 'specialForces', 'support', 'heavy'] as const;

export type Rank = (typeof ranks)[number];
