import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';
import { noTokens } from '../bow-to-bow.ts';

const fleet = (upgrades: string[] = ['paragon']) =>
  armadaTable({
    frigate: { ship: 'assault-frigate-mark-ii-b', upgrades, at: [900, 300, 0] },
    victory: { ship: 'victory-i-class', at: [800, 450, 0], ...noTokens },
    gladiator: { ship: 'gladiator-i-class', at: [960, 480, 180], ...noTokens },
  });

const left = {
  zone: 'left',
  defendingZone: 'rear',
  red: ['blank', 'blank', 'blank'],
  blue: ['accuracy'],
} as const;

shows(
  ['ar.known.upgrade.titles', 'ar.attack.declare.same-target-again'],
  'against a ship that it has attacked this round it may add a black die',
  () => {
    fleet()
      .attack('frigate', 'victory', { zone: 'front', defendingZone: 'right', red: ['blank', 'blank'] })
      .attack('frigate', 'victory', { ...left, black: ['hit'] })
      .offersExactly({ use: 'frigate.u1', choice: null }, { pass: true })
      .uses('paragon')
      .has('victory', { shields: { rear: 0 } })
      .ends();
  },
);

test('not in the first attack on a ship, whichever others it has attacked', () => {
  fleet()
    .attack('frigate', 'gladiator', { zone: 'front', defendingZone: 'front', red: ['blank', 'blank'] })
    .attack('frigate', 'victory', left)
    .asks('chooseCourse')
    .ends();
});

test('nor against a squadron', () => {
  armadaTable({
    frigate: { ship: 'assault-frigate-mark-ii-b', upgrades: ['paragon'], at: [900, 300, 0] },
    tie: { squadron: 'tie-fighter-squadron', at: [830, 408] },
    victory: { ship: 'victory-i-class', at: [200, 800, 180] },
  })
    .attack('frigate', 'tie', { zone: 'front', blue: ['accuracy'] })
    .attack('frigate', 'tie', { zone: 'left', blue: ['accuracy'] })
    .asks('chooseCourse')
    .ends();
});
