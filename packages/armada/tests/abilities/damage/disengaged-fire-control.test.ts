import { armadaTable } from '@sortie/testkit/armada';
import { shows } from '../../shows.ts';

const rule = 'ar.known.damage.disengaged-fire-control';

/** An asteroid field lies between the Victory and what is straight ahead of it. */
const fleets = (faceup: readonly string[]) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 300, 0], faceup },
      ahead: { ship: 'cr90-corvette-a', at: [900, 500, 180], activated: true },
      beside: { ship: 'cr90-corvette-a', at: [1000, 480, 180], activated: true },
      wings: { squadron: 'x-wing', at: [880, 445] },
    },
    { obstacles: { 'asteroid-1': [895, 405] } },
  );

const ahead = { target: 'ahead', zone: 'front', defendingZone: 'front' };
const beside = ['front', 'right'].map((defendingZone) => ({
  target: 'beside',
  zone: 'front',
  defendingZone,
}));

shows(rule, 'targets whose attack would be obstructed cannot be declared', () => {
  fleets(['disengaged-fire-control'])
    .asks('declareTarget')
    .offersExactly(...beside, { decline: true })
    .refuses(ahead, 'ar.precedence.cannot-is-absolute')
    .refuses({ target: 'wings', zone: 'front' }, 'ar.precedence.cannot-is-absolute');
});

shows(rule, 'without the card they can', () => {
  fleets([])
    .asks('declareTarget')
    .offersExactly(ahead, ...beside, { target: 'wings', zone: 'front' }, { decline: true });
});
