import type { SeatId } from '@sortie/kernel';
import { xwingTable } from '@sortie/testkit/xwing';
import type { MeasuredShot } from '@sortie/xwing/odds';
import { attackOdds, situationOf, situationOfShot } from '@sortie/xwing/odds';
import type { XwingView } from '@sortie/xwing/view';
import { expect, test } from 'vitest';

type Table = ReturnType<typeof xwingTable>;

const viewOf = (table: Table, seat: string) =>
  (table.referee.view(seat as SeatId) as unknown as { readonly table: XwingView }).table;

const shotsOf = (table: Table, ship: string) => {
  table.until('declareTarget', ship);
  return (table.question.about as unknown as { readonly shots: readonly MeasuredShot[] }).shots;
};

const duel = (distance: number, more: object = {}) =>
  xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 300], ...more },
    academy: { pilot: 'academypilot', at: [450, 300 + 40 + distance, 180], tokens: { evade: 1 } },
  });

test('a shot at range 1 has one attack die more, one at range 3 a defense die more', () => {
  const dice = (distance: number) => {
    const table = duel(distance);
    const [shot] = shotsOf(table, 'rookie');
    const { attack, defense } = situationOfShot(viewOf(table, 'p1'), 'rookie', shot!);
    return [attack.toRoll, defense.toRoll];
  };
  expect([dice(50), dice(150), dice(250)]).toEqual([
    [4, 3],
    [3, 3],
    [3, 4],
  ]);
});

test('a shot knows the tokens of both ships, and what is left of the target', () => {
  const table = duel(150, { tokens: { focus: 1 }, lock: 'academy' });
  const [shot] = shotsOf(table, 'rookie');
  expect(situationOfShot(viewOf(table, 'p1'), 'rookie', shot!)).toEqual({
    attack: { faces: [], toRoll: 3 },
    defense: { faces: [], toRoll: 3 },
    attacker: { focus: 1, targetLock: true },
    defender: { focus: 0, evade: 1 },
    shields: 0,
    hull: 3,
    deck: { cards: 33, directHits: 7 },
  });
});

test('a torpedo has paid for itself with the lock', () => {
  const table = duel(150, { lock: 'academy', upgrades: ['protontorpedoes'] });
  const shots = shotsOf(table, 'rookie');
  const [primary, torpedo] = shots.map((shot) => situationOfShot(viewOf(table, 'p1'), 'rookie', shot));
  expect(primary!.attacker.targetLock).toBe(true);
  expect(torpedo!.attacker.targetLock).toBe(false);
  expect(torpedo!.attack.toRoll).toBe(4);
});

test('an obstructed shot meets one defense die more', () => {
  const table = duel(150);
  const [shot] = shotsOf(table, 'rookie');
  const view = viewOf(table, 'p1');
  expect(situationOfShot(view, 'rookie', { ...shot!, obstructed: true }).defense.toRoll).toBe(4);
});

test('faceup and discarded cards are no longer in the deck', () => {
  const table = xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 300], faceup: ['core2-directhit'], shields: 0 },
    academy: { pilot: 'academypilot', at: [450, 490, 180], activated: true },
  });
  const [shot] = shotsOf(table, 'academy');
  const { hull, deck } = situationOfShot(viewOf(table, 'p2'), 'academy', shot!);
  expect({ hull, deck }).toEqual({ hull: 1, deck: { cards: 32, directHits: 6 } });
});

test('nothing is under way without an attack', () => {
  const table = duel(150);
  table.until('declareTarget', 'rookie');
  expect(situationOf(viewOf(table, 'p1'))).toBeUndefined();
});

test('an attack under way counts the dice as they lie, and either side sees the same', () => {
  const table = duel(150, { tokens: { focus: 1 } });
  table.attack('rookie', 'academy', {
    attack: ['hit', 'focus', 'blank'],
    defense: ['focus', 'blank', 'evade'],
  });
  const rolled = situationOf(viewOf(table, 'p1'))!;
  expect(rolled).toMatchObject({
    attack: { faces: ['hit', 'focus', 'blank'], toRoll: 0 },
    defense: { faces: [], toRoll: 3 },
    attacker: { focus: 1, targetLock: false, rerolled: [] },
  });
  expect(situationOf(viewOf(table, 'p2'))).toEqual(rolled);
  table.uses('focus');
  table.until('useAbility');
  const defended = situationOf(viewOf(table, 'p2'))!;
  expect(defended).toMatchObject({
    attack: { faces: ['hit', 'hit', 'blank'], toRoll: 0 },
    defense: { faces: ['focus', 'blank', 'evade'], toRoll: 0 },
    attacker: { focus: 0, targetLock: false },
    defender: { focus: 0, evade: 1 },
  });
  expect(attackOdds(defended).chanceToHit).toBe(0);
});
