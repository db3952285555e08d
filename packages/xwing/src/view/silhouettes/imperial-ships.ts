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

/** Shuttles and gunboats, on the base of their size. */
export const imperialShips: Readonly<Record<string, Silhouette>> = {
  tiestriker: silhouette(
    mirrorOutline(
      arc([0, 5], [4.4, 4.6], [90, 0]),
      '6,4.6 9,6 17.6,12.4 18.6,12.4 18.6,3 17.4,-3 18.6,-9 18.6,-16.4 17.4,-16.4 9.6,-6 4.8,-4 3.6,-11 2.2,-17 0,-17.6',
    ),
    {
      hull: [mirrorOutline('0,0.4 2.6,-0.6 2.6,-9 1.4,-15.6 0,-16')],
      panel: [
        ...pair(closeOutline('6.4,3 9,4.2 17.4,10 17.4,3.4 16.4,-1.4 6.4,0')),
        ...pair(closeOutline('6.4,-1.4 16.4,-3.8 17.4,-9 17.4,-13.6 9.2,-4.6 6.4,-3.6')),
      ],
      engine: pair(box(0.4, -17, 1.6, -15.8)),
      cockpit: [mirrorOutline('0,9 1.8,8.2 2.4,5.8 0,5'), circle(0, 2.6, 1.5)],
    },
  ),
  tiereaper: silhouette(
    mirrorOutline(
      arc([0, 13], [4.2, 4.6], [90, -10]),
      '5.6,10.6 8.4,9 13.6,3 16,3.4 17.6,8 18.4,8 19,-2 18.2,-15 17,-17.4 15.4,-13 10,-11 7,-14.4 3.4,-15.4 3,-17.4 0,-17.4',
    ),
    {
      hull: [mirrorOutline('0,7.4 3.2,6.4 4.4,-4 3,-13.4 0,-14')],
      panel: [
        ...pair(closeOutline('6.6,8 8.2,7 13,1.4 14.6,-11 10,-9 6.6,-8')),
        ...pair(closeOutline('16.2,2 17.4,5 17.6,-2 17,-12.6 16.4,-9.4')),
      ],
      engine: pair(box(0.6, -17.2, 2.4, -15)),
      cockpit: [mirrorOutline('0,16.8 2,16 2.6,13.4 0,12.6'), circle(0, 9.8, 1.5)],
    },
  ),
  alphaclassstarwing: silhouette(
    mirrorOutline(
      '0,17.4 2.4,17 3.6,13.4 4,8.4 5.4,7 6,2.6 9,2 15.6,6.6 16,10.4 16.8,10.4 17.4,2 17.6,-8 16,-13.4 10,-8.4 6.6,-8',
      '7,-14 5.6,-16.6 2.6,-16.6 2,-14 0,-13.6',
    ),
    {
      hull: [mirrorOutline('0,6.4 3.4,5.4 4.6,-3 3.4,-11.4 0,-12.4')],
      panel: pair(closeOutline('7.2,0.4 9.6,0.6 15.6,4.4 16,-7.4 15,-10.4 9.4,-6.4 7.2,-6.2')),
      engine: pair(box(3, -16.4, 5.6, -13.6)),
      cockpit: [mirrorOutline('0,15.6 1.8,15 2.6,11 2.2,9 0,8.4')],
    },
  ),
  lambdaclassshuttle: silhouette(
    mirrorOutline(
      '0,37 4.4,35 6.6,29 6.4,23 4.4,20 5.6,16 9.6,14 11,8 11,2 34,-22 36,-32 33,-33 13,-18 12,-28 8,-31 0,-31',
    ),
    {
      hull: [mirrorOutline('0,14 5,12 7,0 7,-22 4,-28 0,-28')],
      panel: [
        ...pair(closeOutline('13,-3 31.6,-23 33,-29.6 13,-14.4')),
        mirrorOutline('0,8 1.4,0 1.4,-29 0,-30.6'),
      ],
      engine: pair(box(3, -30.8, 8, -26)),
      cockpit: [mirrorOutline('0,34 2.8,32.4 4.4,28 4,25 0,24')],
    },
  ),
  upsilonclassshuttle: silhouette(
    mirrorOutline(
      '0,30 3.6,28 7,18 8,8 13,4 16,14 21,37 23,37 26,16 25,-6 21,-22 17,-35 15,-35 12.6,-18 9,-10 8.6,-22 6,-28 0,-29',
    ),
    {
      hull: [mirrorOutline('0,10 4.4,8 5.6,-6 4.4,-22 0,-24')],
      panel: [
        ...pair(closeOutline('14.6,2 17.6,13 21.6,31 22,14 21,-4 15,-12')),
        ...pair(closeOutline('23.4,14 23.2,26 24.4,15 23.4,-6 22.4,-10')),
        ...pair(closeOutline('14.6,-16 20.4,-8 19.2,-22 16.2,-31')),
      ],
      engine: pair(box(1.6, -28, 5.4, -24.6)),
      cockpit: [mirrorOutline('0,27 2,25.6 4.4,18 3.6,15 0,14')],
    },
  ),
  vt49decimator: silhouette(
    mirrorOutline(
      '0,22 4,23 6.4,35 11,36 15.6,29 18,20 28,13 35,1 37.4,-14 33,-20 26,-19 25,-29 19,-34 11,-34 9,-28 5,-28 4,-34 0,-35',
    ),
    {
      hull: [mirrorOutline('0,18 6,16 12,4 13,-14 8,-24 0,-26'), mirrorOutline('0,-2 4,-4 5,-14 0,-17')],
      panel: [
        ...pair(closeOutline('17.6,14 26,9.6 32,0 34,-13 32,-16 20,-12 16,2')),
        ...pair(closeOutline('8,30 10.4,32 13,27.6 14.6,20 9,20')),
      ],
      engine: [...pair(box(12.6, -33, 19, -27)), box(-3, -34, 3, -29)],
      cockpit: [mirrorOutline('0,15 3,14 4,9 0,7.6'), circle(0, -9.4, 2.6)],
    },
  ),
  firespray31: silhouette(
    mirrorOutline(
      '0,36 4.6,35 7.6,31 8.6,22 9.6,10 12,4 17,1 27,2 27.4,9 30,12 32,9 32.6,-9 30,-13 27.6,-9 27,-6 25.4,-8',
      arc([0, -12], [26, 24], [-6, -90]),
    ),
    {
      hull: [mirrorOutline('0,2 6,0 9.6,-8 9,-18 5,-23 0,-24'), mirrorOutline('0,34 3,33 4.6,28 5,20 0,20')],
      panel: [
        ...pair(closeOutline('13,-3 23,-5 22.6,-15 18.4,-24 13,-29 12,-16')),
        ...pair(closeOutline('28.6,8 30,9.6 31,8 31.4,-8 30,-10 28.6,-8')),
      ],
      engine: [mirrorOutline('0,-28 8,-27 7,-32.6 0,-34')],
      cockpit: [mirrorOutline('0,17 3,16 4.6,10 4,4.6 0,3.6')],
    },
  ),
};
