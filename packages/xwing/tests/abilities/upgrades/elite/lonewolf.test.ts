import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const trio = (x: number) =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['lonewolf'] },
    rookie: { pilot: 'rookiepilot', at: [x, 400] },
    academy: { pilot: 'academypilot', at: [450, 560, 180] },
  });

test('alone, the attacker may reroll one blank', () => {
  trio(800)
    .attack('wedge', 'academy', {
      attack: ['blank', 'blank', 'focus', 'hit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .offersExactly({ use: 'wedge.u1', choice: [0] }, { pass: true })
    .uses('lonewolf', [0])
    .has('academy', { damage: [{}] })
    .ends();
});

test('alone, the defender may reroll one blank', () => {
  trio(800)
    .attack('academy', 'wedge', { attack: ['hit', 'blank'], defense: ['blank', 'focus', 'evade'] })
    .offersExactly({ use: 'wedge.u1', choice: 0 }, { pass: true })
    .uses('lonewolf', 0)
    .has('wedge', { shields: 3 })
    .ends();
});

test('a friend at range 2 is company', () => {
  trio(640)
    .attack('wedge', 'academy', { attack: ['blank', 'blank', 'hit'], defense: ['evade', 'blank', 'blank'] })
    .doesNotOffer('lonewolf')
    .ends();
});

test('defending too, a friend at range 2 is company and one at range 3 is none', () => {
  const attacked = (x: number) =>
    trio(x).attack('academy', 'wedge', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] });
  attacked(640).doesNotOffer('lonewolf').has('wedge', { shields: 2 });
  attacked(740).offersExactly({ use: 'wedge.u1', choice: 0 }, { pass: true });
});

test('a blank that was rerolled already is rerolled no more', () => {
  xwingTable({
    wedge: {
      pilot: 'redsquadronveteran',
      at: [450, 400],
      upgrades: ['lonewolf', 'flightinstructor'],
      hasFought: true,
    },
    academy: { pilot: 'academypilot', at: [450, 560, 180] },
  })
    .attack('academy', 'wedge', { attack: ['hit', 'blank'], defense: ['blank', 'evade', 'blank'] })
    .uses('flightinstructor', 0)
    .doesNotOffer('lonewolf')
    .has('wedge', { shields: 3 });
});
