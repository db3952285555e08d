import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front, noTokens } from '../bow-to-bow.ts';

const three = ['blank', 'blank', 'blank'];

shows(
  'ar.known.upgrade.turbolasers',
  'the side batteries have a red die more, the front battery has not',
  () => {
    const table = bowToBow('close', {
      victory: { ship: 'victory-i-class', upgrades: ['enhanced-armament'] },
      cr90: { ship: 'cr90-corvette-a', ...noTokens },
      nebulon: { ship: 'nebulon-b-escort', at: [770, 300, 0], ...noTokens },
    })
      .attack('victory', 'cr90', { ...front, red: three, black: three })
      .attack('victory', 'nebulon', { zone: 'left', defendingZone: 'right', red: three, black: ['blank'] });
    expect(table.events('diceGathered').map(({ dice }) => dice)).toEqual([
      { red: 3, blue: 0, black: 3 },
      { red: 3, blue: 0, black: 1 },
    ]);
    table.ends();
  },
);
