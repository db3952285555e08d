import type { Pose } from '@sortie/geometry';
import { toolMeasure, unitCard } from '@sortie/legion/catalogue';
import { radiusOf } from '@sortie/legion/measuring';
import { followerPiece, leaderPiece } from '@sortie/legion/scene';
import type { LegionView } from '@sortie/legion/view';
import { circle, type Mark } from '@sortie/scene';
import type { Ghost } from '../../../table/layer.ts';
import type { Seen } from '../../../table/table-game.ts';
import type { Spot } from '../../../table/use-spot.ts';
import { sceneWords } from '../scene.ts';
import { type Formation, placementsOf, type Standing } from './formation.ts';

interface HeldUnit extends Standing {
  readonly seen: Seen<LegionView>;
  readonly formation: Formation;
  readonly standing: Spot['standing'];
  readonly freedom: Ghost['freedom'];
  readonly tool?: Ghost['tool'];
  readonly onLead: (pose: Pose, letGo: boolean) => void;
  /** Those who may be moved by themselves. */
  readonly onFollow?: (miniature: string, pose: Pose, letGo: boolean) => void;
  readonly onPut: () => void;
}

/** A unit in the hand: its leader, and everybody else beside it. */
export function heldUnit({ seen, table, unit, formation, tool, onFollow, onLead, ...held }: HeldUnit): Ghost {
  const words = sceneWords(seen);
  const { leader, others } = formation;
  const followers = others.flatMap(({ miniature, stand }) => {
    const found = unit.miniatures.find(({ id }) => id === miniature);
    return found ? [followerPiece(unit, found, stand, words)] : [];
  });
  return {
    piece: { ...leaderPiece(unit, leader, table, words), id: `${unit.id} held`, tokens: [] },
    standing: held.standing,
    freedom: held.freedom,
    onMove: onLead,
    onPut: held.onPut,
    followers,
    ...(onFollow ? { onFollow } : {}),
    ...(tool ? { tool } : {}),
  };
}

/** As far from the leader as anybody may stand, measured between middles. lg.cohesion.max-distance */
export function cohesionMark(
  { unit }: Pick<Standing, 'unit'>,
  { leader, others }: Formation,
): readonly Mark[] {
  if (others.length === 0) return [];
  const reach = toolMeasure.value.length[1] + 3 * radiusOf(unitCard(unit.card).base);
  return [{ kind: 'area', id: 'cohesion', role: 'cohesion', points: circle(reach, leader, 72) }];
}

/** Where everybody would be put down instead of where the hand holds them. */
export function nearestMarks(unit: Standing['unit'], formation: Formation | undefined): readonly Mark[] {
  if (!formation) return [];
  const radius = radiusOf(unitCard(unit.card).base);
  return placementsOf(unit, formation).map(({ miniature, stand }) => ({
    kind: 'area',
    id: `nearest ${miniature}`,
    role: 'zone',
    points: circle(radius, stand, 36),
  }));
}
