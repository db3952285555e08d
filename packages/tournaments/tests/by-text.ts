/** Texts in the order of their letters. */
export const byText = (one: string | null, other: string | null) => ((one ?? '') < (other ?? '') ? -1 : 1);
