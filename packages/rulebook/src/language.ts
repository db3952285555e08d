/** pt is the Portuguese of Brazil. */
export const rulebookLanguages = ['en', 'es', 'pt'] as const;

export type RulebookLanguage = (typeof rulebookLanguages)[number];

/** Something in every language, side by side. */
export type InLanguages<Value> = Readonly<Record<RulebookLanguage, Value>>;
