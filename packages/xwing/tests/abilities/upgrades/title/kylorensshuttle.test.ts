import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const combat = (stress: number, others: boolean) =>
  xwingTable({
    shuttle: { pilot: 'starkillerbasepilot', at: [450, 300], upgrades: ['kylorensshuttle'], hasFought: true },
    x: { pilot: 'rookiepilot', at: [450, 480, 0], hasFought: true, tokens: { stress } },
    ...(others
      ? { y: { pilot: 'rookiepilot', at: [560, 480, 0], hasFought: true, tokens: { stress: 1 } } as const }
      : {}),
    last: { pilot: 'obsidiansquadronpilot', at: [450, 700, 180] },
  }).answers({ decline: true });

const stressed = (table: ReturnType<typeof combat>) =>
  table.events('tokensAssigned').flatMap(({ ship, token }) => (token === 'stress' ? [ship] : []));

test('the owner of the chosen ship gives the stress to it or to another one nearby', () => {
  const table = combat(0, true).asksSeat('p2').asks('chooseForCard');
  table.offersExactly({ ship: 'x' }, { ship: 'y' }).answers({ ship: 'y' });
  expect(stressed(table)).toEqual(['y']);
});

test('with every enemy nearby stressed nothing happens', () => {
  expect(stressed(combat(1, false))).toEqual([]);
});

const around = (more: object, situation: object = {}) =>
  xwingTable(
    {
      shuttle: {
        pilot: 'starkillerbasepilot',
        at: [450, 300],
        upgrades: ['kylorensshuttle'],
        hasFought: true,
      },
      x: { pilot: 'rookiepilot', at: [450, 480, 0], hasFought: true },
      ...more,
      last: { pilot: 'obsidiansquadronpilot', at: [450, 850, 180], hasFought: true },
    } as never,
    situation,
  );

test('an enemy at range 3 is neither chosen nor given the stress', () => {
  const far = { pilot: 'rookiepilot', at: [450, 600, 0], hasFought: true };
  around({ far }).asks('chooseForCard').offersExactly({ ship: 'x' });
});

test('the stress goes to no ship of another player', () => {
  const ally = {
    pilot: 'rookiepilot',
    at: [560, 480, 0],
    hasFought: true,
    seat: 'p3',
    tokens: { stress: 1 },
  };
  const seats = [
    { id: 'p1', side: 0 },
    { id: 'p2', side: 1 },
    { id: 'p3', side: 1 },
  ];
  around({ ally }, { seats }).asks('chooseForCard').asksSeat('p2').offersExactly({ ship: 'x' });
});
