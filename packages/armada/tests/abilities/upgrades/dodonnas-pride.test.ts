import { expect, test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front, noTokens } from '../bow-to-bow.ts';

const duel = () =>
  bowToBow('close', {
    cr90: { ship: 'cr90-corvette-a', upgrades: ['dodonnas-pride'] },
    gladiator: { ship: 'gladiator-i-class', ...noTokens },
  });

shows(
  'ar.known.upgrade.titles',
  'all dice are cancelled to deal a faceup damage card past the shields',
  () => {
    const table = duel()
      .cards('coolant-discharge')
      .attack('cr90', 'gladiator', { ...front, red: ['hit', 'hitHit'], blue: ['critical'] })
      .offers('critical', 'dodonnas-pride')
      .uses('dodonnas-pride')
      .has('gladiator', { shields: { front: 3, left: 2, right: 2, rear: 1 } });
    expect(table.ship('gladiator').damage).toMatchObject([{ card: 'coolant-discharge', faceup: true }]);
    table.ends();
  },
);

test('a red critical does not do, and the card need not be used', () => {
  duel()
    .attack('cr90', 'gladiator', { ...front, red: ['critical', 'hit'], blue: ['hit'] })
    .offers('critical')
    .passes()
    .has('gladiator', { shields: { front: 0 }, damage: [] })
    .ends();
});
