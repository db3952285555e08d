import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (lock: string | null) =>
  xwingTable({
    latts: { pilot: 'scum:yv666:lattsrazzi', at: [700, 400], ...(lock ? { lock } : {}) } as never,
    friend: { pilot: 'binayrepirate', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  });

test('the lock on the defender may be spent for one agility less', () => {
  attacking('rookie')
    .attack('friend', 'rookie', { attack: ['blank', 'blank'], defense: ['blank'] })
    .offersExactly({ use: 'latts.pilot', choice: null }, { pass: true })
    .uses('lattsrazzi')
    .has('latts', { lock: null })
    .ends();
});

test('without a lock nothing is offered', () => {
  attacking(null)
    .attack('friend', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});

test('a ship that is kept from spending locks keeps this one', () => {
  const table = xwingTable({
    latts: { pilot: 'scum:yv666:lattsrazzi', at: [450, 400], lock: 'rookie' },
    rookie: { pilot: 'rookiepilot', at: [450, 620, 180], hasFought: true },
    fenn: { pilot: 'rebel:sheathipedeclassshuttle:fennrau', at: [500, 620, 180], hasFought: true },
  });
  table
    .offers('fennrau')
    .uses('fennrau')
    .attack('latts', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .has('latts', { lock: { target: 'rookie' } })
    .ends();
});
