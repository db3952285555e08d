import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (x: number) =>
  xwingTable({
    zertik: { pilot: 'zertikstrom', at: [x, 400] },
    wing: { pilot: 'academypilot', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 520, 180] },
  });

test('an enemy at range 1 gets no die for range 1', () => {
  attacking(540)
    .attack('rookie', 'wing', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .ends();
});

test('one further away does, and friends do', () => {
  attacking(720).attack('wing', 'rookie', {
    attack: ['blank', 'blank', 'blank'],
    defense: ['blank', 'blank'],
  });
  attacking(540)
    .attack('wing', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
  attacking(720)
    .attack('rookie', 'wing', {
      attack: ['blank', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .ends();
});

test('an enemy at range 1 keeps its die for range 3 when it defends', () => {
  xwingTable({
    zertik: { pilot: 'zertikstrom', at: [540, 660], hasFought: true },
    wing: { pilot: 'academypilot', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 680, 180] },
  })
    .attack('wing', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .ends();
});
