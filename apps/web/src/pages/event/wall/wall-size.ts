/** How much stands on one page of the wall, and how large. */
export interface WallSize {
  /** Pixels. */
  readonly font: number;
  readonly rows: number;
  readonly columns: 1 | 2;
}

/**
 * Letters of a fourteenth of the height are 26 mm and more on a screen half a metre high: read from ten metres.
 * A narrow screen takes smaller ones, so that a name still fits beside its table.
 */
const OF_HEIGHT = 0.07;
const OF_WIDTH = 0.055;
const LINE = 1.4;
/** What is left below the head of the page and above its foot. */
const BODY = 0.74;

export function wallSize(width: number, height: number): WallSize {
  const font = Math.max(12, Math.floor(Math.min(height * OF_HEIGHT, width * OF_WIDTH)));
  return {
    font,
    rows: Math.max(3, Math.floor((height * BODY) / (font * LINE))),
    columns: width >= height * 1.4 ? 2 : 1,
  };
}
