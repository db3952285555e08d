/** As the style sheet says it of labels. */
const FONT = '600 12px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
/** Pixels of a letter where nothing can be measured, rather too many than too few. */
const LETTER = 8.4;

const known = new Map<string, number>();
let ruler: CanvasRenderingContext2D | null | undefined;

/** How many pixels a few words take in the font of labels. */
export function textWidth(text: string): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  ruler ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!ruler) return text.length * LETTER;
  ruler.font = FONT;
  const { width } = ruler.measureText(text);
  known.set(text, width);
  return width;
}
