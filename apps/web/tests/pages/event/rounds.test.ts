import { describe, expect, test } from 'vitest';
import { elapsedMinutes } from '../../../src/pages/event/hall/elapsed.ts';
import {
  isNamed,
  latestRound,
  pairingWith,
  roundUnderWay,
  rowsByName,
  rowsByTable,
} from '../../../src/pages/event/hall/rounds.ts';
import { SmallEvent } from './small-event.ts';

const NAMES = ['Úrsula', 'ana', 'Bea', 'Carl', 'Zoe'];

describe('pairings', () => {
  const event = new SmallEvent().starts(NAMES).publishes();
  const view = event.view();
  const round = latestRound(view)!;

  test('by name are in the order of the reader’s language, byes with the others', () => {
    const rows = rowsByName(view, round, 'es');
    expect(rows.map(({ player }) => player.name)).toEqual(['ana', 'Bea', 'Carl', 'Úrsula', 'Zoe']);
    const byes = rows.filter(({ kind }) => kind === 'bye');
    expect(byes.map(({ player }) => player.id)).toEqual(round.byes.map(({ player }) => player));
    for (const { player, pairing, opponent, kind } of rows) {
      expect(pairing ?? undefined).toEqual(pairingWith(round, player.id));
      expect(opponent === null).toBe(kind === 'bye');
    }
  });

  test('by table are in the order of their numbers', () => {
    expect(rowsByTable({ pairings: round.pairings.toReversed() }).map(({ table }) => table)).toEqual([1, 2]);
  });

  test('a round is under way until it is closed or the event is over', () => {
    expect(roundUnderWay(view)).toBe(round);
    expect(roundUnderWay({ ...view, phase: 'over' })).toBeUndefined();
    expect(roundUnderWay({ ...view, rounds: [{ ...round, status: 'closed' }] })).toBeUndefined();
  });
});

test('a name is found whatever its accents and capitals', () => {
  expect(isNamed('Úrsula Peña', 'ursula pena')).toBe(true);
  expect(isNamed('Úrsula', ' ')).toBe(true);
  expect(isNamed('Úrsula', 'ana')).toBe(false);
});

test('minutes played leave out the time that the clock stood, and are hidden where nobody shows them', () => {
  const elapsed = { startedAt: 60_000, pausedAt: null, pausedFor: 120_000 };
  expect(elapsedMinutes({ elapsed }, 60_000 * 10)).toBe(7);
  expect(elapsedMinutes({ elapsed: { ...elapsed, pausedAt: 60_000 * 5 } }, 60_000 * 10)).toBe(2);
  expect(elapsedMinutes({ elapsed }, 0)).toBe(0);
  expect(elapsedMinutes({ elapsed: null }, 60_000 * 10)).toBeNull();
});
