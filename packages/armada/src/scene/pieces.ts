import { type Point, type Pose, pose } from '@sortie/geometry';
import { circle, type Piece, reachOf, type Shape } from '@sortie/scene';
import { type ObstacleKind, obstacle as obstacleFacts } from '../catalogue/index.ts';
import { markIcons } from '../icons/mark-icons.ts';
import { OBJECTIVE_TOKEN_RADIUS } from '../measuring/index.ts';
import type { ObjectiveToken, Obstacle } from '../model/index.ts';
import { numeral } from '../text/numeral.ts';
import type { SceneWords } from './scene-words.ts';
import { singleMark } from './ship-tokens.ts';

/** What obstacles are called among kinds of pieces, and the characters that stand for them. */
const kinds: Readonly<Record<ObstacleKind, { readonly kind: string; readonly glyph: string }>> = {
  asteroidField: { kind: 'asteroids', glyph: '#' },
  debrisField: { kind: 'debris', glyph: '%' },
  station: { kind: 'station', glyph: '=' },
};

/** An obstacle at a place: its own, or one where it is held in the hand. */
export function obstaclePiece(
  { id }: Pick<Obstacle, 'id'>,
  at: Pose,
  tokens: readonly ObjectiveToken[],
  { words }: SceneWords,
): Piece {
  const { kind, outline } = obstacleFacts(id);
  const shapes: readonly Shape[] = [{ role: kind, points: outline.points }];
  const title = words.obstacle[kind](numeral(id));
  const marks = tokens
    .filter(({ on }) => on === id)
    .map((token) => singleMark(markIcons.objective, 'warn', words.objectiveToken(numeral(token.id))));
  return {
    id,
    side: null,
    pose: at,
    shapes,
    reach: reachOf(shapes),
    name: [title, ...marks.map(({ name }) => name)].join(', '),
    title,
    ...kinds[kind],
    tokens: marks,
  };
}

const tokenShapes: readonly Shape[] = [{ role: 'objective-token', points: circle(OBJECTIVE_TOKEN_RADIUS) }];

/** A token that an objective laid on the table itself. */
export function objectiveTokenPiece(id: string, at: Point, { words }: SceneWords): Piece {
  return {
    id,
    kind: 'token',
    side: null,
    pose: pose(at.x, at.y, 0),
    shapes: tokenShapes,
    reach: OBJECTIVE_TOKEN_RADIUS,
    name: words.objectiveToken(numeral(id)),
    glyph: '*',
  };
}
