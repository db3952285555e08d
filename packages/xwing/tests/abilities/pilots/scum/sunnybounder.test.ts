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

test('cancelled dice do not count, nor does a roll without a die', () => {
  duel('sunnybounder', { lock: 'enemy', conditions: [{ card: 'optimizedprototype', by: 'sunny' }] })
    .attack('sunny', 'enemy', { attack: ['focus', 'blank'], defense: none })
    .answers({ use: 'sunny.c1', choice: 1 })
    .dice({ attack: ['hit'] })
    .uses('targetLock', [0])
    .offersExactly({ use: 'sunny.pilot', choice: null }, { pass: true });
  duel('sunnybounder', { tokens: { tractorBeam: 3 } })
    .attack('enemy', 'sunny', { attack: ['hit', 'blank', 'blank'], defense: [] })
    .doesNotOffer('sunnybounder')
    .has('sunny', { shields: 0 });
});

test('what others roll or reroll is none of hers', () => {
  duel('sunnybounder', { hasFought: true })
    .attack('enemy', 'sunny', { attack: ['hit', 'hit', 'hit'], defense: ['evade', 'focus', 'blank'] })
    .ends();
  duel()
    .attack('sunny', 'enemy', { attack: ['hit', 'blank'], defense: ['focus', 'focus'] })
    .doesNotOffer('sunnybounder');
  xwingTable({
    sunny: { pilot: 'sunnybounder', at: [450, 300], hasFought: true },
    enemy: { pilot: 'rookiepilot', at: [450, 490, 180], lock: 'sunny' },
  })
    .attack('enemy', 'sunny', { attack: ['hit', 'hit', 'blank'], defense: ['evade', 'focus', 'blank'] })
    .dice({ attack: ['hit'] })
    .uses('targetLock', [2])
    .ends();
});

test('a reroll of defense dice too, if they come to show the same', () => {
  const rerolling = (face: string) =>
    xwingTable({
      sunny: { pilot: 'sunnybounder', at: [450, 300], hasFought: true },
      serissu: { pilot: 'serissu', at: [520, 300], hasFought: true },
      enemy: { pilot: 'rookiepilot', at: [450, 490, 180] },
    })
      .attack('enemy', 'sunny', { attack: ['hit', 'hit', 'hit'], defense: ['evade', 'evade', 'blank'] })
      .dice({ defense: [face] })
      .uses('serissu', 2);
  const table = rerolling('evade')
    .offersExactly({ use: 'sunny.pilot', choice: null }, { pass: true })
    .uses('sunnybounder');
  expect(added(table)).toEqual(['defense evade']);
  rerolling('focus').ends();
});
