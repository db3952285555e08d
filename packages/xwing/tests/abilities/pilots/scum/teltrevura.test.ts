import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const fourCards = [
  'core2-damagedcockpit',
  'core2-damagedcockpit',
  'core2-stunnedpilot',
  'core2-stunnedpilot',
];
const drawn = [
  'core2-directhit',
  'core2-majorhullbreach',
  'core2-majorexplosion',
  'core2-shakenpilot',
  'core2-shakenpilot',
  'core2-weaponsfailure',
];

const shot = (pilot: string, more: object = {}) =>
  xwingTable(
    {
      tel: { pilot, at: [450, 400], shields: 0, facedown: fourCards, hasFought: true, ...more },
      mauler: { pilot: 'maulermithel', at: [450, 610, 180] },
      academy: { pilot: 'academypilot', at: [520, 610, 180] },
    },
    { cards: drawn, initiative: 1 },
  ).attack('mauler', 'tel', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] });

shows('xw.later.destruction.averted', 'the first destruction is averted for four facedown cards', () => {
  const table = shot('teltrevura').has('tel', { gone: null, doomed: false });
  expect(table.ship('tel').damage.map(({ faceup }) => faceup)).toEqual([false, false, false, false]);
  expect(table.events('damageDiscarded')).toHaveLength(5);
});

shows(
  'xw.later.destruction.averted',
  'at once, before a simultaneous attack could keep it on the table',
  () => {
    const table = shot('teltrevura', { hasFought: false });
    table.asks('declareTarget', { ship: 'tel' }).has('tel', { doomed: false });
    expect(table.ship('tel').damage).toHaveLength(4);
    table.until('setDial').has('tel', { gone: null });
  },
);

shows('xw.later.destruction.averted', 'the second one is not', () => {
  shot('teltrevura')
    .attack('academy', 'tel', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .has('tel', { gone: 'destroyed', damage: [] });
});

shows('xw.later.destruction.averted', 'other pilots are destroyed', () => {
  shot('contractedscout').has('tel', { gone: 'destroyed', damage: [] });
});
