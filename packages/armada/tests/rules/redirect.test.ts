import type { ArmadaEffect, ShipId } from '@sortie/armada/model';
import { armadaTable, armadaWith } from '@sortie/testkit/armada';
import { shows } from '../shows.ts';

const rule = 'ar.defense.redirect-shields-only';

/** The Victory hits the corvette's front at long range, which redirects to its left zone; then this happens. */
const redirected = (red: readonly string[], effects: readonly ArmadaEffect[], corvette: object = {}) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      corvette: { ship: 'cr90-corvette-a', at: [900, 600, 180], activated: true, ...corvette },
      spare: { ship: 'cr90-corvette-b', at: [100, 850, 180], activated: true },
    },
    {},
    armadaWith({ name: 'meanwhile', seat: 'p1', window: 'resolveDamage', effects: () => effects }),
  )
    .attack('victory', 'corvette', { zone: 'front', defendingZone: 'front', red })
    .uses('defenseTokens', { token: 2, zones: ['left'] })
    .until('useAbility')
    .passes()
    .uses('meanwhile');

shows(rule, 'no more points are redirected than there are', () => {
  redirected(['hit', 'blank', 'blank'], [])
    .asks('redirectDamage', { total: 1 })
    .offersExactly({}, { left: 1 })
    .answers({ left: 1 })
    .has('corvette', { shields: { front: 2, left: 1, right: 2, rear: 1 } });
});

shows(rule, 'nobody is asked where there is nothing to redirect, or no shield to redirect it to', () => {
  redirected(['blank', 'blank', 'blank'], []).asks('chooseCourse', { ship: 'victory' });
  redirected(['hit', 'blank', 'blank'], [], { shields: { left: 0 } })
    .asks('chooseCourse', { ship: 'victory' })
    .has('corvette', { shields: { front: 1, left: 0, right: 2, rear: 1 } });
});

shows(
  [rule, 'ar.destroyed.out-of-play'],
  'a ship that is destroyed before it suffers damage redirects none',
  () => {
    redirected(['hit', 'blank', 'blank'], [{ kind: 'destroyUnit', unit: 'corvette' as ShipId }])
      .asks('chooseCourse', { ship: 'victory' })
      .has('corvette', { destroyed: 1, shields: { front: 2, left: 2, right: 2, rear: 1 } });
  },
);
