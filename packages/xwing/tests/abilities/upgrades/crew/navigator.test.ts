import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const revealing = (dial: { speed: number; bearing: string }, stress = 0, pilot = 'goldsquadronpilot') =>
  xwingTable(
    {
      flyer: { pilot, at: [450, 300], upgrades: ['navigator'], dial, tokens: { stress } },
      enemy: { pilot: 'academypilot', at: [800, 850, 180] },
    },
    { phase: 'activation' },
  );

test('the dial may be turned to another speed of its bearing, also to red', () => {
  const turn = (speed: number, difficulty: string) => ({
    use: 'flyer.u1',
    choice: { speed, bearing: 'straight', difficulty },
  });
  revealing({ speed: 2, bearing: 'straight' })
    .offersExactly(turn(1, 'green'), turn(3, 'white'), turn(4, 'red'), { pass: true })
    .uses('navigator', { speed: 4, bearing: 'straight', difficulty: 'red' })
    .has('flyer', { pose: { x: 450, y: 300 + 40 + 160 }, tokens: { stress: 1 } });
});

test('a stressed ship turns to no red maneuver', () => {
  const turn = (speed: number, difficulty: string) => ({
    use: 'flyer.u1',
    choice: { speed, bearing: 'straight', difficulty },
  });
  revealing({ speed: 2, bearing: 'straight' }, 1).offersExactly(turn(1, 'green'), turn(3, 'white'), {
    pass: true,
  });
});

test('a bearing of one speed alone leaves nothing to turn to', () => {
  revealing({ speed: 4, bearing: 'koiogranTurn' }).doesNotOffer('navigator');
});

test('when a friend reveals its dial the ship turns none', () => {
  xwingTable(
    {
      flyer: {
        pilot: 'redsquadronveteran',
        at: [450, 300],
        upgrades: ['navigator'],
        dial: { speed: 2, bearing: 'straight' },
      },
      friend: { pilot: 'rookiepilot', at: [250, 300], dial: { speed: 2, bearing: 'straight' } },
      enemy: { pilot: 'academypilot', at: [800, 850, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction', { ship: 'friend' });
});
