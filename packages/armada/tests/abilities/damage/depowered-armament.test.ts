import { armadaTable } from '@sortie/testkit/armada';
import { shows } from '../../shows.ts';

const rule = 'ar.known.damage.depowered-armament';

const fleets = (victory: readonly string[], corvette: readonly string[] = []) =>
  armadaTable({
    victory: { ship: 'victory-ii', at: [900, 300, 0], faceup: victory },
    near: { ship: 'cr90-corvette-a', at: [860, 540, 180], activated: true },
    far: { ship: 'cr90-corvette-a', at: [940, 640, 180], activated: true, faceup: corvette },
  });

const [near, far] = ['near', 'far'].map((target) => ({ target, zone: 'front', defendingZone: 'front' }));

shows(rule, 'the ship cannot attack at long range, but nearer', () => {
  fleets(['depowered-armament'])
    .asks('declareTarget')
    .offersExactly(near!, { decline: true })
    .refuses(far!, 'ar.precedence.cannot-is-absolute');
});

shows(rule, 'without the card, and where the target has it, long range is in reach', () => {
  fleets([]).asks('declareTarget').offersExactly(near!, far!, { decline: true });
  fleets([], ['depowered-armament']).asks('declareTarget').offersExactly(near!, far!, { decline: true });
});
