import type { SeatId } from '@sortie/kernel';
import type { LegionTable, Situation, UnitSpec } from '@sortie/testkit/legion';
import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { nomineesFor, playableCards } from '../../src/rules/nominees.ts';
import { shows } from '../shows.ts';
import { fallen } from './fallen.ts';
import { orders } from './made-up.ts';

const HAND = ['push', 'standing-orders'];

/** A round that is over but for its End Phase. */
const ending = (
  units: Readonly<Record<string, UnitSpec>>,
  more: Situation = {},
  game?: Parameters<typeof legionTable>[2],
) => {
  const done = Object.fromEntries(
    Object.entries(units).map(([name, spec]) => [name, { activated: true, ...spec } as UnitSpec]),
  );
  return legionTable(
    done,
    { phase: 'end', players: { p1: { hand: HAND }, p2: { hand: HAND } }, ...more },
    game,
  );
};

const vader = { unit: 'darth-vader', at: [300, 100] } as const;
const storm = { unit: 'stormtroopers', at: [600, 100] } as const;
const luke = { unit: 'luke-skywalker', at: [300, 800] } as const;
const rebels = { unit: 'rebel-troopers', at: [600, 800] } as const;

const playerOf = (table: LegionTable, seat: string) =>
  table.state.players.find((each) => each.seat === seat)!;

shows(
  ['lg.end-phase.discard.command-card', 'lg.end-phase.discard.no-card-played'],
  'a revealed card is discarded for good, and there is nothing to discard where none was',
  () => {
    const table = ending(
      { vader, luke },
      {
        players: {
          p1: { hand: HAND, revealed: 'ambush' },
          p2: { hand: HAND },
        },
      },
    );
    expect(playerOf(table, 'p1')).toMatchObject({ hand: HAND, discarded: ['ambush'], revealed: null });
    expect(playerOf(table, 'p2')).toMatchObject({ hand: HAND, discarded: [], revealed: null });
    const [decision] = table.referee.decisions('p1' as SeatId);
    expect(decision!.answers).toEqual({ kind: 'offers', offers: HAND.map((card) => ({ card })) });
    expect(ending({ vader, luke }).events('commandCardDiscarded')).toEqual([]);
  },
);

shows(
  ['lg.end-phase.remove-aim-dodge-standby', 'lg.end-phase.remove-one-suppression'],
  'aim, dodge and standby tokens all go, and one suppression token of every unit',
  () => {
    const tokens = { aim: 2, dodge: 1, standby: 1, suppression: 3, immobilize: 1, ion: 1 };
    const table = ending({
      vader,
      storm: { ...storm, tokens },
      luke,
      rebels: { ...rebels, tokens: { suppression: 1 } },
    });
    table
      .hasTokens('storm', { suppression: 2, immobilize: 1, ion: 1 })
      .hasTokens('rebels', {})
      .hasTokens('vader', {});
  },
);

shows(
  ['lg.end-phase.order-tokens-back', 'lg.end-phase.excess-order-tokens', 'lg.orders.token.defeated-removed'],
  'every unit has its token on its card again, and those of defeated units leave the game',
  () => {
    const table = ending(
      {
        vader,
        storm: { ...storm, order: 'pool' },
        dead: { ...fallen('snowtroopers', 4, 1), order: 'faceup' },
        lost: { ...fallen('snowtroopers', 4, 1), order: 'pool' },
        luke,
      },
      { players: { p1: { hand: HAND, pool: ['corps', 'corps'] }, p2: { hand: HAND } } },
    );
    expect(table.state.units.map(({ id, order }) => [id, order])).toEqual([
      ['vader', 'card'],
      ['storm', 'card'],
      ['dead', 'gone'],
      ['lost', 'gone'],
      ['luke', 'card'],
    ]);
    expect(playerOf(table, 'p1').pool).toEqual([]);
  },
);

shows(
  ['lg.end-phase.promote.when-no-commander', 'lg.end-phase.promote.operative', 'lg.end-phase.promote.rank'],
  'a player without a commander must make a trooper unit one, an operative too, but no vehicle',
  () => {
    const table = ending({
      dead: fallen('darth-vader', 1, 8),
      storm,
      boba: { unit: 'boba-fett', at: [900, 100] },
      walker: { unit: 'at-st', at: [1200, 200] },
      luke,
    });
    table
      .asks('promote')
      .asksSeat('p1')
      .offersExactly({ unit: 'storm' }, { unit: 'boba' })
      .refuses({ unit: 'walker' }, 'lg.end-phase.promote.when-no-commander')
      .refuses({ pass: true }, 'lg.end-phase.promote.when-no-commander')
      .answers({ unit: 'storm' });
    table.has('storm', { rank: 'commander', order: 'card' }).has('boba', { rank: 'operative' });
    expect(nomineesFor(table.state, 'p1' as SeatId, 'push').map(({ id }) => id)).toEqual(['storm']);
  },
);

shows('lg.end-phase.promote.when-no-commander', 'nobody promotes while a commander is left', () => {
  expect(ending({ vader, storm, luke, rebels }).events('unitPromoted')).toEqual([]);
});

shows(
  'lg.end-phase.promote.operative-cards',
  'a promoted operative is nominated with every card but those of other commanders and operatives',
  () => {
    const hand = ['push', 'whipcord-launcher', 'implacable', 'standing-orders'];
    const table = ending(
      { dead: fallen('darth-vader', 1, 8), boba: { unit: 'boba-fett', at: [900, 100] }, luke },
      { players: { p1: { hand }, p2: { hand: HAND } } },
    );
    table.has('boba', { rank: 'commander' });
    expect(playableCards(table.state, playerOf(table, 'p1'))).toEqual([
      'push',
      'whipcord-launcher',
      'standing-orders',
    ]);
  },
);

shows('lg.end-phase.promote.blue-first', 'where both must promote, the blue player does so first', () => {
  const both = (blue: 0 | 1) =>
    ending(
      {
        storm,
        snow: { unit: 'snowtroopers', at: [900, 100] },
        rebels,
        fleet: { unit: 'fleet-troopers', at: [900, 800] },
      },
      { blue },
    );
  both(0).asks('promote').asksSeat('p1').answers({ unit: 'snow' }).asks('promote').asksSeat('p2');
  both(1).asks('promote').asksSeat('p2').answers({ unit: 'rebels' }).asks('promote').asksSeat('p1');
});

shows(
  ['lg.end-phase.promote.swap-token', 'lg.end-phase.promote.rank'],
  'a promoted unit activates with a token of the commander rank and no longer with one of its own',
  () => {
    const table = ending(
      { storm, snow: { unit: 'snowtroopers', at: [900, 100] }, luke, rebels },
      { players: { p1: { hand: [] }, p2: { hand: HAND } } },
    ).answers({ unit: 'storm' });
    table.answers({ card: 'push' }).answers({ ready: true }).answers({ unit: 'luke' });
    expect([...playerOf(table, 'p1').pool].sort()).toEqual(['commander', 'corps']);
  },
);

shows('lg.end-phase.promote.no-trooper', 'without a trooper nobody is promoted', () => {
  const table = ending({
    dead: fallen('darth-vader', 1, 8),
    walker: { unit: 'at-st', at: [1200, 200] },
    luke,
  });
  expect(table.events('unitPromoted')).toEqual([]);
  expect(table.open.map(({ seat }) => seat)).toEqual(['p2']);
});

shows(
  ['lg.end-phase.advance-counter', 'lg.round.counter', 'lg.round.three-phases'],
  'the round counter goes up by one and to the other player',
  () => {
    const table = ending({ vader, luke }, { round: 2, counter: 0 });
    expect(table.events('counterAdvanced')).toEqual([{ kind: 'counterAdvanced', shows: 3, holder: 1 }]);
    expect(table.state).toMatchObject({ round: 3, counter: 1, phase: 'command' });
  },
);

shows('lg.end-phase.step-order', 'cards, tokens, order tokens and promotions, and the counter last', () => {
  const table = ending(
    { storm: { ...storm, tokens: { suppression: 1 } }, luke },
    { players: { p1: { hand: HAND, revealed: 'ambush' }, p2: { hand: HAND } } },
    legionWith(orders('last', ['p1', 'endOfRound'])),
  );
  table.offers('last');
  const steps = [
    'commandCardDiscarded',
    'roundTokensRemoved',
    'tokensRemoved',
    'orderTokensUpdated',
    'unitPromoted',
    'counterAdvanced',
  ];
  const kinds = table.referee.log.map(({ kind }) => kind);
  expect(kinds.filter((kind) => steps.includes(kind))).toEqual(steps);
});
