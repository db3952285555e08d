import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const skies = () =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 300],
        upgrades: ['expose'],
        dial: { speed: 1, bearing: 'straight' },
      },
      academy: { pilot: 'academypilot', at: [450, 600, 180] },
    },
    { phase: 'activation' },
  );

test('after its action the primary weapon is 1 stronger and the agility 1 lower for the round', () => {
  skies()
    .acts('card wedge.u1')
    .attack('wedge', 'academy', {
      attack: ['blank', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .attack('academy', 'wedge', { attack: ['blank', 'blank'], defense: ['blank'] })
    .until('setDial')
    .plans('wedge', 1, 'straight')
    .has('wedge', { lasting: [] })
    .ends();
});

test('without the action nothing changes', () => {
  skies()
    .skips()
    .attack('wedge', 'academy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .attack('academy', 'wedge', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});
