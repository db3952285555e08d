import type { Shape } from '@sortie/geometry';
import { overlaps } from '@sortie/geometry';
import type { BombToken, BombTokenId, XwingState } from '../model/index.ts';
import { bombOnTable } from './bomb-on-table.ts';

/** Bomb tokens that one of the shapes lies on. xw.bomb.guides-count */
export function bombsMetBy(
  state: Pick<XwingState, 'bombs' | 'options'>,
  shapes: readonly Shape[],
): BombTokenId[] {
  return state.bombs.filter((bomb) => meets(state, bomb, shapes)).map(({ id }) => id);
}

export function meets(
  { options }: Pick<XwingState, 'options'>,
  bomb: BombToken,
  shapes: readonly Shape[],
): boolean {
  const token = bombOnTable(options.area, bomb);
  return token !== undefined && shapes.some((shape) => overlaps(shape, token));
}
