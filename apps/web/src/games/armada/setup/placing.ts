import { DISTANCE_LIMITS, SQUADRON_RADIUS } from '@sortie/armada/measuring';
import type { SquadronRegion } from '@sortie/armada/model';
import { objectiveTokenPiece, obstaclePiece, shipPiece, squadronPiece } from '@sortie/armada/scene';
import type { ArmadaView } from '@sortie/armada/view';
import { type Pose, pose } from '@sortie/geometry';
import type { Decision, Plain } from '@sortie/kernel';
import { circle, type Mark, type Piece } from '@sortie/scene';
import type { Seen } from '../../../table/table-game.ts';
import { sceneWords } from '../scene.ts';

/** Something that a question lets a player put down. */
export interface Placed {
  readonly kind: 'obstacle' | 'ship' | 'squadron' | 'token';
  readonly id: string;
}

type Fields = { readonly [field: string]: Plain };

function listIn(about: Fields, field: string): readonly string[] {
  const list = about[field];
  return Array.isArray(list) ? list.map(String) : [];
}

/** What the question is about, piece by piece. */
export function placedIn({ kind, about: subject }: Decision): readonly Placed[] {
  const about = (subject ?? {}) as Fields;
  if (kind === 'placeObjectiveToken') return [{ kind: 'token', id: 'next token' }];
  if (kind === 'moveSquadron')
    return [{ kind: 'squadron', id: typeof about.squadron === 'string' ? about.squadron : '' }];
  return [
    ...(kind === 'placeDisplaced' ? [] : listIn(about, 'ships').map((id) => ({ kind: 'ship' as const, id }))),
    ...listIn(about, 'squadrons').map((id) => ({ kind: 'squadron' as const, id })),
    ...listIn(about, 'obstacles').map((id) => ({ kind: 'obstacle' as const, id })),
    ...listIn(about, 'tokens').map((id) => ({ kind: 'token' as const, id })),
  ];
}

/** The answer that puts a piece down. */
export function placingAnswer(
  { kind: question }: Decision,
  { kind, id }: Placed,
  { x, y, heading }: Pose,
  speed: number,
): Plain {
  if (question === 'moveSquadron' || question === 'placeObjectiveToken') return { x, y };
  if (kind === 'ship') return { ship: id, x, y, heading, speed };
  return kind === 'obstacle' ? { obstacle: id, x, y, heading } : { [kind]: id, x, y };
}

function suggestionsOf({ answers }: Decision): readonly Fields[] {
  return answers.kind === 'region' ? (answers.suggestions as readonly Fields[]) : [];
}

/** Legal places for a piece, the most sensible first; places meant for another one where none is meant for it. */
export function placesFor(decision: Decision, { kind, id }: Placed): readonly Pose[] {
  const all = suggestionsOf(decision).filter(({ x }) => typeof x === 'number');
  const own = all.filter((each) => each[kind] === id);
  return (own.length > 0 ? own : all).map(({ x, y, heading }) =>
    pose(Number(x), Number(y), Number(heading ?? 0)),
  );
}

/** The speed that is suggested with a ship's place. */
export function suggestedSpeed(decision: Decision, id: string): number {
  const found = suggestionsOf(decision).find(({ ship }) => ship === id);
  return typeof found?.speed === 'number' ? found.speed : 1;
}

/** A piece as it looks in the hand. */
export function heldPiece({ kind, id }: Placed, at: Pose, seen: Seen<ArmadaView>): Piece | undefined {
  const { table } = seen;
  const words = sceneWords(seen);
  switch (kind) {
    case 'ship': {
      const ship = table.ships.find((each) => each.id === id);
      return ship && { ...shipPiece(ship, at, table, words), tokens: [] };
    }
    case 'squadron': {
      const squadron = table.squadrons.find((each) => each.id === id);
      return squadron && { ...squadronPiece(squadron, at, table, words), tokens: [] };
    }
    case 'obstacle': {
      const obstacle = table.obstacles.find((each) => each.id === id);
      return obstacle && obstaclePiece(obstacle, at, [], words);
    }
    case 'token':
      return objectiveTokenPiece(id, at, words);
  }
}

/** How far the squadron may go, and where it would engage others from where it stands. */
export function reachMarksOf({ kind, answers }: Decision, table: ArmadaView): readonly Mark[] {
  if (kind !== 'moveSquadron' || answers.kind !== 'region') return [];
  const { around, radius } = answers.region as unknown as SquadronRegion;
  return [
    { kind: 'area', id: 'squadron reach', role: 'zone', points: circle(radius, around, 72) },
    ...table.squadrons.flatMap((squadron): readonly Mark[] =>
      squadron.at && !squadron.removed && squadron.side !== movingSide(table)
        ? [
            {
              kind: 'area',
              id: `engages ${squadron.id}`,
              role: `zone-${squadron.side}`,
              points: circle(DISTANCE_LIMITS[0]! + SQUADRON_RADIUS, squadron.at, 48),
            },
          ]
        : [],
    ),
  ];
}

function movingSide({ squadronActivation, squadrons }: ArmadaView): number | undefined {
  return squadrons.find(({ id }) => id === squadronActivation?.squadron)?.side;
}
