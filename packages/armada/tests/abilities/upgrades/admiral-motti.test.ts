import { expect, test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, facedown, front, noShields, noTokens } from '../bow-to-bow.ts';

const hit = { ...front, red: ['hit', 'blank'], blue: ['accuracy'] };

/** The Corvette deals one damage card to a ship of Motti's that has so many. */
const struck = (ship: string, cards: number) =>
  bowToBow(
    'close',
    {
      target: { ship, ...noTokens, ...noShields, facedown: facedown(cards) },
      cr90: { ship: 'cr90-corvette-a' },
      flagship: { ship: 'victory-ii-class', upgrades: ['admiral-motti'], at: [200, 200, 0] },
    },
    { initiative: 1 },
  ).attack('cr90', 'target', hit);

shows('ar.known.upgrade.commanders', 'small ships of the fleet have one hull more', () => {
  struck('gladiator-i-class', 4).has('target', { destroyed: null }).ends();
  struck('gladiator-i-class', 5).has('target', { destroyed: 1 }).ends();
});

test('medium ships have two more', () => {
  struck('victory-i-class', 8).has('target', { destroyed: null }).ends();
  struck('victory-i-class', 9).has('target', { destroyed: 1 }).ends();
});

shows('ar.allegiance.friendly', 'enemy ships have their own hull', () => {
  bowToBow('close', {
    gladiator: { ship: 'gladiator-i-class', upgrades: ['admiral-motti'] },
    cr90: { ship: 'cr90-corvette-a', ...noTokens, ...noShields, facedown: facedown(3) },
    nebulon: { ship: 'nebulon-b-escort', at: [200, 700, 180] },
  })
    .attack('gladiator', 'cr90', { ...front, red: ['hit', 'blank'], black: ['blank', 'blank'] })
    .has('cr90', { destroyed: 1 });
});

shows('ar.destroyed.ship-cards-inactive', 'a lost flagship takes along the ships that lived by it', () => {
  const table = bowToBow(
    'close',
    {
      flagship: {
        ship: 'victory-i-class',
        upgrades: ['admiral-motti'],
        ...noTokens,
        ...noShields,
        facedown: facedown(9),
      },
      cr90: { ship: 'cr90-corvette-a' },
      holed: {
        ship: 'gladiator-i-class',
        at: [200, 200, 0],
        facedown: ['power-failure', ...Array(4).fill('structural-damage')],
      },
      sound: { ship: 'gladiator-ii-class', at: [400, 200, 0], facedown: Array(4).fill('structural-damage') },
    },
    { initiative: 1 },
  ).attack('cr90', 'flagship', hit);
  expect(table.events('unitDestroyed').map(({ unit }) => unit)).toEqual(['flagship', 'holed']);
  table.has('sound', { destroyed: null }).ends();
});
