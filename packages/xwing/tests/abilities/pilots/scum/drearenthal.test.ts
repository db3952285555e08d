import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const spending = () =>
  xwingTable({
    drea: { pilot: 'drearenthal', at: [450, 400], lock: 'rookie' } as never,
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  }).attack('drea', 'rookie', { attack: ['blank', 'blank', 'hit', 'hit'], defense: ['blank', 'blank'] });

test('a spent lock may be acquired again for a stress token', () => {
  spending()
    .uses('targetLock', [0, 1])
    .offersExactly({ use: 'drea.pilot', choice: 'rookie' }, { pass: true })
    .uses('drearenthal', 'rookie')
    .has('drea', { tokens: { stress: 1 }, lock: { target: 'rookie' } });
});

test('a lock that is kept brings nothing', () => {
  spending()
    .offers('drea:targetLock')
    .passes()
    .has('drea', { tokens: { stress: 0 } });
});

test('the lock that was acquired is spent in the same attack without a third one', () => {
  spending()
    .uses('targetLock', [0])
    .uses('drearenthal', 'rookie')
    .uses('targetLock', [1])
    .has('drea', { tokens: { stress: 1 }, lock: null });
});

shows('xw.action.lock.spend-zero-dice', 'a lock that a friend spends brings nothing', () => {
  xwingTable({
    drea: { pilot: 'drearenthal', at: [600, 400], hasFought: true },
    wing: { pilot: 'binayrepirate', at: [450, 400], lock: 'rookie' },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180], hasFought: true },
  })
    .attack('wing', 'rookie', { attack: ['blank', 'hit', 'hit'], defense: ['blank', 'blank'] })
    .uses('targetLock', [0])
    .ends();
});
