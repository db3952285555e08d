import { terrainPiece } from '@sortie/legion/catalogue';
import type { MiniatureInSight, ShotInDetail } from '@sortie/legion/odds';
import type { PieceWords } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import { type Mark, outlineOnTable } from '@sortie/scene';
import { standOf, unitOf } from '../../units.ts';
import './sight-marks.css';

type Cover = PieceWords['names']['cover'];

/** From the leader to each miniature of the defender, and what covers it. lg.cover.check.from-leader */
export function sightMarks(
  table: LegionView,
  { pool, sight }: ShotInDetail,
  words: { readonly cover: Cover; readonly hidden: string },
): readonly Mark[] {
  const attacker = unitOf(table, pool.attacker);
  const from = attacker && standOf(attacker);
  const defender = unitOf(table, pool.defender);
  if (!from || !defender) return [];
  const lines = sight.flatMap((each): readonly Mark[] => {
    const to = defender.miniatures.find(({ id }) => id === each.miniature)?.stand;
    if (!to) return [];
    const role = roleOf(each);
    return [
      { kind: 'line', id: `sight ${each.miniature}`, role, points: [from, to], ...labelOf(each, words) },
    ];
  });
  return [...lines, ...terrainMarks(table, sight, words)];
}

function roleOf({ isSeen, cover }: MiniatureInSight): string {
  if (!isSeen) return 'sight-hidden';
  return cover === 'none' ? 'attack' : 'sight-covered';
}

function labelOf({ isSeen }: MiniatureInSight, { hidden }: { readonly hidden: string }) {
  return isSeen ? {} : { label: hidden };
}

/** Terrain that hides somebody wholly or covers, with the best cover that it gives. */
function terrainMarks(
  { battlefield }: LegionView,
  sight: readonly MiniatureInSight[],
  { cover, hidden }: { readonly cover: Cover; readonly hidden: string },
): readonly Mark[] {
  const hiders = new Set(sight.flatMap(({ hiddenBy }) => hiddenBy.map(({ id }) => id)));
  const coverers = sight.flatMap(({ coveredBy }) => coveredBy).filter(({ kind }) => kind === 'terrain');
  return battlefield.terrain.flatMap((terrain): readonly Mark[] => {
    const given = coverers.filter(({ id }) => id === terrain.id);
    if (given.length === 0 && !hiders.has(terrain.id)) return [];
    const outline = terrainPiece(terrain.piece).outline.map(([x, y]) => ({ x, y }));
    const grade = given.some((each) => each.grade === 'heavy') ? 'heavy' : 'light';
    return [
      {
        kind: 'area',
        id: `covering ${terrain.id}`,
        role: 'sight-covering',
        points: outlineOnTable(terrain.pose, outline),
        label: given.length > 0 ? cover[grade] : hidden,
      },
    ];
  });
}
