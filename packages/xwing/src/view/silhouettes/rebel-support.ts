import {
  arc,
  box,
  circle,
  closeOutline,
  ellipse,
  mirrorOutline,
  pair,
  type Silhouette,
  silhouette,
} from '@sortie/scene/silhouette';

/** On a base of 40 mm. */
export const rebelSupport: Readonly<Record<string, Silhouette>> = {
  attackshuttle: silhouette(
    mirrorOutline(
      '0,16.4 3.2,15.6 5,11 5.6,4 7.4,3.4 12.6,-1.4 13,7 13.8,7 14.2,-1.4 16.2,-8.6 15.4,-13.4 11,-11.4 6.6,-9.6',
      '6.2,-14.4 4.8,-16.4 1.4,-16.4 1,-14.4 0,-14.4',
    ),
    {
      hull: [mirrorOutline('0,2 3.4,1 4.2,-10 2.6,-13 0,-13')],
      panel: pair(closeOutline('7.4,0.6 12.2,-3.4 14.4,-9.4 14,-11.4 7.4,-7.6')),
      engine: pair(box(1.8, -16.2, 4.6, -14)),
      cockpit: [mirrorOutline('0,14 2.4,13.2 3.6,9 3.2,6 0,5'), circle(0, -3, 2.2)],
    },
  ),
  arc170: silhouette(
    mirrorOutline(
      '0,18 1.4,17.4 2,14 2.4,7 3,3 4,3',
      arc([6.2, 4.6], [2.2, 1.6], [180, 0]),
      '8.4,0.6 18.2,-2.6 18.2,9.6 18.9,9.6 19.2,-2 19.2,-9 18.2,-9.6 8.4,-9.4 8,-14 4.6,-14 4.2,-10.6 2.6,-11 1.6,-18 0,-18.6',
    ),
    {
      hull: [mirrorOutline('0,-2 1.8,-4 1.6,-12 1,-17 0,-17.4')],
      panel: [
        ...pair(closeOutline('9.4,-1 17.4,-3.6 17.4,-5.4 9.4,-4.2')),
        ...pair(closeOutline('9.4,-5.4 17.4,-6.4 17.4,-8.4 9.4,-8.2')),
      ],
      engine: [...pair(ellipse(6.2, 4.2, 1.7, 1.2)), ...pair(box(5, -14, 7.6, -11))],
      cockpit: [mirrorOutline('0,9 1.2,8 1.8,1.4 0,0'), ellipse(0, -12.4, 0.9, 2)],
    },
  ),
  auzituckgunship: silhouette(
    mirrorOutline(
      '0,13.6 2.8,13 4.6,9.6 5.2,4 8,2.6 9.6,5.6 9.8,11.4 8.6,16.4 10.4,18 13.4,14 15.6,7 16.6,-1.4 15.4,-8.4 12,-12.4',
      '8.6,-11 8.4,-15.6 5.2,-17 4.2,-13.4 2,-12.8 1.6,-17.8 0,-18',
    ),
    {
      hull: [mirrorOutline('0,4 3.4,2.6 5,-4 3.6,-10.4 0,-11.4')],
      panel: pair(closeOutline('10.6,14.6 12.4,12 14.4,6 15,-1.6 13.8,-7 11,-9 10.4,-3 11.2,4 11.2,11')),
      engine: [...pair(box(5.4, -15.8, 7.8, -13)), box(-1.2, -17.4, 1.2, -14.6)],
      cockpit: [mirrorOutline('0,12 2,11.4 3.2,8.4 2.8,5.8 0,5.4')],
    },
  ),
  sheathipedeclassshuttle: silhouette(
    mirrorOutline(
      '0,11 2.8,10.6 5.2,8.8 6.8,5.4 7.4,7 6.8,12 7.4,17.4 8.8,17.4 9.4,12 9.4,4 8.6,-1 7.4,-5.2 5.4,-8.6 4.6,-12 4.4,-19',
      '3,-19 2,-12.4 1,-11 0,-11',
    ),
    {
      hull: [mirrorOutline('0,3.6 3.2,2.6 4.4,-2 3.2,-7.4 0,-9')],
      panel: pair(closeOutline('7.6,11.6 8.4,11.6 8.4,4.4 7.6,0 7,2.4')),
      engine: pair(box(3.1, -17.8, 3.9, -11.6)),
      cockpit: [mirrorOutline('0,9.6 2.4,9 4.6,7 5,5 3,5 0,5.6')],
    },
  ),
  scurrgh6bomber: silhouette(
    mirrorOutline(
      '0,5 2.6,5.4 3.4,8 4.2,16.4 5.4,19 7.8,19 9.4,15.6 9.8,8.6 12,6.4 14.8,3.2 15.6,-3 14.2,-8 11,-12 10.4,-16.4',
      '6.4,-17.6 5.6,-14.6 3.4,-14.4 2.8,-18 0,-18',
    ),
    {
      hull: [circle(0, -4, 6)],
      panel: [
        ...pair(closeOutline('5.2,16.4 7.8,16.8 8.4,8.6 5,8.2')),
        ...pair(closeOutline('9.6,4.6 12.8,2 13.4,-3 11.8,-7.4 9,-4 9,1.4')),
      ],
      engine: [...pair(box(6.8, -16.2, 9.8, -13.4)), box(-2, -17.8, 2, -15)],
      cockpit: [circle(0, -4, 2.6), mirrorOutline('0,4 2,4 2.4,2.4 0,2.2')],
    },
  ),
  senatorsshuttle: silhouette(
    mirrorOutline(
      arc([0, 12], [4.6, 5], [90, 0]),
      '5,4 6,1 13,-6 14,-14 12.6,-15.4 6.4,-9.6 5.6,-14 3.6,-16 0,-16',
    ),
    {
      hull: [mirrorOutline('0,6 2.6,5 3.2,-8 0,-10')],
      panel: pair(closeOutline('7,-1.6 11.6,-6.4 12.4,-12.4 7,-7.4')),
      engine: pair(box(1, -15.8, 3.4, -13)),
      cockpit: [mirrorOutline('0,15.4 2.4,14.4 3.2,11.6 0,10.6')],
    },
  ),
};
