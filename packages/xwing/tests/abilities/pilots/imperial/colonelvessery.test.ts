import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (lock: string | null) =>
  xwingTable({
    vessery: { pilot: 'colonelvessery', at: [450, 400] },
    wing: { pilot: 'academypilot', at: [800, 400], ...(lock ? { lock } : {}) },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  } as never).attack('vessery', 'rookie', {
    attack: ['blank', 'blank', 'blank'],
    defense: ['blank', 'blank'],
  });

test('a defender that is locked already may be locked', () => {
  attacking('rookie')
    .offersExactly({ use: 'vessery.pilot', choice: null }, { pass: true })
    .uses('colonelvessery')
    .has('vessery', { lock: { target: 'rookie' } })
    .offers('vessery:targetLock');
});

test('not one that nobody has locked', () => {
  attacking(null).has('vessery', { lock: null }).ends();
});

const among = (upgrades: readonly string[]) =>
  xwingTable({
    vessery: { pilot: 'colonelvessery', at: [450, 400], upgrades },
    wing: { pilot: 'academypilot', at: [800, 400], lock: 'rookie' },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
    far: { pilot: 'rookiepilot', at: [500, 690, 180] },
  }).attack('vessery', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] });

test('it is the defender that is locked, if it can be, whoever else could', () => {
  among([])
    .uses('colonelvessery')
    .has('vessery', { lock: { target: 'rookie' } });
  // They lock nothing at range 1-2.
  among(['longrangescanners']).has('vessery', { lock: null }).ends();
});
