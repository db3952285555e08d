import type { SeatId } from '@sortie/kernel';
import type { LegionTable, UnitSpec } from '@sortie/testkit/legion';
import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { orders, unitId } from './made-up.ts';

const SEATS = ['p1', 'p2'];

/** Everybody may speak in these windows. */
const heardBy = (...windows: readonly string[]) =>
  legionWith(
    ...windows.flatMap((window) => SEATS.map((seat) => orders(`${seat} ${window}`, [seat, window]))),
  );

/** Who is asked in which window from now on, until something else is asked. */
function speakers(table: LegionTable): string[] {
  const found: string[] = [];
  while (table.open[0]?.kind === 'useAbility') {
    found.push((table.answersOffered[0] as { readonly use: string }).use);
    table.passes();
  }
  return found;
}

const storm = { unit: 'stormtroopers', at: [400, 300] } as const;
const rebels = { unit: 'rebel-troopers', at: [400, 500] } as const;
const vader = { unit: 'darth-vader', at: [1200, 100] } as const;
const luke = { unit: 'luke-skywalker', at: [1200, 800] } as const;
const done = (spec: UnitSpec): UnitSpec => ({ ...spec, activated: true });

shows(
  [
    'lg.timing.start-of-activation',
    'lg.activation-phase.rally.roll',
    'lg.timing.after-rally-order',
    'lg.timing.end-of-activation-order',
    'lg.timing.after',
  ],
  'at each moment of an activation the player whose unit it is speaks first',
  () => {
    const early = ['startOfActivation', 'beforeRally', 'afterRally'];
    const late = ['endOfActivation', 'afterActivation'];
    const inTurn = (windows: readonly string[], first: string, second: string) =>
      windows.flatMap((window) => [`${first} ${window}`, `${second} ${window}`]);
    const game = heardBy(...early, ...late);
    const mine = legionTable({ storm, rebels: done(rebels), luke }, {}, game);
    expect(speakers(mine)).toEqual(inTurn(early, 'p1', 'p2'));
    mine.asks('chooseAction', { unit: 'storm' }).isDone();
    expect(speakers(mine).slice(0, 4)).toEqual(inTurn(late, 'p1', 'p2'));
    const theirs = legionTable({ storm: done(storm), rebels, vader }, { priority: 'p2' }, game);
    expect(speakers(theirs)).toEqual(inTurn(early, 'p2', 'p1'));
    theirs.asks('chooseAction', { unit: 'rebels' }).isDone();
    expect(speakers(theirs).slice(0, 4)).toEqual(inTurn(late, 'p2', 'p1'));
  },
);

const STEPS = [
  'attackDeclared',
  'rerollAttackDice',
  'applyDodgeAndCover',
  'modifyAttackDice',
  'rerollDefenseDice',
  'surgesConverted',
  'modifyDefenseDice',
  'beforeWounds',
  'woundsSuffered',
  'poolResolved',
];

shows(
  [
    'lg.timing.when',
    'lg.timing.after',
    'lg.timing.after-action-order',
    'lg.attack.4.rerolls',
    'lg.attack.5.apply-dodge-cover',
    'lg.attack.6.attacker-then-defender',
    'lg.attack.7.rerolls',
    'lg.attack.8.defender-then-attacker',
    'lg.dice.surge.other-uses',
  ],
  'the attacker speaks first while it forms its pool and over its own dice, the defender over its own',
  () => {
    const table = legionTable({ storm, rebels: done(rebels), luke }, {}, heardBy(...STEPS));
    table
      .acts('attack')
      .dice({ white: ['hit', 'blank', 'blank', 'blank'], whiteDefense: ['blank'] })
      .forms('rebels');
    expect(speakers(table)).toEqual([
      'p1 attackDeclared',
      'p2 attackDeclared',
      'p1 rerollAttackDice',
      'p2 rerollAttackDice',
      'p2 applyDodgeAndCover',
      'p1 applyDodgeAndCover',
      'p1 modifyAttackDice',
      'p2 modifyAttackDice',
      'p2 rerollDefenseDice',
      'p1 rerollDefenseDice',
      'p2 surgesConverted',
      'p1 surgesConverted',
      'p2 modifyDefenseDice',
      'p1 modifyDefenseDice',
      'p2 beforeWounds',
      'p1 beforeWounds',
    ]);
    table.asks('chooseWounded').letGoBy();
    expect(speakers(table)).toEqual([
      'p2 woundsSuffered',
      'p1 woundsSuffered',
      'p1 poolResolved',
      'p2 poolResolved',
    ]);
  },
);

shows(
  ['lg.attack.9.compare', 'lg.timing.when'],
  'where nothing gets through no wounds come, and nobody speaks before them',
  () => {
    const table = legionTable(
      { storm, rebels: done(rebels), luke },
      {},
      heardBy('beforeWounds', 'woundsSuffered'),
    ).attack('storm', 'rebels', { white: ['hit', 'blank', 'blank', 'blank'], whiteDefense: ['block'] });
    table.asks('chooseAction', { unit: 'storm', actions: 1 });
  },
);

shows(
  ['lg.defeat.unit', 'lg.timing.after', 'lg.victory.elimination'],
  'a unit that loses its last miniature drops what it carries, its player speaks first, and its side may have lost',
  () => {
    const cards = { objective: 'recover-the-supplies' } as const;
    const crate = { id: 'crate', kind: 'objective', at: [400, 526], unit: 'rebels' } as const;
    const table = legionTable(
      { storm, rebels: { ...done(rebels), left: 1, claimed: 'crate' } },
      { battleCards: cards, tokens: [crate] },
      heardBy('unitDefeated'),
    ).attack('storm', 'rebels', { white: ['hit', 'blank', 'blank', 'blank'], whiteDefense: ['blank'] });
    table.has('rebels', { whereabouts: 'defeated', claimed: null });
    expect(table.events('unitDefeated')).toEqual([{ kind: 'unitDefeated', unit: 'rebels', by: 'storm' }]);
    expect(table.referee.outcome).toBeNull();
    expect(speakers(table)).toEqual(['p2 unitDefeated', 'p1 unitDefeated']);
    expect(table.referee.outcome).toMatchObject({ winner: 0, rule: 'lg.victory.elimination' });
  },
);

shows(
  ['lg.timing.when', 'lg.command-phase.step-order', 'lg.orders.triggers-before-next', 'lg.orders.sequential'],
  'when cards are revealed blue speaks first, over an order whose unit it is, and as the phase ends whoever has priority',
  () => {
    const players = { p1: { hand: ['push'] }, p2: { hand: ['ambush'] } };
    const onCard = (spec: UnitSpec): UnitSpec => ({ ...spec, order: 'card' });
    const table = legionTable(
      { vader: onCard(vader), luke: onCard(luke) },
      { phase: 'command', blue: 1, players },
      heardBy('cardsRevealed', 'issueOrders', 'beforeOrder', 'orderIssued', 'endOfCommandPhase'),
    );
    const select = (seat: string, card: string) => {
      const found = table.referee
        .decisions(seat as SeatId)
        .find(({ kind, settled }) => kind === 'selectCommandCard' && !settled)!;
      table.send(found, { card });
    };
    select('p1', 'push');
    select('p2', 'ambush');
    while (table.open[0]?.kind === 'readyCommandCard') table.send(table.open[0], { ready: true });
    expect(speakers(table)).toEqual([
      'p2 cardsRevealed',
      'p1 cardsRevealed',
      'p2 issueOrders',
      'p2 beforeOrder',
      'p1 beforeOrder',
      'p2 orderIssued',
      'p1 orderIssued',
      'p1 issueOrders',
      'p1 beforeOrder',
      'p2 beforeOrder',
      'p1 orderIssued',
      'p2 orderIssued',
      'p2 endOfCommandPhase',
      'p1 endOfCommandPhase',
    ]);
  },
);

shows(
  ['lg.end-phase.step-order', 'lg.round.three-phases'],
  'in the End Phase and as the round ends the player with priority speaks first',
  () => {
    for (const priority of SEATS) {
      const other = priority === 'p1' ? 'p2' : 'p1';
      const table = legionTable(
        { vader: done(vader), luke: done(luke) },
        { phase: 'end', priority, players: { p1: { hand: ['push'] }, p2: { hand: ['ambush'] } } },
        heardBy('endPhase', 'endOfRound'),
      );
      expect(speakers(table)).toEqual([
        `${priority} endPhase`,
        `${other} endPhase`,
        `${priority} endOfRound`,
        `${other} endOfRound`,
      ]);
      expect(table.state.round).toBe(2);
    }
  },
);

shows(
  ['lg.activation-phase.alternate', 'lg.orders.pool.random-draw'],
  'before a turn the other side speaks, and when a token was drawn the player who drew it first',
  () => {
    const pool = { p2: { pool: ['corps', 'corps'] } } as const;
    const table = legionTable(
      {
        vader,
        rebels: { ...rebels, order: 'pool' },
        fleet: { unit: 'fleet-troopers', at: [700, 500], order: 'pool' },
      },
      { priority: 'p2', players: pool },
      heardBy('beforeTurn', 'tokenDrawn'),
    );
    expect(speakers(table)).toEqual(['p1 beforeTurn', 'p2 tokenDrawn', 'p1 tokenDrawn']);
    table.asks('chooseUnit', { drawn: 'corps' }).answers({ unit: 'rebels' }).isDone();
    expect(speakers(table)).toEqual(['p2 beforeTurn']);
    table.asks('chooseAction', { unit: 'vader' });
  },
);

shows('lg.timing.after', 'after a unit recovered its player speaks first', () => {
  const table = legionTable(
    { vader: done(vader), rebels, luke },
    { priority: 'p2' },
    heardBy('recovered'),
  ).answers({ unit: 'rebels' });
  expect(speakers(table.acts('recover'))).toEqual(['p2 recovered', 'p1 recovered']);
  expect(table.events('unitRecovered').map(({ unit }) => unit)).toEqual([unitId('rebels')]);
});
