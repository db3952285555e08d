import { armadaTable } from '@sortie/testkit/armada';
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

shows('ar.known.upgrade.turbolasers', 'so has the right side, and no other ship has it', () => {
  const gathered = (armed: string[], friend: string[]) => {
    const table = armadaTable({
      victory: { ship: 'victory-i-class', upgrades: armed, at: [900, 300, 0] },
      friend: { ship: 'victory-ii-class', upgrades: friend, at: [300, 300, 0], activated: true },
      nebulon: { ship: 'nebulon-b-escort', at: [1030, 300, 0], activated: true, ...noTokens },
    }).attack('victory', 'nebulon', {
      zone: 'right',
      defendingZone: 'left',
      red: armed.length > 0 ? three : three.slice(1),
      black: ['blank'],
    });
    table.ends();
    return table.events('diceGathered')[0]!.dice;
  };
  expect(gathered(['enhanced-armament'], [])).toEqual({ red: 3, blue: 0, black: 1 });
  expect(gathered([], ['enhanced-armament'])).toEqual({ red: 2, blue: 0, black: 1 });
});
