import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const skies = (x: number) =>
  xwingTable({
    black: { pilot: 'blacksquadronpilot', at: [450, 400], upgrades: ['ruthlessness'] },
    rookie: { pilot: 'rookiepilot', at: [450, 560, 180] },
    biggs: { pilot: 'redsquadronpilot', at: [x, 560, 180] },
    wing: { pilot: 'academypilot', faction: 'imperial', at: [370, 560] },
  });

test('after a hit somebody near the defender is damaged, a friend too', () => {
  skies(530)
    .attack('black', 'rookie', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'black.u1', choice: 'biggs' }, { use: 'black.u1', choice: 'wing' })
    .uses('ruthlessness', 'biggs')
    .has('biggs', { shields: 1 })
    .ends();
});

test('the only other ship there is struck without a question', () => {
  skies(800)
    .attack('black', 'rookie', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .has('wing', { damage: [{}] })
    .ends();
});

test('a miss harms nobody', () => {
  skies(530)
    .attack('black', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .has('biggs', { shields: 2 })
    .has('wing', { damage: [] })
    .ends();
});

test('its own ship is spared', () => {
  xwingTable({
    black: { pilot: 'blacksquadronpilot', at: [450, 450], upgrades: ['ruthlessness'] },
    rookie: { pilot: 'rookiepilot', at: [450, 560, 180], hasFought: true },
    biggs: { pilot: 'redsquadronpilot', at: [530, 560, 180], hasFought: true },
  })
    .attack('black', 'rookie', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .has('biggs', { shields: 1 })
    .has('black', { damage: [] })
    .ends();
});
