import { describe, expect, test } from 'vitest';

type Words = Readonly<Record<string, string>>;

const files = import.meta.glob<Readonly<Record<string, Words>>>('../src/**/text/{en,es,pt}.ts', {
  eager: true,
});

/** Words of each part of the page by language: `../src/app/text` → `en` → words. */
const parts = new Map<string, Map<string, Words>>();
for (const [path, exported] of Object.entries(files)) {
  const [, folder, language] = /^(.*)\/(en|es|pt)\.ts$/.exec(path)!;
  const words = exported[language!];
  if (!words) throw new Error(`${path} exports no ${language}`);
  const part = parts.get(folder!) ?? new Map<string, Words>();
  parts.set(folder!, part.set(language!, words));
}

/** Names, and words that English shares with the other language. */
const NAMES = [
  'Sortie',
  'XWS',
  'English',
  'Español',
  'Português',
  'Brasil',
  'TIE',
  'X',
  'JSON',
  'Epic',
  'Scum',
  'K',
];
const SHARED: Readonly<Record<'es' | 'pt', ReadonlySet<string>>> = {
  es: new Set([...NAMES, 'Imperial', 'No', 'Error', 'Total', 'Normal']),
  pt: new Set([...NAMES, 'Imperial', 'Elite', 'Link', 'Menu', 'Replays', 'Total', 'Normal']),
};

/** Whether nothing in a sentence could be said otherwise: numbers, signs, names, shared words. */
function isShared(sentence: string, language: 'es' | 'pt'): boolean {
  const words = sentence.replaceAll(/\{\{\s*\w+\s*\}\}/g, ' ').match(/\p{L}+/gu) ?? [];
  return words.every((word) => SHARED[language].has(word));
}

/** `{{count}}` and the like, in order of the alphabet. */
function placeholders(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name!))].toSorted();
}

function stem(key: string): string {
  return key.replace(/_(?:one|many|other)$/, '');
}

describe.each([...parts])('the words of %s', (_folder, part) => {
  const english = part.get('en')!;

  test('are there in all three languages', () => {
    expect([...part.keys()].toSorted()).toEqual(['en', 'es', 'pt']);
    const stems = (words: Words) => [...new Set(Object.keys(words).map(stem))].toSorted();
    expect(stems(part.get('es')!)).toEqual(stems(english));
    expect(stems(part.get('pt')!)).toEqual(stems(english));
  });

  test.each(['es', 'pt'] as const)('name the same values in %s', (language) => {
    const differing = Object.entries(part.get(language)!).filter(([key, sentence]) => {
      const original = english[key] ?? english[`${stem(key)}_other`] ?? '';
      const [here, there] = [placeholders(sentence), placeholders(original)];
      // A singular may leave its number out.
      return (
        here.some((name) => !there.includes(name)) ||
        (!/_(?:one|many)$/.test(key) && here.length !== there.length)
      );
    });
    expect(differing).toEqual([]);
  });

  test.each(['es', 'pt'] as const)('leave no English in %s', (language) => {
    const words = part.get(language)!;
    const alike = Object.entries(words).filter(([key, sentence]) => sentence === english[key]);
    expect(alike.filter(([, sentence]) => !isShared(sentence, language))).toEqual([]);
  });

  test('say something', () => {
    const empty = [...part.values()].flatMap((words) =>
      Object.entries(words).filter(([, sentence]) => sentence.trim() === ''),
    );
    expect(empty).toEqual([]);
  });
});

/** Words that English uses for several things, or that the others bend by number and gender. */
const BENT: ReadonlySet<string> = new Set(['Play', 'Attack', 'All', 'Lost', 'Usual', '{{count}} won']);

test.each(['es', 'pt'] as const)('what English says in one way is said in one way in %s', (language) => {
  const said = new Map<string, Set<string>>();
  for (const part of parts.values()) {
    for (const [key, english] of Object.entries(part.get('en')!)) {
      const translated = part.get(language)?.[key];
      if (translated === undefined || BENT.has(english)) continue;
      const ways = said.get(english) ?? new Set();
      said.set(english, ways.add(translated));
    }
  }
  expect([...said].filter(([, ways]) => ways.size > 1).map(([english, ways]) => [english, ...ways])).toEqual(
    [],
  );
  expect(
    [...BENT].filter(
      (english) => ![...parts.values()].some((part) => Object.values(part.get('en')!).includes(english)),
    ),
  ).toEqual([]);
});
