import { pose } from '@sortie/geometry';
import { type BattlefieldId, battlefieldFacts, battlefieldMeasure } from '../catalogue/index.ts';
import type { Battlefield, Terrain } from '../model/index.ts';

/** One of our own battlefields with every piece and its twin. */
export function layOutBattlefield(id: BattlefieldId): Battlefield {
  const { width, depth } = battlefieldMeasure.value.standard;
  const { pieces } = battlefieldFacts.find((battlefield) => battlefield.id === id)!;
  const terrain = pieces.flatMap(({ piece, x, y, turned }, index): readonly Terrain[] => [
    { id: `t${2 * index + 1}`, piece, pose: pose(x, y, -turned) },
    { id: `t${2 * index + 2}`, piece, pose: pose(width - x, depth - y, 180 - turned) },
  ]);
  return { width, depth, terrain };
}
