/** pt is the Portuguese of Brazil. */
export const languages = ['en', 'es', 'pt'] as const;

export type Language = (typeof languages)[number];
