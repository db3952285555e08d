import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flight = (near: readonly [number, number, number]) =>
  xwingTable(
    {
      bomber: {
        pilot: 'scimitarsquadronpilot',
        at: [450, 400, 0],
        upgrades: ['protonbombs'],
        dial: { speed: 3, bearing: 'straight' },
      },
      near: { pilot: 'rookiepilot', at: near, shields: 2 },
    },
    { phase: 'activation' },
  );

shows(
  ['xw.bomb.type.proton', 'xw.carddata.upgrade.bomb-timing'],
  'a proton bomb deals one faceup Damage card past the shields to a ship at range 1',
  () => {
    const table = flight([450, 250, 0]).cards('core2-damagedengine').uses('protonbombs').skips();
    expect(table.ship('near')).toMatchObject({
      shields: 2,
      damage: [{ card: 'core2-damagedengine', faceup: true }],
    });
    table.ends();
  },
);

test('a proton bomb deals nothing to a ship at range 2', () => {
  const table = flight([450, 150, 0]).uses('protonbombs').skips();
  expect(table.events('bombDetonated')).toHaveLength(1);
  table.has('near', { shields: 2, damage: [] }).ends();
});
