import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (upgrades: string[] = ['gunner']) =>
  xwingTable({
    lando: { pilot: 'landocalrissian', at: [450, 400], upgrades },
    academy: { pilot: 'academypilot', at: [450, 600, 180], tokens: { focus: 1 } },
    obsidian: { pilot: 'obsidiansquadronpilot', at: [450, 250] },
  });

const miss = { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] };

test('after an attack that does not hit the ship may attack once more with its primary weapon', () => {
  duel()
    .attack('lando', 'academy', miss)
    .passes()
    .asks('declareTarget', { ship: 'lando' })
    .offersExactly(
      { weapon: 'primary', target: 'academy' },
      { weapon: 'primary', target: 'obsidian' },
      { decline: true },
    )
    .dice({ attack: ['blank', 'blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .answers({ target: 'obsidian' })
    .asks('declareTarget', { ship: 'obsidian' })
    .ends();
});

test('after an attack that hits there is no second one', () => {
  duel()
    .cards('core2-damagedengine')
    .attack('lando', 'academy', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .passes()
    .asks('declareTarget', { ship: 'obsidian' })
    .ends();
});

shows('xw.timing.precedence.cannot-is-absolute', 'two cards of the kind do not give a third attack', () => {
  duel(['gunner', 'crew:lukeskywalker'])
    .attack('lando', 'academy', miss)
    .passes()
    .offers('gunner', 'lukeskywalker')
    .uses('gunner')
    .dice(miss)
    .answers({ target: 'academy' })
    .passes()
    .asks('declareTarget', { ship: 'obsidian' })
    .ends();
});

test('the second attack may be declined', () => {
  duel()
    .attack('lando', 'academy', miss)
    .passes()
    .answers({ decline: true })
    .asks('declareTarget', { ship: 'obsidian' })
    .ends();
});
