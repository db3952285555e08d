import { playGame, randomPlayer } from '@sortie/bots';
import { anyGameText, type Subject, tellDeeds } from '@sortie/games';
import type { Decision, Plain, Viewer } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { armada } from '../../src/game.ts';
import { armadaText } from '../../src/kit/text.ts';
import { presets } from '../../src/lists/index.ts';
import { languages } from '../../src/text/language.ts';
import { loadTexts } from '../../src/text/texts.ts';

await Promise.all(languages.map(loadTexts));

/** What must not be read by anybody: values that slipped through, the ids of pieces and words of the program. */
const UNREADABLE = /undefined|null|NaN|\[object|\b[a-z]+\d+\.\w+|[a-z]-\d|[a-z][A-Z]/;

const people = { p1: 'Ann', p2: 'Ben' };

function subjectFor(referee: ReturnType<typeof opened>, viewer: Viewer): Subject {
  const { table } = referee.view(viewer) as unknown as { readonly table: Plain };
  return { table, people, viewer };
}

function opened(seed: number) {
  const players = [0, 1].map((side) => ({
    seat: `p${side + 1}`,
    side,
    fleet: presets[(seed + side) % presets.length]!.fleet,
  }));
  const referee = Referee.open(armada, {
    game: armada.name,
    rules: armada.rules,
    setup: { players } as unknown as Plain,
    seed: `told ${seed}`,
  });
  if (isRefusal(referee)) throw new Error(referee.rule);
  return referee;
}

function listedIn({ answers }: Decision): readonly Plain[] {
  return answers.kind === 'offers' ? answers.offers.slice(0, 12) : answers.suggestions.slice(0, 2);
}

/** A random game, and everything that was asked in it in each language. */
function played(seed: number) {
  const referee = opened(seed);
  const texts = languages.map((language) => anyGameText(armadaText(language)));
  const asked = new Set<string>();
  const players = { p1: randomPlayer(`a ${seed}`), p2: randomPlayer(`b ${seed}`) };
  playGame(referee, players, {
    limit: 400,
    inspect: () => {
      for (const decision of referee.decisions()) {
        const subject = subjectFor(referee, decision.seat);
        for (const text of texts) {
          asked.add(text.question(decision, subject));
          for (const answer of listedIn(decision)) asked.add(text.answer(decision, answer, subject));
        }
      }
      return undefined;
    },
  });
  return { referee, asked: [...asked] };
}

describe.each([0, 2])('in random game %i', (seed) => {
  const { referee, asked } = played(seed);

  test('every question and answer is in words', () => {
    expect(asked.length).toBeGreaterThan(200);
    expect(asked.filter((text) => text === '' || UNREADABLE.test(text))).toEqual([]);
  });

  test.each(languages)('every deed is told in whole sentences in %s', (language) => {
    const text = anyGameText(armadaText(language));
    const deeds = tellDeeds(text, referee.logFor('referee'), subjectFor(referee, 'referee'));
    const told = deeds.flatMap((deed) => [deed.text, ...deed.details.map((detail) => detail.text)]);
    expect(told.length).toBeGreaterThan(100);
    const faulty = told.filter((each) => UNREADABLE.test(each) || !/^\P{Ll}.*[.?!]$/u.test(each));
    expect([...new Set(faulty)]).toEqual([]);
  });

  test('nobody reads of the dials of others', () => {
    const text = anyGameText(armadaText('en'));
    const dials = (viewer: Viewer) =>
      referee.logFor(viewer).filter(({ kind }) => kind === 'dialsAssigned').length;
    expect(dials('spectator')).toBe(0);
    const told = tellDeeds(text, referee.logFor('spectator'), subjectFor(referee, 'spectator'));
    expect(told.filter((deed) => deed.text.startsWith('New dials'))).toEqual([]);
  });
});
