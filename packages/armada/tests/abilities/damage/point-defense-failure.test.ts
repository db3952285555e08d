import { armadaTable } from '@sortie/testkit/armada';
import { shows } from '../../shows.ts';
import { duel } from './duel.ts';

const rule = 'ar.known.damage.point-defense-failure';

const patrol = (ship: string, faceup = ['point-defense-failure']) =>
  armadaTable({
    hunter: { ship, at: [900, 300, 0], faceup },
    one: { squadron: 'tie-fighter', at: [880, 420] },
    two: { squadron: 'tie-fighter', at: [920, 420] },
    victory: { ship: 'victory-ii', at: [1500, 800, 180], activated: true },
  });

shows(
  [rule, 'ar.attack.additional-squadron.offer'],
  'the pool against each squadron of an attack loses a die before the roll',
  () => {
    patrol('nebulon-b-escort')
      .attack('hunter', 'one', { zone: 'front', blue: ['hit'] })
      .has('one', { hull: 2 })
      .asks('additionalSquadron')
      .offersExactly({ target: 'two', zone: 'front' }, { decline: true })
      .dice({ blue: ['hit'] })
      .answers({ target: 'two' })
      .has('two', { hull: 2 })
      .ends();
  },
);

shows([rule, 'ar.attack.roll.no-dice-cancels'], 'where it was the only die there is no attack', () => {
  patrol('nebulon-b-support')
    .attack('hunter', 'one', { zone: 'front' })
    .has('one', { hull: 3 })
    .asks('additionalSquadron')
    .offersExactly({ target: 'two', zone: 'front' }, { decline: true });
});

shows(rule, 'an attack on a ship loses nothing, nor one without the card', () => {
  duel({ victory: { faceup: ['point-defense-failure'] } })
    .attack('victory', 'corvette', {
      zone: 'front',
      defendingZone: 'front',
      red: ['blank', 'blank', 'blank'],
      blue: ['hit', 'hit', 'hit'],
    })
    .pool('red blank', 'red blank', 'red blank', 'blue hit', 'blue hit', 'blue hit');
  patrol('nebulon-b-escort', [])
    .attack('hunter', 'one', { zone: 'front', blue: ['hit', 'hit'] })
    .has('one', { hull: 1 });
});
