import type { CardReference } from './card-names.ts';

/** What a line of a printed fleet says. */
export type TextLine =
  | { readonly kind: 'nothing' }
  /** `Faction: Rebel Alliance`, `Assault Objective: Most Wanted`; the label in small letters. */
  | { readonly kind: 'labelled'; readonly label: string; readonly value: string }
  /** `= 133 total ship cost`: what follows is no longer of the ship before it. */
  | { readonly kind: 'sum' }
  /** A card, with those behind it on the same line; a mark in front makes it an upgrade or a squadron. */
  | {
      readonly kind: 'card';
      readonly isMarked: boolean;
      readonly count?: number;
      readonly card: CardReference;
      readonly behind: readonly CardReference[];
    };

const LABEL =
  /^(name|author|faction|points|total points|commander|squadrons|objectives|(?:assault|defense|navigation)(?: objective)?)\s*(?:\(\d+\/\d+\))?\s*:\s*(.*)$/i;

const MARK = /^(?:[-+•·]|â€¢)\s*/;

const FLAGSHIP = /^\[\s*flagship\s*\]\s*/i;

/** `2 Y-Wing Squadrons`, `2x`, `2 x`, and `1 •` of one builder. */
const COUNT = /^(\d{1,2})\s*(?:x\s+|[•]\s*|\s)\s*/i;

/** `(85)`, `( 20 points)`, `(96 + 37: 133)`, `(2 x 13)`; a card's own cost comes last or first. */
const COST = /\s*\(\s*(\d+)(?:\s*x\s*(\d+)|\s*\+[^)]*|\s*points)?\s*\)\s*$/i;

export function readLine(written: string): TextLine {
  const line = written.replace(/\s+/g, ' ').trim();
  if (line === '' || /^https?:/.test(line)) return { kind: 'nothing' };
  if (/^=+ ?(?:\d|$)/.test(line)) return { kind: 'sum' };
  const [, label, value] = LABEL.exec(line) ?? [];
  if (label !== undefined) return { kind: 'labelled', label: label.toLowerCase(), value: value ?? '' };
  return readCardLine(line);
}

function readCardLine(line: string): TextLine {
  const unmarked = line.replace(MARK, '').replace(FLAGSHIP, '');
  const count = COUNT.exec(unmarked)?.[1];
  const [first = '', ...behind] = splitCards(unmarked.replace(COUNT, ''));
  return {
    kind: 'card',
    isMarked: MARK.test(line),
    ...(count === undefined ? {} : { count: Number(count) }),
    card: readReference(first),
    behind: behind.map(readReference),
  };
}

/** A ship and its cards on one line are parted by dashes, or by the costs and dashes of a pasted list. */
function splitCards(text: string): readonly string[] {
  return text.split(/\s+[-•]\s+/);
}

function readReference(text: string): CardReference {
  const [whole, first, each] = COST.exec(text) ?? [];
  if (whole === undefined || first === undefined) return { name: text.trim() };
  return { name: text.slice(0, text.length - whole.length).trim(), points: Number(each ?? first) };
}
