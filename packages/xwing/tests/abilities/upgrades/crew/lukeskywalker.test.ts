import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (upgrades: string[] = ['crew:lukeskywalker']) =>
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

test('in the second attack one focus result may become a hit, in the first none', () => {
  duel()
    .attack('lando', 'academy', { attack: ['focus', 'blank', 'focus'], defense: ['blank', 'blank', 'blank'] })
    .asksSeat('p2')
    .passes()
    .dice({ attack: ['focus', 'blank', 'focus'], defense: ['blank', 'blank', 'blank'] })
    .answers({ weapon: 'primary', target: 'academy' })
    .offers('lukeskywalker')
    .uses('lukeskywalker', 0)
    .attackDice('hit', 'blank', 'focus');
});
