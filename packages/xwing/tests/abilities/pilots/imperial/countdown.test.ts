import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const attacked = (stress: number) =>
  xwingTable({
    countdown: { pilot: 'countdown', at: [450, 400], tokens: { stress } },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  }).attack('rookie', 'countdown', { attack: ['hit', 'hit', 'blank'], defense: ['blank', 'blank'] });

test('for one damage and a stress token every die is cancelled', () => {
  const table = attacked(0)
    .offersExactly({ use: 'countdown.pilot', choice: null }, { pass: true })
    .uses('countdown')
    .has('countdown', { tokens: { stress: 1 }, damage: [{}] })
    .ends();
  expect(table.ship('countdown').damage).toHaveLength(1);
});

test('not under stress', () => {
  expect(attacked(1).ends().ship('countdown').damage).toHaveLength(2);
});

test('dice of both sides are cancelled, whatever they show', () => {
  const table = xwingTable({
    countdown: { pilot: 'countdown', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  }).attack('rookie', 'countdown', { attack: ['hit', 'crit', 'focus'], defense: ['evade', 'focus'] });
  const cancelled = table
    .uses('countdown')
    .events('dieCancelled')
    .map(({ pool, die }) => `${pool} ${die}`);
  expect(cancelled).toEqual(['attack 0', 'attack 1', 'attack 2', 'defense 0', 'defense 1']);
});
