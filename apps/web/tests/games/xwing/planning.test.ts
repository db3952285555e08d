import { loadTexts } from '@sortie/xwing/text';
import { expect, test } from 'vitest';
import { dialState } from '../../../src/games/xwing/look/dial-state.ts';
import {
  besideOnDial,
  dialGrid,
  nextWithoutDial,
  openDials,
} from '../../../src/games/xwing/planning/dials.ts';
import { sayEnglish } from './say-english.ts';
import { answer, seenBy, tableAt } from './seen-table.ts';

await loadTexts('en');

test('a seat has the dials of all its ships open at once, with everything printed on them', () => {
  const { seen } = tableAt('setDial');
  const dials = openDials(seen);
  expect(dials).toHaveLength(seen.table.ships.filter(({ seat }) => seat === seen.as).length);
  for (const { maneuvers, offered, chosen } of dials) {
    expect(offered).toEqual(maneuvers);
    expect(chosen).toBeUndefined();
  }
});

test('after one dial is set the next without one is shown, around the list', () => {
  const { referee, seen } = tableAt('setDial');
  const before = openDials(seen);
  answer(referee, before[1]!.decision, { speed: 2, bearing: 'straight' });
  const dials = openDials(seenBy(referee, seen.as));
  expect(dials[1]!.chosen).toMatchObject({ speed: 2, bearing: 'straight' });
  expect(nextWithoutDial(dials, dials[0]!.ship.id)).toBe(dials[2]!.ship.id);
  expect(nextWithoutDial(dials, dials.at(-1)!.ship.id)).toBe(dials[0]!.ship.id);
  const allSet = dials.map((dial) => ({ ...dial, chosen: dials[1]!.chosen }));
  expect(nextWithoutDial(allSet, dials[0]!.ship.id)).toBeUndefined();
});

test('the table of maneuvers has the fastest on top and left turns on the left', () => {
  const { seen } = tableAt('setDial', { squads: ['tie-swarm', 'x-wing-flight'] });
  const xwing = seen.table.ships.find(({ type }) => type === 'xwing')!;
  const { columns, rows } = dialGrid(openDialOf(xwing.id));
  expect(columns).toEqual(['turnLeft', 'bankLeft', 'straight', 'bankRight', 'turnRight', 'koiogranTurn']);
  expect(rows.map(({ speed }) => speed)).toEqual([4, 3, 2, 1]);
  expect(rows[0]!.cells.map((cell) => cell?.difficulty)).toEqual([
    undefined,
    undefined,
    'white',
    undefined,
    undefined,
    'red',
  ]);

  function openDialOf(id: string) {
    const decision = { kind: 'setDial', about: { ship: id }, answers: { kind: 'offers', offers: [] } };
    return openDials({ ...seen, decisions: [decision as never] })[0]!.maneuvers;
  }
});

test('the dial spins around, past maneuvers that may not be chosen', () => {
  const { seen } = tableAt('setDial');
  const { maneuvers } = openDials(seen)[0]!;
  const last = maneuvers.length - 1;
  expect(besideOnDial({ maneuvers, offered: maneuvers }, last, 1)).toBe(0);
  expect(besideOnDial({ maneuvers, offered: maneuvers }, 0, -1)).toBe(last);
  const offered = maneuvers.filter((_, place) => place !== 1);
  expect(besideOnDial({ maneuvers, offered }, 0, 1)).toBe(2);
  expect(besideOnDial({ maneuvers, offered }, 2, -1)).toBe(0);
});

test('a dial says only what its viewer may know', () => {
  const { referee, decision, seen } = tableAt('setDial');
  const { ship } = decision.about as { readonly ship: string };
  expect(dialState(seen, ship, sayEnglish)).toBe('No dial');
  answer(referee, decision, { speed: 2, bearing: 'bankLeft' });
  const other = seen.as === 'p1' ? 'p2' : 'p1';
  expect(dialState(seenBy(referee, other), ship, sayEnglish)).toBe('Set, facedown');
  expect(dialState(seenBy(referee, seen.as), ship, sayEnglish)).toBe('Set, facedown: 2 bank left, white');
});

test('a ship that had no dial in time says what it flies', () => {
  const { seen } = tableAt('setDial');
  const [ship] = seen.table.ships;
  const late = { ...seen, table: { ...seen.table, ships: [{ ...ship!, missedDial: true }] } };
  expect(dialState(seen, ship!.id, sayEnglish)).toBe('No dial');
  expect(dialState(late, ship!.id, sayEnglish)).toBe(
    'None in time: flies straight at speed 2, without an action',
  );
});
