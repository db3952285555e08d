import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const start = (fenn: object = {}) =>
  xwingTable({
    fenn: { pilot: 'rebel:sheathipedeclassshuttle:fennrau', at: [520, 300], hasFought: true, ...fenn },
    wing: { pilot: 'rookiepilot', at: [450, 300], hasFought: true },
    enemy: { pilot: 'academypilot', at: [450, 500, 180], tokens: { focus: 1 }, lock: 'wing' },
  });

test('for a stress token an enemy in its arc spends no tokens on its attack', () => {
  start()
    .offersExactly({ use: 'fenn.pilot', choice: null }, { pass: true })
    .uses('fennrau')
    .has('fenn', { tokens: { stress: 1 } })
    .attack('enemy', 'wing', { attack: ['focus', 'blank'], defense: ['blank', 'blank'] })
    .has('wing', { shields: 2 })
    .ends();
});

test('left alone, it spends them', () => {
  start()
    .passes()
    .attack('enemy', 'wing', { attack: ['focus', 'blank'], defense: ['blank', 'blank'] })
    .offers('focus', 'targetLock');
});

test('not when stressed, and not outside its arcs', () => {
  start({ tokens: { stress: 1 } })
    .doesNotOffer('fennrau')
    .asks('declareTarget', { ship: 'enemy' });
  start({ at: [620, 500, 0] })
    .doesNotOffer('fennrau')
    .asks('declareTarget', { ship: 'enemy' });
});
