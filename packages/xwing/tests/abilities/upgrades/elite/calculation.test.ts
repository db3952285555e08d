import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (focus: number) =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['calculation'], tokens: { focus } },
    academy: { pilot: 'academypilot', at: [450, 560, 180] },
  });

test('a focus token makes one focus result a critical', () => {
  duel(1)
    .attack('wedge', 'academy', { attack: ['focus', 'focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offers('calculation', 'focus')
    .uses('calculation')
    .has('academy', { damage: [{ faceup: true }] })
    .has('wedge', { tokens: { focus: 0 } })
    .ends();
});

test('without a token or a focus result there is nothing to use', () => {
  duel(0)
    .attack('wedge', 'academy', { attack: ['focus', 'focus', 'blank'], defense: ['evade', 'blank', 'blank'] })
    .doesNotOffer('calculation')
    .ends();
  duel(1)
    .attack('wedge', 'academy', { attack: ['hit', 'blank', 'blank'], defense: ['evade', 'blank', 'blank'] })
    .doesNotOffer('calculation');
});

test('a defender that cannot spend its own does not keep the attacker from it, nor the other way round', () => {
  const devoted = (who: 'wedge' | 'academy') =>
    xwingTable({
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 400],
        upgrades: ['calculation'],
        tokens: { focus: 1 },
      },
      academy: {
        pilot: 'academypilot',
        at: [450, 560, 180],
        ...(who === 'academy' ? { conditions: [{ card: 'fanaticaldevotion', by: 'academy' }] } : {}),
      },
    });
  devoted('academy')
    .attack('wedge', 'academy', { attack: ['focus', 'focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offers('calculation', 'focus');
});
