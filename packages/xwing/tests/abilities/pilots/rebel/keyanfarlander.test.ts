import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const shot = (stress: number) =>
  xwingTable({
    keyan: { pilot: 'keyanfarlander', at: [450, 300], tokens: { stress } },
    enemy: { pilot: 'academypilot', at: [450, 500, 180] },
  }).attack('keyan', 'enemy', { attack: ['focus', 'focus', 'blank'], defense: ['blank', 'blank', 'blank'] });

test('a stress token given up turns all focus results into hits', () => {
  shot(2)
    .offersExactly({ use: 'keyan.pilot', choice: null }, { pass: true })
    .uses('keyanfarlander')
    .has('keyan', { tokens: { stress: 1 } })
    .has('enemy', { damage: [{ faceup: false }, { faceup: false }] })
    .ends();
});

test('without stress nothing is offered', () => {
  shot(0).doesNotOffer('keyanfarlander').has('enemy', { damage: [] }).ends();
});

test('without a focus result there is nothing to turn', () => {
  xwingTable({
    keyan: { pilot: 'keyanfarlander', at: [450, 300], tokens: { stress: 1 } },
    enemy: { pilot: 'academypilot', at: [450, 500, 180] },
  })
    .attack('keyan', 'enemy', { attack: ['hit', 'crit', 'blank'], defense: ['evade', 'evade', 'blank'] })
    .has('keyan', { tokens: { stress: 1 } })
    .ends();
});
