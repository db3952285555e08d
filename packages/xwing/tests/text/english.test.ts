import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Decision, Plain, Replay, SeatId } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { xwing } from '../../src/game.ts';
import { answerText, decisionText, eventText } from '../../src/text/en.ts';
import { namesOf } from '../../src/text/index.ts';
import type { XwingView } from '../../src/view/index.ts';

const GOLDEN = fileURLToPath(new URL('../golden/', import.meta.url));
const files = readdirSync(GOLDEN).filter((name) => name.endsWith('.json'));

/** What must not be read by anybody: values that slipped through, and the ids of ships and cards. */
const UNREADABLE = /undefined|null|NaN|\[object|\bs\d+(?:\.\w+)?\b|[a-z]+:[a-z]|[a-z][A-Z]/;

function opened(file: string) {
  const replay = JSON.parse(readFileSync(`${GOLDEN}${file}`, 'utf8')) as Replay;
  const referee = Referee.open(xwing, replay.opening);
  if (isRefusal(referee)) throw new Error(referee.rule);
  return { replay, referee };
}

function namesIn(referee: ReturnType<typeof opened>['referee'], viewer: SeatId | 'referee') {
  const { table } = referee.view(viewer) as unknown as { readonly table: XwingView };
  return namesOf(table, { p1: 'One', p2: 'Two' });
}

/** Everything a player is asked in a game, and every answer. */
function askedIn(file: string): readonly string[] {
  const { replay, referee } = opened(file);
  return replay.journal.flatMap((entry) => {
    const texts = referee.decisions().flatMap((decision) => textsOf(decision, namesIn(referee, 'referee')));
    referee.enter([entry]);
    return texts;
  });
}

function textsOf(decision: Decision, names: ReturnType<typeof namesIn>): readonly string[] {
  const { answers } = decision;
  const listed: readonly Plain[] =
    answers.kind === 'offers' ? answers.offers : answers.suggestions.slice(0, 3);
  return [decisionText(decision, names), ...listed.map((answer) => answerText(decision, answer, names))];
}

describe('in English', () => {
  test.each(files)('every question and answer of %s is in words', (file) => {
    const texts = askedIn(file);
    expect(texts.length).toBeGreaterThan(100);
    expect([...new Set(texts.filter((text) => text === '' || UNREADABLE.test(text)))]).toEqual([]);
  });

  test.each(files)('every event of %s is a sentence, or nothing', (file) => {
    const { replay, referee } = opened(file);
    referee.enter(replay.journal);
    const names = namesIn(referee, 'referee');
    const texts = referee.logFor('referee').flatMap((event) => eventText(event, names) ?? []);
    expect(texts.length).toBeGreaterThan(50);
    expect([
      ...new Set(texts.filter((text) => UNREADABLE.test(text) || !/^\P{Ll}.*[.?!]$/u.test(text))),
    ]).toEqual([]);
  });

  test('the copies of a pilot are told apart', () => {
    const { referee } = opened('resistance-against-slavers.json');
    const called = namesIn(referee, 'referee');
    const names = called.table.ships.map(({ id }) => called.ship(id));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /^Trandoshan Slaver \d/.test(name))).toHaveLength(3);
  });

  test('a facedown Damage card is not named, a faceup one is', () => {
    const { referee } = opened('box.json');
    const names = namesIn(referee, 'referee');
    const [{ id: ship }] = names.table.ships as unknown as [{ id: never }];
    const dealt = { kind: 'damageDealt', ship, key: 's1.d1' as never, place: 0 } as const;
    const card = 'core2-directhit' as never;
    expect(eventText({ ...dealt, card, faceup: false }, names)).toBe(
      'Luke Skywalker is dealt a facedown Damage card.',
    );
    expect(eventText({ ...dealt, card, faceup: true }, names)).toBe(
      'Luke Skywalker is dealt Direct Hit! faceup.',
    );
  });
});
