import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front, noTokens } from '../bow-to-bow.ts';

const duel = () =>
  bowToBow('close', {
    nebulon: { ship: 'nebulon-b-escort', upgrades: ['salvation'] },
    victory: { ship: 'victory-i-class', ...noTokens },
    gladiator: { ship: 'gladiator-i-class', at: [770, 300, 0], ...noTokens },
  });

shows('ar.known.upgrade.titles', 'from the front zone each critical counts two points', () => {
  duel()
    .attack('nebulon', 'victory', { ...front, red: ['critical', 'blank', 'blank'] })
    .passes()
    .has('victory', { shields: { front: 1 } })
    .ends();
});

test('from another zone it counts one', () => {
  duel()
    .attack('nebulon', 'gladiator', {
      zone: 'left',
      defendingZone: 'right',
      red: ['critical'],
      blue: ['accuracy'],
    })
    .passes()
    .has('gladiator', { shields: { right: 1 } })
    .ends();
});

test('hits count as ever', () => {
  duel()
    .attack('nebulon', 'victory', { ...front, red: ['hit', 'blank', 'blank'] })
    .has('victory', { shields: { front: 2 } })
    .ends();
});

test('against squadrons a critical counts nothing', () => {
  armadaTable({
    nebulon: { ship: 'nebulon-b-escort', upgrades: ['salvation'], at: [900, 300, 0] },
    tie: { squadron: 'tie-fighter-squadron', at: [900, 420] },
    victory: { ship: 'victory-i-class', at: [200, 800, 180] },
  })
    .attack('nebulon', 'tie', { zone: 'front', blue: ['critical', 'hit'] })
    .has('tie', { hull: 2 })
    .ends();
});
