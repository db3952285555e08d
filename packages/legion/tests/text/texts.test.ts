import type { Decision, Plain, SeatId } from '@sortie/kernel';
import { legionState } from '@sortie/testkit/legion';
import { describe, expect, test } from 'vitest';
import { windowSubject } from '../../src/abilities/windows.ts';
import type { LogEvent } from '../../src/model/index.ts';
import type { QuestionKind } from '../../src/text/decisions-in.ts';
import { languages, loadTexts, namesOf, silentEvents, texts } from '../../src/text/index.ts';
import { eventSamples } from './event-samples.ts';

await Promise.all(languages.map(loadTexts));

type Language = (typeof languages)[number];

const table = legionState({
  u1: { unit: 'rebel-troopers', at: [300, 300], upgrades: ['z-6-trooper'] },
  u2: { unit: 'stormtroopers', at: [300, 500] },
  u3: { unit: 'stormtroopers', at: [600, 500] },
});
const sampleTable = {
  ...table,
  tokens: [{ id: 'k1', kind: 'objective' as const }],
};
const namesIn = (language: Language) => namesOf(sampleTable, { p1: '1', p2: '2' }, language);
const [rebels = '', troopers = ''] = table.units.map(({ id }): string => id);
const events = Object.entries(eventSamples).flatMap(([kind, samples]) =>
  samples.map((sample) => ({ kind, ...sample }) as unknown as LogEvent),
);

const unit = { unit: rebels };
const place = { x: 100, y: 200, level: 30 };
const placements = [{ miniature: table.units[0]!.leader, stand: { ...place, heading: 0 } }];
const decline = { decline: true };

/** Every question of the rules, with the shapes of answer that it takes; a new one does not compile without. */
const decisions: Readonly<
  Record<QuestionKind, readonly (readonly [about: Plain, answers: readonly Plain[]])[]>
> = {
  selectCommandCard: [[{ cards: ['ambush'] }, [{ card: 'ambush' }]]],
  readyCommandCard: [[null, [{ ready: true }, { ready: false }]]],
  choosePriority: [[null, [{ seat: 'p1' }]]],
  nominate: [[{ card: 'ambush' }, [unit]]],
  issueOrder: [[{ card: 'ambush', by: rebels, left: 2 }, [unit]]],
  chooseUnit: [[{ drawn: null }, [unit, { draw: 'p1' }]]],
  chooseAction: [
    [
      { ...unit, actions: 2 },
      [
        { action: 'aim' },
        { action: 'attack' },
        { action: 'move', move: 'clamber', actions: 2 },
        { action: 'card', card: 'jump' },
        { done: true },
      ],
    ],
  ],
  chooseFreeAction: [
    [{ ...unit, source: 'standby' }, [{ action: 'move', move: 'standard' }, { done: true }]],
  ],
  borrowCourage: [[unit, [{ unit: troopers }]]],
  keepSuppression: [[{ ...unit, most: 2 }, [{ remove: 0 }, { remove: 2 }]]],
  promote: [[null, [unit]]],
  chooseForCard: [[{ ...unit, source: 'ambush' }, [unit, { rank: 'corps' }, [rebels], 'aim', true, 2, null]]],
  move: [
    [
      { ...unit, types: ['standard'], source: null },
      [
        { type: 'standard', speed: 2, angle: 90, bend: 30, along: 0.5, others: [] },
        { type: 'pivot', heading: 45 },
        { type: 'climb', to: place, others: [] },
        decline,
      ],
    ],
  ],
  placeMiniatures: [[{ ...unit, miniatures: [], rule: 'lg.cohesion.distance' }, [{ placements }]]],
  formPool: [
    [
      { ...unit, source: null, formed: [] },
      [
        { defender: troopers, type: 'ranged', weapons: [{ weapon: 'Grenades', miniatures: ['a', 'b'] }] },
        { defender: troopers, type: 'melee', weapons: [] },
        decline,
      ],
    ],
  ],
  choosePool: [[unit, [{ defender: troopers }]]],
  chooseWounded: [[{ ...unit, left: 1 }, [{ miniature: placements[0]!.miniature }]]],
  chooseLeader: [[unit, [{ miniature: table.units[0]!.miniatures[1]!.id }]]],
  disruptWeapon: [[unit, [{ weapon: 'Grenades' }]]],
  placeCharge: [[{ ...unit, card: 'proton-charge-saboteur', left: 2 }, [place]]],
  chooseDetonationTarget: [[{ units: [rebels] }, [unit]]],
  placeTerrain: [[{ pieces: ['barricade'] }, [{ piece: 'barricade', x: 1, y: 2, rotation: 0 }]]],
  chooseColour: [[null, [{ colour: 'blue' }, { colour: 'red' }]]],
  chooseEdge: [[null, [{ edge: 'south' }, { edge: 'north' }]]],
  eliminateCard: [[{ left: 2 }, [{ category: 'objective', card: 'breakthrough' }, { pass: true }]]],
  placeToken: [[{ kind: 'objective', left: 2 }, [place]]],
  chooseTerrain: [[{ terrain: [] }, [{ terrain: 'barricade' }]]],
  setAside: [[{ chosen: [] }, [unit, decline]]],
  deploy: [
    [
      { units: [rebels] },
      [
        { ...unit, placements },
        { ...unit, aboard: troopers },
      ],
    ],
  ],
  chooseSide: [[{ ...unit, card: 'ambush' }, [{ side: 0 }]]],
  markBounty: [[unit, [{ unit: troopers }]]],
  useAbility: Object.keys(windowSubject).map((window) => [
    { window },
    [{ pass: true }, { use: `${rebels}.aim`, choice: null }, { use: 'ambush', choice: { unit: troopers } }],
  ]),
};

const questions = Object.entries(decisions).flatMap(([kind, samples]) =>
  samples.map(([about, answers]) => ({ decision: { kind, about, settled: false } as Decision, answers })),
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

/** What must not be read by anybody: values that slipped through, and the ids of pieces and words of the program. */
const UNREADABLE = /undefined|null|NaN|\[object|\b[uk]\d+(?:\.\w+)?\b|[a-z][A-Z]/;

describe.each(languages)('in %s', (language) => {
  const { eventText, decisionText } = texts(language);
  const names = namesIn(language);

  test('every event that players hear of is a whole sentence, and the others have a reason', () => {
    const told = events.map((event) => [event.kind, eventText(event, names)] as const);
    const silent = new Set(told.filter(([, text]) => text === undefined).map(([kind]) => kind));
    expect(silent).toEqual(new Set(Object.keys(silentEvents)));
    const said = told.flatMap(([kind, text]) => (kind === 'said' || text === undefined ? [] : [text]));
    expect(said.filter((text) => !/^[\p{Lu}¿\d].*[.?!]$/u.test(text))).toEqual([]);
  });

  test('no sentence, question or answer has a hole in it or a word of the program', () => {
    const unreadable = everythingIn(language).filter((text) => text === '' || UNREADABLE.test(text));
    expect([...new Set(unreadable)]).toEqual([]);
  });

  test('every question and every window has words of its own', () => {
    const unknown = decisionText({ kind: 'unheardOf', about: null } as Decision, names);
    const asked = questions.map(({ decision }) => decisionText(decision, names));
    expect(asked.filter((text) => text === unknown || !/[.?)]$/.test(text))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('a question that is settled says that it may still be changed', () => {
    const settled = { kind: 'selectCommandCard', about: null, settled: true } as Decision;
    const open = { ...settled, settled: false };
    expect(decisionText(settled, names).length).toBeGreaterThan(decisionText(open, names).length);
  });

  test('what people say is left as they said it, without a full stop of ours', () => {
    const said = (text: string) => eventText({ kind: 'said', seat: 'p1' as SeatId, text }, names);
    expect(['gg :)', 'sí'].map(said).map((text) => text?.split(': ').slice(1).join(': '))).toEqual([
      'gg :)',
      'sí',
    ]);
  });
});

test.each(['es', 'pt'] as const)('no sentence reads in %s as in English', (language) => {
  const english = everythingIn('en');
  const same = everythingIn(language).filter((text, place) => text === english[place]);
  // Names alone are the same in every language.
  const named = new Set([
    ...table.units.map(({ id }) => namesIn('en').unit(id)),
    'Ambush',
    'Grenades',
    '1',
    '2',
  ]);
  expect([...new Set(same)].filter((text) => !named.has(text) && text !== 'no')).toEqual([]);
});

test('pieces are named by what they are: copies by number, leaders, those of upgrades and the rest', () => {
  const names = namesIn('en');
  expect(table.units.map(({ id }) => names.unit(id))).toEqual([
    'Rebel Troopers',
    'Stormtroopers 1',
    'Stormtroopers 2',
  ]);
  const called = table.units[0]!.miniatures.map(({ id }) => names.miniature(id));
  expect([called[0], called.at(-1)]).toEqual(['the leader', 'Z-6 Trooper']);
  expect(names.token('k1')).toBe('Objective token 1');
  expect(names.unit('nobody')).toBe('nobody');
});

test('an attack is told in the words of each language', () => {
  const [ranged] = eventSamples.poolBegun;
  const event = { kind: 'poolBegun', ...ranged!, attacker: rebels, defender: troopers } as LogEvent;
  expect(languages.map((language) => texts(language).eventText(event, namesIn(language)))).toEqual([
    'Rebel Troopers attacks Stormtroopers 1 at range 2.',
    'Rebel Troopers ataca a Stormtroopers 1 a alcance 2.',
    'Rebel Troopers ataca Stormtroopers 1 em alcance 2.',
  ]);
  expect(texts('en').eventText({ ...event, range: 5 } as LogEvent, namesIn('en'))).toBe(
    'Rebel Troopers attacks Stormtroopers 1 beyond range 4.',
  );
});
