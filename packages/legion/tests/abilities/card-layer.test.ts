import type { Plain, SeatId } from '@sortie/kernel';
import type { LegionState, Underway, UnitId } from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { describe, expect, test } from 'vitest';
import { cardWindows } from '../../src/abilities/card-windows.ts';
import { tableOver } from '../../src/rules/table.ts';
import { maxSpeedOf } from '../../src/rules/values.ts';
import { poolAgainst } from '../pool-against.ts';
import { shows } from '../shows.ts';
import { madeUpCards } from './made-up-rules.ts';

const id = (name: string) => name as UnitId;

const tableWith = (state: LegionState, underway: Partial<Underway> = {}) =>
  tableOver(state, underway, madeUpCards);

const endPhase = { window: 'endPhase', subject: {}, whyUnmet: () => undefined };

/** What the first player may use in the End Phase, and what each use brings. */
function offered(state: LegionState): { readonly [use: string]: readonly object[] } {
  const { cards } = tableWith(state);
  const found = cardWindows.listeners(cards, endPhase, 'p1' as SeatId);
  return Object.fromEntries(found.map(({ key: use, ability, at }) => [use, ability.resolve(at, null)]));
}

function whyNot(state: LegionState, use: string): string | undefined {
  const asked = { use, choice: null as Plain, used: [] };
  return cardWindows.whyNotUsed(tableWith(state).cards, endPhase, asked)?.rule;
}

describe('cards in their windows', () => {
  const luke = (exhausted: boolean) =>
    legionState({
      luke: { unit: 'luke-skywalker', at: [300, 100], upgrades: [{ card: 'force-push', exhausted }] },
    });

  shows(
    ['lg.cards.exhaust.cost', 'lg.cards.exhaust.unusable', 'lg.timing.when'],
    'a card is exhausted to use its ability, and an exhausted one cannot be used',
    () => {
      expect(offered(luke(false))).toEqual({
        'luke.c1': [
          { kind: 'exhaustUpgrade', unit: 'luke', key: 'luke.c1' },
          { kind: 'placeWoundsOnCard', unit: 'luke', key: 'luke.c1', count: 1, from: null },
        ],
      });
      expect(offered(luke(true))).toEqual({});
      expect(whyNot(luke(true), 'luke.c1')).toBe('lg.cards.exhaust.unusable');
    },
  );

  test('a use that is counted is paid by counting it; another ability of the card has a name of its own', () => {
    const state = legionState({ vader: { unit: 'darth-vader', at: [300, 100], upgrades: ['anger'] } });
    expect(offered(state)).toEqual({
      'vader.c1': [
        { kind: 'countUse', unit: 'vader', key: 'vader.c1', scope: 'round' },
        { kind: 'placeWoundsOnCard', unit: 'vader', key: 'vader.c1', count: 2, from: 'vader' },
      ],
      'vader.c1#1': [{ kind: 'discardUpgrade', unit: 'vader', key: 'vader.c1' }],
    });
    const [vader] = state.units;
    const uses = [{ key: 'vader.c1', scope: 'round', during: 1 }] as const;
    const used = { ...state, units: [{ ...vader!, uses }] };
    expect(Object.keys(offered(used))).toEqual(['vader.c1#1']);
    expect(Object.keys(offered({ ...used, round: 2 }))).toEqual(['vader.c1', 'vader.c1#1']);
  });

  shows('lg.cards.abilities', 'a keyword of an upgrade is paid with the upgrade it stands on', () => {
    const rebels = (wounds: number) =>
      legionState({
        rebels: {
          unit: 'rebel-troopers',
          at: [300, 100],
          upgrades: [{ card: '2-1-b-medical-droid', wounds }, 'r-5-astromech-droid'],
        },
      });
    expect(offered(rebels(1))).toEqual({
      'rebels.c1.treat': [{ kind: 'discardUpgrade', unit: 'rebels', key: 'rebels.c1' }],
    });
    expect(offered(rebels(2))).toEqual({});
  });

  test('cards of units that are defeated or held back, and cards discarded, say nothing', () => {
    const state = legionState({
      luke: { unit: 'luke-skywalker', whereabouts: 'aside', upgrades: ['force-push'] },
      leia: { unit: 'leia-organa', at: [300, 100], upgrades: [{ card: 'hq-uplink', discarded: true }] },
      han: {
        unit: 'han-solo',
        miniatures: [{ at: null, defeatedIn: 1, wounds: 6 }],
        upgrades: ['hq-uplink'],
      },
    });
    expect(offered(state)).toEqual({});
    expect(whyNot(state, 'luke.c1')).toBe('lg.defeat.unit');
    expect(whyNot(state, 'leia.c1')).toBe('lg.cards.abilities');
    expect(whyNot(state, 'han.c1')).toBe('lg.defeat.unit');
  });
});

describe('what cards add, set, forbid and permit', () => {
  test('a sum is asked of every card in force', () => {
    const state = legionState({
      leia: { unit: 'leia-organa', at: [300, 100], upgrades: ['esteemed-leader'] },
      near: { unit: 'rebel-troopers', at: [450, 100] },
      far: { unit: 'rebel-troopers', at: [900, 100] },
    });
    const table = tableWith(state);
    expect(['leia', 'near', 'far'].map((name) => table.courage(id(name)))).toEqual([2, 2, 1]);
  });

  shows(
    ['lg.move.speed.modifier-order', 'lg.move.speed.cap-3'],
    'what raises the speed ends at 3 before anything lowers it',
    () => {
      const upgrades = ['esteemed-leader'];
      const state = legionState({
        leia: { unit: 'leia-organa', at: [300, 100], upgrades, tokens: { immobilize: 1 } },
      });
      // 2 and 2 is 3 at most, less 1.
      expect(maxSpeedOf(tableWith(state), state.units[0]!)).toBe(2);
    },
  );

  shows(
    ['lg.golden-rules.component-over-rules', 'lg.golden-rules.cannot-is-absolute'],
    'a card lifts a rule for its unit, unless another card says that it cannot be',
    () => {
      const upgrades = ['environmental-gear'];
      const state = legionState({
        chewie: { unit: 'chewbacca', at: [300, 100] },
        rebels: { unit: 'rebel-troopers', at: [600, 100] },
        web: { unit: 'e-web-heavy-blaster-team', at: [300, 700], upgrades },
        storm: { unit: 'stormtroopers', at: [600, 700], upgrades },
      });
      const table = tableWith(state);
      const ignores = state.units.map((unit) =>
        table.isPermitted({ kind: 'ignoreDifficult', type: 'standard', unit }),
      );
      // The E-Web has gear that permits it and a keyword that forbids it.
      expect(ignores).toEqual([true, false, false, true]);
    },
  );

  shows('lg.cards.keyword-x-cumulative', 'a keyword with a value is one card that sees the sum', () => {
    const state = legionState({
      storm: { unit: 'stormtroopers', at: [600, 100], upgrades: ['targeting-scopes'] },
      luke: { unit: 'luke-skywalker', at: [600, 500] },
    });
    const [attacker] = state.units;
    const pool = poolAgainst('storm', 'luke');
    expect(tableWith(state).cards.sum('rerollsPerAim', { attacker: attacker!, pool })).toBe(2);
  });

  shows(
    ['lg.golden-rules.reminder-not-the-rule', 'lg.golden-rules.reminder-never-overrides'],
    'a keyword works the same whatever card has it',
    () => {
      const state = legionState({
        wookiees: { unit: 'wookiee-warriors', at: [300, 100] },
        rebels: { unit: 'rebel-troopers', at: [600, 100], upgrades: ['environmental-gear'] },
      });
      const rules = tableWith(state)
        .cards.index.all.filter(({ rules: { card } }) => card === 'unhindered')
        .map((each) => each.rules);
      expect(rules).toHaveLength(2);
      expect(rules[0]).toBe(rules[1]);
    },
  );
});

describe('keywords that cards lend', () => {
  const chewie = (wounds: number) => {
    const state = legionState({ chewie: { unit: 'chewbacca', at: [300, 100], wounds: [wounds] } });
    return { table: tableWith(state), unit: state.units[0]! };
  };

  test('a lent keyword is one of the unit, and its rules are in force', () => {
    const { table, unit } = chewie(4);
    expect(table.hasKeyword(id('chewie'), 'charge')).toBe(true);
    expect(table.isPermitted({ kind: 'moveWhileEngaged', unit })).toBe(true);
    expect(table.courage(id('chewie'))).toBeNull();
  });

  test('it is not there while its condition is not met', () => {
    const { table, unit } = chewie(3);
    expect(table.hasKeyword(id('chewie'), 'charge')).toBe(false);
    expect(table.isPermitted({ kind: 'moveWhileEngaged', unit })).toBe(false);
    expect(table.courage(id('chewie'))).toBe(2);
  });
});

describe('cards that are no unit’s own', () => {
  test('a weapon keyword speaks for the pool under way, and only while there is one', () => {
    const state = legionState({
      storm: { unit: 'stormtroopers', at: [600, 100] },
      luke: { unit: 'luke-skywalker', at: [600, 500] },
    });
    const blast = poolAgainst('storm', 'luke', { blast: 1 });
    const plain = poolAgainst('storm', 'luke');
    const isBanned = (pool: typeof blast) =>
      tableWith(state, { pool }).isForbidden({ kind: 'useCover', pool });
    expect([isBanned(blast), isBanned(plain)]).toEqual([true, false]);
    expect(tableWith(state).isForbidden({ kind: 'useCover', pool: blast })).toBe(false);
    // A mine attacks for nobody's unit.
    expect(isBanned({ ...blast, attacker: null })).toBe(true);
  });

  shows(
    'lg.unit-keyword.deflect.attack-continues',
    'an attack goes on with what its attacker has when that is defeated on the way',
    () => {
      const state = legionState({
        storm: { unit: 'stormtroopers', at: [600, 100], left: 0, whereabouts: 'defeated' },
        luke: { unit: 'luke-skywalker', at: [600, 500] },
      });
      const [attacker] = state.units;
      const pool = poolAgainst('storm', 'luke');
      const rerolls = (underway: Partial<Underway>) =>
        tableWith(state, underway).cards.sum('rerollsPerAim', { attacker: attacker!, pool });
      expect([rerolls({ pool }), rerolls({})]).toEqual([1, 0]);
    },
  );

  test('a revealed command card speaks for its player, a facedown one says nothing', () => {
    const units = {
      rebels: { unit: 'rebel-troopers', at: [300, 100] },
      snow: { unit: 'snowtroopers', at: [300, 700] },
    } as const;
    const courage = (p1: object) => {
      const table = tableWith(legionState(units, { players: { p1 } }));
      return ['rebels', 'snow'].map((name) => table.courage(id(name)));
    };
    expect(courage({ revealed: 'ambush' })).toEqual([2, 1]);
    expect(courage({ selected: 'ambush' })).toEqual([1, 1]);
  });

  test('a command card of nobody belongs to the unit that was nominated', () => {
    const units = {
      storm: { unit: 'stormtroopers', at: [300, 100] },
      veers: { unit: 'general-veers', at: [600, 100] },
    } as const;
    const owner = (nominated?: string) =>
      tableWith(
        legionState(units, { players: { p1: { revealed: 'ambush', ...(nominated ? { nominated } : {}) } } }),
      ).cards.index.all.find(({ key: each }) => each === 'p1.ambush')?.owner;
    expect([owner('veers'), owner()]).toEqual(['veers', 'storm']);
  });

  test('a command card lends a weapon to its owner alone', () => {
    const state = legionState(
      { storm: { unit: 'stormtroopers', at: [300, 100] }, boba: { unit: 'boba-fett', at: [600, 100] } },
      { players: { p1: { revealed: 'zx-flame-projector' } } },
    );
    const table = tableWith(state);
    const armed = state.units.map(({ id: unit, leader }) =>
      table.weaponsOf(unit, leader).some(({ name }) => name === 'Flames'),
    );
    expect(armed).toEqual([false, true]);
  });

  test('a battle card in use holds for every unit', () => {
    const state = legionState(
      {
        rebels: { unit: 'rebel-commandos', at: [300, 100] },
        snow: { unit: 'snowtroopers', at: [300, 700] },
      },
      { battleCards: { condition: 'hostile-environment' } },
    );
    const table = tableWith(state);
    expect([table.courage(id('rebels')), table.courage(id('snow'))]).toEqual([1, 0]);
  });
});
