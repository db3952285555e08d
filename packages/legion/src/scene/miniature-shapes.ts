import type { Point } from '@sortie/geometry';
import { circle, type Shape } from '@sortie/scene';
import type { Silhouette } from '@sortie/scene/silhouette';
import {
  type BaseSize,
  notchMeasure,
  type UnitCardId,
  type UpgradeCardId,
  unitCard,
} from '../catalogue/index.ts';
import { isNotched, radiusOf } from '../measuring/index.ts';
import { addedSilhouettes } from './silhouettes/added-silhouettes.ts';
import { unitSilhouettes } from './silhouettes/unit-silhouettes.ts';

/** Half the width of a notch as it is drawn, and of the ring that tells a leader. */
const NOTCH = 5;
const RING = 2.2;

const drawn = new Map<string, readonly Shape[]>();

/** A miniature on its base from above, facing ahead; its unit's leader has a ring. lg.unit.leader.exactly-one */
export function miniatureShapes(
  card: UnitCardId,
  added: UpgradeCardId | null,
  isLeader: boolean,
): readonly Shape[] {
  const key = `${card} ${added} ${isLeader}`;
  const known = drawn.get(key);
  if (known) return known;
  const shapes = draw(unitCard(card).base, silhouetteOf(card, added), isLeader);
  drawn.set(key, shapes);
  return shapes;
}

/** What an upgrade added looks like itself; crews of others look like their unit. lg.unit.added.sculpt */
function silhouetteOf(card: UnitCardId, added: UpgradeCardId | null): Silhouette {
  const known: Readonly<Partial<Record<string, Silhouette>>> = addedSilhouettes;
  return (added === null ? undefined : known[added]) ?? unitSilhouettes[card];
}

function draw(base: BaseSize, { outline, details }: Silhouette, isLeader: boolean): readonly Shape[] {
  const radius = radiusOf(base);
  return [
    { role: 'base', points: circle(radius), isFlat: true },
    ...(isLeader ? [{ role: 'leader', points: circle(radius - RING), isFlat: true } as const] : []),
    ...(isNotched(base) ? notches(radius) : []),
    { role: 'hull', points: outline },
    ...details.map((detail) => ({ role: detail.role, points: detail.outline })),
  ];
}

/** Where the tool is put in, ahead and behind. lg.base.notches */
function notches(radius: number): readonly Shape[] {
  const inner = radius - notchMeasure.value * 2;
  const wedge = (ahead: 1 | -1): readonly Point[] => [
    { x: 0, y: ahead * inner },
    { x: NOTCH, y: ahead * (radius - 1) },
    { x: -NOTCH, y: ahead * (radius - 1) },
  ];
  return [
    { role: 'notch-front', points: wedge(1), isFlat: true },
    { role: 'notch', points: wedge(-1), isFlat: true },
  ];
}
