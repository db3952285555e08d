export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Millimetres of nothing around the table. */
const MARGIN = 16;

/** The scale and the place at which a table is seen whole, in the middle. */
export function wholeTable(
  area: Size,
  view: Size,
): { readonly k: number; readonly x: number; readonly y: number } {
  const k = Math.min(view.width / (area.width + 2 * MARGIN), view.height / (area.height + 2 * MARGIN));
  return { k, x: (view.width - area.width * k) / 2, y: (view.height - area.height * k) / 2 };
}

/** How big labels are at so many pixels a millimetre: they grow with the pieces, but stay readable. */
export function badgeScale(pixels: number): number {
  return Math.min(1.3, Math.max(0.78, 0.62 + pixels * 0.3));
}
