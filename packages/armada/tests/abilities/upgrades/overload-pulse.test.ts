import { shows } from '../../shows.ts';
import { bowToBow, front } from '../bow-to-bow.ts';

const duel = (ship = 'cr90-corvette-b') =>
  bowToBow('close', {
    cr90: { ship, upgrades: ['overload-pulse'] },
    victory: { ship: 'victory-i-class', defenseTokens: ['readied', 'exhausted', 'discarded'] },
  });

shows('ar.known.upgrade.ion-cannons', 'all tokens of the defender are exhausted', () => {
  duel()
    .attack('cr90', 'victory', { ...front, blue: ['critical', 'hit', 'hit'] })
    .passes()
    .offers('critical', 'overload-pulse')
    .uses('overload-pulse')
    .has('victory', {
      defenseTokens: [{ state: 'exhausted' }, { state: 'exhausted' }, { state: 'discarded' }],
      shields: { front: 0 },
    })
    .ends();
});

shows('ar.known.dice.coloured-crit-header', 'a red critical does not set it off', () => {
  duel('cr90-corvette-a')
    .attack('cr90', 'victory', { ...front, red: ['critical', 'blank'], blue: ['hit'] })
    .passes()
    .offers('critical');
});
