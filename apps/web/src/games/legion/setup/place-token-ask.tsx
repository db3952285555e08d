import { type Pose, pose } from '@sortie/geometry';
import type { Decision, Plain } from '@sortie/kernel';
import { type TerrainPieceId, tokenMeasure } from '@sortie/legion/catalogue';
import { floorUnder, placeAt, reliefOf } from '@sortie/legion/measuring';
import type { BattlefieldToken, ZoneRegion } from '@sortie/legion/model';
import { terrainPiece, tokenPiece } from '@sortie/legion/scene';
import type { LegionView } from '@sortie/legion/view';
import type { Mark, Piece } from '@sortie/scene';
import { PlaceAsk, type Placeable } from '../../../table/place-ask.tsx';
import { type AskProps, anySeen, type Seen } from '../../../table/table-game.ts';
import { sceneWords } from '../scene.ts';

type TokenKind = BattlefieldToken['kind'];
type Fields = { readonly [field: string]: Plain };

function suggestionsOf({ answers }: Decision): readonly Fields[] {
  return answers.kind === 'region' ? (answers.suggestions as readonly Fields[]) : [];
}

/** Tokens of battle cards and charges are held over the table and put down. */
export function PlaceTokenAsk({ seen, decision, referee }: AskProps<LegionView>) {
  const kind = kindOf(decision);
  const piece: Placeable = {
    id: `next ${kind}`,
    turns: false,
    drawAt: (at) => tokenAt(seen, kind, at),
    places: () => suggestionsOf(decision).map(({ x, y }) => pose(Number(x), Number(y), 0)),
    answerAt: ({ x, y }) => placeOn(seen.table, kind, x, y),
    marks: zoneMarks(decision),
    snaps: true,
  };
  return <PlaceAsk seen={anySeen(seen)} decision={decision} referee={referee} pieces={[piece]} />;
}

function kindOf({ kind, about }: Decision): TokenKind {
  if (kind === 'placeCharge') return 'charge';
  return (about as { readonly kind?: TokenKind } | null)?.kind ?? 'objective';
}

function tokenAt(seen: Seen<LegionView>, kind: TokenKind, { x, y }: Pose): Piece {
  const token = { id: `next ${kind}`, kind, side: null, card: null, unit: null, terrain: null, wounds: 0 };
  return tokenPiece(
    { ...token, at: null } as unknown as BattlefieldToken,
    { x, y, level: 0 },
    sceneWords(seen),
  );
}

/** On the floor that is there. */
function placeOn({ battlefield }: LegionView, kind: TokenKind, x: number, y: number): Plain {
  const point = placeAt(x, y, 0);
  const level = floorUnder(reliefOf(battlefield), point, tokenMeasure.value[kind] / 2);
  return { ...point, level };
}

function zoneMarks({ answers }: Decision): readonly Mark[] {
  if (answers.kind !== 'region') return [];
  const { zones = [] } = answers.region as unknown as Partial<ZoneRegion>;
  return zones.map((points, place) => ({ kind: 'area', id: `place ${place}`, role: 'zone', points }));
}

/** Terrain that the players lay out in turn. */
export function PlaceTerrainAsk({ seen, decision, referee }: AskProps<LegionView>) {
  const { pieces } = decision.about as unknown as { readonly pieces: readonly TerrainPieceId[] };
  const placeables = [...new Set(pieces)].map(
    (piece): Placeable => ({
      id: piece,
      turns: true,
      drawAt: (at) => ({ ...terrainPiece({ id: piece, piece, pose: at }, sceneWords(seen)) }),
      places: () =>
        suggestionsOf(decision)
          .filter((each) => each.piece === piece)
          .map(({ x, y, rotation }) => pose(Number(x), Number(y), Number(rotation))),
      answerAt: ({ x, y, heading }) => ({ piece, x, y, rotation: heading }),
      marks: zoneMarks(decision),
    }),
  );
  return <PlaceAsk seen={anySeen(seen)} decision={decision} referee={referee} pieces={placeables} />;
}
