import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const bombed = (bombs: readonly object[], crew = ['crew:sabinewren'], other: object = {}) =>
  xwingTable(
    {
      sabine: { pilot: 'goldsquadronpilot', at: [100, 100], upgrades: crew, activated: true },
      one: { pilot: 'academypilot', at: [450, 500, 180], activated: true, ...other },
      two: { pilot: 'omicrongrouppilot', at: [480, 380, 180], activated: true },
      far: { pilot: 'academypilot', at: [800, 800, 180], dial: { speed: 2, bearing: 'straight' } },
    },
    { phase: 'activation', bombs: bombs as never },
  );
const charge = { bomb: 'bomb:seismiccharges', droppedBy: 'sabine', at: [450, 450, 0] };

shows(
  'xw.later.bomb.effect-before-removal',
  'when a friendly bomb has taken effect an enemy at range 1 of it suffers 1 damage',
  () => {
    bombed([charge])
      .until('useAbility')
      .offersExactly({ use: 'sabine.u1', choice: 'one' }, { use: 'sabine.u1', choice: 'two' })
      .has('two', { shields: 4 })
      .uses('sabinewren', 'two')
      .has('one', { damage: [{ faceup: false }] })
      .has('two', { shields: 3 });
  },
);

test('once a round, whatever bombs go off', () => {
  bombed([charge, { ...charge, bomb: 'bomb:ionbombs', at: [470, 440, 0] }])
    .until('chooseBomb')
    .answers({ bomb: 'b1' })
    .uses('sabinewren', 'two')
    .until('setDial')
    .has('two', { shields: 3, tokens: { ion: 2 } })
    .has('one', { damage: [{ faceup: false }] });
});

test('a bomb of the other side, or no enemy near it, is nothing to her', () => {
  bombed([{ ...charge, droppedBy: 'far' }])
    .until('setDial')
    .has('two', { shields: 4 })
    .has('one', { damage: [{ faceup: false }] });
  bombed([{ ...charge, at: [150, 800, 0] }])
    .until('setDial')
    .has('two', { shields: 5 })
    .has('one', { damage: [] });
  bombed([charge], []).until('setDial').has('two', { shields: 4 });
});
