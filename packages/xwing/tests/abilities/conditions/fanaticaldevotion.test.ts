import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object, other: object = {}, conditions = [{ card: 'fanaticaldevotion', by: 'tie' }]) =>
  xwingTable({
    tie: { pilot: 'obsidiansquadronpilot', at: [450, 400], tokens: { focus: 1 }, conditions, ...own },
    x: { pilot: 'rookiepilot', at: [450, 620, 180], ...other },
  });

shows(
  'xw.later.set-aside.hit',
  'defense dice do not cancel the hit set aside, and reach criticals past it',
  () => {
    duel({ hasFought: false }, { hasFought: true, tokens: {} })
      .attack('tie', 'x', { attack: ['focus', 'crit'], defense: ['evade', 'evade'] })
      .uses('focus')
      .has('x', { shields: 1 })
      .ends();
  },
);

test('without the condition, or without a focus token spent, the dice cancel everything', () => {
  duel({}, { hasFought: true }, [])
    .attack('tie', 'x', { attack: ['focus', 'crit'], defense: ['evade', 'evade'] })
    .uses('focus')
    .has('x', { shields: 2 })
    .ends();
  duel({}, { hasFought: true })
    .attack('tie', 'x', { attack: ['hit', 'crit'], defense: ['evade', 'evade'] })
    .passes()
    .has('x', { shields: 2 })
    .ends();
});

test('its ship spends no focus token to defend, and loses the card in the End phase', () => {
  duel({ hasFought: true })
    .attack('x', 'tie', { attack: ['hit', 'blank', 'blank'], defense: ['focus', 'blank', 'blank'] })
    .has('tie', { damage: [{ faceup: false }] })
    .until('setDial')
    .has('tie', { conditions: [] })
    .ends();
});
