import { shows } from '../../shows.ts';
import { duel, strike } from './duel.ts';

const rule = 'ar.known.damage.thruster-fissure';
const faceup = ['thruster-fissure'];

const navigate = (more: object = {}, corvette: object = {}) =>
  duel({
    victory: {
      at: [900, 100, 0],
      speed: 2,
      dials: ['navigate'],
      commandTokens: ['navigate'],
      faceup,
      ...more,
    },
    corvette: { at: [900, 800, 180], ...corvette },
  })
    .passes()
    .asks('useAbility');

shows([rule, 'ar.damage.unspecified-zone'], 'a change of speed costs 1 damage, on any zone', () => {
  navigate()
    .uses('navigate', { spend: 'token', speed: -1, yaw: 0 })
    .asks('chooseZone', { ship: 'victory', points: 1, source: 'thruster-fissure' })
    .asksSeat('p1')
    .offersExactly({ zone: 'front' }, { zone: 'left' }, { zone: 'right' }, { zone: 'rear' })
    .answers({ zone: 'front' })
    .has('victory', { speed: 1, shields: { front: 2, left: 3, right: 3, rear: 1 } })
    .asks('chooseCourse');
});

shows(rule, 'a change by 2 at once costs 1 damage too', () => {
  navigate()
    .uses('navigate', { spend: 'both', speed: -2, yaw: 1 })
    .asks('chooseZone', { points: 1 })
    .answers({ zone: 'front' })
    .has('victory', { speed: 0, shields: { front: 2, left: 3, right: 3, rear: 1 } });
});

shows(rule, 'the opponent’s Comm Noise changes it as well', () => {
  strike(['comm-noise'], { faceup })
    .answers({ speed: -1 })
    .asks('chooseZone', { ship: 'victory', points: 1, source: 'thruster-fissure' });
});

shows(rule, 'a command that leaves the speed alone costs nothing, nor do other ships’ changes', () => {
  navigate()
    .uses('navigate', { spend: 'dial', speed: 0, yaw: 1 })
    .has('victory', { speed: 2 })
    .asks('chooseCourse');
  navigate({ faceup: [] }, { faceup })
    .uses('navigate', { spend: 'dial', speed: -1, yaw: 1 })
    .asks('chooseCourse');
});
