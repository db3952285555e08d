import { shipTypes } from '@sortie/xwing/catalogue';
import { silhouetteOf } from '@sortie/xwing/view';

/** The drawing of a ship with many corners, which every piece of the measured table has. */
export const { outline, details } = silhouetteOf(
  shipTypes.find(({ name }) => name === 'X-wing') ?? shipTypes[0]!,
);
