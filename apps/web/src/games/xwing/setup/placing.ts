import { type Pose, pose } from '@sortie/geometry';
import type { Decision, Plain } from '@sortie/kernel';
import type { XwingView } from '@sortie/xwing/view';

/** Something that a question of set-up lets a player put on the table. */
export type Placeable =
  | { readonly kind: 'obstacle' | 'ship' | 'satellite'; readonly id: string }
  /** A reinforcement has no id before it arrives. */
  | { readonly kind: 'arrival'; readonly id: 'arrival'; readonly pilot: string };

type Fields = { readonly [field: string]: Plain };

function listIn(about: Fields, field: string): readonly string[] {
  const list = about[field];
  return Array.isArray(list) ? list.map(String) : [];
}

export function placeablesOf({ kind, about: subject }: Decision): readonly Placeable[] {
  const about = (subject ?? {}) as Fields;
  if (kind === 'callReinforcement') {
    return [{ kind: 'arrival', id: 'arrival', pilot: typeof about.pilot === 'string' ? about.pilot : '' }];
  }
  return [
    ...listIn(about, 'obstacles').map((id) => ({ kind: 'obstacle' as const, id })),
    ...listIn(about, 'ships').map((id) => ({ kind: 'ship' as const, id })),
    ...listIn(about, 'satellites').map((id) => ({ kind: 'satellite' as const, id })),
  ];
}

/** The answer that puts a piece down. docs/referee-protocol.md */
export function placingAnswer(piece: Placeable, { x, y, heading }: Pose): Plain {
  switch (piece.kind) {
    case 'arrival':
      return { x, y, heading };
    case 'satellite':
      return { satellite: piece.id, x, y };
    default:
      return { [piece.kind]: piece.id, x, y, heading };
  }
}

function suggestionsOf({ answers }: Decision): readonly Fields[] {
  return answers.kind === 'region' ? (answers.suggestions as readonly Fields[]) : [];
}

/** Legal places for a piece, the most sensible first; places meant for another piece where none is meant for it. */
export function placesFor(
  decision: Decision,
  piece: Placeable,
  area: XwingView['options']['area'],
): readonly Pose[] {
  const all = suggestionsOf(decision).filter(({ x }) => typeof x === 'number');
  const own = piece.kind === 'arrival' ? all : all.filter((each) => each[piece.kind] === piece.id);
  const places = (own.length > 0 ? own : all).map(poseOf);
  return piece.kind === 'obstacle' ? places : fromTheMiddle(places, area);
}

function poseOf({ x, y, heading }: Fields): Pose {
  return pose(Number(x), Number(y), Number(heading ?? 0));
}

/** Ships of a squad come to stand together when the middle is filled first. */
function fromTheMiddle(
  places: readonly Pose[],
  { width, depth }: XwingView['options']['area'],
): readonly Pose[] {
  const away = ({ x, y }: Pose) => Math.abs(x - width / 2) + Math.abs(y - depth / 2);
  return places.toSorted((one, other) => away(one) - away(other));
}

/** Whether the player may put nothing down. */
export function mayDecline({ answers }: Decision): boolean {
  return (
    answers.kind === 'region' &&
    suggestionsOf({ answers } as Decision).some(({ decline }) => decline === true)
  );
}
