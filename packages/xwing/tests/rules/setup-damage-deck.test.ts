import type { Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { wholeDeck } from '@sortie/xwing/catalogue';
import type { XwingState } from '@sortie/xwing/model';
import { xwing } from '@sortie/xwing/rules';
import { expect } from 'vitest';

const pile = wholeDeck('core2');
const rookie = { pilot: 'rookiepilot', side: 0, at: [400, 400], shields: 0 } as const;
const enemy = { pilot: 'academypilot', faction: 'imperial', side: 1, at: [400, 600, 180] } as const;
const hit = { attack: ['hit', 'blank'], defense: ['blank', 'blank'] };

shows(
  'xw.setup.damage-deck.one-per-player',
  'with decks of their own each player draws and discards for their own ships',
  () => {
    const table = xwingTable(
      {
        rookie: { ...rookie, facedown: pile.slice(0, 1) },
        enemy,
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
    rules: xwing.rules,
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
  const table = xwingTable({ rookie, enemy });
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
