import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (y: number) =>
  xwingTable({
    fenn: { pilot: 'scum:protectoratestarfighter:fennrau', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, y, 180] },
  });

test('attacking at range 1 it may roll one more die', () => {
  duel(520)
    .attack('fenn', 'rookie', {
      attack: ['blank', 'blank', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank'],
    })
    .offersExactly({ use: 'fenn.pilot', choice: null }, { pass: true })
    .uses('fennrau')
    .ends();
});

test('it may leave it', () => {
  duel(520)
    .attack('fenn', 'rookie', { attack: ['blank', 'blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .passes()
    .ends();
});

test('defending at range 1 too', () => {
  duel(520)
    .attack('rookie', 'fenn', {
      attack: ['blank', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank', 'blank'],
    })
    .offers('fennrau')
    .uses('fennrau')
    .ends();
});

test('at range 2 neither', () => {
  duel(600)
    .attack('fenn', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .ends()
    .attack('rookie', 'fenn', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .ends();
});
