import type { CardSource, Standing } from '@sortie/cards';
import { CardsOnTable } from '@sortie/cards';
import type { Luck, SeatId } from '@sortie/kernel';
import type { CardKey, LegionEffect, UnitId } from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';
import { legionState, legionTable } from '@sortie/testkit/legion';
import { afterEach, expect, vi } from 'vitest';
import type { LegionCards } from '../../src/abilities/card-rules.ts';
import { cardWindows } from '../../src/abilities/card-windows.ts';
import { card, on } from '../../src/abilities/card-words.ts';
import { poolKeyword } from '../../src/rules/pool-values.ts';
import { tableOf } from '../../src/rules/table.ts';
import { poolAgainst } from '../pool-against.ts';
import { shows } from '../shows.ts';
import { prints } from './made-up.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

shows(
  ['lg.cards.exhaust.icon-required', 'lg.cards.exhaust.unusable'],
  'only a ready card that has the icon is exhausted, whatever effect would turn it',
  () => {
    const upgrades = [
      'hh-12-stormtrooper',
      { card: 'emergency-stims', exhausted: true },
      'targeting-scopes',
      { card: 'force-push', discarded: true },
    ];
    const turned = (number: number) => {
      const state = legionState({ storm: { unit: 'stormtroopers', at: [300, 100], upgrades } });
      const seen: string[] = [];
      const effect: LegionEffect = {
        kind: 'exhaustUpgrade',
        unit: 'storm' as UnitId,
        key: `storm.c${number}` as CardKey,
      };
      legion.perform(state, effect, { emit: ({ kind }) => seen.push(kind), luck: {} as Luck });
      return seen;
    };
    expect([1, 2, 3, 4, 5].map(turned)).toEqual([['upgradeExhausted'], [], [], [], []]);
  },
);

shows(
  'lg.cards.keyword-x-cumulative',
  'what cards add to a keyword of a pool counts with what its weapons have',
  () => {
    prints('targeting-scopes', {
      adds: {
        poolKeyword: ({ self, pool, keyword }) => (pool.attacker === self && keyword === 'pierce' ? 2 : 0),
      },
    });
    const state = legionState({
      storm: { unit: 'stormtroopers', at: [600, 100], upgrades: ['targeting-scopes'] },
      luke: { unit: 'luke-skywalker', at: [600, 500] },
    });
    const table = tableOf(state);
    const pool = poolAgainst('storm', 'luke', { impact: 1, pierce: 1 });
    const values = (['impact', 'pierce', 'blast'] as const).map((each) => poolKeyword(table, pool, each));
    expect(values).toEqual([1, 3, 0]);
    expect(poolKeyword(table, poolAgainst('storm', 'luke'), 'pierce')).toBe(2);
  },
);

shows(
  [
    'lg.cards.double-sided.active-side',
    'lg.golden-rules.cannot-is-absolute',
    'lg.cards.abilities',
    'lg.defeat.unit',
  ],
  'a card that says nothing is refused with why it is silent',
  () => {
    const table = tableOf(legionState({ luke: { unit: 'luke-skywalker', at: [300, 100] } }));
    const why = (standing: Standing) => {
      const rules = card('hq-uplink', {
        abilities: [on('endPhase', { optional: true, applies: () => true, resolve: () => [] })],
      });
      const source = {
        table,
        serial: () => 0,
        list: () => [{ key: 'luke.c1', owner: 'luke', seat: 'p1', rules, standing }],
      } as unknown as CardSource<LegionCards>;
      const costs = { uses: () => [], during: () => 0 };
      const cards = new CardsOnTable<LegionCards>(source, costs as never);
      const open = { window: 'endPhase', subject: {}, whyUnmet: () => undefined };
      const offered = cardWindows.listeners(cards, open, 'p1' as SeatId).length;
      const asked = { use: 'luke.c1', choice: null, used: [] };
      return [offered, cardWindows.whyNotUsed(cards, open, asked)?.rule];
    };
    expect(why('inForce')).toEqual([1, 'lg.timing.after-action-order']);
    expect(why('dealt')).toEqual([0, 'lg.cards.double-sided.active-side']);
    expect(why('silenced')).toEqual([0, 'lg.golden-rules.cannot-is-absolute']);
    expect(why('discarded')).toEqual([0, 'lg.cards.abilities']);
    expect(why('ownerGone')).toEqual([0, 'lg.defeat.unit']);
  },
);

shows(
  ['lg.attack.6.attacker-then-defender', 'lg.attack.8.defender-then-attacker'],
  'who modifies dice out of turn is told whose turn comes first',
  () => {
    const modifies = { optional: true, applies: () => true, resolve: () => [] } as const;
    prints('targeting-scopes', {
      abilities: [on('modifyAttackDice', modifies), on('modifyDefenseDice', modifies)],
    });
    const table = legionTable({
      storm: { unit: 'stormtroopers', at: [400, 300], upgrades: ['targeting-scopes'] },
      rebels: {
        unit: 'rebel-troopers',
        at: [400, 500],
        upgrades: ['targeting-scopes'],
        activated: true,
      },
    }).attack('storm', 'rebels', { white: ['hit', 'blank', 'blank', 'blank'], whiteDefense: ['block'] });
    const use = (unit: string) => ({ use: `${unit}.c1`, choice: null });
    table
      .offersExactly(use('storm'), { pass: true })
      .refuses(use('rebels'), 'lg.attack.6.attacker-then-defender')
      .passes()
      .offersExactly(use('rebels'), { pass: true })
      .passes()
      .offersExactly(use('rebels'), { pass: true })
      .refuses(use('storm'), 'lg.attack.8.defender-then-attacker')
      .passes()
      .offersExactly(use('storm'), { pass: true });
  },
);

shows(
  ['lg.actions.list', 'lg.vehicle.disabled.two-actions'],
  'an action is chosen as it is offered: one that takes two actions says so',
  () => {
    legionTable({
      walker: { unit: 'at-st', at: [400, 300], damage: [{ kind: 'disabled', weapon: null }] },
      rebels: { unit: 'rebel-troopers', at: [1200, 800], activated: true },
    })
      .refuses({ action: 'move', move: 'standard' }, 'table.not-offered')
      .answers({ action: 'move', move: 'standard', actions: 2 })
      .asks('move', {});
  },
);
