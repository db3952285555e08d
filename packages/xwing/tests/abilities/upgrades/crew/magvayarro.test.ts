import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['crew:magvayarro'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
    },
    {},
  );

test('after defending the attacker may be locked', () => {
  duel()
    .attack('enemy', 'wedge', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('magvayarro')
    .has('wedge', { lock: { target: 'enemy' } })
    .ends();
});

test('after its own attack it is silent', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('magvayarro')
    .ends();
});

test('the attacker has to be one that it may lock, whoever else is', () => {
  const others = { other: { pilot: 'academypilot', at: [500, 700, 180], hasFought: true } };
  const defending = (upgrades: readonly string[]) =>
    xwingTable({
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades, hasFought: true },
      enemy: { pilot: 'academypilot', at: [450, 560, 180] },
      ...(others as object),
    }).attack('enemy', 'wedge', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] });
  defending(['crew:magvayarro']).offers('magvayarro');
  defending(['crew:magvayarro', 'longrangescanners']).doesNotOffer('magvayarro');
});
