import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Decision, SeatId } from '@sortie/kernel';
import { xwingTable } from '@sortie/testkit/xwing';
import { describe, expect, test } from 'vitest';
import type { LogEvent } from '../../src/model/index.ts';
import { languages } from '../../src/text/language.ts';
import { namesOf } from '../../src/text/names.ts';
import { loadTexts, texts } from '../../src/text/texts.ts';
import type { XwingView } from '../../src/view/xwing-view.ts';
import { decisionSamples } from './decision-samples.ts';
import { eventSamples } from './event-samples.ts';
import { englishLeft } from './foreign-words.ts';

await Promise.all(languages.map(loadTexts));

const others = ['es', 'pt'] as const;

const table = xwingTable({
  luke: { pilot: 'lukeskywalker', at: [400, 300], upgrades: ['protontorpedoes'] },
  tie: { pilot: 'academypilot', at: [400, 500, 180] },
}).until('declareTarget', 'luke');
const { table: seen } = table.referee.view('referee') as unknown as { readonly table: XwingView };
const names = namesOf({
  ...seen,
  obstacles: [
    { id: 'o1', kind: 'asteroid', outline: 1, pose: null },
    { id: 'o2', kind: 'debris', outline: 1, pose: null },
  ] as unknown as XwingView['obstacles'],
  attack: {
    attackDice: [{ face: 'hit' }, { face: 'blank' }],
    defenseDice: [{ face: 'evade' }, { face: 'focus' }],
  } as unknown as XwingView['attack'],
});

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
function everythingIn(language: (typeof languages)[number]): string[] {
  const { eventText, decisionText, answerText } = texts(language);
  return [
    ...events.flatMap((event) => eventText(event, names) ?? []),
    ...questions.flatMap(({ decision, answers }) => [
      decisionText(decision, names),
      ...answers.map((answer) => answerText(decision, answer, names)),
    ]),
  ];
}

/** All sources of the game, its words aside. */
function sources(): string {
  return filesIn(join(import.meta.dirname, '../../src'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(^|\/)text\//.test(file))
    .map((file) => join(folder, file));
}

const everySource = sources();

describe.each(languages)('in %s', (language) => {
  const { eventText, decisionText } = texts(language);

  test('every event that players hear of is a whole sentence', () => {
    const said = events
      .filter(({ kind }) => kind !== 'said')
      .flatMap((event) => eventText(event, names) ?? []);
    expect(said.filter((text) => !/^[\p{Lu}¿].*[.?!]$/u.test(text))).toEqual([]);
    expect(said.filter((text) => /undefined|null|NaN|\[object/.test(text))).toEqual([]);
  });

  test('what people say is left as they said it, without a full stop of ours', () => {
    const said = (text: string) => eventText({ kind: 'said', seat: 'p1' as SeatId, text }, names);
    expect(['gg :)', 'really?', 'sí'].map(said).map((text) => text?.split(': ').at(-1))).toEqual([
      'gg :)',
      'really?',
      'sí',
    ]);
  });

  test('every question that the rules ask has words of its own', () => {
    const asked = [...everySource.matchAll(/question: '(\w+)',/g)].map((match) => match[1]!);
    expect(asked).toContain('declareTarget');
    const unknown = decisionText({ kind: 'unheardOf', about: null } as Decision, names);
    const wordless = asked.filter((kind) => {
      const text = decisionText({ kind, about: null } as Decision, names);
      return text === unknown || !/[.?:]\s?$/.test(text);
    });
    expect(wordless).toEqual([]);
    expect(Object.keys(decisionSamples).toSorted()).toEqual(
      [...new Set([...asked, 'useAbility'])].toSorted(),
    );
  });
});

describe.each(others)('in %s', (language) => {
  test('players hear of the same events as in English', () => {
    const heard = (each: 'en' | 'es' | 'pt') =>
      events.filter((event) => texts(each).eventText(event, names) !== undefined).map(({ kind }) => kind);
    expect(heard(language)).toEqual(heard('en'));
  });

  test('no word of English is left', () => {
    expect(englishLeft(everythingIn(language), everythingIn('en'))).toEqual([]);
  });
});

test('an attack is told in the words of each language’s rulebook', () => {
  const declared = { kind: 'attackDeclared', ...eventSamples.attackDeclared[0]! } as LogEvent;
  expect(languages.map((language) => texts(language).eventText(declared, names))).toEqual([
    'Luke Skywalker attacks Academy Pilot with its primary weapon at range 2, obstructed.',
    'Luke Skywalker ataca a Academy Pilot con su armamento principal a alcance 2, con obstrucción.',
    'Luke Skywalker ataca Academy Pilot com sua arma primária em alcance 2, com obstrução.',
  ]);
});

test('dice chosen for a reroll are named with their faces', () => {
  const decision = { kind: 'useAbility', about: { window: 'modifyAttackDice' } } as unknown as Decision;
  const answer = { use: 'luke.targetLock', choice: [0, 1] };
  expect(languages.map((language) => texts(language).answerText(decision, answer, names))).toEqual([
    'spend the target lock and reroll die 1 (hit), die 2 (blank)',
    'gastar el blanco fijado y repetir: dado 1 (impacto), dado 2 (cara vacía)',
    'gastar a mira e rerrolar: dado 1 (acerto), dado 2 (em branco)',
  ]);
});
