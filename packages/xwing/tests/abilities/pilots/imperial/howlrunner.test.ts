import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const squadAt = (x: number) =>
  xwingTable({
    howl: { pilot: 'howlrunner', at: [400, 300] },
    wing: { pilot: 'academypilot', at: [x, 300] },
    rookie: { pilot: 'rookiepilot', at: [480, 500, 180], tokens: { focus: 1 } },
  });

test('a friendly ship at range 1 may reroll one attack die of its primary weapon', () => {
  squadAt(480)
    .attack('wing', 'rookie', { attack: ['hit', 'blank', 'crit'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'howl.pilot', choice: [0] }, { use: 'howl.pilot', choice: [1] }, { pass: true })
    .uses('howlrunner', [1])
    .attackDice('hit', 'crit')
    .passes()
    .ends();
});

test('a friendly ship beyond range 1 gets nothing', () => {
  squadAt(560)
    .attack('wing', 'rookie', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .offers('rookie:focus')
    .passes()
    .ends();
});

test('Howlrunner does not help its own attack', () => {
  squadAt(480)
    .attack('howl', 'rookie', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .offers('rookie:focus')
    .passes()
    .ends();
});

test('a secondary weapon gets nothing from Howlrunner', () => {
  xwingTable({
    howl: { pilot: 'howlrunner', at: [370, 300] },
    hunter: { pilot: 'bountyhunter', at: [450, 300], upgrades: ['heavylasercannon'] },
    rookie: { pilot: 'rookiepilot', at: [450, 500, 180], tokens: { focus: 1 } },
  })
    .attack('hunter', 'rookie', {
      weapon: 'heavylasercannon',
      attack: ['hit', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank'],
    })
    .offers('rookie:focus');
});
