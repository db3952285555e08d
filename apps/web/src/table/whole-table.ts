export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Millimetres of nothing around the table. */
const MARGIN = 16;

/** The scale and the place at which a table is seen whole, in the middle of what the buttons at the right leave free. */
export function wholeTable(
  area: Size,
  view: Size,
  buttons = 0,
): { readonly k: number; readonly x: number; readonly y: number } {
  const room = Math.max(1, view.width - buttons);
  const k = Math.min(room / (area.width + 2 * MARGIN), view.height / (area.height + 2 * MARGIN));
  const left = Math.min((view.width - area.width * k) / 2, room - (area.width + MARGIN) * k);
  return { k, x: left, y: (view.height - area.height * k) / 2 };
}

/** How big labels are at so many pixels a millimetre: they grow with the pieces, but stay readable. */
export function badgeScale(pixels: number): number {
  return Math.min(1.2, Math.max(0.88, 0.7 + pixels * 0.25));
}
