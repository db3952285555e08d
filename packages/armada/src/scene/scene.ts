import { box, type Mark, type Piece, type Scene } from '@sortie/scene';
import { rangeBands } from '../catalogue/index.ts';
import { deploymentZone, RANGE_LIMITS, setUpArea } from '../measuring/index.ts';
import type { ArmadaView } from '../view/armada-view.ts';
import { objectiveTokenPiece, obstaclePiece } from './pieces.ts';
import type { SceneWords } from './scene-words.ts';
import { shipPiece } from './ship-piece.ts';
import { squadronPiece } from './squadron-piece.ts';

/** Everything on the table as plain shapes, for page, command line and documentation alike. */
export function sceneOf(table: ArmadaView, words: SceneWords): Scene {
  return {
    area: table.options.area,
    pieces: piecesOn(table, words),
    marks: [...areaMarks(table), ...engagementMarks(table), ...attackMarks(table)],
    ruler: rangeBands.map((band, index) => ({ to: RANGE_LIMITS[index]!, label: words.words.range(band) })),
  };
}

function piecesOn(table: ArmadaView, words: SceneWords): readonly Piece[] {
  const { obstacles, objectiveTokens, ships, squadrons } = table;
  return [
    ...obstacles.flatMap((each) =>
      each.pose ? [obstaclePiece(each, each.pose, objectiveTokens, words)] : [],
    ),
    ...objectiveTokens.flatMap(({ id, at, on }) =>
      at && on === null ? [objectiveTokenPiece(id, at, words)] : [],
    ),
    ...ships.flatMap((ship) =>
      ship.pose && !ship.removed ? [shipPiece(ship, ship.pose, table, words)] : [],
    ),
    ...squadrons.flatMap((squadron) =>
      squadron.at && !squadron.removed ? [squadronPiece(squadron, squadron.at, table, words)] : [],
    ),
  ];
}

/** While fleets are set up: the setup area and both deployment zones. ar.setup.setup-area, ar.setup.deployment-zone */
function areaMarks({ phase, options, edges }: ArmadaView): readonly Mark[] {
  if (phase !== 'setup') return [];
  const areas = [
    { role: 'zone', area: setUpArea(options) },
    ...edges.map((edge, side) => ({ role: `zone-${side}`, area: deploymentZone(options, edge) })),
  ];
  return areas.map(({ role, area: { minX, minY, maxX, maxY } }) => ({
    kind: 'area',
    id: role,
    role,
    points: box(minX, minY, maxX, maxY),
  }));
}

/** A line between each two squadrons that are engaged with each other. ar.engagement.distance-one */
function engagementMarks({ squadrons }: ArmadaView): readonly Mark[] {
  return squadrons.flatMap((one) =>
    one.side === 0
      ? squadrons.flatMap((other): readonly Mark[] =>
          one.engagedWith.includes(other.id)
            ? [
                {
                  kind: 'line',
                  id: `engaged ${one.id} ${other.id}`,
                  role: 'engaged',
                  points: [one.at!, other.at!],
                },
              ]
            : [],
        )
      : [],
  );
}

/** The line of sight of the attack under way. */
function attackMarks({ attack }: ArmadaView): readonly Mark[] {
  return attack ? [{ kind: 'line', id: 'attack', role: 'attack', points: attack.line }] : [];
}
