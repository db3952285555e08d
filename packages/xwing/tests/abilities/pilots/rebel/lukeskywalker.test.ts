import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';

const attackOn = (pilot: string, defense: readonly string[]) =>
  xwingTable({
    academy: { pilot: 'academypilot', at: [450, 300] },
    luke: { pilot, faction: 'rebel', at: [450, 500, 180], hasFought: true },
  }).attack('academy', 'luke', { attack: ['hit', 'hit'], defense });

shows('xw.carddata.pilot.luke', 'defending, Luke may change one focus result to an evade', () => {
  attackOn('rebel:xwing:lukeskywalker', ['focus', 'focus'])
    .offers('lukeskywalker')
    .uses('lukeskywalker')
    .has('luke', { shields: 1 })
    .ends();
});

shows('xw.carddata.pilot.luke', 'without a focus result Luke changes nothing', () => {
  attackOn('rebel:xwing:lukeskywalker', ['blank', 'evade']).has('luke', { shields: 1 }).ends();
});

shows('xw.carddata.pilot.luke', 'attacking, Luke changes nothing', () => {
  xwingTable({
    luke: { pilot: 'rebel:xwing:lukeskywalker', at: [450, 300] },
    academy: { pilot: 'academypilot', at: [450, 500, 180] },
  })
    .attack('luke', 'academy', { attack: ['focus', 'blank', 'blank'], defense: ['focus', 'blank', 'blank'] })
    .asks('declareTarget', { ship: 'academy' })
    .ends();
});
