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
