import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const start = (shields: number, facedown: readonly string[]) =>
  xwingTable({
    shuttle: { pilot: 'omicrongrouppilot', at: [450, 400], upgrades: ['ysanneisard'], shields, facedown },
    rookie: { pilot: 'rookiepilot', at: [450, 580, 180] },
  });

test('as combat starts a damaged ship without shields may evade for free', () => {
  start(0, ['core2-stunnedpilot'])
    .offersExactly({ use: 'shuttle.u1', choice: null }, { pass: true })
    .uses('ysanneisard')
    .acts('evade')
    .has('shuttle', { tokens: { evade: 1 } })
    .ends();
});

test('not with a shield, and not undamaged', () => {
  start(1, ['core2-stunnedpilot']).asks('declareTarget');
  start(0, []).asks('declareTarget');
});
