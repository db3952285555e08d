import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = () =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['crackshot'] },
    academy: { pilot: 'academypilot', at: [450, 560, 180] },
  });

test('before results are compared one evade result may be cancelled for the card', () => {
  duel()
    .attack('wedge', 'academy', { attack: ['hit', 'hit', 'blank'], defense: ['evade', 'evade', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('crackshot')
    .has('academy', { damage: [{}] })
    .has('wedge', { upgrades: [{ faceup: false }] })
    .ends();
});

test('without an evade result the card stays', () => {
  duel()
    .attack('wedge', 'academy', { attack: ['hit', 'blank', 'blank'], defense: ['focus', 'blank', 'blank'] })
    .has('wedge', { upgrades: [{ faceup: true }] })
    .ends();
});

test('outside the arc it cannot be used', () => {
  xwingTable({
    gold: { pilot: 'goldsquadronpilot', at: [450, 400, 180], upgrades: ['ioncannonturret', 'crackshot'] },
    academy: { pilot: 'academypilot', at: [450, 560, 180] },
  })
    .attack('gold', 'academy', {
      weapon: 'ioncannonturret',
      attack: ['hit', 'blank', 'blank'],
      defense: ['evade', 'blank', 'blank'],
    })
    .doesNotOffer('crackshot')
    .ends();
});
