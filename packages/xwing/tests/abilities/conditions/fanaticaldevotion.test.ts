import { shows } from '@sortie/testkit';
import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (
  own: object,
  other: object = {},
  conditions = [{ card: 'fanaticaldevotion', by: 'tie' }],
  game?: ReturnType<typeof xwingWith>,
) =>
  xwingTable(
    {
      tie: { pilot: 'obsidiansquadronpilot', at: [450, 400], tokens: { focus: 1 }, conditions, ...own },
      x: { pilot: 'rookiepilot', at: [450, 620, 180], ...other },
      friend: { pilot: 'academypilot', at: [500, 400], tokens: { focus: 1 }, hasFought: true },
    },
    {},
    game,
  );

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

const idle = (window: string) => xwingWith({ name: 'idle', seat: 'p1', window, effects: () => [] });
const OWN = [{ card: 'fanaticaldevotion', by: 'tie' }];

test('the hit is set aside, and the card taken off, before anything else of that moment', () => {
  duel({}, { hasFought: true }, OWN, idle('diceChanged'))
    .attack('tie', 'x', { attack: ['focus', 'blank'], defense: ['evade', 'evade'] })
    .uses('focus')
    .offersExactly({ use: 'idle', choice: null }, { pass: true })
    .passes()
    .has('x', { shields: 1 })
    .ends();
  duel({ hasFought: true }, { hasFought: true }, OWN, idle('endPhase'))
    .until('useAbility')
    .offersExactly({ use: 'idle', choice: null }, { pass: true })
    .has('tie', { conditions: [] });
});

test('a focus token spent for no result sets nothing aside', () => {
  duel({}, { hasFought: true })
    .attack('tie', 'x', { attack: ['hit', 'blank'], defense: ['evade', 'blank'] })
    .uses('focus')
    .has('x', { shields: 2 })
    .has('tie', { tokens: { focus: 0 } })
    .ends();
});

test('dice that the defender changes, or another card, set nothing aside', () => {
  duel({}, { hasFought: true, tokens: { focus: 1 } })
    .attack('tie', 'x', { attack: ['hit', 'blank'], defense: ['focus', 'blank'] })
    .passes()
    .uses('focus')
    .has('x', { shields: 2 })
    .ends();
  duel({ upgrades: ['expertise'] }, { hasFought: true })
    .attack('tie', 'x', { attack: ['focus', 'blank'], defense: ['evade', 'blank'] })
    .uses('expertise')
    .passes()
    .has('x', { shields: 2 })
    .ends();
});

test('it is about its own ship alone: a friend and the attacker spend their tokens as ever', () => {
  xwingTable({
    tie: { pilot: 'obsidiansquadronpilot', at: [450, 400], conditions: OWN, hasFought: true },
    friend: { pilot: 'academypilot', at: [500, 400], tokens: { focus: 1 } },
    x: { pilot: 'rookiepilot', at: [450, 620, 180], hasFought: true },
  })
    .attack('friend', 'x', { attack: ['focus', 'blank'], defense: ['evade', 'evade'] })
    .uses('focus')
    .has('x', { shields: 2 })
    .ends();
  duel({ hasFought: true }, { tokens: { focus: 1 } })
    .attack('x', 'tie', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offers('focus');
});
