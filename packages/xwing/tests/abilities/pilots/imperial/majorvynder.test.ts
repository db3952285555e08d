import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacked = (weaponsDisabled: number, dice: readonly string[]) =>
  xwingTable({
    vynder: { pilot: 'majorvynder', at: [450, 400], tokens: { weaponsDisabled } },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  }).attack('rookie', 'vynder', { attack: ['blank', 'blank', 'blank'], defense: dice });

test('with its weapons disabled one more defense die is rolled', () => {
  attacked(1, ['blank', 'blank', 'blank']).ends();
});

test('otherwise the dice of its agility are rolled', () => {
  attacked(0, ['blank', 'blank']).ends();
});

test('a friend that is attacked rolls none for it', () => {
  xwingTable({
    vynder: { pilot: 'majorvynder', at: [550, 400], tokens: { weaponsDisabled: 1 } },
    tie: { pilot: 'academypilot', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  })
    .attack('rookie', 'tie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .ends();
});
