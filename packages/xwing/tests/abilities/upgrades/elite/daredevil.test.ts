import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const alone = (pilot: string, more = {}) =>
  xwingTable(
    {
      flyer: { pilot, at: [450, 300], upgrades: ['daredevil'], dial: { speed: 2, bearing: 'straight' } },
      enemy: { pilot: 'trandoshanslaver', at: [100, 850, 180] },
    },
    { phase: 'activation', ...more },
  );

test('a ship without the boost icon turns, is stressed and suffers what two dice show', () => {
  alone('wedgeantilles', { attackDice: ['crit', 'hit'] })
    .acts('card flyer.u1', { choice: 'turnRight' })
    .has('flyer', {
      pose: { x: 505, y: 475, heading: 90 },
      tokens: { stress: 1 },
      shields: 0,
    })
    .ends();
});

test('a ship with the boost icon rolls no dice', () => {
  alone('greensquadronpilot')
    .acts('card flyer.u1', { choice: 'turnLeft' })
    .has('flyer', { pose: { x: 395, y: 475, heading: 270 }, tokens: { stress: 1 }, shields: 2 })
    .ends();
});

test('an obstacle in the way of the turn takes effect after it', () => {
  alone('greensquadronpilot', {
    obstacles: [{ kind: 'asteroid', outline: 0, at: [505, 500] }],
    attackDice: ['hit'],
  })
    .acts('card flyer.u1', { choice: 'turnRight' })
    .has('flyer', { tokens: { stress: 1 }, shields: 1 })
    .ends();
});

test('a stressed ship cannot use Daredevil', () => {
  xwingTable(
    {
      flyer: {
        pilot: 'wedgeantilles',
        at: [450, 300],
        upgrades: ['daredevil'],
        dial: { speed: 3, bearing: 'straight' },
        tokens: { stress: 1 },
      },
      enemy: { pilot: 'academypilot', at: [450, 530, 180] },
    },
    { phase: 'activation' },
  )
    .asks('declareTarget', { ship: 'flyer' })
    .has('flyer', { tokens: { stress: 1 }, actions: [] });
});
