import { type GameText, type StoryText, type Subject, type ToldBefore, tellDeeds } from '@sortie/games';
import type { Kinded } from '@sortie/kernel';
import { expect, test } from 'vitest';

type Event = Kinded & { readonly says?: string };

const subject: Subject = { table: null };

const event: GameText['event'] = (each) => (each as Event).says;

/** A roll begins a deed, all that follows belongs to it; `end` ends it. */
const text: StoryText = {
  event,
  rulesOf: ({ kind }) => (kind === 'roll' ? ['rule.of-roll'] : []),
  story: {
    read: (log) => log.flatMap((each) => (each.kind === 'miss' ? [each, told('why', 'Too far.')] : [each])),
    begins: ({ kind }, deed) => kind === 'roll' || kind === 'end' || deed[0]?.kind === 'end',
    headline: ([first]) => (first?.kind === 'roll' ? { text: 'A roll.' } : undefined),
    isFight: ([first]) => first?.kind === 'roll',
    warns: (deed) => deed.some(({ kind }) => kind === 'miss'),
  },
};

function told(kind: string, says?: string): Event {
  return says === undefined ? { kind } : { kind, says };
}

function said(words: string): Event {
  return told('said', words);
}

test('events of one deed are one sentence, with all of them folded under it', () => {
  const log = [
    told('roll', 'Dice roll.'),
    told('miss', 'It misses.'),
    told('end'),
    told('rest', 'They rest.'),
  ];
  expect(tellDeeds(text, log, subject)).toEqual([
    {
      text: 'A roll.',
      rules: ['rule.of-roll'],
      event: log[0],
      details: [
        { text: 'Dice roll.', rules: ['rule.of-roll'] },
        { text: 'It misses.', rules: [] },
        { text: 'Too far.', rules: [] },
      ],
      isFight: true,
      warns: true,
    },
    { text: 'They rest.', rules: [], event: log[3], details: [], isFight: false, warns: false },
  ]);
});

test('what people say stands between deeds, ends none and is left as it was said', () => {
  const log = [told('roll', 'Dice roll.'), said('ann: oh no'), told('miss', 'It misses.')];
  const deeds = tellDeeds(text, log, subject);
  expect(deeds.map((deed) => deed.text)).toEqual(['A roll.', 'ann: oh no']);
  expect(deeds[0]!.details.map((detail) => detail.text)).toEqual(['Dice roll.', 'It misses.', 'Too far.']);
});

test('a deed without words is not told, and neither is how the referee got there', () => {
  const log = [told('end'), told('flowStarted', 'A flow starts.'), told('end')];
  expect(tellDeeds(text, log, subject)).toEqual([]);
});

test('a game that says nothing of deeds has one for every event with words', () => {
  const log = [told('roll', 'Dice roll.'), told('silent'), told('miss', 'It misses.')];
  expect(tellDeeds({ event, rulesOf: () => [] }, log, subject).map((deed) => deed.text)).toEqual([
    'Dice roll.',
    'It misses.',
  ]);
});

test('what was told keeps its words when more happens, and only the deed under way is told anew', () => {
  const before: ToldBefore = new WeakMap();
  const log = [told('rest', 'They rest.'), told('roll', 'Dice roll.')];
  const first = tellDeeds(text, log, subject, before);
  const later = tellDeeds(text, [...log, told('miss', 'It misses.')], subject, before);
  expect(later[0]).toBe(first[0]);
  expect(later[1]).not.toBe(first[1]);
  expect(later[1]!.warns).toBe(true);
});
