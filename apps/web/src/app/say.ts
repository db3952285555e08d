import type { Language } from './settings.ts';

/** The sentences of one part of the page, by their keys. Plurals end in `_one`, `_other`. */
export type Words = Readonly<Record<string, string>>;

/** The same keys in another language; Spanish and Portuguese may add `_many`. */
export type Translated<English extends Words> = Readonly<Record<keyof English, string>> &
  Readonly<Record<`${string}_many`, string>>;

type Key<English extends Words> = keyof English extends infer Name
  ? Name extends `${infer Stem}_${'one' | 'other' | 'many'}`
    ? Stem
    : Name
  : never;

type Values = Readonly<Record<string, string | number>>;

export type Say<English extends Words> = (key: Key<English> & string, values?: Values) => string;

/** Says words of one language: the plural that a `count` asks for, with the values in their places. */
export function sayer<English extends Words>(words: Words, language: Language): Say<English> {
  const plurals = new Intl.PluralRules(language);
  const sentenceOf = (key: string, { count }: Values) =>
    (typeof count === 'number' ? words[`${key}_${plurals.select(count)}`] : undefined) ??
    words[`${key}_other`] ??
    words[key] ??
    key;
  return (key, values = {}) =>
    sentenceOf(key, values).replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_place, name: string) =>
      String(values[name] ?? ''),
    );
}
