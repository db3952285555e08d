import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attackOf = (defense: readonly string[]) =>
  xwingTable({
    whisper: { pilot: 'whisper', at: [450, 300] },
    rookie: { pilot: 'rookiepilot', at: [450, 500, 180] },
  }).attack('whisper', 'rookie', { attack: ['hit', 'blank', 'blank', 'blank'], defense });

test('after an attack that hits Whisper may take a focus token', () => {
  attackOf(['blank', 'blank'])
    .offers('whisper')
    .uses('whisper')
    .has('whisper', { tokens: { focus: 1, evade: 0, stress: 0, ion: 0, cloak: 0 }, actions: [] })
    .ends();
});

test('an attack that misses gives nothing', () => {
  attackOf(['evade', 'blank'])
    .asks('declareTarget', { ship: 'rookie' })
    .has('whisper', { tokens: { focus: 0, evade: 0, stress: 0, ion: 0, cloak: 0 } })
    .ends();
});
