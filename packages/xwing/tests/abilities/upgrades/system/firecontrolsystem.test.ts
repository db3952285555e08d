import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (upgrades: string[], more = {}) =>
  xwingTable(
    {
      dagger: { pilot: 'daggersquadronpilot', at: [450, 400], upgrades, actions: ['targetLock'] },
      academy: { pilot: 'academypilot', at: [450, 560, 180], ...more },
      obsidian: { pilot: 'obsidiansquadronpilot', at: [450, 720, 180], hasFought: true },
    },
    { cards: ['core2-damagedengine'] },
  ).attack('dagger', 'academy', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] });

test('after an attack the attacker may lock the defender, even when its lock action is used', () => {
  duel(['firecontrolsystem'])
    .offers('firecontrolsystem')
    .uses('firecontrolsystem')
    .has('dagger', { lock: { target: 'academy' } })
    .ends();
});

test('a destroyed defender cannot be locked', () => {
  duel(['firecontrolsystem'], { facedown: ['core2-stunnedpilot', 'core2-blindedpilot'], hasFought: true })
    .has('academy', { gone: 'destroyed' })
    .doesNotOffer('firecontrolsystem')
    .has('dagger', { lock: null })
    .ends();
});

test('without the system nothing is offered', () => {
  duel([]).has('dagger', { lock: null }).asks('declareTarget', { ship: 'academy' }).ends();
});
