import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const bombed = (
  conditions: readonly { readonly card: string; readonly by: string }[],
  bomb = 'bomb:connernet',
) =>
  xwingTable(
    {
      flyer: {
        pilot: 'rookiepilot',
        at: [450, 400, 0],
        shields: 1,
        conditions,
        dial: { speed: 2, bearing: 'straight' },
      },
      watcher: { pilot: 'academypilot', at: [800, 800, 270] },
    },
    {
      phase: 'activation',
      bombs: [{ bomb, droppedBy: 'watcher', at: [450, 470, 0] }] as never,
      cards: ['core2-weaponsfailure'],
    },
  );

const on = [{ card: 'rattled', by: 'watcher' }];

test('damage of a bomb comes with a critical on top, once', () => {
  const table = bombed(on);
  expect(table.ship('flyer').damage).toMatchObject([{ card: 'core2-weaponsfailure', faceup: true }]);
  table.has('flyer', { shields: 0, conditions: [] });
  bombed([]).has('flyer', { shields: 0, damage: [] });
});

test('an action may take the card off', () => {
  const act = (face: string) =>
    xwingTable(
      {
        flyer: {
          pilot: 'rookiepilot',
          at: [450, 300],
          conditions: on,
          dial: { speed: 1, bearing: 'straight' },
        },
        watcher: { pilot: 'academypilot', at: [800, 800, 270] },
      },
      { phase: 'activation', attackDice: [face] },
    )
      .acts('card flyer.c1')
      .ship('flyer').conditions.length;
  expect([act('focus'), act('hit'), act('crit'), act('blank')]).toEqual([0, 0, 1, 1]);
});
