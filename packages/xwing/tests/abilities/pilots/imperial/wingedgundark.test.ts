import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const gundarkAt = (y: number, attack: readonly string[]) =>
  xwingTable({
    gundark: { pilot: 'wingedgundark', at: [450, y] },
    rookie: { pilot: 'rookiepilot', at: [450, 500, 180], tokens: { focus: 1 } },
  }).attack('gundark', 'rookie', { attack, defense: ['blank', 'blank'] });

test('at range 1 one hit may become a critical', () => {
  gundarkAt(400, ['hit', 'hit', 'blank'])
    .offers('wingedgundark')
    .uses('wingedgundark')
    .attackDice('crit', 'hit', 'blank')
    .passes()
    .ends();
});

test('beyond range 1 the hits stay', () => {
  gundarkAt(300, ['hit', 'hit']).offers('rookie:focus').passes().ends();
});

test('without a hit there is nothing to change', () => {
  gundarkAt(400, ['crit', 'focus', 'blank']).offers('rookie:focus').passes().ends();
});

test('a single hit is enough', () => {
  gundarkAt(400, ['hit', 'blank', 'blank']).uses('wingedgundark').attackDice('crit', 'blank', 'blank');
});
