import type { HandedInList, PlayerId } from '@sortie/tournaments/model';
import type { SeenPairing, SeenPlayer } from '@sortie/tournaments/view';
import { expect, test } from 'vitest';
import { durationText } from '../../../src/pages/event/desk/clock/time-words.ts';
import { withPicked } from '../../../src/pages/event/desk/draft/with-picked.ts';
import { isFit, listState } from '../../../src/pages/event/desk/players/list-state.ts';
import { narrow } from '../../../src/pages/event/desk/players/narrow.ts';
import { pairingAt, resultCommand } from '../../../src/pages/event/desk/results/table-result.ts';
import { whichRole } from '../../../src/pages/event/parts/which-role.ts';

const id = (text: string) => text as PlayerId;

test('two are picked at most; one that is picked again is let go', () => {
  const [one, two, three] = [id('p1'), id('p2'), id('p3')];
  expect(withPicked([], one)).toEqual([one]);
  expect(withPicked([one], two)).toEqual([one, two]);
  expect(withPicked([one, two], three)).toEqual([one, three]);
  expect(withPicked([one, two], one)).toEqual([two]);
});

test('time left is minutes and seconds, and what is over has a minus', () => {
  expect([0, 59_999, 60_000, 3_725_000, -5_000].map(durationText)).toEqual([
    '0:00',
    '0:59',
    '1:00',
    '1:02:05',
    '−0:05',
  ]);
});

const list: HandedInList = { text: 'x', isKnown: true, points: 100, cards: [], faults: [], ruling: null };

test('a list is fit when it has no fault or was let through', () => {
  const fault = { rule: 'ev.format.standard-pool', what: 'ghost' };
  const ruling = { by: 'Ana', at: 0, why: 'old edition' };
  const lists = [
    null,
    list,
    { ...list, faults: [fault] },
    { ...list, isKnown: false },
    { ...list, isKnown: false, ruling },
  ];
  expect(lists.map(listState)).toEqual(['none', 'fine', 'faulty', 'unread', 'passed']);
  expect(lists.map(isFit)).toEqual([false, true, false, false, true]);
});

const player = (name: string, presence: SeenPlayer['presence'], own: HandedInList | null): SeenPlayer => ({
  id: id(name),
  name,
  club: name === 'Zoë' ? 'Náutico' : '',
  presence,
  hasList: own !== null,
  list: own,
  fixedTable: null,
  promisedByes: [],
  since: 1,
  warnings: [],
  penalties: [],
});

test('players are found by name or club without accents, in the order of names', () => {
  const all = [
    player('Zoë', 'present', list),
    player('Ana', 'registered', null),
    player('Bo', 'dropped', null),
  ];
  const names = (found: readonly SeenPlayer[]) => found.map(({ name }) => name);
  expect(names(narrow(all, 'all', ''))).toEqual(['Ana', 'Bo', 'Zoë']);
  expect(names(narrow(all, 'all', 'zoe'))).toEqual(['Zoë']);
  expect(names(narrow(all, 'all', 'nautico'))).toEqual(['Zoë']);
  expect(names(narrow(all, 'notHere', ''))).toEqual(['Ana']);
  expect(names(narrow(all, 'listMissing', ''))).toEqual(['Ana']);
  expect(names(narrow(all, 'out', ''))).toEqual(['Bo']);
});

const pairing = { table: 12, result: null } as unknown as SeenPairing;

test('a table is found by the number that was typed', () => {
  const round = { pairings: [pairing] };
  expect(pairingAt(round, ' 12')).toBe(pairing);
  expect([pairingAt(round, ''), pairingAt(round, '1'), pairingAt(round, '12a')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a result is entered where there is none and corrected with its reason where there is one', () => {
  const result = { kind: 'notPlayed' } as const;
  expect(resultCommand({ number: 2 }, pairing, result, 'x')).toEqual({
    kind: 'enterResult',
    round: 2,
    table: 12,
    result,
  });
  expect(resultCommand({ number: 2 }, { ...pairing, result }, result, 'misread')).toEqual({
    kind: 'correctResult',
    round: 2,
    table: 12,
    result,
    why: 'misread',
  });
});

test('a link opens its own role; without one the address decides, then the role that was opened last', () => {
  const kept = { id: 'e', name: '', date: '', tokens: { organiser: 'o', p3: 'p' }, last: 'organiser', at: 0 };
  const token = 'a-token-of-enough-letters';
  expect(whichRole(kept, 'p3', token)).toEqual({ token, isNew: true });
  expect(whichRole(kept, 'p3', '')).toEqual({ token: 'p', isNew: false });
  expect(whichRole(kept, null, 'content')).toEqual({ token: 'o', isNew: false });
  expect(whichRole(kept, 'public', '')).toEqual({ token: undefined, isNew: false });
  expect(whichRole(undefined, null, '')).toEqual({ token: undefined, isNew: false });
});
