import type { Pose } from '@sortie/geometry';
import { squareBetween } from '@sortie/geometry';
import type { Plain } from '@sortie/kernel';
import type { MoveAnswer, MoveType, Stand } from '@sortie/legion/model';
import type { Ghost } from '../../../table/layer.ts';
import { carriedTo, type Formation, standOver, withOneAt } from '../formation/formation.ts';
import { aimAt, endOf, type LaidTool, type Mover } from './tool.ts';

/** An answer to a move that leads somewhere. */
export type Moved = Exclude<MoveAnswer, { readonly decline: true }>;
type ToolMoved = Extract<Moved, { readonly along: number }>;
type Turned = Extract<Moved, { readonly heading: number }>;

export function isToolMove(move: Moved): move is ToolMoved {
  return 'along' in move;
}

export function isPivot(move: Moved): move is Turned {
  return 'heading' in move;
}

/** The answers of a decision that lead somewhere. */
export function movesAmong(suggestions: readonly Plain[]): readonly Moved[] {
  return (suggestions as unknown as readonly MoveAnswer[]).filter((each): each is Moved => 'type' in each);
}

/** What is in the hand at first: straight ahead by the whole tool rather than into somebody's arms. */
export function firstMove(moves: readonly Moved[], type: MoveType): Moved | undefined {
  const own = moves.filter((move) => move.type === type);
  const isPlain = (move: Moved) =>
    isToolMove(move) && move.bend === 0 && move.along > 0.5 && Number.isInteger(move.angle);
  return own.find(isPlain) ?? own.find((move) => !isToolMove(move) || move.along > 0.2) ?? own[0];
}

/** Where everybody stands after the move. */
export function formationAfter(mover: Mover, now: Formation, move: Moved): Formation {
  if (isToolMove(move)) return { leader: endOf(mover, move), others: move.others };
  if (!isPivot(move)) return { leader: move.to, others: move.others };
  const turn = ({ heading }: Turned, stand: Stand): Stand => ({ ...stand, heading });
  return {
    leader: turn(move, now.leader),
    others: now.others.map(({ miniature, stand }) => ({ miniature, stand: turn(move, stand) })),
  };
}

/** The same move with the tool laid otherwise, everybody keeping their place beside the leader. */
export function withTool(mover: Mover, move: ToolMoved, tool: LaidTool): ToolMoved {
  const { speed, angle, bend, along } = tool;
  const before = { leader: endOf(mover, move), others: move.others };
  const { others } = carriedTo(mover, before, endOf(mover, tool));
  return { type: move.type, speed, angle, bend, along, others };
}

/** The move that brings the leader as near as can be to where the hand wants it. */
export function ledTo(mover: Mover, move: Moved, wanted: Pose, moves: readonly Moved[]): Moved {
  if (isToolMove(move)) return withTool(mover, move, aimAt(mover, move, wanted));
  if (isPivot(move)) return { ...move, heading: wanted.heading };
  if (move.type === 'disembark') {
    const to = standOver(mover, wanted, move.to.heading);
    return { ...move, to, others: carriedTo(mover, { leader: move.to, others: move.others }, to).others };
  }
  // A climb ends where the edge lets it: at one of the places that the referee names.
  const landings = moves.filter((each) => each.type === move.type && 'to' in each);
  const far = (each: Moved) => ('to' in each ? squareBetween(each.to, wanted) : Number.POSITIVE_INFINITY);
  return landings.toSorted((one, other) => far(one) - far(other))[0] ?? move;
}

/** The move with one of the others elsewhere. */
export function withOther(mover: Mover, now: Formation, move: Moved, miniature: string, pose: Pose): Moved {
  if (isPivot(move)) return move;
  const { others } = withOneAt(mover, formationAfter(mover, now, move), miniature, pose);
  return { ...move, others };
}

/** Where the hand may lead it. */
export function freedomOf(
  mover: Mover,
  now: Formation,
  move: Moved,
  moves: readonly Moved[],
): Ghost['freedom'] {
  return {
    kind: 'led',
    turns: isPivot(move),
    lead: (wanted) => {
      const { x, y, heading } = formationAfter(mover, now, ledTo(mover, move, wanted, moves)).leader;
      return { x, y, heading };
    },
  };
}
