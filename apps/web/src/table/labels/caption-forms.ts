import type { Piece } from '@sortie/scene';
import type { Size } from '../whole-table.ts';
import { textWidth } from './text-width.ts';

export const TAG_HEIGHT = 18;
/** Room for the tick of a piece that has acted. */
export const TICK = 15;
const PADDING = 11;

type Captioned = Pick<Piece, 'caption' | 'longCaption' | 'shortCaption' | 'state'>;

/** A caption from its whole length to its shortest; a piece without one that has acted wears its tick alone. */
export function captionForms({ caption, longCaption, shortCaption, state }: Captioned): readonly string[] {
  const forms = [longCaption, caption, shortCaption].filter((form) => form !== undefined && form !== '');
  if (forms.length === 0) return state === 'done' ? [''] : [];
  return [...new Set(forms)] as readonly string[];
}

/** How big the plate of some words is, in pixels of a label. */
export function tagSize(text: string, hasTick: boolean): Size {
  const words = text === '' ? 3 : textWidth(text) + PADDING;
  return { width: Math.max(TAG_HEIGHT, words + (hasTick ? TICK : 0)), height: TAG_HEIGHT };
}
