import { armadaTable } from '@sortie/testkit/armada';
import { shows } from '../../shows.ts';

const rule = 'ar.known.damage.coolant-discharge';

/** The CR90 lies in the front and the right arc of the Victory, the X-wings in front of it. */
const crossfire = (faceup: readonly string[]) =>
  armadaTable({
    victory: { ship: 'victory-ii', at: [900, 300, 0], faceup },
    corvette: { ship: 'cr90-corvette-a', at: [1010, 370, 180], activated: true },
    wings: { squadron: 'x-wing', at: [860, 430] },
  });

const broadside = {
  zone: 'right',
  defendingZone: 'right',
  red: ['blank', 'blank'],
  blue: ['accuracy'],
} as const;

shows(rule, 'after one attack on a ship the ship may attack squadrons only', () => {
  crossfire(['coolant-discharge'])
    .attack('victory', 'corvette', broadside)
    .until('declareTarget')
    .offersExactly({ target: 'wings', zone: 'front' }, { decline: true })
    .refuses(
      { target: 'corvette', zone: 'front', defendingZone: 'right' },
      'ar.precedence.cannot-is-absolute',
    );
});

shows(rule, 'after an attack on a squadron it may still attack a ship', () => {
  crossfire(['coolant-discharge'])
    .attack('victory', 'wings', { zone: 'front', blue: ['accuracy'] })
    .until('declareTarget')
    .offersExactly(
      { target: 'corvette', zone: 'right', defendingZone: 'front' },
      { target: 'corvette', zone: 'right', defendingZone: 'right' },
      { decline: true },
    );
});

shows(rule, 'without Coolant Discharge both attacks may be on ships', () => {
  crossfire([])
    .attack('victory', 'corvette', broadside)
    .until('declareTarget')
    .offersExactly(
      { target: 'corvette', zone: 'front', defendingZone: 'right' },
      { target: 'wings', zone: 'front' },
      { decline: true },
    );
});
