import { damageCards } from '@sortie/xwing/catalogue';
import { cardText, loadCardTexts } from '@sortie/xwing/text';
import type { ShipView, XwingView } from '@sortie/xwing/view';
import { expect, test } from 'vitest';
import { sayer } from '../../../src/app/say.ts';
import { en } from '../../../src/games/xwing/roster/text/en.ts';
import { xwingRoster } from '../../../src/games/xwing/roster/xwing-roster.ts';
import type { Seen } from '../../../src/table/table-game.ts';
import { tableAt } from './seen-table.ts';

await loadCardTexts('en');

const { seen } = tableAt('setDial');
const say = sayer<typeof en>(en, 'en');

function seenWith(id: string, change: Partial<ShipView>, table: Partial<XwingView> = {}): Seen<XwingView> {
  const ships = seen.table.ships.map((ship) => (ship.id === id ? { ...ship, ...change } : ship));
  return { ...seen, table: { ...seen.table, ...table, ships } };
}

const rowOf = (some: Seen<XwingView>, piece: string) =>
  xwingRoster(some, say, cardText)
    .sides.flatMap(({ rows }) => rows)
    .find((row) => row.piece === piece)!;

const directHit = damageCards.find(({ name }) => name === 'Direct Hit!')!.id;
const first = seen.table.ships.find(({ upgrades, side }) => upgrades.length > 0 && side === 0)!;

test('the viewer’s own side comes first, and every ship is there', () => {
  const enemy = seen.table.seats.find(({ id }) => id !== seen.as)!.id;
  expect(xwingRoster(seen, say, cardText).sides.map(({ side, isOwn }) => ({ side, isOwn }))).toEqual([
    { side: 0, isOwn: true },
    { side: 1, isOwn: false },
  ]);
  expect(xwingRoster({ ...seen, as: enemy }, say, cardText).sides.map(({ side }) => side)).toEqual([1, 0]);
  expect(xwingRoster(seen, say, cardText).sides.flatMap(({ rows }) => rows)).toHaveLength(
    seen.table.ships.length,
  );
});

test('a ship that is lost stays in the list without its points', () => {
  const [own] = xwingRoster(seen, say, cardText).sides;
  expect(own!.score).toBe('100 of 100 points left');
  const after = seenWith(first.id, { gone: 'destroyed' });
  const lost = rowOf(after, first.id);
  expect(lost.standing).toBe('gone');
  expect(xwingRoster(after, say, cardText).sides[0]!.score).toBe(`${100 - lost.points} of 100 points left`);
  expect(lost.pools.find(({ kind }) => kind === 'hull')).toMatchObject({ left: 0 });
});

test('a card says whether it was used or lost, and only damage in the open is named', () => {
  const [card] = first.upgrades;
  const cardOf = (change: Partial<ShipView>) =>
    rowOf(seenWith(first.id, change), first.id).cards.find(({ key }) => key === card!.key);
  expect(cardOf({})).toMatchObject({ tone: 'usual' });
  expect(cardOf({})?.state).toBeUndefined();
  expect(cardOf({ usedThisRound: [card!.key] })?.state).toBe('used this round');
  expect(cardOf({ upgrades: [{ ...card!, faceup: false }] })).toMatchObject({
    tone: 'spent',
    state: 'discarded',
  });
  const dealt = (faceup: boolean) => ({
    damage: [{ key: card!.key, card: directHit, faceup, round: 1, serial: 1, counter: false }] as const,
  });
  const damageOf = (faceup: boolean) =>
    rowOf(seenWith(first.id, dealt(faceup)), first.id).cards.filter(({ tone }) => tone === 'damage');
  expect(damageOf(true)).toHaveLength(1);
  expect(damageOf(false)).toEqual([]);
});

test('whose turn it is and who has had it is marked', () => {
  const standing = (change: Partial<ShipView>, table: Partial<XwingView>) =>
    rowOf(seenWith(first.id, change, table), first.id).standing;
  expect(standing({}, { phase: 'planning' })).toBe('waiting');
  expect(standing({}, { phase: 'activation', activeShip: first.id })).toBe('active');
  expect(standing({ activated: true }, { phase: 'activation', activeShip: null })).toBe('done');
  expect(standing({ activated: true }, { phase: 'combat', activeShip: null })).toBe('waiting');
  expect(standing({ hasFought: true }, { phase: 'combat', activeShip: null })).toBe('done');
  expect(standing({ pose: null }, { phase: 'planning' })).toBe('away');
});

test('discarded Damage cards are for everybody to look through', () => {
  const deck = { left: 30, discard: [directHit, directHit] };
  expect(xwingRoster(seen, say, cardText).piles).toEqual([]);
  const text = cardText(directHit, 'en')!;
  for (const as of [seen.as, 'spectator']) {
    expect(xwingRoster({ ...seenWith(first.id, {}, { decks: [deck] }), as }, say, cardText).piles).toEqual([
      {
        key: 'discard 0',
        name: 'Discarded Damage cards: 2',
        cards: [
          { key: 'discard 0 0', name: 'Direct Hit!', tone: 'damage', text },
          { key: 'discard 0 1', name: 'Direct Hit!', tone: 'damage', text },
        ],
      },
    ]);
  }
  const own = seenWith(first.id, {}, { decks: [{ left: 33, discard: [] }, deck] });
  expect(xwingRoster(own, say, cardText).piles?.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^Discarded Damage cards of .+: 2$/) as string,
  ]);
});

test('what cards do stands there once it has come', () => {
  const textsOf = (textOf: typeof cardText) =>
    xwingRoster(seen, say, textOf)
      .sides.flatMap(({ rows }) => rows)
      .flatMap(({ cards }) => cards.map(({ text }) => text));
  const cards = seen.table.ships.flatMap(({ upgrades }) => upgrades);
  expect(textsOf(() => undefined)).toEqual(cards.map(() => ''));
  expect(new Set(textsOf(cardText))).toEqual(new Set(cards.map(({ card }) => cardText(card, 'en'))));
});
