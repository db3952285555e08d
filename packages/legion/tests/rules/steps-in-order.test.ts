import type { Luck, SeatId } from '@sortie/kernel';
import { legion } from '@sortie/legion/rules';
import { type LegionTable, legionState, legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { attackBy } from '../attack/attack-by.ts';
import { shows } from '../shows.ts';
import { fallen } from './fallen.ts';
import { must, orders, unitId } from './made-up.ts';

/** What happened in the game, without what the engine notes for itself. */
function story({ referee }: LegionTable, from: string): readonly string[] {
  const kinds = referee.logFor('referee' as SeatId).map((event) => (event as { kind: string }).kind);
  return kinds.slice(kinds.indexOf(from));
}

const storm = { unit: 'stormtroopers', at: [400, 300], left: 1 } as const;
const rebels = { unit: 'rebel-troopers', at: [400, 500], left: 2, activated: true } as const;

shows(
  ['lg.attack.step-order', 'lg.attack.9.compare', 'lg.suppression.timing-after-attack'],
  'a pool is rolled, surges turned, cover looked for, defense dice rolled and turned, and only then wounds come',
  () => {
    const table = legionTable({ storm, rebels }).attack('storm', 'rebels', {
      white: ['surge'],
      whiteDefense: ['blank'],
    });
    const steps = [
      'poolFormed',
      'poolBegun',
      'attackDiceRolled',
      'attackDieTurned',
      'coverFound',
      'defenseDiceRolled',
      'defenseSurgesShown',
      'resultsCompared',
      'woundAssigned',
      'miniatureDefeated',
      'tokensGained',
      'attackPerformed',
      'actionPerformed',
    ];
    expect(story(table, 'poolFormed').filter((kind) => steps.includes(kind))).toEqual(steps);
    expect(table.events('resultsCompared')).toEqual([
      { kind: 'resultsCompared', defender: 'rebels', results: 1, blocks: 0 },
    ]);
    table.hasTokens('rebels', { suppression: 1 });
  },
);

shows(
  ['lg.attack.step-order', 'lg.attack.2.contribution-optional'],
  'an attack that is declined was none: nothing is rolled and nothing follows it',
  () => {
    const optional = { kind: 'orderAttack', attack: attackBy('storm', { isOptional: true }) } as const;
    const table = legionTable(
      { storm, rebels },
      {},
      legionWith(
        must(orders('offer', ['p1', 'startOfActivation'], optional)),
        orders('after', ['p1', 'after']),
        orders('declared', ['p1', 'attackDeclared']),
      ),
    );
    table.asks('formPool', { unit: 'storm' }).answers({ decline: true });
    table.asks('chooseAction', { unit: 'storm', actions: 2 });
    expect(table.events('attackPerformed')).toEqual([]);
    expect(table.answersOffered).toContainEqual({ action: 'standby' });
  },
);

shows(
  ['lg.orders.token.defeated-removed', 'lg.activation-phase.choose.unmatched-token-redraw'],
  'a drawn token that belongs to nobody is set aside alone',
  () => {
    const table = legionTable(
      {
        vader: { unit: 'darth-vader', at: [300, 100] },
        storm: { ...storm, order: 'pool' },
        luke: { unit: 'luke-skywalker', at: [300, 800] },
      },
      { players: { p1: { pool: ['heavy', 'corps'] } } },
    );
    table.answers({ draw: 'p1' }).asks('chooseAction', { unit: 'storm' });
    expect(table.events('orderTokenSetAside')).toEqual([
      { kind: 'orderTokenSetAside', seat: 'p1', rank: 'heavy', unit: null },
    ]);
    table.has('vader', { order: 'faceup' }).has('storm', { order: 'drawn' });
  },
);

shows(
  ['lg.end-phase.order-tokens-back', 'lg.end-phase.excess-order-tokens'],
  'as the round ends order tokens go back to their cards, those of the defeated leave, and pools are empty',
  () => {
    const table = legionTable(
      {
        vader: { unit: 'darth-vader', at: [300, 100], activated: true },
        dead: { ...fallen('stormtroopers', 4, 1), order: 'pool' },
        luke: { unit: 'luke-skywalker', at: [300, 800], activated: true },
      },
      {
        phase: 'end',
        players: { p1: { hand: ['push'], pool: ['corps', 'heavy'] }, p2: { hand: ['ambush'] } },
      },
    );
    table.has('vader', { order: 'card', activated: false });
    table.has('luke', { order: 'card', activated: false }).has('dead', { order: 'gone' });
    expect(table.state.players.map(({ pool }) => pool)).toEqual([[], []]);
  },
);

shows(
  ['lg.end-phase.promote.rank', 'lg.end-phase.promote.swap-token'],
  'a unit that is promoted is a commander from now on, and the cards are looked at anew',
  () => {
    const state = legionState({ storm });
    const { serial } = state;
    legion.perform(
      state,
      { kind: 'promote', unit: unitId('storm') },
      { emit: (event) => legion.apply(state, event), luck: {} as Luck },
    );
    expect(state.units[0]!.rank).toBe('commander');
    expect(state.serial).toBe(serial + 1);
  },
);
