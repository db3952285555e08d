import type { Box } from '../camera/framing.ts';
import type { LabelWish } from './label.ts';

/** A way to stand that is tried. Ways are the same for all labels whose forms cost the same. */
export interface Way {
  readonly form: number;
  /** The direction, as shares of the way to the edge; nowhere for a label upon what it belongs to. */
  readonly x: number;
  readonly y: number;
  /** Pixels between the label and what it belongs to. */
  readonly off: number;
  /** It stands so far off that a line must lead to it. */
  readonly standsOff: boolean;
  /** What it costs when nothing else is there. */
  readonly cost: number;
}

const GAP = 3;
/** How far off a label may stand. */
const RINGS = [0, 9, 20, 34, 52, 74, 100, 132, 170] as const;
/** From which ring on a line leads to it. */
const OFF = 15;

const steps = [-1, -0.5, 0, 0.5, 1] as const;
const directions = steps.flatMap((x) =>
  steps.flatMap((y) => (Math.max(Math.abs(x), Math.abs(y)) === 1 ? [{ x, y }] : [])),
);

const known = new Map<string, readonly Way[]>();

/** All ways in which a label may stand, the cheapest first. */
export function waysOf({ prefers, forms }: LabelWish): readonly Way[] {
  const key = `${prefers} ${forms.map(({ cost }) => cost).join(' ')}`;
  const before = known.get(key);
  if (before) return before;
  const ways = forms
    .flatMap(({ cost }, form): readonly Way[] => [
      ...(prefers === 'upon' ? [{ form, x: 0, y: 0, off: 0, standsOff: false, cost }] : []),
      ...RINGS.flatMap((ring) =>
        directions.map(({ x, y }) => ({
          form,
          x,
          y,
          off: GAP + ring,
          standsOff: ring > OFF,
          cost: cost + ring * 1.4 + aside(prefers, x, y),
        })),
      ),
    ])
    .sort((one, other) => one.cost - other.cost);
  known.set(key, ways);
  return ways;
}

/** Where a label lies that stands in this way. */
export function boxOf({ at, half, forms }: LabelWish, { form, x, y, off }: Way): Box {
  const { width, height } = forms[form]!;
  return {
    x: at.x + x * (half.width + off + width / 2) - width / 2,
    y: at.y + y * (half.height + off + height / 2) - height / 2,
    width,
    height,
  };
}

/** How far from what it belongs to a label can lie. */
export function reachOf({ half, forms }: LabelWish): number {
  const farthest = Math.max(...forms.map(({ width, height }) => Math.max(width, height)));
  return Math.max(half.width, half.height) + GAP + RINGS.at(-1)! + farthest;
}

/** What it costs to stand in another direction than one likes best. */
function aside(prefers: LabelWish['prefers'], x: number, y: number): number {
  if (prefers === 'above') return (y + 1) * 5 + Math.abs(x) * (y < 0 ? 2 : 1) + (x < 0 ? 0.2 : 0);
  if (prefers === 'beside') {
    return (1 - Math.abs(x)) * 4 + Math.abs(y) * 2 + (x < 0 ? 1 : 0) + (y < 0 ? 1 : 0);
  }
  return 2 + Math.abs(x) + (y > 0 ? 0.5 : 0);
}
