import { pose } from '@sortie/geometry';
import { circle, type Piece } from '@sortie/scene';
import { tokenMeasure } from '../catalogue/index.ts';
import type { BattlefieldToken, Place } from '../model/index.ts';
import type { SceneWords } from './scene-words.ts';

/** An objective, condition or charge token on the battlefield. */
export function tokenPiece(token: BattlefieldToken, at: Place, { names, words }: SceneWords): Piece {
  const radius = tokenMeasure.value[token.kind] / 2;
  const title = names.token(token.id);
  return {
    id: token.id,
    kind: 'token',
    side: token.side,
    pose: pose(at.x, at.y, 0),
    shapes: [{ role: `${token.kind}-token`, points: circle(radius) }],
    reach: radius,
    name: [title, ...(token.wounds > 0 ? [words.wounds(token.wounds)] : [])].join(', '),
    title,
    glyph: '*',
  };
}
