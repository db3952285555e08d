import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { dogfight } from '../dogfight.ts';

const raid = (squadron: string, victory: object = {}) =>
  dogfight({
    raider: { squadron, at: [900, 390] },
    victory: { ship: 'victory-ii', at: [900, 300, 0], activated: true, speed: 0, ...victory },
  });

shows(
  ['ar.keyword.bomber', 'ar.critical.default'],
  'each critical adds 1 damage against a ship, and the first damage card may be dealt faceup',
  () => {
    const table = raid('b-wing', { shields: { front: 1 } })
      .attack('raider', 'victory', {
        defendingZone: 'front',
        blue: ['critical'],
        black: ['hitCritical'],
        cards: ['power-failure', 'crew-panic'],
      })
      .asksSeat('p1')
      .offersExactly({ use: 'raider.bomber', choice: null }, { pass: true })
      .uses('bomber')
      .has('victory', { shields: { front: 0, left: 3, right: 3, rear: 1 } });
    // The first point took the shield: the first card is faceup whichever point deals it.
    expect(table.ship('victory').damage.map(({ card, faceup }) => [card, faceup])).toEqual([
      ['power-failure', true],
      ['crew-panic', false],
    ]);
    table.ends();
  },
);

shows('ar.critical.icon-not-spent', 'the critical effect may be left out, its icon still does damage', () => {
  const table = raid('x-wing', { shields: { front: 0 } })
    .attack('raider', 'victory', { defendingZone: 'front', red: ['critical'] })
    .passes();
  expect(table.ship('victory').damage).toMatchObject([{ faceup: false }]);
});

shows('ar.critical.needs-icon', 'without a critical left there is no critical effect', () => {
  raid('b-wing')
    .attack('raider', 'victory', { defendingZone: 'front', blue: ['accuracy'], black: ['hit'] })
    .offers('accuracy')
    .passes()
    .has('victory', { shields: { front: 2, left: 3, right: 3, rear: 1 } })
    .ends();
});

shows(
  ['ar.keyword.bomber', 'ar.attack.damage.squadron-involved-hits-only'],
  'against squadrons its criticals count nothing, the hit beside one does',
  () => {
    dogfight({
      bomber: { squadron: 'tie-bomber', at: [900, 400] },
      wing: { squadron: 'x-wing', at: [900, 480], slider: 'orange' },
    })
      .attack('bomber', 'wing', { black: ['hitCritical'] })
      .has('wing', { hull: 4 })
      .ends();
    dogfight({
      wing: { squadron: 'x-wing', at: [900, 480] },
      tie: { squadron: 'tie-fighter', at: [900, 400], slider: 'orange' },
    })
      .attack('wing', 'tie', { blue: ['critical', 'critical', 'critical', 'critical'] })
      .has('tie', { hull: 3 })
      .ends();
  },
);

shows('ar.keyword.bomber', 'the criticals of another squadron beside it count nothing', () => {
  dogfight({
    tie: { squadron: 'tie-advanced', at: [900, 400] },
    bomber: { squadron: 'tie-bomber', at: [950, 400], slider: 'orange' },
    corvette: { ship: 'cr90-corvette-a', at: [900, 490, 180], activated: true, speed: 0 },
  })
    .attack('tie', 'corvette', { defendingZone: 'front', black: ['hitCritical'] })
    .has('corvette', { shields: { front: 1, left: 2, right: 2, rear: 1 } })
    .ends();
});
