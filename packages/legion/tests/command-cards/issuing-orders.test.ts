import type { SeatId } from '@sortie/kernel';
import type { LegionTable } from '@sortie/testkit/legion';
import { describe, expect, test } from 'vitest';
import { shows } from '../shows.ts';
import { commanding, ordersAll, resolving, reveals, selects } from './played.ts';

const leia = { unit: 'leia-organa', at: [300, 100] } as const;
const han = { unit: 'han-solo', at: [300, 100] } as const;
const chewbacca = { unit: 'chewbacca', at: [400, 100] } as const;
const emperor = { unit: 'emperor-palpatine', at: [300, 100] } as const;
const vader = { unit: 'darth-vader', at: [300, 850] } as const;
const rebels = (x: number) => ({ unit: 'rebel-troopers', at: [x, 300], left: 1 }) as const;
const storms = (x: number) => ({ unit: 'stormtroopers', at: [x, 850], left: 1 }) as const;

const both = (table: LegionTable, mine: string, theirs: string) =>
  reveals(selects(selects(table, 'p1', mine), 'p2', theirs));
const ordered = (table: LegionTable, side: number) =>
  table.state.units.filter((unit) => unit.side === side && unit.order === 'faceup').map(({ id }) => id);

describe('Sabotaged Communications', () => {
  const army = { leia, one: rebels(300), vader, two: storms(500), three: storms(700), four: storms(900) };
  const sabotaged = (theirs: string, mine = 'sabotaged-communications') =>
    ordersAll(both(commanding({ p1: [mine], p2: [theirs] }, army, { redDefense: ['block'] }), mine, theirs));

  shows(['lg.orders.count', 'lg.orders.must-issue-max'], 'the opponent issues one order less', () => {
    expect(ordered(sabotaged('assault'), 1)).toHaveLength(2);
    expect(ordered(sabotaged('master-of-evil'), 1)).toHaveLength(2);
    expect(ordered(sabotaged('assault', 'push'), 1)).toHaveLength(3);
  });

  test('never fewer than one, and its own player as many as always', () => {
    expect(ordered(sabotaged('implacable'), 1)).toEqual(['vader']);
    // Nobody of its ranks is there, so that no order of its own can be issued.
    expect(ordered(sabotaged('ambush'), 0)).toEqual([]);
  });

  test('of orders for everybody one is lost', () => {
    const palpatine = { ...emperor, at: [300, 850] } as const;
    const units = { leia, palpatine, two: storms(500), three: storms(700) };
    const cards = { p1: ['sabotaged-communications'], p2: ['an-entire-legion'] };
    const table = both(commanding(cards, units), 'sabotaged-communications', 'an-entire-legion');
    expect(ordered(ordersAll(table), 1)).toHaveLength(2);
  });
});

describe('Covert Observation', () => {
  const army = { emperor, leia: { ...leia, at: [300, 850] } } as const;
  const theirs = ['ambush', 'push', 'assault', 'coordinated-bombardment'];
  const observes = (mine = 'covert-observation') =>
    both(
      commanding({ p1: [mine], p2: theirs }, army, { redDefense: ['block'] }),
      mine,
      'coordinated-bombardment',
    ).until('useAbility');
  const seen = (table: LegionTable, viewer: string) =>
    table.referee.logFor(viewer as SeatId).filter((event) => event.kind === 'handSeen');

  shows(
    'lg.command-phase.select.secret',
    'two cards of the opponent drawn at random are shown to its player and to nobody else',
    () => {
      const table = observes();
      table.offersExactly({ use: 'p1.covert-observation', choice: 'p2' }, { pass: true });
      table.uses('covert-observation');
      const [event] = table.events('handSeen');
      expect(event).toMatchObject({ seat: 'p1', of: 'p2', count: 2 });
      expect(new Set(event!.cards).size).toBe(2);
      expect(['ambush', 'push', 'assault']).toEqual(expect.arrayContaining([...event!.cards]));
      expect(seen(table, 'p1')).toEqual([event]);
      expect(seen(table, 'p2')).toEqual([{ ...event, cards: [] }]);
      expect(seen(table, 'spectator')).toEqual([{ ...event, cards: [] }]);
      expect(table.state.players[1]!.hand).toEqual(['ambush', 'push', 'assault']);
    },
  );

  test('it may be left, and another card shows nothing', () => {
    expect(observes().passes().events('handSeen')).toEqual([]);
    const usual = commanding({ p1: ['ambush'], p2: theirs }, army, { redDefense: ['block'] });
    expect(both(usual, 'ambush', 'push').events('handSeen')).toEqual([]);
  });
});

describe('Notorious Scoundrels', () => {
  const regains = (discarded: readonly string[], card = 'notorious-scoundrels') => {
    const units = { chewbacca, han, walker: { unit: 'at-st', at: [1700, 850] } } as const;
    const players = { p1: { hand: [card], discarded } };
    return reveals(selects(commanding({}, units, { players } as never), 'p1', card));
  };

  test("one of Han Solo's own cards comes back into the hand", () => {
    const table = regains(['sorry-about-the-mess', 'ambush', 'reckless-diversion', 'common-cause']);
    table.offersExactly(
      { use: 'p1.notorious-scoundrels', choice: 'sorry-about-the-mess' },
      { use: 'p1.notorious-scoundrels', choice: 'reckless-diversion' },
    );
    table.uses('notorious-scoundrels', 'reckless-diversion');
    expect(table.state.players[0]).toMatchObject({
      hand: ['reckless-diversion'],
      discarded: ['sorry-about-the-mess', 'ambush', 'common-cause'],
      revealed: 'notorious-scoundrels',
    });
    expect(ordered(ordersAll(table), 0)).toEqual(['chewbacca', 'han']);
  });

  test('nothing comes back where none of them was played, or with another card', () => {
    expect(regains(['ambush']).state.players[0]).toMatchObject({ hand: [], discarded: ['ambush'] });
    const other = regains(['sorry-about-the-mess'], 'common-cause');
    expect(other.state.players[0]).toMatchObject({ hand: [], discarded: ['sorry-about-the-mess'] });
  });
});

shows(
  'lg.orders.count',
  'An Entire Legion orders everybody in reach, and another card only its number',
  () => {
    const army = { emperor, one: { ...storms(300), at: [500, 300] }, far: storms(1400) } as const;
    expect(ordered(ordersAll(resolving('an-entire-legion', army)), 0)).toEqual(['emperor', 'one']);
    expect(ordered(ordersAll(resolving('give-in-to-your-anger', army)), 0)).toEqual(['emperor']);
  },
);
