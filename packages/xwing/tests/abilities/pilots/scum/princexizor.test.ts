import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacked = (x: number, faces: readonly string[]) =>
  xwingTable({
    xizor: { pilot: 'princexizor', at: [450, 400] },
    friend: { pilot: 'binayrepirate', at: [x, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  }).attack('rookie', 'xizor', { attack: faces, defense: ['blank', 'blank', 'blank'] });

test('a friend at range 1 may suffer one result', () => {
  attacked(550, ['hit', 'crit', 'blank'])
    .offersExactly(
      { use: 'xizor.pilot', choice: { ship: 'friend', face: 'hit' } },
      { use: 'xizor.pilot', choice: { ship: 'friend', face: 'crit' } },
      { pass: true },
    )
    .uses('princexizor', { ship: 'friend', face: 'crit' })
    .has('friend', { shields: 1 })
    .has('xizor', { shields: 0 })
    .ends();
});

test('a hit that it takes costs the friend one shield, and the critical stays with the defender', () => {
  attacked(550, ['hit', 'crit', 'blank'])
    .uses('princexizor', { ship: 'friend', face: 'hit' })
    .has('friend', { shields: 1, damage: [] })
    .has('xizor', { shields: 0 })
    .ends();
});

test('not one at range 2', () => {
  attacked(650, ['hit', 'blank', 'blank']).has('friend', { shields: 2 }).ends();
});

test('one result is suffered by the friend instead, and the others by him', () => {
  attacked(550, ['hit', 'hit', 'hit'])
    .offersExactly({ use: 'xizor.pilot', choice: { ship: 'friend', face: 'hit' } }, { pass: true })
    .uses('princexizor')
    .has('friend', { shields: 1 })
    .has('xizor', { shields: 0, damage: [{ faceup: false }] })
    .ends();
  const alone = attacked(550, ['crit', 'blank', 'blank']).uses('princexizor');
  alone.has('xizor', { shields: 1, damage: [] }).ends();
});
