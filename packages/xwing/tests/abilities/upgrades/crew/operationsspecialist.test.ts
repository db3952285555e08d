import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const squad = (x: number) =>
  xwingTable({
    ops: { pilot: 'redsquadronpilot', at: [x, 400], upgrades: ['operationsspecialist'] },
    ace: { pilot: 'redsquadronveteran', at: [450, 400] },
    enemy: { pilot: 'academypilot', at: [450, 560, 180] },
  });

test('after a miss of a friend at range 1-2 a friend at range 1-3 of it may get a focus token', () => {
  squad(560)
    .attack('ace', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'ops.u1', choice: 'ops' }, { use: 'ops.u1', choice: 'ace' }, { pass: true })
    .uses('operationsspecialist', 'ops')
    .has('ops', { tokens: { focus: 1 } })
    .ends();
});

test('not after a hit, and not from range 3', () => {
  squad(560)
    .attack('ace', 'enemy', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('operationsspecialist');
  squad(740)
    .attack('ace', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('operationsspecialist');
});

test('from range 2, and for friends up to range 3 of the attacker', () => {
  xwingTable({
    ops: { pilot: 'redsquadronpilot', at: [640, 400], upgrades: ['operationsspecialist'] },
    ace: { pilot: 'redsquadronveteran', at: [450, 400] },
    near: { pilot: 'rookiepilot', at: [200, 400] },
    far: { pilot: 'rookiepilot', at: [100, 400] },
    enemy: { pilot: 'academypilot', at: [450, 560, 180] },
  })
    .attack('ace', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly(
      { use: 'ops.u1', choice: 'ops' },
      { use: 'ops.u1', choice: 'ace' },
      { use: 'ops.u1', choice: 'near' },
      { pass: true },
    );
});
