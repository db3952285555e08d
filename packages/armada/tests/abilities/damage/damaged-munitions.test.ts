import { armadaTable } from '@sortie/testkit/armada';
import { shows } from '../../shows.ts';
import { duel } from './duel.ts';

const rule = 'ar.known.damage.damaged-munitions';

shows(rule, 'an attack on a ship loses a die of the owner’s choice before the roll', () => {
  duel({ victory: { faceup: ['damaged-munitions'] } })
    .attack('victory', 'corvette', {
      zone: 'front',
      defendingZone: 'front',
      red: ['blank', 'blank'],
      blue: ['hit', 'hit', 'hit'],
    })
    .asksSeat('p1')
    .offersExactly({ use: 'victory.d1', choice: 'red' }, { use: 'victory.d1', choice: 'blue' })
    .uses('damaged-munitions', 'red')
    .pool('red blank', 'red blank', 'blue hit', 'blue hit', 'blue hit')
    .passes()
    .ends();
});

shows(rule, 'each copy removes a die, and none is asked for where all are of one colour', () => {
  duel({
    victory: { activated: true, shields: { front: 3 } },
    corvette: {
      ship: 'cr90-corvette-b',
      activated: false,
      faceup: ['damaged-munitions', 'damaged-munitions'],
    },
  })
    .attack('corvette', 'victory', { zone: 'front', defendingZone: 'front', blue: ['hit'] })
    .pool('blue hit');
});

shows(
  [rule, 'ar.attack.roll.no-dice-cancels'],
  'an attack that is left without dice comes to nothing',
  () => {
    duel({
      victory: { activated: true },
      corvette: { at: [900, 500, 0], activated: false, faceup: ['damaged-munitions'] },
    })
      .attack('corvette', 'victory', { zone: 'rear', defendingZone: 'front' })
      .has('victory', { shields: { front: 3, left: 3, right: 3, rear: 1 } })
      .asks('chooseCourse', { ship: 'corvette' })
      .ends();
  },
);

shows(rule, 'an attack on a squadron, and one by another ship, lose nothing', () => {
  armadaTable({
    victory: { ship: 'victory-ii', at: [900, 300, 0], faceup: ['damaged-munitions'] },
    wings: { squadron: 'x-wing', at: [900, 430] },
    corvette: { ship: 'cr90-corvette-a', at: [1500, 800, 180], activated: true },
  })
    .attack('victory', 'wings', { zone: 'front', blue: ['hit'] })
    .has('wings', { hull: 4 })
    .ends();
  duel({ corvette: { faceup: ['damaged-munitions'] } })
    .attack('victory', 'corvette', {
      zone: 'front',
      defendingZone: 'front',
      red: ['blank', 'blank', 'blank'],
      blue: ['hit', 'hit', 'hit'],
    })
    .pool('red blank', 'red blank', 'red blank', 'blue hit', 'blue hit', 'blue hit');
});
