import { unitCard } from '@sortie/legion/catalogue';
import {
  type Figure,
  type Relief,
  type Surroundings,
  stepOf,
  type Traveller,
} from '@sortie/legion/measuring';

type Unit = Parameters<typeof unitCard>[0];

/** The leader of a unit on the move; `more` is what a keyword adds. */
export function traveller(unit: Unit = 'stormtroopers', more: Partial<Traveller> = {}): Traveller {
  const { base, height, type } = unitCard(unit);
  const mover = type === 'groundVehicle' || type === 'repulsorVehicle' ? type : 'trooper';
  const step = stepOf(mover, height.top);
  return { id: 'mover', base, height: height.top, mover, step, dropsFreely: false, ...more };
}

export function around(relief: Relief, figures: readonly Figure[] = []): Surroundings {
  return { relief, figures, untouchable: [], tokens: [], walls: [] };
}
