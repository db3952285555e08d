import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const shot = (stress: number, attacker: 'ibtisam' | 'enemy') =>
  xwingTable({
    ibtisam: { pilot: 'ibtisam', at: [450, 300], tokens: { stress }, hasFought: attacker === 'enemy' },
    enemy: { pilot: 'academypilot', at: [450, 500, 180] },
  }).attack(
    attacker,
    attacker === 'enemy' ? 'ibtisam' : 'enemy',
    attacker === 'enemy'
      ? { attack: ['hit', 'hit'], defense: ['blank'] }
      : { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] },
  );

test('stressed and attacking, it may reroll 1 die', () => {
  shot(1, 'ibtisam')
    .offersExactly(
      { use: 'ibtisam.pilot', choice: [0] },
      { use: 'ibtisam.pilot', choice: [1] },
      { pass: true },
    )
    .dice({ attack: ['hit'] })
    .uses('ibtisam', [1])
    .has('enemy', { damage: [{}, {}] })
    .ends();
});

test('stressed and defending too', () => {
  shot(1, 'enemy')
    .offersExactly({ use: 'ibtisam.pilot', choice: [0] }, { pass: true })
    .dice({ defense: ['evade'] })
    .uses('ibtisam', [0])
    .has('ibtisam', { shields: 4 })
    .ends();
});

test('without stress it rerolls nothing', () => {
  shot(0, 'ibtisam').doesNotOffer('ibtisam').ends();
  shot(0, 'enemy').doesNotOffer('ibtisam').ends();
});
