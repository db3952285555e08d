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
