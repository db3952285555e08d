import type { SeatId } from '@sortie/kernel';
import type { LegionTable } from '@sortie/testkit/legion';
import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { fallen } from './fallen.ts';

const begun = (table: LegionTable) => table.events('activationBegun').map(({ unit }) => unit);

/** Nobody does anything until the next unit is chosen. */
const idle = (table: LegionTable): LegionTable => {
  while (table.open.some(({ kind }) => kind === 'chooseAction')) table.isDone();
  return table;
};

/** The next round begins with a question. */
const HANDS = { p1: { hand: ['standing-orders'] }, p2: { hand: ['standing-orders'] } };

const vader = { unit: 'darth-vader', at: [300, 100] } as const;
const storm = { unit: 'stormtroopers', at: [600, 100] } as const;
const snow = { unit: 'snowtroopers', at: [900, 100] } as const;
const luke = { unit: 'luke-skywalker', at: [300, 800] } as const;
const rebels = { unit: 'rebel-troopers', at: [600, 800] } as const;

shows(
  ['lg.activation-phase.alternate', 'lg.activation-phase.no-pass', 'lg.command-phase.priority.fewest-pips'],
  'the player with priority begins, then players take turns, and nobody passes',
  () => {
    const table = legionTable({ vader, storm, luke, rebels }, { priority: 'p2', players: HANDS });
    table
      .asks('chooseUnit')
      .asksSeat('p2')
      .offersExactly({ unit: 'luke' }, { unit: 'rebels' })
      .refuses({ pass: true }, 'lg.activation-phase.no-pass')
      .refuses({ unit: 'storm' }, 'lg.activation-phase.choose.faceup-or-draw')
      .answers({ unit: 'rebels' });
    idle(table)
      .asksSeat('p1')
      .offersExactly({ unit: 'vader' }, { unit: 'storm' })
      .refuses({ unit: 'rebels' }, 'lg.activation-phase.alternate')
      .answers({ unit: 'storm' });
    idle(table);
    expect(begun(table)).toEqual(['rebels', 'storm', 'luke', 'vader']);
  },
);

shows(
  ['lg.activation-phase.consecutive-turns', 'lg.activation-phase.end-condition'],
  'whoever has more units goes on alone until all have activated, and then the phase is over',
  () => {
    const table = legionTable(
      { vader, storm, snow, luke, walker: { unit: 'at-rt', at: [1200, 800] } },
      { priority: 'p1', players: HANDS },
    );
    table.answers({ unit: 'vader' });
    idle(table).answers({ unit: 'luke' });
    idle(table).asksSeat('p1').answers({ unit: 'snow' });
    expect(table.state.phase).toBe('activation');
    idle(table);
    expect(begun(table)).toEqual(['vader', 'luke', 'snow', 'walker', 'storm']);
    expect(table.events('phaseStarted').map(({ phase }) => phase)).toEqual(['activation', 'end', 'command']);
  },
);

shows(
  ['lg.activation-phase.step-order', 'lg.activation-phase.place-token', 'lg.orders.token.faces'],
  'a unit is chosen, activated, and its token then laid facedown beside it',
  () => {
    const table = legionTable({ vader, storm, luke, rebels }).answers({ unit: 'storm' });
    table.has('storm', { order: 'faceup', activated: false });
    expect(table.state.activeUnit).toBe('storm');
    idle(table).has('storm', { order: 'facedown', activated: true });
    expect(table.state.lastActive).toBe(0);
  },
);

shows(
  ['lg.activation-phase.choose.faceup-or-draw', 'lg.orders.pool.random-draw'],
  'a token is drawn from the pool and commits to a unit of its rank without a faceup token',
  () => {
    const table = legionTable(
      {
        vader,
        storm: { ...storm, order: 'pool' },
        snow: { ...snow, order: 'pool' },
        more: { unit: 'stormtroopers', at: [1200, 100] },
        luke,
      },
      { players: { p1: { pool: ['corps', 'corps'] } } },
    );
    table
      .asks('chooseUnit', { drawn: null })
      .offersExactly({ unit: 'vader' }, { unit: 'more' }, { draw: 'p1' })
      .refuses({ unit: 'storm' }, 'lg.activation-phase.choose.faceup-or-draw')
      .answers({ draw: 'p1' });
    table
      .asks('chooseUnit', { drawn: 'corps' })
      .offersExactly({ unit: 'storm' }, { unit: 'snow' })
      .refuses({ unit: 'vader' }, 'lg.activation-phase.choose.faceup-or-draw')
      .refuses({ unit: 'more' }, 'lg.activation-phase.choose.faceup-or-draw')
      .answers({ unit: 'snow' });
    expect(table.state.players[0]!.pool).toEqual(['corps']);
    table.has('snow', { order: 'drawn' }).has('storm', { order: 'pool' });
    idle(table).has('snow', { order: 'facedown', activated: true });
  },
);

shows(
  'lg.activation-phase.choose.faceup-or-draw',
  'taking a draw back needs consent, for it has shown a token',
  () => {
    const table = legionTable(
      { vader, storm: { ...storm, order: 'pool' }, snow: { ...snow, order: 'pool' }, luke },
      { players: { p1: { pool: ['corps', 'corps'] } } },
    );
    table.answers({ draw: 'p1' });
    expect(table.referee.undo('p1' as SeatId)).not.toBe('undone');
    expect(JSON.stringify(table.referee.logFor('p2' as SeatId))).toContain('orderTokenDrawn');
    expect(JSON.stringify(table.referee.logFor('p2' as SeatId))).not.toContain('"place"');
  },
);

shows(
  [
    'lg.activation-phase.choose.unmatched-token-redraw',
    'lg.orders.token.defeated-removed',
    'lg.activation-phase.end-condition',
  ],
  'a token of a rank that nobody can activate with is set aside and another one drawn',
  () => {
    const table = legionTable(
      {
        vader,
        storm: { ...storm, order: 'pool' },
        dead: { ...fallen('scout-troopers', 4, 1), order: 'pool' },
        luke,
      },
      { players: { p1: { pool: ['specialForces', 'corps'] } } },
    );
    table.answers({ draw: 'p1' }).has('dead', { order: 'gone' });
    expect(table.events('orderTokenDrawn').map(({ rank }) => rank)).toEqual(['specialForces', 'corps']);
    expect(table.events('orderTokenSetAside')).toEqual([
      { kind: 'orderTokenSetAside', seat: 'p1', rank: 'specialForces', unit: 'dead' },
    ]);
    expect(begun(table)).toEqual(['storm']);
    expect(table.state.players[0]!.pool).toEqual([]);
  },
);

shows(
  'lg.activation-phase.choose.unmatched-token-redraw',
  'where every token of the pool belongs to a defeated unit nobody is offered a draw',
  () => {
    const table = legionTable(
      { vader, storm, dead: { ...fallen('scout-troopers', 4, 1), order: 'pool' }, luke },
      { players: { ...HANDS, p1: { ...HANDS.p1, pool: ['specialForces'] } } },
    );
    table.offersExactly({ unit: 'vader' }, { unit: 'storm' }).answers({ unit: 'vader' });
    table.isDone().asks('chooseAction', { unit: 'luke' });
    idle(table);
    expect(begun(table)).toEqual(['vader', 'luke', 'storm']);
    table.has('dead', { order: 'gone' });
  },
);

shows(
  'lg.activation-phase.choose.faceup-or-draw',
  'where a draw is the only way the token is drawn at once',
  () => {
    const table = legionTable(
      { vader: { ...vader, order: 'pool' }, luke },
      { players: { p1: { pool: ['commander'] } } },
    );
    table.asks('chooseAction', { unit: 'vader' });
    expect(table.events('orderTokenDrawn')).toEqual([
      { kind: 'orderTokenDrawn', seat: 'p1', rank: 'commander', place: 0 },
    ]);
  },
);

shows(
  ['lg.activation-phase.choose.faceup-or-draw', 'lg.orders.pool.random-draw'],
  'nobody sees in which order the tokens of a pool lie',
  () => {
    const table = legionTable(
      { vader: { ...vader, order: 'pool' }, storm: { ...storm, order: 'pool' }, snow, luke, rebels },
      { players: { p1: { pool: ['commander', 'corps'] } } },
    );
    const other = legionTable(
      { vader: { ...vader, order: 'pool' }, storm: { ...storm, order: 'pool' }, snow, luke, rebels },
      { players: { p1: { pool: ['corps', 'commander'] } } },
    );
    for (const viewer of ['p1', 'p2', 'spectator'])
      expect(table.seenBy(viewer)).toEqual(other.seenBy(viewer));
  },
);

shows(
  ['lg.activation-phase.end-condition', 'lg.battle-card.rapid-reinforcements.trigger'],
  'a unit held back comes with a token of its rank for which nobody on the battlefield is left, and has its turn to come',
  () => {
    const aside = { unit: 'snowtroopers', whereabouts: 'aside', order: 'pool' } as const;
    const held = (more: object = {}) =>
      legionTable(
        { vader, one: aside, other: aside, ...more, luke },
        { players: { p1: { pool: ['corps', 'corps', ...('storm' in more ? ['corps' as const] : [])] } } },
      );
    held()
      .offersExactly({ unit: 'vader' }, { draw: 'p1' })
      .answers({ draw: 'p1' })
      .asks('chooseUnit', { drawn: 'corps' })
      .offersExactly({ unit: 'one' }, { unit: 'other' });
    const present = held({ storm: { ...storm, order: 'pool' } }).answers({ draw: 'p1' });
    expect(begun(present)).toEqual(['storm']);
  },
);
