/** Wound tokens that an objective token takes at most. */
export const MOST_SABOTAGE = 3;
