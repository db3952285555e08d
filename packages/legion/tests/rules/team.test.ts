import type { SeatId } from '@sortie/kernel';
import type { LegionTable, Situation, UnitSpec } from '@sortie/testkit/legion';
import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { couragesFor } from '../../src/rules/panic.ts';
import { shows } from '../shows.ts';

const SEATS = [
  { id: 'p1', side: 0 },
  { id: 'p2', side: 1 },
  { id: 'p3', side: 0 },
  { id: 'p4', side: 1 },
] as const;

const ARMIES = {
  vader: { unit: 'darth-vader', at: [300, 100], seat: 'p1' },
  storm: { unit: 'stormtroopers', at: [600, 100], seat: 'p1' },
  veers: { unit: 'general-veers', at: [900, 100], seat: 'p3' },
  snow: { unit: 'snowtroopers', at: [1200, 100], seat: 'p3' },
  luke: { unit: 'luke-skywalker', at: [300, 800], seat: 'p2' },
  leia: { unit: 'leia-organa', at: [900, 800], seat: 'p4' },
} as const satisfies Readonly<Record<string, UnitSpec>>;

/** Four players select these cards, in the order of their seats. */
const playing = (cards: readonly string[], more: Situation = {}): LegionTable => {
  const units = Object.fromEntries(
    Object.entries(ARMIES).map(([name, spec]) => [name, { ...spec, order: 'card' as const }]),
  );
  const players = Object.fromEntries(
    SEATS.map(({ id }, index) => [id, { hand: [cards[index]!], selected: cards[index]! }]),
  );
  const table = legionTable(units, { phase: 'command', seats: SEATS, players, ...more });
  for (let next = table.open[0]; next?.kind === 'readyCommandCard'; next = table.open[0])
    table.send(next, { ready: true });
  return table;
};

shows(
  ['lg.team.priority.fewest-pips', 'lg.team.own-army-and-card'],
  'each of four players plays a card, and the fewest pips have priority',
  () => {
    const table = playing(['push', 'assault', 'ambush', 'standing-orders']);
    expect(table.state.players.map(({ revealed }) => revealed)).toEqual([
      'push',
      'assault',
      'ambush',
      'standing-orders',
    ]);
    expect(table.state.priority).toBe('p3');
  },
);

shows('lg.team.priority.tie-in-team', 'two of one team who are tied agree who has priority', () => {
  const table = playing(['ambush', 'push', 'ambush', 'assault']);
  table.asks('choosePriority').asksSeat('p1').offersExactly({ seat: 'p1' }, { seat: 'p3' });
  expect(table.question.rule).toBe('lg.team.priority.tie-in-team');
  table.refuses({ seat: 'p2' }, 'lg.team.priority.tie-in-team').answers({ seat: 'p3' });
  expect(table.state.priority).toBe('p3');
});

shows('lg.team.priority.tie-across', 'a tie of opponents goes to the team with fewer pips together', () => {
  expect(playing(['ambush', 'ambush', 'assault', 'push']).state.priority).toBe('p2');
  expect(playing(['ambush', 'push', 'push', 'ambush'], { redDefense: ['block'] }).state.priority).toBe('p1');
});

shows('lg.team.priority.still-tied', 'equal sums are settled by a die', () => {
  const rolled = (face: string) =>
    playing(['ambush', 'push', 'push', 'ambush'], { redDefense: [face] }).ends().state.priority;
  expect(rolled('block')).toBe('p1');
  expect(rolled('blank')).toBe('p4');
});

shows(
  ['lg.team.orders-own', 'lg.orders.priority-player-first'],
  'orders go to the own units alone, and the teams take turns to issue them',
  () => {
    const table = playing(['push', 'assault', 'ambush', 'standing-orders']);
    table
      .asks('issueOrder', { card: 'ambush', by: 'veers' })
      .asksSeat('p3')
      .offersExactly({ unit: 'veers' }, { unit: 'snow' })
      .refuses({ unit: 'storm' }, 'lg.orders.eligible.range')
      .answers({ unit: 'snow' });
    table.asks('issueOrder', { card: 'push' }).asksSeat('p1').answers({ unit: 'storm' });
    expect(table.events('unitNominated').map(({ seat }) => seat)).toEqual(['p3', 'p2', 'p1', 'p4']);
  },
);

shows('lg.team.order-pools', 'each player has a pool of their own', () => {
  const table = playing(['implacable', 'assault', 'maximum-firepower', 'standing-orders']);
  while (table.open.some(({ kind }) => kind === 'choosePriority')) table.answers({ seat: 'p1' });
  expect(table.state.players.map(({ seat, pool }) => [seat, pool])).toEqual([
    ['p1', ['corps']],
    ['p2', []],
    ['p3', ['corps']],
    ['p4', []],
  ]);
});

const activating = (more: Situation = {}) =>
  legionTable(
    {
      ...ARMIES,
      storm: { ...ARMIES.storm, order: 'pool' },
      snow: { ...ARMIES.snow, order: 'pool' },
    },
    { seats: SEATS, priority: 'p3', ...more },
  );

const begun = (table: LegionTable) => table.events('activationBegun').map(({ unit }) => unit);

shows(
  ['lg.team.activation.choose-player', 'lg.team.activation.own-units-only'],
  'a team chooses among the ordered units and the pools of both its players; a draw activates a unit of its own player',
  () => {
    const table = activating();
    table
      .asks('chooseUnit')
      .offersExactly({ unit: 'vader' }, { unit: 'veers' }, { draw: 'p1' }, { draw: 'p3' })
      .answers({ draw: 'p3' });
    expect(begun(table)).toEqual(['snow']);
    table.asks('chooseAction', { unit: 'snow' }).asksSeat('p3');
  },
);

shows(
  ['lg.team.activation.alternate', 'lg.team.activation.until-all'],
  'teams take turns, and one without units left leaves its turns to the other',
  () => {
    const table = activating({ players: { p1: { hand: ['standing-orders'] } } });
    table.answers({ unit: 'veers' }).isDone();
    table.asks('chooseUnit').asksSeat('p2').answers({ unit: 'leia' }).isDone();
    table.asks('chooseUnit').asksSeat('p1').answers({ unit: 'vader' }).isDone();
    table.asks('chooseAction', { unit: 'luke' }).isDone();
    table.asks('chooseUnit').offersExactly({ draw: 'p1' }, { draw: 'p3' }).answers({ draw: 'p1' }).isDone();
    table.asks('chooseAction', { unit: 'snow' });
    expect(begun(table)).toEqual(['veers', 'leia', 'vader', 'luke', 'storm', 'snow']);
  },
);

shows('lg.team.panic-courage', 'the commanders of both players of a team lend their courage', () => {
  const { state } = activating();
  const unit = (name: string) => state.units.find(({ id }) => id === name)!.id;
  expect(couragesFor(state, unit('storm'))).toEqual(['storm', 'vader', 'veers']);
  expect(couragesFor(state, unit('luke'))).toEqual(['luke']);
});

shows(
  ['lg.team.win-together', 'lg.victory.after-six-rounds'],
  'the outcome names a side, with the tokens and scores of both its players',
  () => {
    const done = Object.fromEntries(
      Object.entries(ARMIES).map(([name, spec]) => [name, { ...spec, activated: true }]),
    );
    const table = legionTable(done, { phase: 'end', round: 6, seats: SEATS, victoryTokens: [1, 2] });
    expect(table.referee.outcome).toMatchObject({ winner: 1 });
    expect(table.referee.decisions('p4' as SeatId)).toEqual([]);
  },
);
