import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const lying = ['core2-majorhullbreach', 'core2-structuraldamage'];
const attacked = (shields: number, facedown: number, dice: readonly string[]) =>
  xwingTable({
    ken: { pilot: 'commanderkenkirk', at: [450, 400], shields, facedown: lying.slice(0, facedown) },
    rookie: { pilot: 'rookiepilot', at: [450, 620, 180] },
  }).attack('rookie', 'ken', { attack: ['blank', 'blank', 'blank'], defense: dice });

test('without shields and with a Damage card its agility is 1', () => {
  attacked(0, 1, ['blank']).ends();
});

test('with a shield, or without Damage cards, it is 0', () => {
  attacked(1, 1, []).ends();
  attacked(0, 0, []).ends();
});
