import { test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front } from '../bow-to-bow.ts';

const hits = { ...front, red: ['hit', 'hit', 'blank'], black: ['hit', 'hit', 'blank'] };

const duel = (upgrades: string[], attackers: string[] = []) =>
  bowToBow('close', {
    victory: { ship: 'victory-i-class', upgrades: attackers },
    frigate: { ship: 'assault-frigate-mark-ii-b', upgrades, shields: { left: 1, right: 0, rear: 1 } },
  }).attack('victory', 'frigate', hits);

shows(
  'ar.known.upgrade.defensive-retrofits',
  'redirected damage may go to several zones, the opposite one among them',
  () => {
    duel(['advanced-projectors'])
      .offersExactly(
        { use: 'frigate.defenseTokens', choice: { token: 1 } },
        { use: 'frigate.defenseTokens', choice: { token: 2, zones: ['left', 'right', 'rear'] } },
        { pass: true },
      )
      .uses('defenseTokens', { token: 2, zones: ['left', 'right', 'rear'] })
      .passes()
      .asks('redirectDamage', { ship: 'frigate', total: 4 })
      .offersExactly({}, { left: 1 }, { rear: 1 }, { left: 1, rear: 1 })
      .answers({ left: 1, rear: 1 })
      .has('frigate', { shields: { front: 2, left: 0, right: 0, rear: 0 }, damage: [] })
      .ends();
  },
);

test('without the card one adjacent zone is chosen', () => {
  duel([])
    .offersExactly(
      { use: 'frigate.defenseTokens', choice: { token: 1 } },
      { use: 'frigate.defenseTokens', choice: { token: 2, zones: ['left'] } },
      { use: 'frigate.defenseTokens', choice: { token: 2, zones: ['right'] } },
      { pass: true },
    )
    .uses('defenseTokens', { token: 2, zones: ['left'] })
    .passes()
    .offersExactly({}, { left: 1 });
});

test('a ship whose redirected damage is limited to one point takes it on one of the zones', () => {
  duel(['advanced-projectors'], ['xi7-turbolasers'])
    .uses('defenseTokens', { token: 2, zones: ['left', 'right', 'rear'] })
    .passes()
    .offersExactly({}, { left: 1 }, { rear: 1 })
    .answers({ rear: 1 })
    .has('frigate', { shields: { front: 1, left: 1, right: 0, rear: 0 } })
    .ends();
});
