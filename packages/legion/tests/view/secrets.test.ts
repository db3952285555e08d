import type { Draft, Viewer } from '@sortie/kernel';
import type { LegionState } from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';
import type { LegionView } from '@sortie/legion/view';
import { expect, test } from 'vitest';
import { shows } from '../shows.ts';
import { fullState } from './full-state.ts';

const viewers = ['p1', 'p2', 'spectator'] as readonly string[] as readonly Viewer[];
const seenBy = (viewer: string, state = fullState()) =>
  legion.view(state, viewer as Viewer) as unknown as LegionView;

/** Those who can tell the state from one that differs in this alone. */
function whoSees(change: (state: Draft<LegionState>) => void): readonly string[] {
  const twin = structuredClone(fullState()) as Draft<LegionState>;
  change(twin);
  expect(twin).not.toEqual(fullState());
  expect(legion.view(twin as LegionState, 'referee')).not.toEqual(legion.view(fullState(), 'referee'));
  return viewers.filter(
    (viewer) =>
      JSON.stringify(legion.view(twin as LegionState, viewer)) !==
      JSON.stringify(legion.view(fullState(), viewer)),
  );
}

shows(
  'lg.command-phase.select.secret',
  'the cards in a hand, and the one committed facedown, are known to their player alone',
  () => {
    expect(
      whoSees(({ players }) => {
        players[0]!.hand = ['ambush', 'standing-orders'];
      }),
    ).toEqual(['p1']);
    expect(
      whoSees(({ players }) => {
        players[1]!.selected = 'assault';
      }),
    ).toEqual(['p2']);
    const [one, two] = seenBy('p1').players;
    expect(one).toMatchObject({
      hand: ['ambush', 'push'],
      handSize: 2,
      selected: 'assault',
      hasSelected: true,
    });
    expect(two).toMatchObject({
      hand: null,
      handSize: 1,
      selected: null,
      hasSelected: true,
      revealed: 'ambush',
    });
  },
);

shows('lg.orders.pool.hidden', 'nobody knows in which order a pool will be drawn', () => {
  expect(
    whoSees(({ players }) => {
      players[0]!.pool.reverse();
    }),
  ).toEqual([]);
  expect(seenBy('p2').players[0]!.poolSize).toBe(2);
  expect(seenBy('p1').players[0]).not.toHaveProperty('pool');
});

test('nobody knows the order of the battle cards', () => {
  expect(
    whoSees(({ battleCards }) => {
      battleCards.decks.objective.reverse();
    }),
  ).toEqual([]);
  expect(seenBy('spectator').battleCards.used.objective).toBe('key-positions');
});

shows('lg.victory.token.public', 'everybody sees the victory tokens', () => {
  expect(
    whoSees((state) => {
      state.victoryTokens = [2, 0];
    }),
  ).toEqual(['p1', 'p2', 'spectator']);
});
