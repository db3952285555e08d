import { tellDeeds } from '@sortie/games';
import type { Piece, Scene } from '@sortie/scene';
import { subjectOf } from '../subject-of.ts';
import type { Seen, Staging } from '../table-game.ts';
import type { Act } from './act.ts';
import { eventsBetween } from './events-between.ts';

const MOVE = 700;
const GONE = 700;

/** The stage of a game that does not bring its own. */
export function plainStaging(game: { scene(seen: Seen): Scene }): Staging {
  return {
    actsOf: (before, after) => plainActs(game.scene(before), game.scene(after), wordsBetween(before, after)),
    actsAgain: () => [],
  };
}

/** What the log says of the time between two looks. */
function wordsBetween(before: Seen, after: Seen): string {
  const events = eventsBetween(before.log, after.log) ?? [];
  return tellDeeds(after.text, events, subjectOf(after))
    .map(({ text }) => text)
    .join(' ');
}

/** What is seen of a game that does not stage itself: pieces that move, one after the other, and those that go. */
export function plainActs(before: Scene, after: Scene, words: string): readonly Act[] {
  return before.pieces.flatMap((piece) => {
    const next = after.pieces.find(({ id }) => id === piece.id);
    if (!next) return [goneAct(piece, words)];
    return isMoved(piece, next) ? [moveAct(piece, next, words)] : [];
  });
}

function isMoved({ pose: from }: Piece, { pose: to }: Piece): boolean {
  return from.x !== to.x || from.y !== to.y || from.heading !== to.heading;
}

function moveAct(piece: Piece, { pose, path }: Piece, words: string): Act {
  return {
    kind: 'move',
    key: `move ${piece.id}`,
    words,
    side: piece.side,
    focus: { pieces: [piece.id], points: [piece.pose, pose] },
    lasts: MOVE,
    sound: 'move',
    piece: piece.id,
    to: pose,
    ...(path ? { path } : {}),
  };
}

function goneAct({ id, pose, reach, side }: Piece, words: string): Act {
  return {
    kind: 'destroyed',
    key: `gone ${id}`,
    words,
    side,
    focus: { pieces: [id], points: [pose] },
    lasts: GONE,
    sound: 'blast',
    piece: id,
    at: { x: pose.x, y: pose.y },
    reach,
  };
}
