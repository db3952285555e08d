import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const shot = (gap: number, more: object, defense: readonly string[], pilot = 'viktorhel') =>
  xwingTable({
    viktor: { pilot, at: [450, 300], hasFought: true, ...more },
    enemy: { pilot: 'academypilot', at: [450, 340 + gap, 180] },
  }).attack('enemy', 'viktor', {
    attack: ['hit', 'blank'],
    defense,
  });

test('with more or fewer than two defense dice the attacker gets stress', () => {
  shot(230, {}, ['blank', 'blank', 'blank'])
    .has('enemy', { tokens: { stress: 1 } })
    .ends();
  shot(150, { tokens: { tractorBeam: 1 } }, ['blank']).has('enemy', { tokens: { stress: 1 } });
});

test('with two it gets none, whatever was added to them', () => {
  shot(150, {}, ['blank', 'blank'])
    .has('enemy', { tokens: { stress: 0 } })
    .ends();
  shot(150, { tokens: { evade: 1 } }, ['blank', 'blank'])
    .uses('evade')
    .has('enemy', { tokens: { stress: 0 } });
});

test('other pilots give none', () => {
  shot(230, {}, ['blank', 'blank', 'blank'], 'blacksunace')
    .has('enemy', { tokens: { stress: 0 } })
    .ends();
});

test('the token comes before anything else is said, and for no attack on a friend', () => {
  xwingTable(
    {
      viktor: { pilot: 'viktorhel', at: [450, 300], hasFought: true },
      enemy: { pilot: 'academypilot', at: [450, 570, 180] },
    },
    {},
    xwingWith({ name: 'idle', seat: 'p1', window: 'afterAttack', effects: () => [] }),
  )
    .attack('enemy', 'viktor', { attack: ['hit', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'idle', choice: null }, { pass: true })
    .has('enemy', { tokens: { stress: 1 } });
  xwingTable({
    viktor: { pilot: 'viktorhel', at: [550, 300], hasFought: true },
    wing: { pilot: 'cartelspacer', at: [450, 300], hasFought: true },
    enemy: { pilot: 'academypilot', at: [450, 490, 180] },
  })
    .attack('enemy', 'wing', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('enemy', { tokens: { stress: 0 } })
    .ends();
});
