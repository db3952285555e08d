import {
  box,
  circle,
  closeOutline,
  ellipse,
  mirrorOutline,
  pair,
  type Silhouette,
  silhouette,
} from '@sortie/scene/silhouette';
import type { UnitCardId } from '../../catalogue/index.ts';

/** Vehicles and emplacements. */
export const vehicleSilhouettes = {
  'at-rt': silhouette(
    mirrorOutline(
      '0,28 1.8,28 2.4,16 6,14 7,6 12,5 14,15 19,16 20.4,4 19,-9 14,-11 12,-3 8,-4 8,-15 5,-21 0,-22',
    ),
    {
      hull: [mirrorOutline('0,13 4,12 5,4 5,-12 0,-14')],
      panel: [...pair(box(14.4, -7, 18, 3)), ...pair(box(14.6, 6, 18, 13))],
      engine: [box(-3.4, -20, 3.4, -16), box(-1, 17, 1, 26)],
      cockpit: [circle(0, -1, 3.6)],
    },
  ),
  '74-z-speeder-bikes': silhouette(
    mirrorOutline(
      '0,24 1.2,24 1.8,14 4.6,13.4 4.6,19 6.2,19 6.2,7.6 2.2,7.6 2.8,2 4.6,-2 5.6,-12 4.6,-19 3,-22.4 0,-23',
    ),
    {
      hull: [mirrorOutline('0,6 1.4,4 2.8,-4 3,-15 0,-17')],
      panel: pair(box(4.9, 8.6, 5.9, 18)),
      engine: [box(-2.2, -21.4, 2.2, -18)],
      cockpit: [circle(0, -4, 2.4)],
    },
  ),
  't-47-airspeeder': silhouette(
    mirrorOutline(
      '0,44 6,42 10,30 13,12 16,10 16,26 18,26 18.4,8 27,-4 33,-14 33,-24 24,-26 14,-20 13,-34 9,-42 0,-43',
    ),
    {
      hull: [mirrorOutline('0,37 4,35 8,10 8.4,-24 0,-31')],
      panel: [...pair(closeOutline('15,4 18,4 29,-12 29,-20 15,-15')), ...pair(box(16.4, 10, 17.6, 24))],
      engine: pair(box(3, -40, 8, -34)),
      cockpit: [mirrorOutline('0,22 3.4,20 4.2,4 0,2')],
    },
  ),
  '1-4-fd-laser-cannon-team': silhouette(
    mirrorOutline('0,44 3,43 4,30 12,28 18,20 19,10 14,2 16,-4 22,-10 23,-20 17,-26 9,-25 6,-18 0,-17'),
    {
      hull: [mirrorOutline('0,25 9,22 13,14 10,6 0,3')],
      panel: pair(ellipse(15, -15, 4.6, 5.6)),
      engine: [box(-2, 29, 2, 41)],
      cockpit: pair(circle(15, -15, 3)),
    },
  ),
  'e-web-heavy-blaster-team': silhouette(
    mirrorOutline('0,31 1.4,31 1.8,16 4,14 10,19 12,17.4 6.6,8 7,0 12,-4 15,-10 13,-17 7,-19 3,-15 0,-14'),
    {
      hull: [mirrorOutline('0,12 3,10 4,2 3,-6 0,-8')],
      panel: pair(ellipse(9, -11, 3.4, 4.6)),
      engine: [box(-1, 17, 1, 29)],
      cockpit: pair(circle(9, -11, 2.4)),
    },
  ),
  'at-st': silhouette(
    mirrorOutline(
      '0,41 2,41 2.8,28 12,26 15,18 16,6 24,4 26,18 34,20 36.4,2 34,-17 26,-19 24,-8 16,-8 14,-22 8,-29 0,-31',
    ),
    {
      hull: [mirrorOutline('0,25 9,23 12,16 12,-16 6,-24 0,-26')],
      panel: [...pair(box(26.4, -14, 33, -1)), ...pair(box(26.4, 3, 33, 16)), ...pair(box(4.4, 8, 10, 15))],
      engine: [box(-5, -29, 5, -27), box(-1, 28, 1, 39)],
      cockpit: [mirrorOutline('0,22.6 5,21.6 5.6,17.6 0,16.6')],
    },
  ),
} as const satisfies Readonly<Partial<Record<UnitCardId, Silhouette>>>;
