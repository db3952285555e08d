import { test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front } from '../bow-to-bow.ts';

const hits = { ...front, red: ['hit', 'hit', 'blank'], black: ['hit', 'hit', 'blank'] };

const duel = (upgrades: string[], defenders: string[] = []) =>
  bowToBow('close', {
    victory: { ship: 'victory-i-class', upgrades },
    frigate: { ship: 'assault-frigate-mark-ii-b', upgrades: defenders },
  })
    .attack('victory', 'frigate', hits)
    .uses('defenseTokens', { token: 2, zones: ['left'] })
    .passes()
    .asks('redirectDamage', { total: 4 });

shows('ar.known.upgrade.turbolasers', 'the defender moves at most one point to another zone', () => {
  duel(['xi7-turbolasers'])
    .offersExactly({}, { left: 1 })
    .answers({ left: 1 })
    .has('frigate', { shields: { front: 1, left: 2, right: 3, rear: 2 } })
    .ends();
});

test('without the card, and for the attacks against its ship, the shields are the limit', () => {
  duel([]).offersExactly({}, { left: 1 }, { left: 2 }, { left: 3 });
  duel([], ['xi7-turbolasers']).offersExactly({}, { left: 1 }, { left: 2 }, { left: 3 });
});
