import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { tableOf } from '../../../../src/rules/table.ts';

type Spec = Parameters<typeof xwingTable>[0][string];

const flown = (ship: Spec) =>
  xwingTable(
    { ship: { at: [450, 300], ...ship }, watcher: { pilot: 'academypilot', side: 1, at: [800, 800, 270] } },
    { phase: 'activation' },
  );

test('Maneuvering Fins make a bank of a turn, of the same side and speed', () => {
  const yv = (bearing: string): Spec => ({
    pilot: 'trandoshanslaver',
    upgrades: ['maneuveringfins'],
    dial: { speed: 2, bearing },
  });
  const table = flown({ ...yv('turnLeft'), dial: { speed: 3, bearing: 'turnLeft' } })
    .offers('maneuveringfins')
    .uses('maneuveringfins');
  expect(table.events('shipMoved').map(({ how }) => how)).toEqual(['bankLeft 3']);
  flown(yv('bankLeft')).doesNotOffer('maneuveringfins');
  flown(yv('straight')).doesNotOffer('maneuveringfins');
});

test('a Twin Ion Engine makes banks green, and nothing else', () => {
  const colours = (upgrades: readonly string[]) => {
    const table = flown({
      pilot: 'academypilot',
      side: 0,
      upgrades,
      dial: { speed: 2, bearing: 'straight' },
    });
    const { id } = table.ship('ship');
    const of = (bearing: 'bankRight' | 'turnRight') =>
      tableOf(table.state).difficulty(id, { speed: 3, bearing, difficulty: 'white' });
    return [of('bankRight'), of('turnRight')];
  };
  expect(colours(['twinionenginemkii'])).toEqual(['green', 'white']);
  expect(colours([])).toEqual(['white', 'white']);
});

test('Maneuvering Fins make a bank of a turn to the right, and leave the dial of a friend', () => {
  const pair = (own: object, friend: object) =>
    xwingTable(
      {
        yv: { pilot: 'trandoshanslaver', at: [250, 300], upgrades: ['maneuveringfins'], ...own },
        friend: { pilot: 'blacksunace', at: [550, 300], ...friend },
        watcher: { pilot: 'academypilot', side: 1, at: [800, 800, 270] },
      },
      { phase: 'activation' },
    );
  const dial = { speed: 2, bearing: 'turnRight' };
  const table = pair({ dial }, {});
  expect(
    table.answersOffered.map((each) => (each as { choice?: { bearing: string } }).choice?.bearing),
  ).toEqual(['bankRight', undefined]);
  pair({ dial, activated: true }, { dial }).doesNotOffer('maneuveringfins');
});
