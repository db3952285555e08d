import type { Plain } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import type { ShipSpec, Situation } from '@sortie/testkit/xwing';
import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import type { DamageCardId } from '@sortie/xwing/catalogue';
import { wholeDeck } from '@sortie/xwing/catalogue';
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
  expect(table.events('deckShuffled')).toEqual([]);
});

shows(
  'xw.damage.deck.both-empty-counters',
  'counters destroy a ship like cards, and one discarded card is exchanged for one counter of those that are left',
  () => {
    const twoHits = { attack: ['hit', 'hit'], ...misses };
    const begin = () =>
      xwingTable({ rookie: { ...rookie, facedown: pile.slice(0, 1) }, other, ...holders(1), ...attackers });
    const [card] = pile;

    const two = begin().attack('first', 'other', twoHits).attack('second', 'rookie', twoHits);
    two.has('rookie', { gone: 'destroyed' }).until('setDial');
    const held = two.ship('other').damage.map((each) => each.card);
    expect([held.filter((each) => each === card), held.filter((each) => each === null)]).toEqual([
      [card],
      [null],
    ]);
    expect(two.state.decks[0]).toEqual({ draw: [], discard: [] });

    const one = begin().attack('first', 'other', hit).attack('second', 'rookie', twoHits).until('setDial');
    one.has('other', { damage: [{ card, faceup: false }] }).ends();

    const none = begin().attack('second', 'rookie', twoHits).until('setDial');
    expect(none.events('deckShuffled')).toEqual([]);
    expect(none.state.decks[0]).toEqual({ draw: [], discard: [card] });
  },
);

shows(
  'xw.damage.deck.both-empty-counters',
  'a counter is dealt like a facedown card: whoever may speak then may speak',
  () => {
    const game = xwingWith({ name: 'spoken', seat: 'p1', window: 'facedownDamageDealt', effects: () => [] });
    const ships = { rookie, other, ...holders(0), ...attackers };
    const table = xwingTable(ships, {}, game).attack('first', 'other', crit).offers('spoken').passes();
    table.has('other', { damage: [{ card: null, faceup: false }] }).ends();
  },
);

shows(
  ['xw.damage.deal-vs-suffer', 'xw.damage.suffer.facedown-normal'],
  'a card dealt facedown is not dealt faceup: each of the two moments has its own abilities',
  () => {
    const speaking = (window: string) => ({ name: window, seat: 'p1', window, effects: () => [] });
    const game = xwingWith(speaking('facedownDamageDealt'), speaking('faceupDamageDealt'));
    const table = xwingTable({ other, ...attackers }, {}, game);
    table.attack('first', 'other', hit).offers('facedownDamageDealt').passes();
    table.cards('core2-damagedengine').attack('second', 'other', crit).offers('faceupDamageDealt').passes();
    table.asks('declareTarget', { ship: 'third' }).ends();
  },
);

/** Maarek Stele, who chooses one of three cards, comes after Soontir Fel; this many cards are left to draw. */
function beforeMaarek(left: number, held: readonly DamageCardId[] = []) {
  return xwingTable({
    rookie: { ...rookie, facedown: held },
    other,
    ...holders(left + held.length),
    soontir: { ...tie(380), pilot: 'soontirfel' },
    maarek: { ...tie(520), pilot: 'imperial:tieadvanced:maarekstele' },
  });
}

shows(
  'xw.damage.deck.reshuffle',
  'when cards run out while several are drawn, the discarded ones are shuffled and lie beneath those drawn before',
  () => {
    const table = beforeMaarek(2, pile.slice(0, 2));
    table.attack('soontir', 'rookie', { attack: ['hit', 'blank', 'blank'], ...misses });
    table.has('rookie', { gone: 'destroyed' });
    const before = table.state.decks[0]!;
    expect([before.draw.length, before.discard.length]).toEqual([1, 3]);
    table.attack('maarek', 'other', crit);
    const [shuffled] = table.events('deckShuffled');
    expect(shuffled!.draw[0]).toBe(before.draw[0]);
    expect(shuffled!.draw.toSorted(byName)).toEqual([...before.draw, ...before.discard].toSorted(byName));
    const drawn = table.events('damageDrawn').map(({ card }) => card);
    expect(drawn).toHaveLength(3);
    expect(drawn[0]).toBe(before.draw[0]);
    table.offersExactly(...[...new Set(drawn)].map((card) => ({ card })));
    table.answers({ card: drawn[0] }).has('other', { damage: [{ card: drawn[0] }] });
    expect(table.state.decks[0]!.draw).toHaveLength(1);
    expect(table.state.decks[0]!.discard.toSorted(byName)).toEqual(drawn.slice(1).toSorted(byName));
  },
);

shows(
  ['xw.damage.deck.reshuffle', 'xw.damage.discard.public'],
  'when none is discarded either, as many are drawn as there are, and those not chosen are discarded',
  () => {
    const two = beforeMaarek(2).attack('maarek', 'other', crit);
    const drawn = two.events('damageDrawn').map(({ card }) => card);
    expect(drawn).toHaveLength(2);
    two.answers({ card: drawn[1] });
    expect(two.events('drawnDiscarded')).toMatchObject([{ cards: [drawn[0]] }]);
    expect(two.state.decks[0]).toEqual({ draw: [], discard: [drawn[0]] });

    const one = beforeMaarek(1).attack('maarek', 'other', crit);
    expect(one.events('damageDrawn')).toHaveLength(1);
    one.offersExactly({ card: pile[0]! }).answers({ card: pile[0]! });
    expect(one.events('drawnDiscarded')).toEqual([]);
    expect(one.state.decks[0]).toEqual({ draw: [], discard: [] });
    expect(one.events('deckShuffled')).toEqual([]);
  },
);

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
  ['xw.damage.deck.core2012-crit-to-hit', 'xw.dice.non-attack-rolls'],
  'in the older book criticals rolled for an asteroid or a mine are hits too while no card exists',
  () => {
    const speaking = xwingWith({ name: 'spoken', seat: 'p1', window: 'beforeSuffering', effects: () => [] });
    const flyOver = (what: Situation, left: number) =>
      xwingTable(
        { other: { ...other, dial: { speed: 2, bearing: 'straight' } }, ...holders(left), first: tie(850) },
        { phase: 'activation', options: { damageDeck: 'core2', variant: 'core2012' }, ...what },
        speaking,
      );
    const damageFrom = (what: Situation, left: number) =>
      flyOver(what, left)
        .offers('spoken')
        .state.engine.stack.find(({ flow }) => flow === 'suffer')!.at;
    const asteroid: Situation = {
      obstacles: [{ kind: 'asteroid', outline: 0, at: [500, 480, 0] }],
      attackDice: ['crit'],
    };
    const mine: Situation = {
      bombs: [{ bomb: 'bomb:proximitymines', droppedBy: 'first', at: [500, 480, 0] }],
      attackDice: ['crit', 'hit', 'crit'],
    };
    const quiet = flyOver({ ...asteroid, attackDice: ['focus'] }, 0);
    expect(quiet.events('rolledFor')).toHaveLength(1);
    quiet.has('other', { damage: [] }).ends();
    expect(damageFrom(asteroid, 0)).toMatchObject({ hits: 1, crits: 0 });
    expect(damageFrom(asteroid, 3)).toMatchObject({ hits: 0, crits: 1 });
    expect(damageFrom(mine, 0)).toMatchObject({ hits: 3, crits: 0 });
    expect(damageFrom(mine, 3)).toMatchObject({ hits: 1, crits: 2 });
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

function byName(one: string, other: string): number {
  return one < other ? -1 : 1;
}
