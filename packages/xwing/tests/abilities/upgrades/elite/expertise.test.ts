import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (stress: number) =>
  xwingTable({
    wedge: {
      pilot: 'redsquadronveteran',
      at: [450, 400],
      upgrades: ['expertise'],
      tokens: { stress },
    },
    academy: { pilot: 'academypilot', at: [450, 560, 180] },
  });

test('all focus results may become hits', () => {
  duel(0)
    .attack('wedge', 'academy', { attack: ['focus', 'focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('expertise')
    .has('academy', { damage: [{}, {}] })
    .ends();
});

test('not under stress', () => {
  duel(1)
    .attack('wedge', 'academy', { attack: ['focus', 'focus', 'blank'], defense: ['evade', 'evade', 'blank'] })
    .doesNotOffer('expertise')
    .ends();
});

test('one focus result is enough, none is not', () => {
  duel(0)
    .attack('wedge', 'academy', { attack: ['focus', 'hit', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offers('expertise');
  duel(0)
    .attack('wedge', 'academy', { attack: ['hit', 'hit', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('expertise');
});
