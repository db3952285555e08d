import type { SeatId } from '@sortie/kernel';
import type { LegionTable, UnitSpec } from '@sortie/testkit/legion';
import { legionTable, legionWith } from '@sortie/testkit/legion';
import { afterEach, expect, vi } from 'vitest';
import { shows } from '../shows.ts';
import { gain, orders, prints, unitId } from './made-up.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const palpatine = { unit: 'emperor-palpatine', at: [300, 100] } as const;
const guards = { unit: 'imperial-royal-guards', at: [300, 250] } as const;
const storm = { unit: 'stormtroopers', at: [500, 250] } as const;
const snow = { unit: 'snowtroopers', at: [700, 250] } as const;

/** Side 0 plays this card; a walker of side 1 cannot play any. */
const resolving = (
  card: string,
  units: Readonly<Record<string, UnitSpec>>,
  game?: Parameters<typeof legionTable>[2],
): LegionTable => {
  const onCard = Object.fromEntries(
    Object.entries(units).map(([name, spec]) => [name, { order: 'card', ...spec } as UnitSpec]),
  );
  const table = legionTable(
    { ...onCard, walker: { unit: 'at-rt', at: [900, 850], order: 'card' } },
    { phase: 'command', players: { p1: { hand: [card, 'standing-orders'] } } },
    game,
  );
  const [select] = table.referee.decisions('p1' as SeatId);
  table.send(select!, { card });
  return table.answers({ ready: true });
};

const ordered = (table: LegionTable) =>
  table.state.units.filter(({ order }) => order === 'faceup').map(({ id }) => id);

shows(
  [
    'lg.unit-keyword.entourage.order',
    'lg.unit-keyword.entourage.issuer',
    'lg.unit-keyword.entourage.triggers',
    'lg.orders.nominate.no-operative-otherwise',
  ],
  'Entourage issues an order besides those of the card, and what answers orders answers it',
  () => {
    const answer = orders('answer', ['p1', 'orderIssued'], gain('guards', 'dodge'));
    const table = resolving('ambush', { palpatine, guards, storm }, legionWith(answer));
    table.offers('entourage').uses('entourage', 'guards').uses('answer').hasTokens('guards', { dodge: 1 });
    expect(table.events('orderIssued')).toEqual([
      { kind: 'orderIssued', unit: 'guards', by: 'palpatine', source: 'entourage' },
    ]);
    table.asks('issueOrder', { left: 1 }).offersExactly({ unit: 'palpatine' }, { unit: 'storm' });
    table.answers({ unit: 'storm' }).passes();
    expect(ordered(table)).toEqual(['guards', 'storm']);
  },
);

shows(
  'lg.unit-keyword.entourage.named-only',
  'it goes to a unit of the stated name at range 1-2 and to nobody else',
  () => {
    const far = resolving('ambush', { palpatine, guards: { ...guards, at: [900, 250] }, storm });
    far.asks('issueOrder', { left: 1 });
    const named = resolving('ambush', { palpatine, guards, storm, snow });
    named.offersExactly({ use: 'palpatine.entourage', choice: 'guards' }, { pass: true });
  },
);

shows(
  'lg.unit-keyword.disciplined.effect',
  'a Disciplined unit that is issued an order may lose tokens',
  () => {
    const table = (suppression: number) =>
      resolving('ambush', {
        vader: { unit: 'darth-vader', at: [300, 100] },
        guards: { ...guards, tokens: { suppression } },
      });
    table(3)
      .answers({ unit: 'guards' })
      .offersExactly(
        { use: 'guards.disciplined', choice: 1 },
        { use: 'guards.disciplined', choice: 2 },
        { pass: true },
      )
      .uses('disciplined', 2)
      .hasTokens('guards', { suppression: 1 });
    expect(table(0).answers({ unit: 'guards' }).state.phase).toBe('activation');
    expect(table(3).answers({ unit: 'vader' }).state.phase).toBe('activation');
  },
);

shows(
  ['lg.orders.count', 'lg.orders.must-issue-max'],
  'an order that a card gives to a unit not stated is one of those of the command card',
  () => {
    const meditation = orders('meditation', ['p1', 'issueOrders'], {
      kind: 'issueOrder',
      unit: unitId('tank'),
      by: unitId('palpatine'),
      source: 'battle-meditation',
      replaces: true,
    });
    const tank = { unit: 'at-st', at: [300, 450] } as const;
    const table = resolving('coordinated-fire', { palpatine, storm, snow, tank }, legionWith(meditation));
    table.uses('meditation').asks('issueOrder', { left: 2 }).answers({ unit: 'storm' });
    expect(ordered(table)).toEqual(['storm', 'snow', 'tank']);
    const one = resolving('ambush', { palpatine, storm, snow, tank }, legionWith(meditation)).uses(
      'meditation',
    );
    expect(ordered(one)).toEqual(['tank']);
  },
);

shows('lg.orders.eligible.range', 'a card may let a unit be issued orders from any distance', () => {
  prints('targeting-scopes', { permits: { orderFromAfar: ({ unit }, { self }) => unit.id === self } });
  const far = { unit: 'snowtroopers', at: [1700, 800] } as const;
  resolving('ambush', { palpatine, storm, snow: { ...far, upgrades: ['targeting-scopes'] } })
    .asks('issueOrder')
    .offersExactly({ unit: 'palpatine' }, { unit: 'storm' }, { unit: 'snow' });
  resolving('ambush', { palpatine, storm, snow: far })
    .asks('issueOrder')
    .offersExactly({ unit: 'palpatine' }, { unit: 'storm' });
});

shows(
  ['lg.command-phase.select.must-play', 'lg.command-phase.select.secret'],
  'whose card goes back to the hand selects another one, and not the same',
  () => {
    const undo = orders(
      'undo',
      ['p2', 'cardsRevealed'],
      { kind: 'returnCommandCard', seat: 'p1' as SeatId, card: 'ambush', isBarred: true },
      { kind: 'discardCommandCard', seat: 'p2' as SeatId, card: 'push' },
    );
    const table = legionTable(
      {
        palpatine: { ...palpatine, order: 'card' },
        luke: { unit: 'luke-skywalker', at: [300, 800], order: 'card' },
      },
      {
        phase: 'command',
        players: {
          p1: { hand: ['ambush', 'push'], selected: 'ambush' },
          p2: { hand: ['push', 'assault'], selected: 'push' },
        },
      },
      legionWith(undo),
    );
    for (let next = table.open[0]; next?.kind === 'readyCommandCard'; next = table.open[0])
      table.send(next, { ready: true });
    table.uses('undo');
    expect(table.open.map(({ seat, about }) => [seat, about])).toEqual([
      ['p1', { cards: ['push'] }],
      ['p2', { cards: ['assault'] }],
    ]);
    expect(table.state.players.map(({ discarded }) => discarded)).toEqual([[], ['push']]);
  },
);

shows(
  ['lg.orders.pool.contents', 'lg.activation-phase.choose.faceup-or-draw'],
  'a token that goes back into the pool is drawn from it like any other',
  () => {
    const jam = orders('jam', ['p1', 'endOfCommandPhase'], {
      kind: 'returnOrderToken',
      unit: unitId('storm'),
    });
    const table = resolving('ambush', { palpatine, storm }, legionWith(jam)).answers({ unit: 'storm' });
    table.has('storm', { order: 'faceup' }).uses('jam').asks('chooseAction');
    expect(table.events('orderTokenDrawn').map(({ seat }) => seat)).toEqual(['p1']);
    expect(table.events('orderTokenReturned').map(({ pool }) => [...pool].sort())).toEqual([
      ['commander', 'corps'],
    ]);
    expect(table.state.players[0]!.pool).toHaveLength(1);
  },
);
