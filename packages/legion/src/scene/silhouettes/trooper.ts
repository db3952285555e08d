import {
  box,
  circle,
  closeOutline,
  ellipse,
  type Outline,
  pair,
  type Silhouette,
  silhouette,
} from '@sortie/scene/silhouette';

/** What a trooper holds in the right hand: how wide it is, and how far it reaches ahead. */
const weapons = {
  nothing: { width: 1.8, tip: 5.6 },
  pistol: { width: 1.2, tip: 8 },
  rifle: { width: 1.3, tip: 10.6 },
  scatterGun: { width: 2, tip: 9.4 },
  longRifle: { width: 1, tip: 13 },
  heavyGun: { width: 2.6, tip: 11 },
  launcher: { width: 3, tip: 9.8 },
  blade: { width: 0.8, tip: 12.6 },
  broadBlade: { width: 1.5, tip: 10.8 },
  pike: { width: 0.7, tip: 13 },
} as const;

/** What a trooper has on the back. */
const backs = {
  nothing: '',
  pack: '3.2,-4.2 3.2,-7.2 -3.2,-7.2 -3.2,-4.2 ',
  jetpack: '3.4,-4.2 4,-8.6 1.6,-9.4 1,-6.4 -1,-6.4 -1.6,-9.4 -4,-8.6 -3.4,-4.2 ',
  cloak: '6.4,-5 6.8,-9 3,-11.4 -3,-11.4 -6.8,-9 -6.4,-5 ',
} as const;

const packs: Readonly<Record<keyof typeof backs, readonly Outline[]>> = {
  nothing: [],
  pack: [box(-2.2, -6.4, 2.2, -4.4)],
  jetpack: pair(box(2, -8, 3, -5)),
  cloak: [closeOutline('-4,-5 4,-5 4.6,-8.4 2,-10.2 -2,-10.2 -4.6,-8.4')],
};

interface Figure {
  readonly weapon: keyof typeof weapons;
  readonly back?: keyof typeof backs;
  /** The radius of head or helmet. */
  readonly head?: number;
  /** How much larger than others it is. */
  readonly size?: number;
}

const HAND = 3;

/** A trooper seen from above, facing ahead: shoulders, head, and what hand and back carry. */
export function trooper({ weapon, back = 'nothing', head = 2.5, size = 1 }: Figure): Silhouette {
  const { width, tip } = weapons[weapon];
  const [left, right] = [HAND - width / 2, HAND + width / 2];
  const outline = closeOutline(
    `0,3.8 ${left},4.4 ${left},${tip} ${right},${tip} ${right},4.6 5.4,3.4 6.4,1.6 6.8,-0.4 6,-2.8 3.8,-4 ` +
      `${backs[back]}-3.8,-4 -6,-2.8 -6.8,-0.4 -6.4,1.6 -5.2,3.6 -3.4,5 -2,4.6`,
  );
  return silhouette(enlarge(outline, size), {
    hull: packs[back].map((each) => enlarge(each, size)),
    panel: pair(ellipse(5 * size, -0.4 * size, 1.2, 1.8)),
    cockpit: [circle(0, 0.2, head)],
  });
}

function enlarge(outline: Outline, size: number): Outline {
  return outline.map(({ x, y }) => ({ x: x * size, y: y * size }));
}
