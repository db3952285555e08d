import type { UnitId } from '@sortie/legion/model';
import { legionState, legionTable } from '@sortie/testkit/legion';
import { afterEach, expect, vi } from 'vitest';
import { orderAttack } from '../../src/abilities/order-attack.ts';
import { orderableOf } from '../../src/abilities/orderable.ts';
import { whyUnmetInWindow } from '../../src/abilities/window-needs.ts';
import { chargeTypes } from '../../src/catalogue/index.ts';
import { tableOf } from '../../src/rules/table.ts';
import { played } from '../command-cards/played.ts';
import { prints } from '../rules/made-up.ts';
import { shows } from '../shows.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const id = (name: string) => name as UnitId;

shows(
  'lg.actions.non-action-attack.no-limit',
  'an attack that a card grants is no action, free or not, and is made once it was decided on',
  () => {
    const attack = { isAction: false, against: null, isOptional: false };
    expect(orderAttack({ unit: id('luke'), source: 'test' })).toEqual({
      kind: 'orderAttack',
      attack: { ...attack, unit: 'luke', source: 'test', types: 'any', notAgainst: [], only: null },
    });
    const han = { unit: id('han'), source: 'test', only: 'Brawl', notAgainst: [id('storm')] };
    expect(orderAttack(han)).toEqual({
      kind: 'orderAttack',
      attack: { ...attack, unit: 'han', source: 'test', types: 'any', notAgainst: ['storm'], only: 'Brawl' },
    });
    const table = played('maximum-firepower', {
      veers: { unit: 'general-veers', at: [300, 100] },
      rebels: { unit: 'rebel-troopers', at: [300, 850], left: 1 },
    })
      .activate('veers')
      .isDone()
      .uses('maximum-firepower');
    expect(table.attackNow).toMatchObject({ ...attack, types: 'ranged', source: 'maximum-firepower' });
  },
);

shows(
  ['lg.orders.eligible.once', 'lg.orders.token.one-per-unit', 'lg.golden-rules.cannot-is-absolute'],
  'an effect orders units whose token lies on their card and that were not ordered, unless a card forbids it',
  () => {
    prints('targeting-scopes', { forbids: { beOrdered: ({ unit }, { self }) => unit.id === self } });
    const storm = { unit: 'stormtroopers', order: 'card' } as const;
    const state = legionState({
      vader: { unit: 'darth-vader', at: [300, 100], order: 'card' },
      storm: { ...storm, at: [600, 100] },
      faceup: { ...storm, at: [900, 100], order: 'faceup' },
      pooled: { ...storm, at: [1200, 100], order: 'pool' },
      ordered: { ...storm, at: [1500, 100], wasOrdered: true },
      barred: { ...storm, at: [300, 300], upgrades: ['targeting-scopes'] },
      aside: { unit: 'snowtroopers', whereabouts: 'aside', order: 'card' },
      luke: { unit: 'luke-skywalker', at: [300, 800], order: 'card' },
    });
    const found = orderableOf(tableOf(state), id('vader'), id('vader'));
    expect(found.map((unit) => unit.id)).toEqual(['vader', 'storm']);
  },
);

shows(
  'lg.actions.card.treated-as-type',
  'a free attack against anybody may be a card action treated as an attack of that type, and no other',
  () => {
    const why = (action: object, need: object = {}) => {
      prints('targeting-scopes', {
        actions: [
          { isFree: false, treatedAs: 'attack', cost: 1, applies: () => true, resolve: () => [], ...action },
        ],
      });
      const state = legionState({
        luke: { unit: 'luke-skywalker', at: [300, 100], upgrades: ['targeting-scopes'] },
        vader: { unit: 'darth-vader', at: [1700, 800] },
      });
      const unmet = whyUnmetInWindow(state, {
        kind: 'attack',
        unit: id('luke'),
        types: 'any',
        against: null,
        orByCard: true,
        ...need,
      });
      vi.restoreAllMocks();
      return unmet?.rule;
    };
    const nobody = 'lg.attack.1.choose-enemy-unit';
    expect(why({})).toBeUndefined();
    expect(why({ treatedAs: null })).toBe(nobody);
    expect(why({ treatedAs: 'move' })).toBe(nobody);
    expect(why({ isFree: true, cost: 0 })).toBe(nobody);
    expect(why({}, { orByCard: false })).toBe(nobody);
    expect(why({}, { against: id('vader') })).toBeDefined();
    expect(why({ attacks: 'ranged' }, { types: 'ranged' })).toBeUndefined();
    expect(why({ attacks: 'ranged' }, { types: 'melee' })).toBeDefined();
  },
);

shows(
  'lg.actions.free-card.icon',
  'a free card action is performed as a free action and takes none of the two',
  () => {
    const enemy = { unit: 'stormtroopers', at: [300, 400], left: 1, activated: true } as const;
    const free = (card: string) => {
      const table = legionTable({
        luke: { unit: 'luke-skywalker', at: [300, 300], upgrades: [card] },
        enemy,
      })
        .activate('luke')
        .answers({ action: 'card', card: 'luke.c1' });
      while (table.open[0]?.kind !== 'chooseAction') table.letGoBy();
      table.asks('chooseAction', { unit: 'luke', actions: 2 });
      return table.events('actionPerformed').map(({ action }) => [action.card, action.isFree]);
    };
    for (const card of ['force-push', 'force-reflexes', 'jedi-mind-trick']) {
      expect([card, free(card)]).toEqual([card, [['luke.c1', true]]]);
    }
  },
);

shows('lg.area-weapon.charge.token-types', 'charges are proton charges and sonic charges', () => {
  expect(chargeTypes).toEqual(['protonCharge', 'sonicCharge']);
});
