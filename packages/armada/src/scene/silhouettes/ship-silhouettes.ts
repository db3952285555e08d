import {
  arc,
  box,
  circle,
  closeOutline,
  mirrorOutline,
  pair,
  type Silhouette,
  silhouette,
} from '@sortie/scene/silhouette';
import type { ShipClass } from '../../catalogue/index.ts';

/** The ship classes on the tokens of their size. */
export const shipSilhouettes: Readonly<Record<ShipClass, Silhouette>> = {
  cr90: silhouette(
    mirrorOutline(
      '0,31 5,31 7.6,29.4 8.4,25 7.6,20.6 4,18.6 3.2,14 3.6,6 4.6,1 6.2,-1 6.6,-9 9.6,-11 12,-14.4 12,-27 11,-32 0,-32',
    ),
    {
      hull: [mirrorOutline('0,16 2,14 2.4,4 3.6,-2 4.6,-18 3.4,-26 0,-26')],
      panel: [...pair(box(1.4, 21.6, 6, 28.4)), ...pair(box(7, -25, 10.4, -15))],
      engine: [
        ...pair(box(0.6, -31.4, 2.8, -27.6)),
        ...pair(box(3.6, -31.4, 5.8, -27.6)),
        ...pair(box(6.6, -31.4, 8.8, -27.6)),
      ],
      cockpit: [mirrorOutline('0,1 1.8,0 1.8,-4 0,-5')],
    },
  ),
  nebulonB: silhouette(
    mirrorOutline(
      '0,32 1.2,32 1.6,28 4.4,26 5.6,20 6,8 4.6,3.6 2,1.6 1.7,-8 2,-9 5.4,-10 7.6,-12.6 8,-26 6.4,-31 0,-31.6',
    ),
    {
      hull: [mirrorOutline('0,25 2.6,23.6 3.4,10 0,6'), box(-0.8, -9, 0.8, 3)],
      panel: [...pair(closeOutline('3.9,22 4.6,19 4.9,9 4.2,9')), ...pair(box(3.4, -23, 6.4, -14))],
      engine: [...pair(box(2.6, -30.4, 5.4, -26)), box(-1.8, -30.8, 1.8, -26.4)],
      cockpit: [mirrorOutline('0,20 1.4,19 1.4,15 0,14')],
    },
  ),
  assaultFrigate: silhouette(
    mirrorOutline(
      '0,45 3.6,44 7.6,39 9.6,31 10.4,19 11.4,8 20,-2 25,-11 25.6,-18 22,-20.6 13.4,-15 13,-25 11,-34 11.4,-42 9,-45 0,-45',
    ),
    {
      hull: [
        mirrorOutline('0,36 4.4,32 6.4,18 7.2,-2 6.4,-22 4,-34 0,-36'),
        mirrorOutline('0,2 3.4,-1 3.4,-18 0,-22'),
      ],
      panel: [
        ...pair(closeOutline('12.4,4 18.6,-3.4 22.8,-11 23.2,-16 13.6,-11')),
        ...pair(box(7.8, -32, 9.6, -22)),
      ],
      engine: [...pair(box(5.6, -44, 9.4, -38.6)), ...pair(box(0.8, -44, 4.4, -38.6))],
      cockpit: [mirrorOutline('0,27 2.4,25 2.8,20 0,18.6'), circle(0, 10, 2.2)],
    },
  ),
  gladiator: silhouette(
    mirrorOutline('0,32 1.6,31 3.4,24 12.6,-12 16.6,-22 16.6,-27 11,-28.4 10.4,-32 0,-32'),
    {
      hull: [mirrorOutline('0,8 3,2 6.6,-12 6.6,-24 0,-24')],
      panel: [
        ...pair(closeOutline('2,22 3.2,17 9.6,-9 7.8,-11 3,7')),
        ...pair(closeOutline('8.4,-14 11.6,-14 14.8,-22 14.8,-25.4 8.4,-25.4')),
      ],
      engine: [...pair(box(4.4, -31.4, 9, -27)), box(-2.8, -31.4, 2.8, -27)],
      cockpit: [mirrorOutline('0,-13 2,-13.6 5,-17 5,-20 0,-20')],
    },
  ),
  victory: silhouette(
    mirrorOutline('0,46 1.6,44.4 4,36 18.4,-16 24,-31 26,-34 26,-40 20,-40 17.6,-37 12.6,-37 12,-44 0,-44'),
    {
      hull: [mirrorOutline('0,12 4,4 9,-12 9.6,-30 0,-30'), mirrorOutline('0,-6 4.4,-10 5.4,-26 0,-26')],
      panel: [
        ...pair(closeOutline('1.8,38 3.4,32 15,-11 11.6,-13 4.6,11')),
        ...pair(closeOutline('12,-17 16.4,-17 22.6,-33 12,-33')),
      ],
      engine: [...pair(box(5.6, -43.2, 11, -37.6)), box(-3.4, -43.2, 3.4, -37.6)],
      cockpit: [
        mirrorOutline('0,-15.6 2,-16 7.4,-20 7.4,-23 0,-23'),
        closeOutline(arc([0, -11], [1.6, 1.6], [360, 12])),
      ],
    },
  ),
};
