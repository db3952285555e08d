import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'omicrongrouppilot',
        at: [450, 200],
        upgrades: ['tacticalofficer'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'rookiepilot', at: [450, 650, 180] },
      wing: { pilot: 'academypilot', at: [540, 280], activated: true },
    },
    { phase: 'activation' },
  );

test('it lends the coordinate action', () => {
  flying(1, 'straight').acts('coordinate', { target: 'wing' }).asks('performAction', { ship: 'wing' });
});

test('without it there is no such action', () => {
  flying(1, 'straight', { upgrades: [] }).offersNoAction('coordinate');
});
