import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const hit = (...cards: readonly string[]) =>
  xwingTable(
    {
      scum: { pilot: 'syndicatethug', at: [450, 400], upgrades: ['salvagedastromech'], shields: 0 },
      enemy: { pilot: 'academypilot', faction: 'imperial', at: [450, 560, 180] },
    },
    { cards },
  ).attack('enemy', 'scum', { attack: ['crit', 'blank'], defense: ['blank'] });

test('a faceup Ship card may be discarded with it', () => {
  hit('core2-structuraldamage')
    .offersExactly({ use: 'scum.u1', choice: null }, { pass: true })
    .uses('salvagedastromech')
    .has('scum', { damage: [], upgrades: [{ faceup: false }] })
    .ends();
});

test('a Pilot card stays', () => {
  hit('core2-stunnedpilot')
    .has('scum', { damage: [{}], upgrades: [{ faceup: true }] })
    .ends();
});

test('a card that was turned facedown already stays', () => {
  xwingTable(
    {
      scum: {
        pilot: 'syndicatethug',
        at: [450, 400],
        upgrades: ['salvagedastromech', 'moffjerjerrod', 'tactician'],
        shields: 0,
      },
      enemy: { pilot: 'academypilot', faction: 'imperial', at: [450, 560, 180] },
    },
    { cards: ['core2-structuraldamage'] },
  )
    .attack('enemy', 'scum', { attack: ['crit', 'blank'], defense: ['blank'] })
    .uses('moffjerjerrod', 'scum.u3')
    .doesNotOffer('salvagedastromech')
    .has('scum', { damage: [{ faceup: false }] });
});
