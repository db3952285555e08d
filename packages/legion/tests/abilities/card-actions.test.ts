import type { CardKey, LegionState, UnitId } from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { expect, test } from 'vitest';
import { cardActionsOf, performCardAction } from '../../src/abilities/card-actions.ts';
import { tableOver } from '../../src/rules/table.ts';
import { shows } from '../shows.ts';
import { madeUpCards } from './made-up-rules.ts';

const id = (name: string) => name as UnitId;
const key = (name: string) => name as CardKey;

const tableWith = (state: LegionState) => tableOver(state, {}, madeUpCards);

const vader = (exhausted: boolean, hasEnemy = true) =>
  legionState({
    vader: { unit: 'darth-vader', at: [300, 100], upgrades: [{ card: 'force-choke', exhausted }] },
    ...(hasEnemy ? { luke: { unit: 'luke-skywalker', at: [600, 500] } } : {}),
  });
const actions = (state: LegionState) =>
  cardActionsOf(state, id('vader'), tableWith(state)).map(({ key: name, action }) => [
    name,
    action.isFree,
    action.treatedAs,
  ]);

test('each action of a card has a key of its own', () => {
  expect(actions(vader(false))).toEqual([
    ['vader.c1', true, null],
    ['vader.c1#1', false, 'attack'],
  ]);
});

test('one that costs an exhausted card, or does not apply, is not possible', () => {
  expect(actions(vader(true))).toEqual([['vader.c1#1', false, 'attack']]);
  expect(actions(vader(false, false))).toEqual([['vader.c1#1', false, 'attack']]);
});

shows('lg.cards.exhaust.cost', 'what a card action costs is paid before its effect', () => {
  const state = vader(false);
  const perform = (name: string) => performCardAction(state, id('vader'), key(name), tableWith(state));
  expect(perform('vader.c1')).toEqual([
    { kind: 'exhaustUpgrade', unit: 'vader', key: 'vader.c1' },
    { kind: 'placeWoundsOnCard', unit: 'vader', key: 'vader.c1', count: 1, from: null },
  ]);
  expect(perform('vader.c1#1')).toEqual([]);
});
