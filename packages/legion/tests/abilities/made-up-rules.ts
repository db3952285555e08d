import { cardBook } from '../../src/abilities/card-book.ts';
import { card, on } from '../../src/abilities/card-words.ts';

const upgrades = [
  /** It is exhausted to mark itself. */
  card('force-push', {
    abilities: [
      on('endPhase', {
        optional: true,
        exhausts: true,
        applies: () => true,
        resolve: ({ self, key }) => [{ kind: 'placeWoundsOnCard', unit: self, key, count: 1, from: null }],
      }),
    ],
  }),
  /** Once a round, and discarded by its second ability. */
  card('anger', {
    abilities: [
      on('endPhase', {
        optional: true,
        once: 'round',
        repeatable: true,
        applies: () => true,
        resolve: ({ self, key }) => [{ kind: 'placeWoundsOnCard', unit: self, key, count: 2, from: self }],
      }),
      on('endPhase', { optional: true, discards: true, applies: () => true, resolve: () => [] }),
    ],
  }),
  /** Raises the courage of friends at range 1, and its own unit's speed. */
  card('esteemed-leader', {
    adds: {
      courage: ({ table, self, unit }) =>
        unit.id !== self && table.areFriendly(self, unit.id) && table.range(self, unit.id) === 1 ? 1 : 0,
      speedRaised: ({ self, unit }) => (unit.id === self ? 2 : 0),
    },
  }),
  card('hq-uplink', {
    abilities: [on('endPhase', { optional: true, applies: () => true, resolve: () => [] })],
  }),
  /** An action that exhausts it, and one that counts as an attack. */
  card('force-choke', {
    actions: [
      {
        isFree: true,
        treatedAs: null,
        cost: 0,
        exhausts: true,
        applies: ({ table, self }) => table.enemies(self).length > 0,
        resolve: ({ self, key }) => [{ kind: 'placeWoundsOnCard', unit: self, key, count: 1, from: null }],
      },
      { isFree: false, treatedAs: 'attack', cost: 1, applies: () => true, resolve: () => [] },
    ],
  }),
];

const keywords = [
  card('enrage', {
    lends: ({ owner, unit, value }) =>
      owner === unit && unit.miniatures.some(({ wounds }) => wounds >= value) ? [{ id: 'charge' }] : [],
  }),
  card('charge', {
    permits: { moveWhileEngaged: ({ unit }, { self }) => unit.id === self },
    sets: { courage: () => null },
  }),
  /** Discards the card it stands on, while it has room for wounds. */
  card('treat', {
    abilities: [
      on('endPhase', {
        optional: true,
        discards: true,
        applies: ({ table, self, key }) => table.upgrade(self, key)!.wounds < 2,
        resolve: () => [],
      }),
    ],
  }),
  card('unhindered', { permits: { ignoreDifficult: ({ unit }, { self }) => unit.id === self } }),
  card('plodding', { forbids: { ignoreDifficult: ({ unit }, { self }) => unit.id === self } }),
  card('precise', {
    adds: { rerollsPerAim: ({ self, attacker, value }) => (attacker.id === self ? value! : 0) },
  }),
];

const weaponKeywords = [
  card('blast', { forbids: { useCover: ({ pool }) => (pool.keywords.blast ?? 0) > 0 } }),
];

const commandCards = [
  card('ambush', {
    adds: { courage: ({ table, self, unit }) => (table.areFriendly(self, unit.id) ? 1 : 0) },
  }),
  card('zx-flame-projector', {
    weapons: () => [
      {
        name: 'Flames',
        isMelee: true,
        range: null,
        isArea: false,
        dice: { red: 1, black: 0, white: 0 },
        keywords: [],
      },
    ],
  }),
];

const battleCards = [
  card('hostile-environment', {
    adds: { courage: ({ self, unit }) => (unit.id === self ? -1 : 0) },
  }),
];

/** Rules that no card has, under the ids of cards, so that the layer is shown whatever the cards themselves do. */
export const madeUpCards = cardBook({ upgrades, keywords, weaponKeywords, commandCards, battleCards });
