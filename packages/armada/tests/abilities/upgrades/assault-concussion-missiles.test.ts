import { expect, test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front, noTokens } from '../bow-to-bow.ts';

const blanks = ['blank', 'blank', 'blank'];

const duel = (shields: object = {}) =>
  bowToBow('close', {
    victory: { ship: 'victory-i-class', upgrades: ['assault-concussion-missiles'] },
    nebulon: { ship: 'nebulon-b-escort', ...noTokens, shields },
  });

shows(
  ['ar.known.upgrade.ordnance', 'ar.hull-zone.adjacency', 'ar.critical.timing'],
  'both zones adjacent to the defending one suffer a point',
  () => {
    duel()
      .attack('victory', 'nebulon', { ...front, red: blanks, black: ['hitCritical', 'blank', 'blank'] })
      .offers('critical', 'assault-concussion-missiles')
      .uses('assault-concussion-missiles')
      .has('nebulon', { shields: { front: 1, left: 0, right: 0, rear: 2 }, damage: [] })
      .ends();
  },
);

test('a zone without shields costs a facedown card, beside the damage of the attack', () => {
  const table = duel({ left: 0 })
    .attack('victory', 'nebulon', { ...front, red: blanks, black: ['hitCritical', 'blank', 'blank'] })
    .uses('assault-concussion-missiles')
    .has('nebulon', { shields: { front: 1, left: 0, right: 0, rear: 2 } });
  expect(table.ship('nebulon').damage).toMatchObject([{ faceup: false }]);
  table.ends();
});

test('a red critical does not set it off', () => {
  duel()
    .attack('victory', 'nebulon', { ...front, red: ['critical', 'blank', 'blank'], black: blanks })
    .offers('critical');
});
