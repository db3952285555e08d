import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (tokens: object) =>
  xwingTable({
    vermeil: { pilot: 'majorvermeil', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180], tokens },
  }).attack('vermeil', 'rookie', { attack: ['blank', 'focus', 'blank'], defense: ['blank', 'blank'] });

test('against a ship without tokens a blank or focus result may become a hit', () => {
  attacking({})
    .offersExactly({ use: 'vermeil.pilot', choice: 0 }, { use: 'vermeil.pilot', choice: 1 }, { pass: true })
    .uses('majorvermeil', 0)
    .has('rookie', { shields: 1 })
    .ends();
});

test('not against one with a focus or an evade token', () => {
  attacking({ focus: 1 }).doesNotOffer('majorvermeil');
  attacking({ evade: 1 }).doesNotOffer('majorvermeil');
});

test('what it becomes is a hit, no critical', () => {
  xwingTable({
    vermeil: { pilot: 'majorvermeil', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180], shields: 0 },
  })
    .attack('vermeil', 'rookie', { attack: ['blank', 'focus', 'blank'], defense: ['blank', 'blank'] })
    .uses('majorvermeil', 1)
    .has('rookie', { damage: [{ faceup: false }] })
    .ends();
});
