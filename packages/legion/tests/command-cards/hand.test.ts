import type { SeatId } from '@sortie/kernel';
import type { LegionTable } from '@sortie/testkit/legion';
import { describe, expect, test } from 'vitest';
import { shows } from '../shows.ts';
import { commanding, ordersAll, resolving, reveals, selects } from './played.ts';

const han = { unit: 'han-solo', at: [300, 100] } as const;
const luke = { unit: 'luke-skywalker', at: [300, 100] } as const;
const vader = { unit: 'darth-vader', at: [300, 800] } as const;

const playerAt = (table: LegionTable, seat: string) =>
  table.state.players.find((each) => each.seat === seat)!;

describe('Standing Orders', () => {
  shows(
    ['lg.end-phase.discard.standing-orders-exempt', 'lg.end-phase.discard.command-card'],
    'go back into the hand as the Command Phase ends, so that nothing is discarded',
    () => {
      const table = ordersAll(resolving('standing-orders', { luke }));
      expect(playerAt(table, 'p1')).toMatchObject({ hand: ['standing-orders'], revealed: null });
      expect(table.state.phase).toBe('activation');
      table.until('selectCommandCard');
      expect(playerAt(table, 'p1')).toMatchObject({ hand: ['standing-orders'], discarded: [] });
      expect(table.events('commandCardDiscarded')).toEqual([]);
    },
  );

  test('no other card does', () => {
    const table = ordersAll(resolving('ambush', { luke }));
    expect(playerAt(table, 'p1')).toMatchObject({ hand: [], revealed: 'ambush' });
  });
});

describe('Change of Plans', () => {
  const hands = { p1: ['change-of-plans', 'push', 'assault'], p2: ['implacable', 'ambush', 'push'] };
  const revealed = (mine = 'change-of-plans') => {
    const table = commanding(hands, { han, vader });
    return reveals(selects(selects(table, 'p1', mine), 'p2', 'implacable'));
  };
  const asked = (table: LegionTable) => table.open.map(({ seat, about }) => [seat, about]);

  shows(
    ['lg.command-phase.select.secret', 'lg.golden-rules.component-over-rules'],
    'it is discarded, the card of the opponent goes back, and both select anew, the opponent another one',
    () => {
      const table = revealed().asksSeat('p1');
      table.offersExactly({ use: 'p1.change-of-plans', choice: 'p2' }, { pass: true });
      table.uses('change-of-plans');
      expect(playerAt(table, 'p1')).toMatchObject({ discarded: ['change-of-plans'], revealed: null });
      expect(playerAt(table, 'p2')).toMatchObject({ revealed: null, barred: ['implacable'] });
      expect(asked(table)).toEqual([
        ['p1', { cards: ['push', 'assault'] }],
        ['p2', { cards: ['ambush', 'push'] }],
      ]);
      reveals(selects(selects(table, 'p1', 'assault'), 'p2', 'ambush'));
      expect(table.state.priority).toBe('p2');
    },
  );

  test('it may be kept, and then issues its orders', () => {
    const table = revealed().passes();
    expect(table.state.priority).toBe('p2');
    expect(table.events('commandCardReturned')).toEqual([]);
  });

  test('another card of the same player offers nothing', () => {
    revealed('assault').doesNotOffer('change-of-plans');
  });

  test('there is nothing to send back where the opponent played nothing', () => {
    const walker = { unit: 'at-st', at: [1700, 850] } as const;
    const table = reveals(selects(commanding(hands, { han, walker }), 'p1', 'change-of-plans'));
    expect(table.events('prioritySettled').map(({ seat }) => seat)).toEqual(['p1' as SeatId]);
  });
});

describe('Change of Plans, in a team', () => {
  test('the card of the opponent that was named goes back, and no other', () => {
    const seats = ['p1', 'p2', 'p3', 'p4'].map((id, index) => ({ id, side: index % 2 }));
    const selected = { p1: 'change-of-plans', p2: 'implacable', p3: 'push', p4: 'ambush' };
    const players = Object.fromEntries(
      Object.entries(selected).map(([seat, card]) => [seat, { hand: [card, 'assault'], selected: card }]),
    );
    const units = {
      han: { ...han, seat: 'p1' },
      leia: { unit: 'leia-organa', at: [600, 100], seat: 'p3' },
      vader: { ...vader, seat: 'p2' },
      veers: { unit: 'general-veers', at: [600, 800], seat: 'p4' },
    } as const;
    const table = reveals(commanding({}, units, { seats, players } as never));
    table.offersExactly(
      { use: 'p1.change-of-plans', choice: 'p2' },
      { use: 'p1.change-of-plans', choice: 'p4' },
      { pass: true },
    );
    table.uses('change-of-plans', 'p4');
    expect(table.events('commandCardReturned').map(({ seat, card }) => [seat, card])).toEqual([
      ['p4', 'ambush'],
    ]);
    expect([playerAt(table, 'p2').revealed, playerAt(table, 'p4').barred]).toEqual([
      'implacable',
      ['ambush'],
    ]);
  });
});
