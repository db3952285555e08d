import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const table = (exhausted: boolean) =>
  legionTable({
    luke: { unit: 'luke-skywalker', at: [300, 300], upgrades: [{ card: 'force-reflexes', exhausted }] },
    veers: { unit: 'general-veers', at: [1500, 700] },
  }).activate('luke');

const ACT = { action: 'card', card: 'luke.c1' };

shows(
  'lg.actions.free-card.icon',
  'without an action the unit gains a dodge token, and the card is exhausted',
  () => {
    const at = table(false).answers(ACT).hasTokens('luke', { dodge: 1 }).asks('chooseAction', { actions: 2 });
    expect(at.unit('luke').upgrades[0]!.exhausted).toBe(true);
    expect(at.events('actionPerformed').map(({ action }) => action.isFree)).toEqual([true]);
    at.acts('dodge').hasTokens('luke', { dodge: 2 }).asks('chooseAction', { actions: 1 });
  },
);

shows('lg.cards.exhaust.unusable', 'exhausted reflexes give nothing', () => {
  table(true).refuses(ACT, 'lg.cards.exhaust.unusable');
});
