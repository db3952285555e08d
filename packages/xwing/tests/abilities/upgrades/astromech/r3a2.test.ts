import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['r3a2'], ...own },
    enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
  });

test('declaring a target in arc, both may be stressed', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('r3a2')
    .has('wedge', { tokens: { stress: 1 } })
    .has('enemy', { tokens: { stress: 1 } })
    .ends();
});

test('not for a target outside the arc', () => {
  duel({ at: [450, 400, 180], pilot: 'goldsquadronpilot', upgrades: ['ioncannonturret', 'r3a2'] })
    .attack('wedge', 'enemy', {
      weapon: 'ioncannonturret',
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .doesNotOffer('r3a2')
    .ends();
});
