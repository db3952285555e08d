import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { carrier, carries, passenger } from '../transport/aboard.ts';

const luke = { unit: 'luke-skywalker', at: [300, 300], upgrades: ['jedi-mind-trick'] } as const;
const storm = { unit: 'stormtroopers', at: [300, 550], left: 1 } as const;
const boba = { unit: 'boba-fett', at: [500, 300] } as const;
const bikes = { unit: '74-z-speeder-bikes', at: [150, 150] } as const;

const ACT = { action: 'card', card: 'luke.c1' };

shows('lg.actions.free-card.icon', 'an enemy trooper unit at range 1-2 gains two suppression tokens', () => {
  const at = legionTable({ luke, storm, boba, bikes }).activate('luke').answers(ACT);
  at.asks('chooseForCard', { source: 'jedi-mind-trick' }).offersExactly({ unit: 'storm' }, { unit: 'boba' });
  at.answers({ unit: 'storm' }).hasTokens('storm', { suppression: 2 }).hasTokens('boba', {});
  at.asks('chooseAction', { actions: 2 }).refuses(ACT, 'lg.cards.exhaust.unusable');
});

shows('lg.actions.free-card.icon', 'where no trooper is near, it is no action', () => {
  const at = legionTable({ luke, storm: { ...storm, at: [300, 700] }, bikes }).activate('luke');
  at.refuses(ACT, 'lg.actions.card.icon');
});

shows('lg.actions.free-card.icon', 'one trooper unit is enough, and nobody aboard a vehicle is one', () => {
  carries();
  const alone = legionTable({ luke, storm, bikes }).activate('luke').answers(ACT);
  if (alone.question.kind === 'chooseForCard') alone.answers({ unit: 'storm' });
  alone.hasTokens('storm', { suppression: 2 });
  expect(alone.events('actionPerformed').map(({ action }) => action.isFree)).toEqual([true]);
  const tank = { ...carrier, at: [300, 500, 0], side: 1 } as const;
  const veers = passenger('general-veers', { side: 1 });
  legionTable({ luke, carrier: tank, veers }).activate('luke').refuses(ACT, 'lg.actions.card.icon');
});
