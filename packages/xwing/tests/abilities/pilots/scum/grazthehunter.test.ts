import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacked = (heading: number, dice: readonly string[]) =>
  xwingTable({
    graz: { pilot: 'grazthehunter', at: [450, 400, heading] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  }).attack('rookie', 'graz', { attack: ['blank', 'blank', 'blank'], defense: dice });

test('with the attacker in its arc one more defense die is rolled', () => {
  attacked(0, ['blank', 'blank', 'blank']).ends();
});

test('with the attacker behind it the dice of its agility are rolled', () => {
  attacked(180, ['blank', 'blank']).ends();
});
