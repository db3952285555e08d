import { shows } from '../../shows.ts';
import { dogfight } from '../dogfight.ts';

const rule = 'ar.known.squadron.y-wing';

const strafe = (tie: { slider?: 'blue' | 'orange'; hull?: number }, blue: readonly string[]) =>
  dogfight({
    dutch: { squadron: 'dutch-vander', at: [900, 400] },
    tie: { squadron: 'tie-fighter', at: [900, 480], ...tie },
  }).attack('dutch', 'tie', { blue });

shows(rule, 'a squadron that Dutch Vander damages may be set to activated', () => {
  strafe({}, ['hit', 'accuracy', 'critical'])
    .asksSeat('p1')
    .offersExactly({ use: 'dutch.card', choice: null }, { pass: true })
    .uses('dutch-vander')
    .has('tie', { hull: 2, slider: 'orange' })
    // It is not activated any more this round.
    .until('assignDials')
    .ends();
});

shows(rule, 'one that was activated already suffers 1 damage more instead', () => {
  strafe({ slider: 'orange' }, ['hit', 'accuracy', 'critical'])
    .offersExactly({ use: 'dutch.card', choice: null }, { pass: true })
    .uses('dutch-vander')
    .has('tie', { hull: 1, slider: 'orange' })
    .ends();
});

shows(rule, 'it is his to leave out', () => {
  strafe({}, ['hit', 'accuracy', 'critical']).passes().has('tie', { hull: 2, slider: 'blue' });
});

shows(rule, 'nothing happens to one that suffers no damage, is destroyed, or is a ship', () => {
  strafe({}, ['accuracy', 'accuracy', 'critical'])
    .has('tie', { hull: 3, slider: 'blue' })
    .asks('chooseDeed', { squadron: 'tie' });
  strafe({ hull: 1 }, ['hit', 'accuracy', 'critical']).has('tie', { destroyed: 1 }).ends();
  dogfight({
    dutch: { squadron: 'dutch-vander', at: [900, 390] },
    victory: { ship: 'victory-ii', at: [900, 300, 0], activated: true, speed: 0 },
  })
    .attack('dutch', 'victory', { defendingZone: 'front', black: ['hit'] })
    .has('victory', { shields: { front: 2, left: 3, right: 3, rear: 1 } })
    .ends();
});
