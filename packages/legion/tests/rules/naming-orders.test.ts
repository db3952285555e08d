import type { SeatId } from '@sortie/kernel';
import type { UnitId } from '@sortie/legion/model';
import { legionState, legionTable } from '@sortie/testkit/legion';
import { afterEach, expect, vi } from 'vitest';
import { whyNotOrdered } from '../../src/rules/issue-orders.ts';
import { shows } from '../shows.ts';
import { prints } from './made-up.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

shows(
  [
    'lg.orders.eligible.range',
    'lg.orders.eligible.once',
    'lg.orders.token.one-per-unit',
    'lg.orders.eligible.self',
  ],
  'only units in play of the player, not yet ordered and with their token on the card, are issued an order',
  () => {
    prints('targeting-scopes', { permits: { orderFromAfar: () => true } });
    const storm = { unit: 'stormtroopers', order: 'card' } as const;
    const state = legionState({
      vader: { unit: 'darth-vader', at: [300, 100], order: 'card', upgrades: ['targeting-scopes'] },
      far: { ...storm, at: [1700, 100] },
      aside: { ...storm, whereabouts: 'aside' },
      faceup: { ...storm, at: [600, 100], order: 'faceup' },
      pooled: { ...storm, at: [900, 100], order: 'pool' },
      ordered: { ...storm, at: [1200, 100], wasOrdered: true },
      luke: { unit: 'luke-skywalker', at: [300, 800], order: 'card' },
    });
    const why = state.units.map((unit) => [unit.id, whyNotOrdered(state, unit, 'vader' as UnitId)]);
    expect(why).toEqual([
      ['vader', undefined],
      ['far', undefined],
      ['aside', 'lg.orders.eligible.range'],
      ['faceup', 'lg.orders.token.one-per-unit'],
      ['pooled', 'lg.orders.token.one-per-unit'],
      ['ordered', 'lg.orders.eligible.once'],
      ['luke', 'lg.orders.eligible.range'],
    ]);
  },
);

shows(
  ['lg.orders.nominate.commander', 'lg.orders.nominate.no-operative-otherwise'],
  'who is no commander is not nominated, and an operative for a reason of its own',
  () => {
    const table = legionTable(
      {
        vader: { unit: 'darth-vader', at: [300, 100], order: 'card' },
        officer: { unit: 'imperial-officer', at: [300, 200], order: 'card' },
        boba: { unit: 'boba-fett', at: [450, 200], order: 'card' },
        storm: { unit: 'stormtroopers', at: [300, 300], order: 'card' },
        walker: { unit: 'at-rt', at: [900, 850], order: 'card' },
      },
      { phase: 'command', players: { p1: { hand: ['push', 'standing-orders'] } } },
    );
    const [select] = table.referee.decisions('p1' as SeatId);
    table.send(select!, { card: 'push' }).answers({ ready: true });
    table
      .asks('nominate', { card: 'push' })
      .offersExactly({ unit: 'vader' }, { unit: 'officer' })
      .refuses({ unit: 'storm' }, 'lg.orders.nominate.commander')
      .refuses({ unit: 'boba' }, 'lg.orders.nominate.no-operative-otherwise');
    expect(table.question.rule).toBe('lg.orders.nominate.commander');
  },
);
