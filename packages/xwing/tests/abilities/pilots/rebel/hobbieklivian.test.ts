import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const fighting = (own: Partial<Spec>) =>
  xwingTable({
    hobbie: { pilot: 'hobbieklivian', at: [450, 300], lock: 'enemy', ...own },
    enemy: { pilot: 'academypilot', at: [450, 450, 180] },
  })
    .attack('hobbie', 'enemy', { attack: ['hit', 'hit', 'hit'], defense: ['blank', 'blank', 'blank'] })
    .uses('hobbie:targetLock', []);

test('a lock that it spends may take a stress token with it', () => {
  fighting({ tokens: { stress: 2 } })
    .offersExactly({ use: 'hobbie.pilot', choice: null }, { pass: true })
    .uses('hobbieklivian')
    .has('hobbie', { tokens: { stress: 1 }, lock: null })
    .ends();
});

test('a lock that it acquires does so as well', () => {
  xwingTable(
    {
      hobbie: {
        pilot: 'hobbieklivian',
        at: [450, 300],
        tokens: { stress: 2 },
        upgrades: ['r5k6'],
        lock: 'enemy',
      },
      enemy: { pilot: 'academypilot', at: [450, 450, 180] },
    },
    { defenseDice: [] },
  )
    .attack('hobbie', 'enemy', {
      attack: ['hit', 'hit', 'hit'],
      defense: ['evade', 'blank', 'blank', 'blank'],
    })
    .uses('hobbie:targetLock', [])
    .offers('hobbieklivian', 'r5k6')
    // For the lock that was spent; the droid then acquires one anew.
    .uses('hobbieklivian')
    .has('hobbie', { tokens: { stress: 1 }, lock: { target: 'enemy' } })
    .offers('hobbieklivian')
    .uses('hobbieklivian')
    .has('hobbie', { tokens: { stress: 0 } });
});

test('without stress nothing is offered', () => {
  fighting({})
    .doesNotOffer('hobbieklivian')
    .has('hobbie', { tokens: { stress: 0 }, lock: null })
    .ends();
});

test('one token each time, and none for the lock of a friend', () => {
  xwingTable({
    hobbie: {
      pilot: 'hobbieklivian',
      at: [450, 300],
      tokens: { stress: 3 },
      upgrades: ['r5k6'],
      lock: 'enemy',
    },
    enemy: { pilot: 'academypilot', at: [450, 450, 180] },
  })
    .attack('hobbie', 'enemy', {
      attack: ['hit', 'hit', 'hit'],
      defense: ['evade', 'blank', 'blank', 'blank'],
    })
    .uses('hobbie:targetLock', [])
    .uses('hobbieklivian')
    .has('hobbie', { tokens: { stress: 2 }, lock: { target: 'enemy' } })
    .uses('hobbieklivian')
    .has('hobbie', { tokens: { stress: 1 } });
  xwingTable(
    {
      hobbie: { pilot: 'hobbieklivian', at: [300, 300], tokens: { stress: 1 } },
      wing: { pilot: 'rookiepilot', at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
      enemy: { pilot: 'academypilot', at: [450, 550, 180] },
    },
    { phase: 'activation' },
  )
    .acts('targetLock', { target: 'enemy' })
    .doesNotOffer('hobbieklivian')
    .has('hobbie', { tokens: { stress: 1 } });
});
