import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (pilot = 'sunnybounder', more: object = {}) =>
  xwingTable({
    sunny: { pilot, at: [450, 300], ...more },
    enemy: { pilot: 'rookiepilot', at: [450, 490, 180] },
  });
const none = ['blank', 'blank'];

const added = (table: ReturnType<typeof duel>) =>
  table.events('dieAdded').map(({ pool, face }) => `${pool} ${face}`);

test('dice that all show the same may become one more', () => {
  const table = duel()
    .attack('sunny', 'enemy', { attack: ['hit', 'hit'], defense: none })
    .offersExactly({ use: 'sunny.pilot', choice: null }, { pass: true })
    .uses('sunnybounder');
  expect(added(table)).toEqual(['attack hit']);
  table.has('enemy', { shields: 0, damage: [{ faceup: false }] });
});

test('in defense too, and once a round in all', () => {
  const table = duel()
    .attack('enemy', 'sunny', { attack: ['hit', 'hit', 'blank'], defense: ['focus', 'focus', 'focus'] })
    .uses('sunnybounder');
  expect(added(table)).toEqual(['defense focus']);
  table
    .attack('sunny', 'enemy', { attack: ['hit', 'hit'], defense: none })
    .doesNotOffer('sunnybounder')
    .has('enemy', { shields: 0, damage: [] });
});

test('after a reroll they may have become the same', () => {
  const table = duel('sunnybounder', { lock: 'enemy' })
    .attack('sunny', 'enemy', { attack: ['hit', 'blank'], defense: none })
    .dice({ attack: ['hit'] })
    .uses('targetLock', [1])
    .offersExactly({ use: 'sunny.pilot', choice: null }, { pass: true })
    .uses('sunnybounder');
  expect(added(table)).toEqual(['attack hit']);
});

test('not where they differ, where all are blank, nor for another pilot', () => {
  duel()
    .attack('sunny', 'enemy', { attack: ['hit', 'focus'], defense: none })
    .doesNotOffer('sunnybounder');
  duel()
    .attack('sunny', 'enemy', { attack: ['blank', 'blank'], defense: none })
    .doesNotOffer('sunnybounder');
  duel('cartelspacer')
    .attack('sunny', 'enemy', { attack: ['hit', 'hit'], defense: none })
    .doesNotOffer('cartelspacer')
    .ends();
});
