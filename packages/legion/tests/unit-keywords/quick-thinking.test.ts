import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { lend } from './lent.ts';

const veers = { unit: 'general-veers', at: [1500, 700] } as const;

shows(
  ['lg.unit-keyword.quick-thinking.effect', 'lg.unit-keyword.quick-thinking.not-aim-or-dodge-action'],
  'one card action brings an aim and a dodge token, and neither of those actions is used up',
  () => {
    const upgrades = lend({ id: 'quickThinking' });
    const at = legionTable({ leia: { unit: 'leia-organa', at: [600, 300], upgrades }, veers }).activate(
      'leia',
    );
    at.acts('card', { card: 'leia.quickThinking' }).hasTokens('leia', { aim: 1, dodge: 1 });
    expect(at.question.about).toEqual({ unit: 'leia', actions: 1 });
    at.offersExactly(
      { action: 'move', move: 'standard' },
      { action: 'aim' },
      { action: 'dodge' },
      { action: 'standby' },
      { action: 'recover' },
      { action: 'card', card: 'leia.takeCover' },
      { done: true },
    );
    at.acts('dodge').hasTokens('leia', { aim: 1, dodge: 2 });
  },
);

shows('lg.unit-keyword.quick-thinking.effect', 'a unit without it has no such action', () => {
  const at = legionTable({ leia: { unit: 'leia-organa', at: [600, 300] }, veers }).activate('leia');
  at.refuses({ action: 'card', card: 'leia.quickThinking' }, 'lg.actions.card.icon');
});
