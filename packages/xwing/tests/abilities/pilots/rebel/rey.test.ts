import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const shot = (bearing: number, attacker: 'rey' | 'enemy' = 'rey') =>
  xwingTable({
    rey: { pilot: 'rebel:yt1300:rey', at: [450, 300, bearing], hasFought: attacker === 'enemy' },
    enemy: { pilot: 'academypilot', at: [450, 540, 180] },
  }).attack(
    attacker,
    attacker === 'enemy' ? 'rey' : 'enemy',
    attacker === 'enemy'
      ? { attack: ['hit', 'hit'], defense: ['blank'] }
      : { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] },
  );

test('against an enemy in its arc it may reroll up to 2 blanks', () => {
  shot(0)
    .offersExactly({ use: 'rey.pilot', choice: [1] }, { use: 'rey.pilot', choice: [1, 2] }, { pass: true })
    .dice({ attack: ['hit', 'hit'] })
    .uses('rey', [1, 2])
    .has('enemy', { damage: [{}, {}] })
    .ends();
});

test('defending as well', () => {
  shot(0, 'enemy')
    .offersExactly({ use: 'rey.pilot', choice: [0] }, { pass: true })
    .dice({ defense: ['evade'] })
    .uses('rey', [0])
    .ends();
});

test('not against one outside its arc', () => {
  shot(180).doesNotOffer('rey').ends();
  shot(180, 'enemy').doesNotOffer('rey').ends();
});

test('of three blanks two are rerolled at most', () => {
  xwingTable({
    rey: { pilot: 'rebel:yt1300:rey', at: [450, 300] },
    enemy: { pilot: 'academypilot', at: [450, 540, 180] },
  })
    .attack('rey', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'rey.pilot', choice: [0] }, { use: 'rey.pilot', choice: [0, 1] }, { pass: true });
});
