import { arc, box, circle, closeOutline, ellipse, mirrorOutline, pair } from './outline.ts';
import type { Silhouette } from './silhouette.ts';
import { silhouette } from './silhouette.ts';

/** On a base of 40 mm. */
export const scumFighters: Readonly<Record<string, Silhouette>> = {
  starviper: silhouette(
    mirrorOutline(
      '0,18 1.4,16.6 2.4,12 3,6 3.4,3 6.6,3.4 10.4,7 12.4,14 12.6,18.4 13.4,18.4 14.4,12 13.4,5.4 10.6,0.6 6.8,-1.4',
      '6.8,-3 11,-4.6 14.4,-9 15.4,-16 14.4,-16.4 12.4,-11.6 8.6,-8 4,-7 3,-10 2.4,-16.4 1.2,-18.4 0,-18.4',
    ),
    {
      hull: [mirrorOutline('0,3 1.8,2 2.2,-6 1.4,-14 0,-16')],
      panel: [
        ...pair(closeOutline('4.6,1.8 6.6,2 11,6 13,12 12.4,5.8 10,1.8 6.4,-0.2 4.6,-0.2')),
        ...pair(closeOutline('4.6,-4.2 7,-4.2 10.6,-6 13.4,-9.6 14.2,-13 12.4,-9.8 8.6,-6.4 4.6,-5.6')),
      ],
      engine: [circle(0, -16.4, 1)],
      cockpit: [mirrorOutline('0,14 1.2,12.6 1.8,8 1.4,5 0,4.4')],
    },
  ),
  m3ainterceptor: silhouette(
    mirrorOutline(
      '0,16.4 1.8,15.4 2.6,12 2.6,7 4,5 4.6,1 8.4,2.4 11,5.6 11.2,15 12,15 12.6,5 12,0 9.4,-4 5,-6 4.4,-9 6.6,-12.4',
      '6.4,-17 4.8,-17.4 2.6,-12 0,-11',
    ),
    {
      hull: [mirrorOutline('0,5 2,4 2.8,-2 2,-8 0,-9')],
      panel: pair(closeOutline('5.6,-0.4 8,0.8 11.2,4 10.8,0.4 8.6,-2.8 5.2,-4.2')),
      engine: pair(closeOutline('4,-11 5.4,-12.6 5.6,-15.6 4.2,-13.6')),
      cockpit: [mirrorOutline('0,14.6 1.2,13.8 1.7,10 1.4,7.6 0,7')],
    },
  ),
  kihraxzfighter: silhouette(
    mirrorOutline(
      '0,9.4 2.4,9 4,6.4 6.4,6 8.4,9 9.4,16 10.4,17.6 11.8,17.4 14.6,10 16,2 15,-6 11.6,-11.4 7.4,-13.6 6.6,-16.4',
      '3.4,-16.4 2.8,-13.4 0,-13',
    ),
    {
      hull: [ellipse(0, -3.4, 5.4, 7)],
      panel: [
        ...pair(closeOutline('9.4,6 10.6,13.6 12.8,8.6 13.8,2.6 9,2.6')),
        ...pair(closeOutline('8.4,0.8 13.6,0.8 13,-5 10.4,-9.4 7.4,-7')),
      ],
      engine: pair(box(3.9, -16.2, 6.2, -14)),
      cockpit: [mirrorOutline('0,7.6 1.6,7 2.4,3 1.8,0.4 0,0')],
    },
  ),
  g1astarfighter: silhouette(
    mirrorOutline(
      '0,6.4 3,6 5.4,4.4 6.6,6 7.4,13 7.8,19 8.8,19 10.2,12.6 11,4 13.4,-1 14.4,-7 13.8,-17 12.6,-18.4 10.6,-17.4 8.6,-10',
      '4.6,-8.6 4,-13 2.6,-14.4 0,-14.4',
    ),
    {
      hull: [box(-3, -12, 3, -4)],
      panel: [
        ...pair(closeOutline('7.8,6 8.4,14 9.4,11 9.8,4 8,2')),
        ...pair(closeOutline('8.4,0 11,0 12.8,-6 12.4,-15 11.4,-15 9.4,-7.6')),
      ],
      engine: pair(box(0.6, -14.2, 2.4, -12.4)),
      cockpit: [circle(0, 0.6, 4), circle(0, 0.6, 1.6)],
    },
  ),
  protectoratestarfighter: silhouette(
    mirrorOutline(
      '0,10 1.8,9.4 2.8,6.6 3,3.4 6,3.4 9.4,5.4 14,11.6 16.8,18 17.8,18 17.4,10 14.6,2 10.6,-3.6 9.8,-12 8.4,-12.6 6.6,-5',
      '3.4,-4.4 3.4,-9 2.4,-12.6 0,-13',
    ),
    {
      hull: [mirrorOutline('0,0 2,-0.6 2.2,-8 0,-9.4')],
      panel: [...pair(closeOutline('4.4,2 6.6,2 9.8,3.8 14.4,9.6 16.2,13 13.4,3 9.4,-1.6 4.4,-2.4'))],
      engine: [
        mirrorOutline('0,-9.8 1.8,-9.8 1.4,-12 0,-12.2'),
        ...pair(closeOutline('7.4,-5 9,-5 9.2,-11.4 8.4,-11.4')),
      ],
      cockpit: [mirrorOutline('0,8.8 1.2,8.2 1.9,4.8 1.4,2 0,1.4')],
    },
  ),
  quadjumper: silhouette(
    mirrorOutline(
      '0,14 3.2,13.6 4.8,10.6 5.2,7.6 6.6,7.4',
      arc([11, 9], [4.4, 3.6], [180, 0]),
      '15.4,1.6 14.4,0.4 14.4,-2.4 15.4,-3.4 15.4,-12.6 14.4,-16 7.6,-16 6.6,-12.6 6.6,-8 4.6,-8 4,-10.4 0,-10.4',
    ),
    {
      hull: [box(-3.4, -8, 3.4, 5), ...pair(box(7.6, 2.4, 14.4, 6)), ...pair(box(7.6, -10.6, 14.4, -4.4))],
      panel: [...pair(box(8.6, -1.6, 13.4, 0))],
      engine: [...pair(ellipse(11, 9, 3, 2.4)), ...pair(box(8.4, -15.6, 13.6, -12.6))],
      cockpit: [mirrorOutline('0,12.6 2.4,12.2 3.6,9.4 3.4,7 0,6.6')],
    },
  ),
  m12lkimogilafighter: silhouette(
    mirrorOutline(
      '0,12.6 3,12.2 4,15.4 5,18.4 8,18.4 9.6,14 11,8 15,5.4 17.6,0 18,-7.4 15.4,-11.4 11,-12 11,-17 5,-17 4.4,-13.4 0,-13',
    ),
    {
      hull: [mirrorOutline('0,2 3.6,0 4.4,-8 0,-11')],
      panel: [
        ...pair(closeOutline('5.2,15 7.4,15.6 9,9 7.6,1 4.8,4.4')),
        ...pair(closeOutline('10.6,6 13.8,3.8 16,-0.6 16.2,-6.6 14.6,-9 9.4,-8.4 9,0')),
      ],
      engine: pair(box(5.8, -16.8, 10.2, -13.2)),
      cockpit: [mirrorOutline('0,11 2,10.6 2.8,6.4 2.2,3.6 0,3.2')],
    },
  ),
};
