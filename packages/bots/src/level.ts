/** How well a planning player plays. */
export const levels = ['easy', 'medium', 'hard'] as const;

export type Level = (typeof levels)[number];
