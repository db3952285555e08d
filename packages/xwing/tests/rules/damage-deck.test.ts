import type { Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import type { ShipSpec } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { wholeDeck } from '@sortie/xwing/catalogue';
import type { XwingState } from '@sortie/xwing/model';
import { xwing } from '@sortie/xwing/rules';
import { expect } from 'vitest';

/** Cards of the deck, none of which does anything while it is facedown. */
const pile = wholeDeck('core2');

/** Three large ships that hold all cards of the deck but these, and take no part. */
function holders(left: number): Record<string, ShipSpec> {
  const held = pile.slice(left);
  return Object.fromEntries(
    [0, 1, 2].map((index) => [
      `holder${index}`,
      {
        pilot: 'patrolleader',
        side: 0,
        at: [100 + 150 * index, 80] as const,
        hasFought: true,
        facedown: held.slice(index * 11, index * 11 + 11),
      },
    ]),
  );
}

const rookie = { pilot: 'rookiepilot', side: 0, at: [400, 400], shields: 0, hasFought: true } as const;
const other = { ...rookie, at: [500, 400] } as const;
const tie = (x: number): ShipSpec => ({
  pilot: 'academypilot',
  faction: 'imperial',
  side: 1,
  at: [x, 600, 180],
});
const attackers = { first: tie(380), second: tie(450), third: tie(520) };
const misses = { defense: ['blank', 'blank'] };
const hit = { attack: ['hit', 'blank'], ...misses };
const crit = { attack: ['crit', 'blank'], ...misses };

shows('xw.damage.deck.reshuffle', 'when the deck is empty the discard pile becomes the new deck', () => {
  const table = xwingTable({
    rookie: { ...rookie, facedown: pile.slice(0, 2) },
    other,
    ...holders(3),
    ...attackers,
  });
  expect(table.state.decks.map(({ draw }) => draw.length)).toEqual([1]);
  table.attack('first', 'rookie', hit);
  table.has('rookie', { gone: 'destroyed' });
  expect(table.state.decks[0]!.draw).toHaveLength(0);
  expect(table.state.decks[0]!.discard).toHaveLength(3);
  table.attack('second', 'other', hit);
  expect(table.events('deckShuffled')).toHaveLength(1);
  expect(table.state.decks[0]!.draw).toHaveLength(2);
  expect(table.state.decks[0]!.discard).toHaveLength(0);
  expect([...table.state.decks[0]!.draw, table.ship('other').damage[0]!.card!].sort(byName)).toEqual(
    pile.slice(0, 3).sort(byName),
  );
  table.ends();
});

/** All 33 cards lie on ships; the Rookie Pilot holds two of them. */
function exhausted(options: Plain = {}) {
  const ships = { rookie: { ...rookie, facedown: pile.slice(0, 2) }, other, ...holders(2), ...attackers };
  return xwingTable(ships, { options: { damageDeck: 'core2', ...(options as object) } });
}

shows(
  'xw.damage.deck.both-empty-counters',
  'without any card counters stand in, also for faceup cards, until a round ends with discarded cards',
  () => {
    const table = exhausted();
    table.attack('first', 'other', crit);
    table.has('other', { damage: [{ card: null, faceup: false }] });
    expect(table.events('dieChanged')).toEqual([]);
    table.attack('second', 'rookie', hit);
    table.has('rookie', { gone: 'destroyed' });
    expect(table.state.decks[0]).toMatchObject({ draw: [] });
    expect(table.state.decks[0]!.discard).toHaveLength(2);
    table.attack('third', 'other', hit);
    expect(table.events('damageDealt').map(({ card }) => card)).toEqual([null, null, null]);
    // The round is over: both counters of the ship are exchanged for the two cards there are.
    table.until('setDial');
    expect(table.ship('other').damage.map(({ faceup }) => faceup)).toEqual([false, false]);
    expect(
      table
        .ship('other')
        .damage.map(({ card }) => card!)
        .sort(byName),
    ).toEqual(pile.slice(0, 2).sort(byName));
    expect(table.state.decks[0]).toEqual({ draw: [], discard: [] });
    table.ends();
  },
);

shows('xw.damage.deck.both-empty-counters', 'while no card is discarded counters stay counters', () => {
  const table = exhausted();
  table.attack('first', 'other', hit).until('setDial');
  table.has('other', { damage: [{ card: null, faceup: false }] }).ends();
});

shows(
  'xw.damage.deck.core2012-crit-to-hit',
  'in the older book every critical rolled is a hit while no card exists',
  () => {
    const table = exhausted({ variant: 'core2012' });
    table.attack('first', 'other', { attack: ['crit', 'blank'], ...misses });
    expect(table.events('dieChanged')).toMatchObject([{ pool: 'attack', die: 0, to: 'hit' }]);
    expect(table.events('resultsCompared')).toMatchObject([{ hits: 1, crits: 0 }]);
    table.has('other', { damage: [{ card: null, faceup: false }] }).ends();
  },
);

shows(
  'xw.damage.deck.core2012-crit-to-hit',
  'in the older book a critical stays a critical while there are cards',
  () => {
    const table = xwingTable({ other, ...attackers }, { options: { variant: 'core2012' } });
    table.cards('core-damagedengine').attack('first', 'other', crit);
    expect(table.events('dieChanged')).toEqual([]);
    table.has('other', { damage: [{ card: 'core-damagedengine', faceup: true }] }).ends();
  },
);

shows(
  ['xw.damage.discard.faceup-pile', 'xw.damage.discard.public'],
  "a destroyed ship's cards lie faceup in the discard pile, for everybody to see",
  () => {
    const table = xwingTable({ rookie: { ...rookie, facedown: pile.slice(0, 2) }, other, ...attackers });
    table.cards('core2-directhit').attack('first', 'rookie', hit);
    const cards = [...pile.slice(0, 2), 'core2-directhit'].sort();
    for (const viewer of ['p1', 'p2', 'spectator']) {
      const seen = xwing.view(table.state, viewer as never) as unknown as {
        readonly decks: readonly { readonly discard: readonly string[] }[];
      };
      expect([...seen.decks[0]!.discard].sort()).toEqual(cards);
    }
    table.ends();
  },
);

shows(
  'xw.setup.damage-deck.one-per-player',
  'with decks of their own each player draws and discards for their own ships',
  () => {
    const table = xwingTable(
      {
        rookie: { ...rookie, hasFought: false, facedown: pile.slice(0, 1) },
        enemy: { ...tie(400), hasFought: false },
      },
      { options: { ownDecks: true } },
    );
    expect(table.state.decks.map(({ draw }) => draw.length)).toEqual([32, 33]);
    table.attack('rookie', 'enemy', {
      attack: ['hit', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    });
    expect(table.state.decks.map(({ draw }) => draw.length)).toEqual([32, 32]);
    table.attack('enemy', 'rookie', { attack: ['hit', 'hit'], defense: ['blank', 'blank'] });
    table.has('rookie', { gone: 'destroyed' });
    expect(table.state.decks.map(({ draw }) => draw.length)).toEqual([30, 32]);
    expect(table.state.decks.map(({ discard }) => discard.length)).toEqual([3, 0]);
    table.ends();
  },
);

function newGame(seed: string, options: Plain = {}): XwingState {
  const ship = (pilot: string) => ({ pilot, upgrades: [] });
  const players = [
    { seat: 'p1', side: 0, squad: { faction: 'rebel', ships: [ship('rebel:xwing:rookiepilot')] } },
    {
      seat: 'p2',
      side: 1,
      squad: { faction: 'imperial', ships: [ship('imperial:tiefighter:academypilot')] },
    },
  ];
  const opened = Referee.open(xwing, {
    game: 'xwing',
    rules: 'xwing-1',
    setup: { options, players } as unknown as Plain,
    seed,
  });
  if (isRefusal(opened)) throw new Error(JSON.stringify(opened));
  return opened.state;
}

shows('xw.setup.damage-deck', 'one deck for both sides is shuffled and lies facedown', () => {
  const state = newGame('one');
  expect(state.decks).toHaveLength(1);
  expect([...state.decks[0]!.draw].sort()).toEqual([...pile].sort());
  expect(state.decks[0]!.draw).not.toEqual(pile);
  expect(state.decks[0]!.draw).not.toEqual(newGame('another').decks[0]!.draw);
  expect((xwing.view(state, 'p1' as never) as unknown as XwingState).decks).toEqual([
    { left: 33, discard: [] },
  ]);
  const table = xwingTable({ rookie: { ...rookie, hasFought: false }, enemy: tie(400) });
  table.attack('rookie', 'enemy', {
    attack: ['hit', 'blank', 'blank'],
    defense: ['blank', 'blank', 'blank'],
  });
  table.attack('enemy', 'rookie', hit);
  expect(table.state.decks[0]!.draw).toHaveLength(31);
});

shows('xw.setup.damage-deck.newer-preferred', 'the newer deck is used unless the original is chosen', () => {
  expect([...newGame('deck').decks[0]!.draw].sort()).toEqual([...wholeDeck('core2')].sort());
  expect([...newGame('deck', { damageDeck: 'core' }).decks[0]!.draw].sort()).toEqual(
    [...wholeDeck('core')].sort(),
  );
});

function byName(one: string, other: string): number {
  return one < other ? -1 : 1;
}
