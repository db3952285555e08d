import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (focus: number) =>
  xwingTable(
    {
      edrio: {
        pilot: 'edriotwotubes',
        at: [450, 200],
        dial: { speed: 1, bearing: 'straight' },
        tokens: { focus },
      },
      enemy: { pilot: 'academypilot', at: [450, 420, 180] },
    },
    { phase: 'activation' },
  );

test('activated with a focus token, it may perform a free action before its maneuver', () => {
  flying(1)
    .offersExactly({ use: 'edrio.pilot', choice: null }, { pass: true })
    .has('edrio', { dialRevealed: false })
    .uses('edriotwotubes')
    .acts('targetLock', { target: 'enemy' })
    .has('edrio', { lock: { target: 'enemy' }, tokens: { focus: 1 } });
});

test('not without one', () => {
  flying(0).doesNotOffer('edriotwotubes').asks('performAction', { ship: 'edrio' });
});

test('the action comes before the dial is revealed, and for nobody else', () => {
  flying(1)
    .uses('edriotwotubes')
    .asks('performAction', { ship: 'edrio', free: true })
    .has('edrio', { dialRevealed: false });
  xwingTable(
    {
      edrio: { pilot: 'edriotwotubes', at: [300, 200], tokens: { focus: 1 } },
      wing: { pilot: 'rookiepilot', at: [450, 200], dial: { speed: 1, bearing: 'straight' } },
      enemy: { pilot: 'academypilot', at: [450, 620, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction', { ship: 'wing' });
});
