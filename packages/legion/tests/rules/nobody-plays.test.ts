import type { SeatId } from '@sortie/kernel';
import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { orders, unitId } from './made-up.ts';

shows(
  ['lg.command-phase.select.simultaneous-reveal', 'lg.command-phase.select.none'],
  'where nobody can play a card none is revealed, and the phase goes on with priority',
  () => {
    const table = legionTable(
      {
        walker: { unit: 'at-st', at: [300, 100], order: 'card' },
        runner: { unit: 'at-rt', at: [300, 800], order: 'card' },
      },
      {
        phase: 'command',
        counter: 0,
        players: { p1: { hand: ['push'] }, p2: { hand: ['ambush'] } },
        redDefense: ['block'],
      },
    );
    expect(table.events('commandCardsRevealed')).toEqual([]);
    expect(table.events('prioritySettled').map(({ seat, rule }) => [seat, rule])).toEqual([
      ['p1', 'lg.command-phase.priority.nobody-plays'],
    ]);
    table.asks('chooseAction', { unit: 'walker' });
  },
);

shows('lg.orders.eligible.once', 'a unit that was issued an order is issued no other by any effect', () => {
  const order = { kind: 'issueOrder', unit: unitId('storm'), by: unitId('vader'), source: 'test' } as const;
  const twice = orders('twice', ['p1', 'issueOrders'], order, order);
  const table = legionTable(
    {
      vader: { unit: 'darth-vader', at: [300, 100], order: 'card' },
      storm: { unit: 'stormtroopers', at: [300, 300], order: 'card' },
      walker: { unit: 'at-rt', at: [900, 850], order: 'card' },
    },
    { phase: 'command', players: { p1: { hand: ['ambush', 'standing-orders'] } } },
    legionWith(twice),
  );
  const [select] = table.referee.decisions('p1' as SeatId);
  table.send(select!, { card: 'ambush' }).answers({ ready: true }).uses('twice');
  expect(table.events('orderIssued').map(({ unit, source }) => [unit, source])).toEqual([
    ['storm', 'test'],
    ['vader', 'ambush'],
  ]);
});

shows(
  ['lg.end-phase.advance-counter', 'lg.optional.no-limit.round-counter'],
  'with a limit the counter goes on beyond six, without one it begins again',
  () => {
    const advanced = (roundLimit: number | null, round: number) =>
      legionTable(
        {
          vader: { unit: 'darth-vader', at: [300, 100], activated: true },
          luke: { unit: 'luke-skywalker', at: [300, 800], activated: true },
        },
        {
          phase: 'end',
          round,
          counter: 1,
          options: { roundLimit },
          players: { p1: { hand: ['push'] }, p2: { hand: ['ambush'] } },
        },
      ).events('counterAdvanced');
    const counter = (shown: number) => [{ kind: 'counterAdvanced', shows: shown, holder: 0 }];
    expect(advanced(8, 6)).toEqual(counter(7));
    expect(advanced(6, 2)).toEqual(counter(3));
    expect(advanced(null, 6)).toEqual(counter(1));
    expect(advanced(null, 7)).toEqual(counter(2));
  },
);
