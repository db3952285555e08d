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
import type { SquadronType } from '../../catalogue/index.ts';

/** One craft of a squadron, as large as the round base has room for. */
export const squadronSilhouettes: Readonly<Record<SquadronType, Silhouette>> = {
  xWing: silhouette(
    mirrorOutline('0,13.4 1.3,12.4 2.4,1 3,-1 9.8,-2.6 10,6 11,6 11.4,-3 11.4,-9.4 3.6,-9.8 3.2,-11.8 0,-12'),
    {
      panel: pair(closeOutline('3.8,-3 9.8,-4.2 9.8,-8.4 3.8,-8.4')),
      engine: pair(box(1, -11.4, 2.8, -9)),
      cockpit: [mirrorOutline('0,1 1.2,0.2 1.2,-3.4 0,-4')],
    },
  ),
  yWing: silhouette(
    mirrorOutline(
      '0,12.6 2.6,11.6 3.6,8.6 2.8,5.6 2,4.6 2,-0.6 6,-0.6 6,3.6 7.2,4.8 8.8,4.8 10,3.6 10,-11.6 9,-13 7,-13 6,-11.6 6,-4 2,-4 2,-9 0,-9.4',
    ),
    {
      panel: [...pair(box(6.8, -9.6, 9.2, 2.4)), box(-1.2, -8, 1.2, -1)],
      engine: pair(box(6.8, -12.4, 9.2, -10.4)),
      cockpit: [mirrorOutline('0,10.6 1.4,10 1.8,7.6 0,6.8')],
    },
  ),
  aWing: silhouette(
    mirrorOutline('0,12.6 2,11.4 4,7 7.6,-2 8.6,-3.4 8.8,1.6 9.8,1.6 10,-8 7.4,-11.4 4,-11.6 2.6,-8.4 0,-8'),
    {
      panel: pair(closeOutline('2.8,7 6.6,-3 6.6,-6 3,-5')),
      engine: pair(box(4.2, -11, 6.8, -8.6)),
      cockpit: [mirrorOutline('0,5 1.6,3.6 1.8,-2.4 0,-3.4')],
    },
  ),
  bWing: silhouette(
    mirrorOutline(
      arc([0, 10], [2.8, 2.8], [90, -40]),
      '1.9,6 1.9,2.6 10.6,0.6 11,5 12,5 12.4,-2 10.6,-3.4 1.9,-3.6 1.9,-9 3,-9.6 3,-13.4 0,-13.4',
    ),
    {
      panel: [...pair(closeOutline('2.8,1 10.2,-0.8 10.2,-2.2 2.8,-2.4')), box(-1, -8.4, 1, 4)],
      engine: pair(box(0.6, -12.8, 2.2, -10.2)),
      cockpit: [circle(0, 10, 1.6)],
    },
  ),
  tieFighter: silhouette(
    mirrorOutline(
      arc([0, 0], [4.2, 4.2], [90, 20]),
      '7.6,0.9 7.6,8 8.4,9.6 9.8,9.6 10.6,8 10.6,-8 9.8,-9.6 8.4,-9.6 7.6,-8 7.6,-0.9',
      arc([0, 0], [4.2, 4.2], [-20, -90]),
    ),
    {
      panel: [...pair(box(8.4, 1, 9.8, 7.6)), ...pair(box(8.4, -7.6, 9.8, -1))],
      cockpit: [circle(0, 1, 2)],
    },
  ),
  tieAdvanced: silhouette(
    mirrorOutline(
      arc([0, 1], [4, 4], [90, 12]),
      '6.8,1.2 5.6,8.4 7,10.2 9.2,8 11,4.6 11,-4.6 9.2,-8 7,-10.2 5.6,-8.4 6.8,-1.2 4,-1.6 3.6,-8 2.4,-9.6 0,-9.6',
    ),
    {
      panel: [
        ...pair(closeOutline('8,1 7.2,8 9.8,4.2 9.8,1')),
        ...pair(closeOutline('8,-1 9.8,-1 9.8,-4.2 7.2,-8')),
      ],
      engine: [box(-1.6, -9, 1.6, -6.6)],
      cockpit: [circle(0, 1.8, 1.9)],
    },
  ),
  tieInterceptor: silhouette(
    mirrorOutline(
      arc([0, 0], [3.9, 3.9], [90, 20]),
      '7,0.9 6.4,4 7.4,12.4 8.6,12.4 9.6,3 10,2 10,-7 8.6,-10 7.4,-10 6.4,-4 7,-0.9',
      arc([0, 0], [3.9, 3.9], [-20, -90]),
    ),
    {
      panel: [
        ...pair(closeOutline('7.6,1 7.4,4 8,10 8.8,3 8.8,1')),
        ...pair(closeOutline('7.6,-1 8.8,-1 8.8,-7 8,-8.6 7.4,-4')),
      ],
      cockpit: [circle(0, 0.8, 1.8)],
    },
  ),
  tieBomber: silhouette(
    mirrorOutline(
      '0,2.4 1,2.6 1.6,6.4 3.2,8 5,7 5.8,1.4 7.8,1.4 7,8.4 8,10 10,8 11,4 11,-4 10,-8 8,-10 7,-8.4 7.8,-1.4 5.8,-1.4 5.4,-8 3.4,-9.2 1.6,-8 1,-3 0,-2.8',
    ),
    {
      panel: [...pair(box(8.8, 1, 10, 5)), ...pair(box(8.8, -5, 10, -1)), ...pair(box(2.4, -5, 4.4, 0))],
      engine: pair(box(2.4, -8.2, 4.4, -6)),
      cockpit: pair(circle(3.4, 4.6, 1.5)),
    },
  ),
};
