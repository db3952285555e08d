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

/** On a base of 80 mm; the two sections of a ship fit together, stern of the fore to bow of the aft one. */
export const hugeShips: Readonly<Record<string, Silhouette>> = {
  gr75mediumtransport: silhouette(
    mirrorOutline(
      '0,39 3,38.4 7,35.4 12,29.8 16,23 19.4,14.6 21.4,5 21.8,-4 20.4,-14 17.4,-23 13,-30 9,-33 8,-38 3,-39 2,-34 0,-34',
    ),
    {
      hull: [mirrorOutline('0,34 3,32 5,20 5,-12 3,-24 0,-25')],
      panel: [
        ...pair(closeOutline('7,29 11,26 15.6,17 18.4,6 7.4,6')),
        ...pair(closeOutline('7.4,2 18.8,2 18.8,-6 16.4,-17 11.6,-26 7,-27')),
      ],
      engine: pair(box(3.6, -37.6, 7.6, -33)),
      cockpit: [mirrorOutline('0,-16 2.4,-17 2.4,-22 0,-23')],
    },
  ),
  cr90corvettefore: silhouette(
    mirrorOutline('0,38 8,38 14,35 16,28 16,16 13,12 7,10 6,4 6,-20 9,-23 9,-32 7,-35 7,-40 0,-40'),
    {
      hull: [box(-3, -38, 3, 6), mirrorOutline('0,26 7,25 8,16 0,14')],
      panel: [...pair(closeOutline('10,33 13,31.4 13.6,18 10,16')), ...pair(box(4.4, -31, 7.4, -25))],
      cockpit: [mirrorOutline('0,36 7,36 11,34 0,32.6'), circle(0, -8, 2.6), circle(0, -28, 2)],
    },
  ),
  cr90corvetteaft: silhouette(
    mirrorOutline('0,40 7,40 7,32 10,29 10,14 8,10 12,6 22,1 27,-6 28,-20 27,-34 22,-34 21.4,-37 0,-37'),
    {
      hull: [mirrorOutline('0,38 3.4,37 5,10 10,0 10,-14 0,-17')],
      panel: pair(closeOutline('13,3 21,-2.4 24,-8 24.6,-18 13,-18')),
      engine: [
        ...pair(box(1, -36.6, 5.4, -22)),
        ...pair(box(7.6, -36.6, 12, -22)),
        ...pair(box(14.2, -36.6, 18.6, -22)),
        ...pair(box(21, -33.6, 25, -22)),
      ],
      cockpit: [circle(0, 22, 2.6), circle(0, -6, 3)],
    },
  ),
  raiderclasscorvettefore: silhouette(
    mirrorOutline('0,24 2,26 4,38 6.4,39 9,34 14,14 20,-12 22,-24 18,-27 18,-34 14,-40 0,-40'),
    {
      hull: [mirrorOutline('0,18 4,14 9,-10 11,-36 0,-36')],
      panel: [
        ...pair(closeOutline('5,33 7,32 11.4,13 17,-10 18.4,-21 15,-23 9.4,4')),
        mirrorOutline('0,8 2,4 4,-10 0,-12'),
      ],
      engine: pair(box(13, -35, 16, -29)),
      cockpit: [circle(0, -20, 3), mirrorOutline('0,15.4 1.4,13.6 2,8 0,7')],
    },
  ),
  raiderclasscorvetteaft: silhouette(
    mirrorOutline(
      '0,40 14,40 18,33 21,22 26,12 35,-14 38,-30 34,-33 27,-24 22,-20 21,-31 16,-38 5,-38 4,-33 0,-33',
    ),
    {
      hull: [mirrorOutline('0,36 9,35 12,10 11,-18 0,-22'), mirrorOutline('0,8 5,5 6,-10 0,-13')],
      panel: pair(closeOutline('21.4,16 24.4,10 32.4,-14 34.4,-27 26,-19 19.6,-15')),
      engine: [...pair(box(7, -37, 11, -26)), ...pair(box(13, -36, 17, -26))],
      cockpit: [mirrorOutline('0,2 2.6,0 2.6,-5 0,-6.4'), circle(0, 22, 3)],
    },
  ),
  gozanticlasscruiser: silhouette(
    mirrorOutline(
      '0,38 7,37 11,31 13,20 14,8 19,6 19,12 26,12 28,6 28,-24 26,-30 19,-30 18,-24 14,-24 13,-34 9,-37 0,-37',
    ),
    {
      hull: [mirrorOutline('0,16 6,14 7.4,-10 6,-26 0,-28')],
      panel: [...pair(closeOutline('8,31 9.6,29 11.4,10 9,10')), ...pair(box(20.6, -10, 26, 4))],
      engine: [...pair(box(20, -29, 26, -14)), box(-8, -36.6, 8, -32), ...pair(box(20.6, 6, 25.6, 10.6))],
      cockpit: [mirrorOutline('0,35 4.4,34 7,29.4 0,28'), mirrorOutline('0,-2 3,-4 3,-12 0,-14')],
    },
  ),
  croccruiser: silhouette(
    mirrorOutline(
      '0,27 4,28 6,38 12,39 16,33 17,20 18,12 24,10 25,16 32,16 34,10 34,-20 31,-27 25,-27 23,-22 19,-22 19,-32 15,-38 0,-38',
    ),
    {
      hull: [mirrorOutline('0,22 6,20 9,0 8,-24 0,-28')],
      panel: [
        ...pair(closeOutline('7.6,35 11.6,36 14,31.6 14.6,18 9,18')),
        ...pair(box(11.6, -18, 16.4, -6)),
        ...pair(box(11.6, -3, 16, 9)),
        ...pair(box(26, -8, 32, 6)),
      ],
      engine: [
        ...pair(box(26, -26, 31, -12)),
        ...pair(box(2, -37.6, 13, -32)),
        ...pair(ellipse(28.6, 12.4, 2.6, 2)),
      ],
      cockpit: [mirrorOutline('0,25 3,25.4 4,22 0,21'), mirrorOutline('0,4 3.4,2 3.4,-8 0,-10')],
    },
  ),
};
