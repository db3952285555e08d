import type { Mark, Piece, Scene } from '@sortie/scene';
import { RANGE_LIMITS } from '../measuring/index.ts';
import { zoneCorners } from '../setup/deployment-zones.ts';
import type { LegionView } from '../view/legion-view.ts';
import type { SceneWords } from './scene-words.ts';
import { terrainPiece } from './terrain-piece.ts';
import { tokenPiece } from './token-piece.ts';
import { unitPieces } from './unit-pieces.ts';

/** Everything on the table as plain shapes, for page, command line and documentation alike. */
export function sceneOf(table: LegionView, words: SceneWords): Scene {
  const { width, depth } = table.battlefield;
  return {
    area: { width, depth },
    ground: 'soil',
    pieces: piecesOn(table, words),
    marks: [...zoneMarks(table), ...meleeMarks(table), ...attackMarks(table)],
    ruler: RANGE_LIMITS.map((to, index) => ({ to, label: words.words.range(index + 1) })),
  };
}

function piecesOn(table: LegionView, words: SceneWords): readonly Piece[] {
  const { battlefield, tokens, units } = table;
  return [
    ...battlefield.terrain.map((terrain) => terrainPiece(terrain, words)),
    // A token that a unit carries or that marks one is drawn beside the unit.
    ...tokens.flatMap((token) =>
      token.at !== null && token.unit === null ? [tokenPiece(token, token.at, words)] : [],
    ),
    ...units.flatMap((unit) => unitPieces(unit, table, words)),
  ];
}

/** While armies are deployed: the zones of both sides. lg.setup.deploy.zones-from-card */
function zoneMarks(table: LegionView): readonly Mark[] {
  if (table.setUpStep !== 'deployUnits' && table.setUpStep !== 'resolveObjectiveAndCondition') return [];
  return ([0, 1] as const).flatMap((side) =>
    zoneCorners(table, side).map(
      (points, index): Mark => ({ kind: 'area', id: `zone ${side} ${index}`, role: `zone-${side}`, points }),
    ),
  );
}

function leaderAt({ units }: LegionView, id: string | null) {
  const unit = units.find((each) => each.id === id);
  return unit?.miniatures.find((each) => each.id === unit.leader)?.stand ?? null;
}

/** A line between the leaders of each two units that fight each other. lg.melee.in-melee */
function meleeMarks(table: LegionView): readonly Mark[] {
  return table.units
    .filter(({ side }) => side === 0)
    .flatMap((unit) =>
      unit.inMeleeWith.flatMap((other): readonly Mark[] => {
        const [from, to] = [leaderAt(table, unit.id), leaderAt(table, other)];
        return from && to
          ? [{ kind: 'line', id: `engaged ${unit.id} ${other}`, role: 'engaged', points: [from, to] }]
          : [];
      }),
    );
}

/** From leader to leader, for the pool that is being resolved. */
function attackMarks(table: LegionView): readonly Mark[] {
  const { pool } = table;
  const from = leaderAt(table, pool?.attacker ?? null);
  const to = leaderAt(table, pool?.defender ?? null);
  return from && to ? [{ kind: 'line', id: 'attack', role: 'attack', points: [from, to] }] : [];
}
