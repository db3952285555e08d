import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    black: { pilot: 'blacksquadronpilot', at: [450, 400], upgrades: ['thrustcorrector'], ...own },
    enemy: { pilot: 'rookiepilot', at: [450, 560, 180], ...other },
  });

test('one evade result may take the place of the roll for a stress token', () => {
  duel()
    .attack('enemy', 'black', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'black.u1', choice: null }, { pass: true })
    .uses('thrustcorrector')
    .has('black', { damage: [], tokens: { stress: 1 } })
    .ends();
});

test('not with four stress tokens', () => {
  duel({ tokens: { stress: 4 } })
    .attack('enemy', 'black', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('black', { damage: [{}], tokens: { stress: 4 } })
    .ends();
});

test('three stress tokens are not too many', () => {
  duel({ tokens: { stress: 3 } })
    .attack('enemy', 'black', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('thrustcorrector')
    .has('black', { damage: [], tokens: { stress: 4 } });
});

test('all results go and the evade stays, whatever else could change them', () => {
  const table = duel({ tokens: { focus: 1 } })
    .attack('enemy', 'black', { attack: ['hit', 'hit', 'blank'], defense: ['focus', 'evade', 'blank'] })
    .uses('thrustcorrector')
    .has('black', { damage: [{}] });
  const cancelled = table.events('dieCancelled').filter(({ source }) => source === 'black.u1');
  expect(cancelled.map(({ die }) => die)).toEqual([0, 1, 2]);
});

test('results that the attacker cancelled are not cancelled again', () => {
  const table = xwingTable({
    kestal: {
      pilot: 'imperial:tieaggressor:lieutenantkestal',
      at: [450, 560, 180],
      tokens: { focus: 1 },
    },
    x: { pilot: 'rookiepilot', at: [450, 400], upgrades: ['thrustcorrector'], hasFought: true },
  })
    .attack('kestal', 'x', { attack: ['hit', 'blank'], defense: ['evade', 'blank'] })
    .passes()
    .uses('lieutenantkestal')
    .uses('thrustcorrector');
  const cancelled = table.events('dieCancelled').filter(({ source }) => source === 'x.u1');
  expect(cancelled.map(({ die }) => die)).toEqual([0]);
});
