import type { SeatId } from '@sortie/kernel';
import { legionTable, type Situation } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { cardPlayed } from '../../src/rules/nominees.ts';
import { shows } from '../shows.ts';
import { fallen } from './fallen.ts';

const HAND = ['ambush', 'push', 'assault', 'standing-orders'];

const armies = (more: Situation = {}) =>
  legionTable(
    {
      vader: { unit: 'darth-vader', at: [300, 100], order: 'card' },
      storm: { unit: 'stormtroopers', at: [600, 100], order: 'card' },
      luke: { unit: 'luke-skywalker', at: [300, 800], order: 'card' },
      rebels: { unit: 'rebel-troopers', at: [600, 800], order: 'card' },
    },
    {
      phase: 'command',
      players: {
        p1: { hand: ['implacable', ...HAND] },
        p2: { hand: ['son-of-skywalker', ...HAND] },
      },
      ...more,
    },
  );

type Table = ReturnType<typeof armies>;

/** Selects a card for a seat. */
function selects(table: Table, seat: string, card: string): Table {
  const decision = table.referee.decisions(seat as SeatId).find(({ kind }) => kind === 'selectCommandCard');
  if (!decision) throw new Error(`${seat} is not asked for a card`);
  return table.send(decision, { card });
}

/** Everybody is ready. */
function reveals(table: Table): Table {
  for (;;) {
    const decision = table.open.find(({ kind }) => kind === 'readyCommandCard');
    if (!decision) return table;
    table.send(decision, { ready: true });
  }
}

const asked = (table: Table) => table.open.map(({ seat, kind }) => `${seat} ${kind}`);
const cardsOffered = (table: Table, seat: string) =>
  table.referee.decisions(seat as SeatId).map(({ about }) => about);

shows(
  ['lg.command-phase.select.secret', 'lg.command-phase.select.simultaneous-reveal'],
  'both players select at once and in secret, may change their minds, and reveal together',
  () => {
    const table = armies();
    expect(asked(table)).toEqual(['p1 selectCommandCard', 'p2 selectCommandCard']);
    selects(table, 'p1', 'ambush');
    selects(table, 'p2', 'push');
    selects(table, 'p1', 'implacable');
    expect(JSON.stringify(table.referee.logFor('p2' as SeatId))).not.toContain('implacable');
    expect(JSON.stringify(table.seenBy('p2'))).not.toContain('implacable');
    expect(table.events('commandCardsRevealed')).toEqual([]);
    table.send(table.open.find(({ seat }) => seat === 'p1')!, { ready: true });
    expect(table.events('commandCardsRevealed')).toEqual([]);
    reveals(table);
    expect(table.events('commandCardsRevealed')).toEqual([
      {
        kind: 'commandCardsRevealed',
        cards: [
          { seat: 'p1', card: 'implacable' },
          { seat: 'p2', card: 'push' },
        ],
      },
    ]);
    expect(table.state.players.map(({ revealed, hand }) => [revealed, hand.length])).toEqual([
      ['implacable', 4],
      ['push', 4],
    ]);
  },
);

shows('lg.command-phase.select.must-play', 'a player who can play a card has to', () => {
  const table = armies();
  const [decision] = table.referee.decisions('p1' as SeatId);
  expect(decision!.answers).toEqual({
    kind: 'offers',
    offers: ['implacable', ...HAND].map((card) => ({ card })),
  });
  expect(
    table.referee.answer('p1' as SeatId, {
      decision: decision!.id,
      version: table.referee.version,
      answer: { pass: true },
    }),
  ).toMatchObject({ rule: 'lg.command-phase.select.must-play' });
});

shows(
  [
    'lg.command-phase.select.none',
    'lg.command-phase.priority.only-one-plays',
    'lg.end-phase.promote.no-trooper',
  ],
  'without commander or operative no card is selected, and whoever plays the only card has priority',
  () => {
    const table = legionTable(
      {
        walker: { unit: 'at-st', at: [600, 100], order: 'card' },
        luke: { unit: 'luke-skywalker', at: [300, 800], order: 'card' },
      },
      { phase: 'command', players: { p1: { hand: HAND }, p2: { hand: HAND } } },
    );
    expect(asked(table)).toEqual(['p2 selectCommandCard']);
    reveals(selects(table, 'p2', 'standing-orders'));
    expect(table.events('prioritySettled')).toEqual([
      { kind: 'prioritySettled', seat: 'p2', rule: 'lg.command-phase.priority.only-one-plays' },
    ]);
    expect(table.events('unitNominated')).toEqual([{ kind: 'unitNominated', seat: 'p2', unit: 'luke' }]);
  },
);

shows(
  ['lg.command-phase.select.defeated-owner', 'lg.end-phase.discard.command-card'],
  'cards of a defeated commander cannot be selected any more, nor can discarded ones',
  () => {
    const table = legionTable(
      {
        vader: fallen('darth-vader', 1, 8),
        officer: { unit: 'imperial-officer', at: [600, 100], order: 'card' },
        luke: { unit: 'luke-skywalker', at: [300, 800], order: 'card', activated: true },
      },
      {
        phase: 'command',
        players: { p1: { hand: ['implacable', 'push'], discarded: ['ambush'] }, p2: { hand: ['push'] } },
      },
    );
    expect(cardsOffered(table, 'p1')).toEqual([{ cards: ['push'] }]);
    const [decision] = table.referee.decisions('p1' as SeatId);
    const whyNot = (card: string) =>
      table.referee.answer('p1' as SeatId, {
        decision: decision!.id,
        version: table.referee.version,
        answer: { card },
      });
    expect(whyNot('implacable')).toMatchObject({ rule: 'lg.command-phase.select.defeated-owner' });
    expect(whyNot('ambush')).toMatchObject({ rule: 'lg.end-phase.discard.command-card' });
  },
);

shows(
  'lg.command-phase.select.invalid-replaced',
  'a card that turns out illegal is replaced by Standing Orders, or by nothing where those cannot be played',
  () => {
    const withoutVader = (officer: 'battlefield' | 'defeated') =>
      legionTable(
        {
          vader: fallen('darth-vader', 1, 8),
          officer:
            officer === 'battlefield'
              ? { unit: 'imperial-officer', at: [600, 100], order: 'card' }
              : fallen('imperial-officer', 1, 4),
          luke: { unit: 'luke-skywalker', at: [300, 800], order: 'card' },
        },
        {
          phase: 'command',
          players: { p1: { hand: ['implacable', 'push', 'standing-orders'] }, p2: { hand: HAND } },
        },
      ).state;
    const played = (state: ReturnType<typeof withoutVader>) =>
      cardPlayed(state, state.players[0]!, 'implacable');
    expect(played(withoutVader('battlefield'))).toBe('standing-orders');
    expect(played(withoutVader('defeated'))).toBeNull();
    const selected = legionTable(
      {
        vader: fallen('darth-vader', 1, 8),
        officer: { unit: 'imperial-officer', at: [600, 100], order: 'card' },
        luke: { unit: 'luke-skywalker', at: [300, 800], order: 'card' },
      },
      {
        phase: 'command',
        players: {
          p1: { hand: ['implacable', 'standing-orders'], selected: 'implacable' },
          p2: { hand: HAND },
        },
      },
    );
    reveals(selects(selected, 'p2', 'push'));
    expect(selected.events('commandCardReplaced')).toEqual([
      { kind: 'commandCardReplaced', seat: 'p1', card: 'implacable', by: 'standing-orders' },
    ]);
    expect(selected.state.players[0]).toMatchObject({ hand: ['implacable', 'standing-orders'] });
  },
);

shows(
  'lg.command-phase.priority.fewest-pips',
  'fewer pips have priority for the round, whoever holds the round counter',
  () => {
    const table = armies({ counter: 0 });
    selects(table, 'p1', 'assault');
    reveals(selects(table, 'p2', 'ambush'));
    expect(table.state.priority).toBe('p2');
    expect(table.events('priorityRolled')).toEqual([]);
  },
);

const rolled = (face: string, counter: 0 | 1) => {
  const table = armies({ counter, redDefense: [face] });
  selects(table, 'p1', 'push');
  reveals(selects(table, 'p2', 'push'));
  expect(table.events('priorityRolled')).toEqual([{ kind: 'priorityRolled', side: counter, face }]);
  return table.ends().state.priority;
};

shows(
  'lg.command-phase.priority.tie-roll',
  'where pips are equal the holder of the round counter needs a block on a red die',
  () => {
    expect(rolled('block', 0)).toBe('p1');
    expect(rolled('surge', 0)).toBe('p2');
    expect(rolled('blank', 0)).toBe('p2');
    expect(rolled('block', 1)).toBe('p2');
    expect(rolled('blank', 1)).toBe('p1');
  },
);

shows(
  ['lg.command-phase.priority.nobody-plays', 'lg.end-phase.discard.no-card-played'],
  'where nobody can play a card the die decides, and nothing is discarded afterwards',
  () => {
    const table = legionTable(
      {
        walker: { unit: 'at-st', at: [600, 100], order: 'card' },
        speeder: { unit: 'at-rt', at: [300, 900], order: 'card' },
      },
      {
        phase: 'command',
        counter: 1,
        redDefense: ['blank'],
        players: { p1: { hand: HAND }, p2: { hand: HAND } },
      },
    );
    expect(table.state.priority).toBe('p1');
    expect(table.events('prioritySettled')).toEqual([
      { kind: 'prioritySettled', seat: 'p1', rule: 'lg.command-phase.priority.nobody-plays' },
    ]);
    table
      .until('chooseAction', 'walker')
      .isDone()
      .until('chooseAction', 'speeder')
      .dice({ redDefense: ['blank'] });
    table.isDone();
    expect(table.state.round).toBe(2);
    expect(table.events('commandCardDiscarded')).toEqual([]);
  },
);

shows(
  ['lg.command-phase.step-order', 'lg.round.three-phases', 'lg.orders.priority-player-first'],
  'cards, priority, orders of one player after the other, pools, and then the Activation Phase',
  () => {
    const table = armies();
    selects(table, 'p1', 'push');
    reveals(selects(table, 'p2', 'ambush'));
    table.asks('issueOrder', { card: 'ambush', by: 'luke', left: 1 }).asksSeat('p2');
    expect(table.state.phase).toBe('command');
    table
      .answers({ unit: 'rebels' })
      .asks('issueOrder', { card: 'push', by: 'vader', left: 2 })
      .asksSeat('p1');
    table.answers({ unit: 'storm' });
    const kinds = [
      'commandCardsRevealed',
      'prioritySettled',
      'unitNominated',
      'orderIssued',
      'orderPoolsCreated',
      'phaseStarted',
    ];
    const order = table.referee.log
      .map((event) => (event.kind === 'unitNominated' ? `${event.kind} ${event.unit}` : event.kind))
      .filter((kind) => kinds.includes(kind.split(' ')[0]!));
    expect(order).toEqual([
      'phaseStarted',
      'commandCardsRevealed',
      'prioritySettled',
      'unitNominated luke',
      'orderIssued',
      'unitNominated vader',
      'orderIssued',
      'orderIssued',
      'orderPoolsCreated',
      'phaseStarted',
    ]);
    expect(table.state.phase).toBe('activation');
  },
);
