import type { LegionTable } from '@sortie/testkit/legion';
import { legionTable, legionWith, type MadeUpCard } from '@sortie/testkit/legion';
import { afterEach, expect, vi } from 'vitest';
import type { CardAction } from '../../src/abilities/card-rules.ts';
import { shows } from '../shows.ts';
import { gain, grant, orders, prints } from './made-up.ts';

const printed = (how: Partial<CardAction> = {}): CardAction => ({
  isFree: false,
  treatedAs: null,
  cost: 1,
  applies: () => true,
  resolve: () => [gain('storm', 'aim')],
  ...how,
});

const free = (how: Partial<CardAction> = {}) => printed({ isFree: true, cost: 0, ...how });

/** The stormtroopers have a card with these actions. */
function give(...actions: readonly CardAction[]): void {
  prints('targeting-scopes', { actions });
}

afterEach(() => {
  vi.restoreAllMocks();
});

const table = (...cards: readonly MadeUpCard[]) =>
  legionTable(
    {
      storm: { unit: 'stormtroopers', upgrades: ['targeting-scopes'], at: [600, 250] },
      luke: { unit: 'luke-skywalker', at: [600, 500] },
    },
    {},
    legionWith(...cards),
  );

const ONE = 'storm.c1';
const TWO = 'storm.c1#1';

const cardsOffered = (at: LegionTable) =>
  (at.asks('chooseAction').answersOffered as readonly { action?: string; card?: string }[])
    .filter(({ action }) => action === 'card')
    .map(({ card }) => card);

const left = (at: LegionTable) => (at.question.about as { actions: number }).actions;

shows(
  ['lg.actions.card.icon', 'lg.actions.card.each-distinct', 'lg.actions.gaining-token-not-action'],
  'a card action takes one of the two actions; another one may follow, the same one may not',
  () => {
    give(printed(), printed({ resolve: () => [gain('storm', 'dodge')] }));
    const at = table();
    expect(cardsOffered(at)).toEqual([ONE, TWO]);
    at.answers({ action: 'card', card: ONE }).hasTokens('storm', { aim: 1 });
    expect(left(at)).toBe(1);
    expect(cardsOffered(at)).toEqual([TWO]);
    at.refuses({ action: 'card', card: ONE }, 'lg.actions.card.each-distinct');
    at.answers({ action: 'aim' }).hasTokens('storm', { aim: 2 });
  },
);

shows(
  [
    'lg.actions.free-card.icon',
    'lg.actions.free-card.once-each',
    'lg.actions.free-card.only-at-action-window',
  ],
  'free card actions cost nothing, each is used once, and only when an action could be chosen',
  () => {
    give(free(), free({ resolve: () => [gain('storm', 'dodge')] }));
    const follows = orders('follows', ['p1', 'after']);
    const at = table(follows);
    at.answers({ action: 'card', card: ONE });
    expect(at.question.kind).toBe('useAbility');
    at.offersExactly({ use: 'follows', choice: null }, { pass: true }).passes();
    expect(left(at)).toBe(2);
    expect(cardsOffered(at)).toEqual([TWO]);
    at.refuses({ action: 'card', card: ONE }, 'lg.actions.free-card.once-each');
    at.acts('aim').passes().acts('dodge').passes();
    expect(cardsOffered(at)).toEqual([TWO]);
    at.offersExactly({ action: 'card', card: TWO }, { done: true });
  },
);

shows(
  ['lg.actions.free-card.own-activation-only', 'lg.actions.free-card.is-free-action'],
  'a free action granted in the activation of another unit is no free card action, but may be a card action',
  () => {
    give(free(), printed());
    const grants = orders('grant', ['p1', 'startOfActivation'], grant('storm', 'card'));
    const at = legionTable(
      {
        vader: { unit: 'darth-vader', at: [300, 100] },
        storm: { unit: 'stormtroopers', upgrades: ['targeting-scopes'], at: [600, 250] },
        luke: { unit: 'luke-skywalker', at: [600, 800] },
      },
      {},
      legionWith(grants),
    ).answers({ unit: 'vader' });
    at.uses('grant').hasTokens('storm', { aim: 1 });
    expect(at.events('actionPerformed').map(({ action }) => action.card)).toEqual([TWO]);
  },
);

shows(
  'lg.actions.card.treated-as-type',
  'a card action treated as an attack is an attack action and a card action for whatever follows',
  () => {
    give(printed({ treatedAs: 'attack' }));
    const seen: unknown[] = [];
    const follows: MadeUpCard = {
      name: 'follows',
      seat: 'p1',
      window: 'after',
      effects: (deed) => {
        seen.push(deed);
        return [];
      },
    };
    const at = table(follows).answers({ action: 'card', card: ONE }).uses('follows');
    expect(seen[0]).toMatchObject({
      isAttackAction: true,
      isMoveAction: false,
      action: { kind: 'card', card: ONE, treatedAs: 'attack' },
    });
    at.refuses({ action: 'attack' }, 'lg.actions.no-repeat-except-move');
    const relentless = table(
      orders('relentless', ['p1', 'startOfActivation'], grant('storm', 'attack')),
    ).uses('relentless');
    relentless
      .asks('chooseFreeAction')
      .offersExactly({ action: 'attack' }, { action: 'card', card: ONE }, { done: true });
  },
);

shows(
  ['lg.actions.spend.multiple-actions', 'lg.actions.spend.action'],
  'what costs two actions needs both: after one was spent or lost it is out of reach',
  () => {
    give(printed({ cost: 2 }));
    expect(cardsOffered(table())).toEqual([ONE]);
    const spent = table().acts('aim');
    expect(cardsOffered(spent)).toEqual([]);
    spent.refuses({ action: 'card', card: ONE }, 'lg.actions.spend.multiple-actions');
    const suppressed = legionTable(
      {
        storm: {
          unit: 'stormtroopers',
          upgrades: ['targeting-scopes'],
          at: [600, 250],
          tokens: { suppression: 1 },
        },
        luke: { unit: 'luke-skywalker', at: [600, 500] },
      },
      { whiteDefense: ['blank'] },
    );
    expect(cardsOffered(suppressed)).toEqual([]);
    const both = table().answers({ action: 'card', card: ONE });
    expect(both.events('actionsSpent')).toEqual([{ kind: 'actionsSpent', unit: 'storm', count: 2 }]);
    expect(both.events('activationEnded')).toHaveLength(1);
  },
);

shows(
  ['lg.panic.no-free-actions', 'lg.actions.free-card.is-free-action'],
  'a panicked unit uses no free card action even where a borrowed courage lets it act',
  () => {
    give(free(), printed());
    const at = legionTable(
      {
        storm: {
          unit: 'stormtroopers',
          upgrades: ['targeting-scopes'],
          at: [600, 250],
          tokens: { suppression: 2 },
          panicked: true,
        },
        vader: { unit: 'darth-vader', at: [300, 100], activated: true },
        luke: { unit: 'luke-skywalker', at: [600, 500] },
      },
      { whiteDefense: ['blank', 'blank'] },
    ).answers({ unit: 'vader' });
    expect(cardsOffered(at)).toEqual([TWO]);
    at.refuses({ action: 'card', card: ONE }, 'lg.panic.no-free-actions');
  },
);
