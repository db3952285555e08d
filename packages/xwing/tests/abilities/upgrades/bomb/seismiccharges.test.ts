import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flight = (
  dial: { readonly speed: number; readonly bearing: string } = { speed: 3, bearing: 'straight' },
) =>
  xwingTable(
    {
      bomber: { pilot: 'scimitarsquadronpilot', at: [450, 400, 0], upgrades: ['seismiccharges'], dial },
      near: { pilot: 'rookiepilot', at: [450, 250, 0], shields: 2 },
      far: { pilot: 'rookiepilot', at: [800, 100, 0], shields: 2 },
    },
    { phase: 'activation' },
  );

shows(
  ['xw.bomb.type.seismic', 'xw.carddata.upgrade.bomb-timing'],
  'a seismic charge dropped on revealing the dial does one damage to ships at range 1 when Activation ends',
  () => {
    const table = flight().offers('seismiccharges').uses('seismiccharges');
    table
      .has('bomber', { bombDropped: true, upgrades: [{ faceup: false }] })
      .asks('performAction', { ship: 'bomber' });
    expect(table.state.bombs).toMatchObject([{ bomb: 'bomb:seismiccharges', droppedBy: 'bomber' }]);
    table.has('near', { shields: 2 }).skips();
    expect(table.state.bombs).toEqual([]);
    table.has('near', { shields: 1 }).has('far', { shields: 2 }).has('bomber', { damage: [] }).ends();
  },
);

shows('xw.bomb.type.seismic', 'the damage of a seismic charge is no critical damage', () => {
  const table = xwingTable(
    {
      bomber: {
        pilot: 'scimitarsquadronpilot',
        at: [450, 400, 0],
        upgrades: ['seismiccharges'],
        dial: { speed: 3, bearing: 'straight' },
      },
      bare: { pilot: 'rookiepilot', at: [450, 250, 0], shields: 0 },
    },
    { phase: 'activation', cards: ['core2-damagedengine'] },
  )
    .uses('seismiccharges')
    .skips();
  expect(table.ship('bare').damage).toMatchObject([{ card: 'core2-damagedengine', faceup: false }]);
  table.ends();
});

test('seismic charges may be kept', () => {
  const table = flight().passes().skips();
  expect(table.events('bombDropped')).toEqual([]);
  table
    .has('bomber', { upgrades: [{ faceup: true }] })
    .has('near', { shields: 2 })
    .ends();
});

test('another ship that reveals its dial drops no seismic charge', () => {
  const table = xwingTable(
    {
      bomber: { pilot: 'scimitarsquadronpilot', at: [450, 400, 0], upgrades: ['seismiccharges'] },
      wing: { pilot: 'academypilot', at: [600, 400, 0], dial: { speed: 3, bearing: 'straight' } },
      near: { pilot: 'rookiepilot', at: [450, 250, 0] },
    },
    { phase: 'activation' },
  );
  table.asks('performAction', { ship: 'wing' }).skips();
  expect(table.events('bombDropped')).toEqual([]);
  table.ends();
});
