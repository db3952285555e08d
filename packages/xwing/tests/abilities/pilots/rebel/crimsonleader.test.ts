import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const shot = (bearing: number, attack: readonly string[]) =>
  xwingTable({
    crimson: { pilot: 'crimsonleader', at: [450, 300, bearing] },
    wing: { pilot: 'rookiepilot', at: [450, 200], hasFought: true },
    enemy: { pilot: 'academypilot', at: [450, 500, 180] },
  }).attack('crimson', 'enemy', { attack, defense: ['blank', 'blank', 'blank'] });

test('a hit or a critical given up assigns Rattled to the defender', () => {
  shot(0, ['hit', 'crit'])
    .offersExactly({ use: 'crimson.pilot', choice: 0 }, { use: 'crimson.pilot', choice: 1 }, { pass: true })
    .uses('crimsonleader', 1)
    .has('enemy', { conditions: [{ card: 'rattled', by: 'crimson' }], damage: [{ faceup: false }] })
    .ends();
});

test('kept, they all count; without one nothing is offered', () => {
  shot(0, ['hit', 'hit'])
    .passes()
    .has('enemy', { conditions: [], damage: [{}, {}] });
  shot(0, ['focus', 'blank']).doesNotOffer('crimsonleader').has('enemy', { conditions: [] });
});
