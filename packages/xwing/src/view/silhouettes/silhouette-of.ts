import type { Silhouette } from '@sortie/scene/silhouette';
import type { ShipType } from '../../catalogue/index.ts';
import { hugeShips } from './huge-ships.ts';
import { imperialShips } from './imperial-ships.ts';
import { largeShips } from './large-ships.ts';
import { rebelFighters } from './rebel-fighters.ts';
import { rebelSupport } from './rebel-support.ts';
import { scumFighters } from './scum-fighters.ts';
import { tieFighters } from './tie-fighters.ts';

const silhouettes: ReadonlyMap<string, Silhouette> = new Map(
  [rebelFighters, rebelSupport, tieFighters, imperialShips, scumFighters, largeShips, hugeShips].flatMap(
    Object.entries<Silhouette>,
  ),
);

/** Our own picture of this type; there is no stand-in for a type without one. */
export function silhouetteOf({ id, name }: Pick<ShipType, 'id' | 'name'>): Silhouette {
  const found = silhouettes.get(id);
  if (found === undefined) throw new Error(`no silhouette of ${name}`);
  return found;
}
