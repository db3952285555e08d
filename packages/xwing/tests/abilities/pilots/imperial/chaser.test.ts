import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const spending = (x: number) =>
  xwingTable({
    chaser: { pilot: 'chaser', at: [x, 400] },
    wing: { pilot: 'academypilot', at: [450, 400], tokens: { focus: 1 } },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  })
    .attack('rookie', 'wing', { attack: ['hit', 'blank', 'blank'], defense: ['focus', 'blank', 'blank'] })
    .uses('focus');

test('a focus token that a friend at range 1 spends brings one', () => {
  spending(540).has('chaser', { tokens: { focus: 1 } });
});

test('not one spent at range 2', () => {
  spending(640).has('chaser', { tokens: { focus: 0 } });
});
