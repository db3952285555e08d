import { expect, test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front, noTokens } from '../bow-to-bow.ts';

const duel = () =>
  bowToBow('close', {
    gladiator: { ship: 'gladiator-i-class', upgrades: ['expanded-launchers'] },
    cr90: { ship: 'cr90-corvette-a', ...noTokens },
    nebulon: { ship: 'nebulon-b-escort', at: [780, 300, 0], ...noTokens },
  });

const four = ['blank', 'blank', 'blank', 'blank'];

shows(
  'ar.known.upgrade.ordnance',
  'the front battery has two black dice more, the side batteries have not',
  () => {
    const table = duel()
      .attack('gladiator', 'cr90', { ...front, red: ['blank', 'blank'], black: four })
      .attack('gladiator', 'nebulon', { zone: 'left', defendingZone: 'right', black: four });
    expect(table.events('diceGathered').map(({ dice }) => dice)).toEqual([
      { red: 2, blue: 0, black: 4 },
      { red: 0, blue: 0, black: 4 },
    ]);
    table.ends();
  },
);

test('beyond close range they are not used', () => {
  const table = bowToBow('medium', {
    gladiator: { ship: 'gladiator-i-class', upgrades: ['expanded-launchers'] },
    cr90: { ship: 'cr90-corvette-a', ...noTokens },
  }).attack('gladiator', 'cr90', { ...front, red: ['blank', 'blank'] });
  expect(table.events('diceGathered')).toMatchObject([{ dice: { red: 2, blue: 0, black: 0 } }]);
});
