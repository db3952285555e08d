import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Decision, SeatId } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import type { LogEvent } from '../../src/model/index.ts';
import { silentEvents } from '../../src/text/index.ts';
import { languages } from '../../src/text/language.ts';
import { namesOf } from '../../src/text/names-of.ts';
import { loadTexts, texts } from '../../src/text/texts.ts';
import { decisionSamples } from './decision-samples.ts';
import { eventSamples } from './event-samples.ts';
import { englishLeft, translatedNames } from './foreign-words.ts';
import { sampleTable } from './sample-table.ts';

await Promise.all(languages.map(loadTexts));

type Language = (typeof languages)[number];

const others = ['es', 'pt'] as const;

/** What must not be read by anybody: values that slipped through, and the ids of pieces and words of the program. */
const UNREADABLE = /undefined|null|NaN|\[object|\b[st]\d+(?:\.\w+)?\b|[a-z]-\d|[a-z][A-Z]/;

const namesIn = (language: Language) => namesOf(sampleTable, { p1: '1', p2: '2' }, language);

const events = Object.entries(eventSamples).flatMap(([kind, samples]) =>
  samples.map((sample) => ({ kind, ...sample }) as unknown as LogEvent),
);
const questions = Object.entries(decisionSamples).flatMap(([kind, samples]) =>
  samples.map(({ about, answers, settled = false }) => ({
    decision: { kind, about, settled } as Decision,
    answers,
  })),
);

/** Everything the samples say in a language, in the same order in each. */
function everythingIn(language: Language): string[] {
  const { eventText, decisionText, answerText } = texts(language);
  const names = namesIn(language);
  return [
    ...events.flatMap((event) => eventText(event, names) ?? []),
    ...questions.flatMap(({ decision, answers }) => [
      decisionText(decision, names),
      ...answers.map((answer) => answerText(decision, answer, names)),
    ]),
  ];
}

/** Every text that stands in a record of words, however deep; functions are called by other tests. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

function askedInSources(): readonly string[] {
  const folder = join(import.meta.dirname, '../../src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/(^|\/)text\//.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/question: '(\w+)',/g)].map((match) => match[1]!),
  );
}

describe.each(languages)('in %s', (language) => {
  const { eventText, decisionText } = texts(language);
  const names = namesIn(language);

  test('every event is told, or left without words for a reason', () => {
    const told = events.map((event) => [event.kind, eventText(event, names) !== undefined] as const);
    const silent = new Set(told.filter(([, isTold]) => !isTold).map(([kind]) => kind));
    expect(silent).toEqual(new Set(Object.keys(silentEvents)));
    expect(told.filter(([kind, isTold]) => kind in silentEvents && isTold)).toEqual([]);
  });

  test('every event that players hear of is a whole sentence', () => {
    const said = events
      .filter(({ kind }) => kind !== 'said')
      .flatMap((event) => eventText(event, names) ?? []);
    expect(said.filter((text) => !/^[\p{Lu}¿\d].*[.?!]$/u.test(text))).toEqual([]);
  });

  test('no sentence, question or answer has a hole in it or a word of the program', () => {
    const unreadable = everythingIn(language).filter((text) => text === '' || UNREADABLE.test(text));
    expect([...new Set(unreadable)]).toEqual([]);
  });

  test('every question has words of its own', () => {
    const asked = [...Object.keys(decisionSamples), ...askedInSources()];
    const unknown = decisionText({ kind: 'unheardOf', about: null } as Decision, names);
    expect(
      asked.filter((kind) => {
        const text = decisionText({ kind, about: null } as Decision, names);
        return text === unknown || !/[.?)]$/.test(text);
      }),
    ).toEqual([]);
  });

  test('every window is asked about in words of its own', () => {
    const asked = decisionSamples.useAbility.map(({ about }) =>
      decisionText({ kind: 'useAbility', about } as Decision, names),
    );
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('what people say is left as they said it, without a full stop of ours', () => {
    const said = (text: string) => eventText({ kind: 'said', seat: 'p1' as SeatId, text }, names);
    expect(['gg :)', 'really?', 'sí'].map(said).map((text) => text?.split(': ').at(-1))).toEqual([
      'gg :)',
      'really?',
      'sí',
    ]);
  });

  test('copies of a card are told apart', () => {
    const called = [...sampleTable.ships, ...sampleTable.squadrons].map(({ id }) => names.unit(id));
    expect(new Set(called).size).toBe(called.length);
    expect(called.filter((name) => /\d$/.test(name))).toHaveLength(2);
  });
});

describe.each(others)('in %s', (language) => {
  test('players hear of the same events as in English', () => {
    const heard = (each: Language) =>
      events
        .filter((event) => texts(each).eventText(event, namesIn(each)) !== undefined)
        .map(({ kind }) => kind);
    expect(heard(language)).toEqual(heard('en'));
  });

  test('no word of English is left', () => {
    expect(englishLeft(everythingIn(language), everythingIn('en'))).toEqual([]);
  });

  test('no card that has a name in this language is called by its English one', () => {
    const left = everythingIn(language).filter((text) => translatedNames.some((name) => text.includes(name)));
    expect(left).toEqual([]);
  });

  test('what stands beside pieces and options is translated', () => {
    const { pieceWords, setupWords } = texts(language);
    const english = texts('en');
    expect(englishLeft(textsIn(pieceWords), textsIn(english.pieceWords))).toEqual([]);
    expect(englishLeft(textsIn(setupWords.options), textsIn(english.setupWords.options))).toEqual([]);
    expect(Object.keys(setupWords.presets)).toEqual(Object.keys(english.setupWords.presets));
  });
});

test('an attack is told in the words of each language’s rulebook', () => {
  const declared = { kind: 'targetDeclared', ...eventSamples.targetDeclared[0]! } as LogEvent;
  expect(languages.map((language) => texts(language).eventText(declared, namesIn(language)))).toEqual([
    'Victory II-class Star Destroyer (front) attacks CR90 Corvette A (left) at close range, obstructed.',
    'Victory II-class Star Destroyer (frontal) ataca a CR90 Corvette A (izquierda) a alcance corto, con obstrucción.',
    'Victory II-class Star Destroyer (frontal) ataca CR90 Corvette A (esquerda) em alcance curto, com obstrução.',
  ]);
});

test('a facedown damage card is not named, a faceup one is', () => {
  const [faceup, , facedown] = eventSamples.damageDealt.map(
    (dealt) => ({ kind: 'damageDealt', ...dealt }) as LogEvent,
  );
  const { eventText } = texts('es');
  expect(eventText(faceup!, namesIn('es'))).toBe(
    'Victory II-class Star Destroyer recibe Artilleros cegados boca arriba.',
  );
  expect(eventText(facedown!, namesIn('es'))).toBe(
    'Victory II-class Star Destroyer recibe una carta de Daño boca abajo.',
  );
});

test('dice are named with their colours and faces', () => {
  const decision = {
    kind: 'rerollDie',
    about: { unit: 's1', source: 'concentrateFire' },
  } as unknown as Decision;
  expect(languages.map((each) => texts(each).answerText(decision, { die: 2 }, namesIn(each)))).toEqual([
    'die 3 (black, hit and critical)',
    'dado 3 (negro, impacto y crítico)',
    'dado 3 (preto, acerto e crítico)',
  ]);
});
