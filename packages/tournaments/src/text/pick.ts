/** The sentence that a word of the engine stands for; the last word on it where there is none. */
export function pick(what: string, sentences: Readonly<Record<string, string>>, otherwise: string): string {
  return Object.hasOwn(sentences, what) ? sentences[what]! : otherwise;
}
