/** How a game reads in each language. Only the languages that are asked for are loaded. */
export function textsByLanguage<Language extends string, Texts>(
  files: Readonly<Record<Language, () => Promise<Texts>>>,
) {
  const loaded = new Map<Language, Texts>();
  return {
    async loadTexts(this: void, language: Language): Promise<Texts> {
      const found = loaded.get(language) ?? (await files[language]());
      loaded.set(language, found);
      return found;
    },
    /** The texts of a language that has been loaded. */
    texts(this: void, language: Language): Texts {
      const found = loaded.get(language);
      if (!found) throw new Error(`the texts in ${language} have not been loaded`);
      return found;
    },
  };
}
