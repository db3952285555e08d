import { isRefusal } from '@sortie/kernel';
import { usualSettings } from '@sortie/tournaments/rules';
import { aces, aces100, scoringFault } from '@sortie/tournaments/scoring';
import { expect, test } from 'vitest';
import { readCards, writeCards } from '../../../src/pages/event/desk/settings/card-list-text.ts';
import { scoringDraftOf, scoringIn } from '../../../src/pages/event/desk/settings/scoring-draft.ts';
import {
  changesBetween,
  rangesIn,
  rangesText,
  settingsDraftOf,
} from '../../../src/pages/event/desk/settings/settings-draft.ts';

const before = settingsDraftOf(usualSettings);

test('only what was changed is sent', () => {
  expect(changesBetween(before, before)).toEqual({});
  expect(changesBetween(before, { ...before, name: 'Aces', rounds: '3', scenarios: 'One\n\n Two ' })).toEqual(
    {
      name: 'Aces',
      rounds: 3,
      scenarios: ['One', 'Two'],
    },
  );
  expect(changesBetween({ ...before, rounds: '3' }, before)).toEqual({ rounds: null });
});

test('what is no number is sent as one that the rules refuse', () => {
  expect(changesBetween(before, { ...before, rounds: 'three' })).toEqual({ rounds: -1 });
});

test('tables are ranges and single numbers', () => {
  expect(rangesIn('1-10, 15; 20 – 22')).toEqual([
    { from: 1, to: 10 },
    { from: 15, to: 15 },
    { from: 20, to: 22 },
  ]);
  expect(rangesText(rangesIn('1-10, 15'))).toBe('1-10, 15');
  expect(rangesIn('a-b')).toEqual([{ from: -1, to: -1 }]);
});

test('a scoring that is opened and kept is the same but for its name', () => {
  const kept = scoringIn(scoringDraftOf(aces100), aces100);
  expect(kept).toEqual({ ...aces100, name: 'own', confidence: 'high' });
});

test('an own scoring by margin without a draw is one that the rules take', () => {
  const own = scoringIn(
    { ...scoringDraftOf(aces), kind: 'byMargin', steps: '0 6 5\n60 7 4', tiebreakers: ['margin'] },
    aces,
  );
  expect(own.eventPoints).toEqual({
    kind: 'byMargin',
    draw: null,
    steps: [
      { from: 0, winner: 6, loser: 5 },
      { from: 60, winner: 7, loser: 4 },
    ],
  });
  expect(own.notPlayed).toBeNull();
  expect(own.tiebreakers).toEqual([{ kind: 'margin' }, { kind: 'random' }]);
  expect(scoringFault(own)).toBeUndefined();
});

test('figures that are no numbers are refused with their field', () => {
  const fault = scoringFault(scoringIn({ ...scoringDraftOf(aces), win: 'three' }, aces));
  expect(isRefusal(fault)).toBe(true);
  expect(fault).toMatchObject({ rule: 'desk.scoring', about: { where: 'eventPoints' } });
});

test('a card list is read line by line, and what cannot be read is named by its row', () => {
  const { cards, faults } = readCards(
    'red-ace, 29, standard\nblack-ace; 30; banned\nghost, x\n\nwing, , extended, 2',
  );
  expect(faults).toEqual([{ row: 3, found: 'ghost, x' }]);
  expect(cards).toEqual([
    { card: 'red-ace', points: 29, standard: true, extended: true, banned: false, copies: null },
    { card: 'black-ace', points: 30, standard: true, extended: true, banned: true, copies: null },
    { card: 'wing', points: null, standard: false, extended: true, banned: false, copies: 2 },
  ]);
  expect(readCards(writeCards(cards))).toEqual({ cards, faults: [] });
});
