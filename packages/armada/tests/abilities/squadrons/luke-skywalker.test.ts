import type { UnitSpec } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { dogfight } from '../dogfight.ts';

const rule = 'ar.known.squadron.x-wing';

const raid = (squadron: string, more: Readonly<Record<string, UnitSpec>> = {}) =>
  dogfight({
    raider: { squadron, at: [900, 390] },
    victory: { ship: 'victory-ii', at: [900, 300, 0], activated: true },
    ...more,
  });

const tokens = [
  { use: 'victory.defenseTokens', choice: { token: 0 } },
  ...[1, 2].flatMap((token) =>
    ['left', 'right'].map((zone) => ({ use: 'victory.defenseTokens', choice: { token, zones: [zone] } })),
  ),
];

shows([rule, 'ar.keyword.bomber'], 'Luke Skywalker’s damage goes past the shields of a ship', () => {
  const table = raid('luke-skywalker')
    .attack('raider', 'victory', {
      defendingZone: 'front',
      black: ['hitCritical'],
      cards: ['power-failure', 'crew-panic'],
    })
    .asksSeat('p2')
    .offersExactly(...tokens, { pass: true })
    .passes()
    .asksSeat('p1')
    .offersExactly({ use: 'raider.bomber', choice: null }, { pass: true })
    .uses('bomber')
    .has('victory', { shields: { front: 3, left: 3, right: 3, rear: 1 } });
  expect(table.ship('victory').damage).toMatchObject([
    { card: 'power-failure', faceup: true },
    { card: 'crew-panic', faceup: false },
  ]);
  table.ends();
});

shows([rule, 'ar.defense.redirect-shields-only'], 'no shields of another zone take it either', () => {
  const table = raid('luke-skywalker')
    .attack('raider', 'victory', { defendingZone: 'front', black: ['hit'] })
    .uses('defenseTokens', { token: 1, zones: ['left'] })
    .passes()
    .has('victory', { shields: { front: 3, left: 3, right: 3, rear: 1 } });
  expect(table.ship('victory').damage).toHaveLength(1);
  table.ends();
});

shows(rule, 'the damage of other X-wings meets the shields, also beside him', () => {
  raid('x-wing-squadron', {
    luke: { squadron: 'luke-skywalker', at: [950, 390], slider: 'orange' },
  })
    .attack('raider', 'victory', { defendingZone: 'front', red: ['hitHit'] })
    .passes()
    .has('victory', { shields: { front: 1, left: 3, right: 3, rear: 1 }, damage: [] })
    .ends();
});
