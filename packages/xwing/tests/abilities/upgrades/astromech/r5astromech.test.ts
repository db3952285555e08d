import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const atEnd = (faceup: string[]) =>
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 300], upgrades: ['r5astromech'], faceup },
      academy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'end' },
  );

test('in the End phase one faceup Damage card of the Ship trait may be turned facedown', () => {
  atEnd(['core2-damagedengine', 'core2-damagedcockpit', 'core2-loosestabilizer'])
    .offersExactly(
      { use: 'rookie.u1', choice: 'rookie.d1' },
      { use: 'rookie.u1', choice: 'rookie.d3' },
      { pass: true },
    )
    .uses('r5astromech', 'rookie.d3')
    .has('rookie', { damage: [{ faceup: true }, { faceup: true }, { faceup: false }] })
    .ends();
});

test('a card of the Pilot trait is not its business', () => {
  atEnd(['core2-damagedcockpit'])
    .doesNotOffer('r5astromech')
    .until('setDial')
    .has('rookie', { damage: [{ faceup: true }] });
});
