import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const shot = (lock: boolean, attacker: 'norra' | 'enemy' = 'norra') =>
  xwingTable({
    norra: {
      pilot: 'norrawexley',
      at: [450, 300],
      tokens: { focus: 1 },
      hasFought: attacker === 'enemy',
      ...(lock ? { lock: 'enemy' } : {}),
    },
    enemy: { pilot: 'academypilot', at: [450, 500, 180] },
  }).attack(
    attacker,
    attacker === 'enemy' ? 'norra' : 'enemy',
    attacker === 'enemy'
      ? { attack: ['hit', 'hit'], defense: ['blank'] }
      : { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] },
  );

test('a lock on the defender may be spent for a focus result', () => {
  shot(true)
    .offers('focus', 'norrawexley', 'targetLock')
    .uses('norrawexley')
    .attackDice('blank', 'blank', 'focus')
    .has('norra', { lock: null })
    .doesNotOffer('norrawexley')
    .uses('focus')
    .has('enemy', { damage: [{}] });
});

test('a lock on the attacker as well', () => {
  shot(true, 'enemy')
    .offers('focus', 'norrawexley')
    .uses('norrawexley')
    .defenseDice('blank', 'focus')
    .uses('focus')
    .has('norra', { lock: null, shields: 2 })
    .ends();
});

test('without a lock nothing is added', () => {
  shot(false).offers('focus').attackDice('blank', 'blank');
  shot(false, 'enemy').doesNotOffer('norrawexley');
});
