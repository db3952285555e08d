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

const RICH = { tokens: { focus: 1, evade: 1 } } as const;

test('the ship he covers spends tokens to defend, and so does the one that it attacks', () => {
  const table = xwingTable({
    fenn: { pilot: 'rebel:sheathipedeclassshuttle:fennrau', at: [520, 300], hasFought: true },
    norra: { pilot: 'norrawexley', at: [450, 300], ...RICH, lock: 'enemy' },
    enemy: { pilot: 'norrawexley', side: 1, at: [450, 500, 180], ...RICH, lock: 'norra' },
  })
    .until('useAbility')
    .uses('fennrau')
    .attack('enemy', 'norra', { attack: ['focus', 'blank'], defense: ['focus'] });
  table.offers('norra:focus', 'norra:evade', 'norra:norrawexley');
  xwingTable({
    fenn: { pilot: 'rebel:sheathipedeclassshuttle:fennrau', at: [520, 300], hasFought: true },
    wing: { pilot: 'rookiepilot', at: [450, 300] },
    enemy: { pilot: 'norrawexley', side: 1, at: [450, 500, 180], ...RICH, lock: 'wing' },
  })
    .until('useAbility')
    .uses('fennrau')
    .until('declareTarget', 'enemy')
    .answers({ decline: true })
    .attack('wing', 'enemy', { attack: ['hit', 'blank', 'blank'], defense: ['focus'] })
    .offers('focus', 'evade', 'norrawexley');
});

test('he covers at range 3, and not beyond', () => {
  const at = (y: number) =>
    xwingTable({
      fenn: { pilot: 'rebel:sheathipedeclassshuttle:fennrau', at: [500, 300], hasFought: true },
      wing: { pilot: 'rookiepilot', at: [450, 450], hasFought: true },
      enemy: { pilot: 'academypilot', at: [500, y, 180] },
    });
  at(600).offers('fennrau');
  at(680).asks('declareTarget', { ship: 'enemy' });
});
