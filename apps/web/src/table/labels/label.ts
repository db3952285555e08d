import type { Point } from '@sortie/geometry';
import type { Size } from '../whole-table.ts';

/** What a label belongs to, where it is seen: pixels of the view, y down. */
export interface Body {
  readonly id: string;
  readonly middle: Point;
  /** Half of its width and height as it stands. */
  readonly half: Size;
}

export interface LabelForm extends Size {
  /** How much worse it is than the best form, in pixels that one would rather stand off. */
  readonly cost: number;
}

export interface LabelWish {
  readonly id: string;
  /** The middle of what it belongs to, and half of the size of that. */
  readonly at: Point;
  readonly half: Size;
  /** The best form first. */
  readonly forms: readonly LabelForm[];
  /** Where it stands when all places are free. */
  readonly prefers: 'above' | 'beside' | 'upon';
  /** Labels of more weight choose first, and stay when there is no room for all. */
  readonly weight: number;
}

export interface LabelPlace {
  readonly form: number;
  /** Its middle, from the middle of its body. */
  readonly x: number;
  readonly y: number;
  /** It stands so far off that a line must lead to it. */
  readonly standsOff: boolean;
}
