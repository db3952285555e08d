import type { ShipSpec } from '@sortie/testkit/armada';
import { shows } from '../../shows.ts';
import { duel } from './duel.ts';

const rule = 'ar.known.damage.faulty-countermeasures';

const underFire = (faceup: readonly string[], corvette: Partial<ShipSpec> = {}) =>
  duel({
    victory: { activated: true, faceup, defenseTokens: ['exhausted', 'readied', 'exhausted'] },
    corvette: { activated: false, ...corvette },
  })
    .attack('corvette', 'victory', {
      zone: 'front',
      defendingZone: 'front',
      red: ['blank', 'blank'],
      blue: ['hit'],
    })
    .asksSeat('p1');

const brace = { use: 'victory.defenseTokens', choice: { token: 0 } };
const redirect = (token: number) =>
  ['left', 'right'].map((zone) => ({ use: 'victory.defenseTokens', choice: { token, zones: [zone] } }));

shows(rule, 'exhausted defense tokens cannot be spent', () => {
  underFire(['faulty-countermeasures'])
    .offersExactly(...redirect(1), { pass: true })
    .refuses(brace, 'ar.precedence.cannot-is-absolute');
});

shows(
  [rule, 'ar.defense.spend-exhausted-discards'],
  'without the card exhausted tokens work and are discarded',
  () => {
    underFire([])
      .offersExactly(brace, ...redirect(1), ...redirect(2), { pass: true })
      .uses('defenseTokens', { token: 0 })
      .has('victory', {
        defenseTokens: [{ state: 'discarded' }, { state: 'readied' }, { state: 'exhausted' }],
      });
  },
);

shows(rule, 'an attacker that has it forbids nothing to the defender', () => {
  underFire([], {
    faceup: ['faulty-countermeasures'],
    defenseTokens: ['exhausted', 'exhausted', 'exhausted'],
  }).offersExactly(brace, ...redirect(1), ...redirect(2), { pass: true });
});
