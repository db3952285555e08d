import type { ByZone, HullZone } from '../catalogue/index.ts';

const ADJACENT: ByZone<readonly HullZone[]> = {
  front: ['left', 'right'],
  left: ['front', 'rear'],
  right: ['front', 'rear'],
  rear: ['left', 'right'],
};

/** The zones that share an arc line with this one. ar.hull-zone.adjacency */
export function adjacentZones(zone: HullZone): readonly HullZone[] {
  return ADJACENT[zone];
}
