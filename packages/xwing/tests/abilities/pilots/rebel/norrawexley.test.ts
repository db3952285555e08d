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

test('the lock may be kept, and serves no attack of a friend', () => {
  shot(true, 'enemy').offersExactly(
    { use: 'norra.focus', choice: null },
    { use: 'norra.pilot', choice: null },
    { pass: true },
  );
  xwingTable({
    norra: { pilot: 'norrawexley', at: [600, 300], lock: 'enemy', hasFought: true },
    wing: { pilot: 'prototypepilot', at: [450, 300] },
    enemy: { pilot: 'academypilot', at: [450, 500, 180] },
  })
    .attack('wing', 'enemy', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('norra', { lock: { target: 'enemy' } })
    .ends();
});

test('a lock that a card keeps from being spent stays', () => {
  const table = xwingTable({
    norra: {
      pilot: 'norrawexley',
      at: [450, 300],
      lock: 'enemy',
      upgrades: ['r7astromech', 'r5k6'],
      hasFought: true,
    },
    enemy: { pilot: 'academypilot', at: [450, 500, 180] },
  }).attack('enemy', 'norra', { attack: ['hit', 'hit'], defense: ['evade', 'blank'] });
  table.dice({ attack: ['hit'] }).uses('r7astromech', [0]);
  table.has('norra', { lock: { target: 'enemy' } }).doesNotOffer('norrawexley');
});
