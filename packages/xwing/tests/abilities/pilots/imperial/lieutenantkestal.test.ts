import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (focus: number) =>
  xwingTable({
    kestal: { pilot: 'lieutenantkestal', at: [450, 400], tokens: { focus } },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180], tokens: { focus: 1 } },
  }).attack('kestal', 'rookie', { attack: ['hit', 'blank'], defense: ['focus', 'blank'] });

test('a focus token cancels blanks and focus results', () => {
  attacking(1)
    .offers('kestal:focus')
    .passes()
    .offersExactly({ use: 'kestal.pilot', choice: null }, { pass: true })
    .uses('lieutenantkestal')
    .has('kestal', { tokens: { focus: 0 } })
    .passes()
    .has('rookie', { shields: 1 })
    .ends();
});

test('not without one', () => {
  attacking(0).offers('rookie:focus');
});
