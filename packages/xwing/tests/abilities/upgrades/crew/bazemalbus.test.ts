import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (others: object = {}) =>
  xwingTable({
    baze: { pilot: 'bluesquadronpathfinder', at: [450, 400], upgrades: ['bazemalbus'] },
    first: { pilot: 'academypilot', at: [450, 600, 180], hasFought: true },
    ...others,
  });
const second = { second: { pilot: 'academypilot', at: [500, 620, 180], hasFought: true } };

test('after a miss another ship may be attacked, and nobody after that', () => {
  duel(second)
    .attack('baze', 'first', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'baze.u1', choice: null }, { pass: true })
    .uses('bazemalbus')
    .offersExactly({ weapon: 'primary', target: 'second' }, { decline: true })
    .attack('baze', 'second', { attack: ['blank', 'hit', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('second', { damage: [{ faceup: false }] })

    .ends();
});

test('the same ship is no target, nor is anybody after a hit', () => {
  duel()
    .attack('baze', 'first', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('bazemalbus')
    .ends();
  duel(second)
    .attack('baze', 'first', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('bazemalbus')
    .ends();
});

test('the second attack is the last of the round', () => {
  const table = duel(second)
    .attack('baze', 'first', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('bazemalbus')
    .attack('baze', 'second', { attack: ['blank', 'hit', 'blank'], defense: ['blank', 'blank', 'blank'] });
  expect(table.events('lastingBegun')).toMatchObject([
    { ship: 'baze', lasting: { effect: { kind: 'cannotAttack' }, until: 'endOfRound' } },
  ]);
});
