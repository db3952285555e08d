import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const aiming = (pilot: string) =>
  xwingTable({
    yv: { pilot, at: [450, 400], upgrades: ['ioncannon'] },
    rookie: { pilot: 'rookiepilot', at: [650, 400] },
  }).until('declareTarget', 'yv');

test('a cannon may fire into the auxiliary arc', () => {
  aiming('moraloeval').offersExactly(
    { weapon: 'primary', target: 'rookie' },
    { weapon: 'yv.u1', target: 'rookie' },
    { decline: true },
  );
});

test('the cannon of another pilot may not', () => {
  aiming('trandoshanslaver').offersExactly({ weapon: 'primary', target: 'rookie' }, { decline: true });
});

test('it is the cannon alone that may, whatever else it carries', () => {
  const armed = (...upgrades: readonly string[]) =>
    xwingTable({
      yv: { pilot: 'moraloeval', at: [450, 400], upgrades, lock: 'rookie' },
      rookie: { pilot: 'rookiepilot', at: [650, 400] },
    }).until('declareTarget', 'yv');
  armed('homingmissiles', 'ioncannon').offersExactly(
    { weapon: 'primary', target: 'rookie' },
    { weapon: 'yv.u2', target: 'rookie' },
    { decline: true },
  );
  armed('homingmissiles').offersExactly({ weapon: 'primary', target: 'rookie' }, { decline: true });
});

test('an injured pilot may not', () => {
  xwingTable(
    {
      yv: { pilot: 'moraloeval', at: [450, 400], upgrades: ['ioncannon'], faceup: ['core-injuredpilot'] },
      rookie: { pilot: 'rookiepilot', at: [650, 400] },
    },
    { options: { damageDeck: 'core' } },
  )
    .until('declareTarget', 'yv')
    .offersExactly({ weapon: 'primary', target: 'rookie' }, { decline: true });
});
