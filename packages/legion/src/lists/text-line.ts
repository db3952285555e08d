import type { Rank } from '../catalogue/index.ts';
import type { CardReference } from './card-names.ts';

/** The parts of a printed army; what stands under `others` is not of the army. */
export type Section = Rank | 'commands' | 'others';

/** What a line of a printed army says. */
export type TextLine =
  | { readonly kind: 'nothing' }
  /** `Title: Echo Base`, `Faction: rebels`. */
  | { readonly kind: 'labelled'; readonly label: 'name' | 'faction'; readonly value: string }
  /** `Corps:`, or `Commands: • Ambush, •• Push` with cards behind it. */
  | { readonly kind: 'section'; readonly section: Section; readonly names: readonly string[] }
  /** A card, with its upgrades behind it; a mark in front makes it one of a list. */
  | {
      readonly kind: 'card';
      readonly isMarked: boolean;
      readonly count: number;
      readonly card: CardReference;
      readonly upgrades: readonly CardReference[];
    };

const SECTIONS: readonly (readonly [RegExp, Section])[] = [
  [/^commanders?$/i, 'commander'],
  [/^operatives?$/i, 'operative'],
  [/^corps$/i, 'corps'],
  [/^special(?: forces)?$/i, 'specialForces'],
  [/^support$/i, 'support'],
  [/^heavy$/i, 'heavy'],
  [/^(?:commands?(?: cards?| hand)?)$/i, 'commands'],
  [
    /^(?:battle deck|objectives?|deployments?|conditions?|secondaries|advantages|contingencies|notes)$/i,
    'others',
  ],
];

/** `800/800 (10 activations)`, `10 activations`, `Total: 800/800`, and what builders say about themselves. */
const NOTHING =
  /^(?:\d+\s*\/\s*\d+\b.*|\d+ activations?|(?:total|points|mode|author|list)\b.*:.*|legion hq|https?:.*)$/i;

const MARK = /^(?:[-–—+*•·]+|â€¢)\s*/;

/** `3× `, `3x `, `3 x `. */
const COUNT = /^(\d{1,2})\s*[x×]\s+/i;

/** `(40)`, `( 40 points)`, `(44 + 24 = 68)`. */
const COST = /\s*\(\s*(\d+)[\d\s+=]*(?:points|pts)?\s*\)\s*$/i;

/** `= 216` behind everything. */
const SUM = /\s*=\s*\d+\s*$/;

export function readLine(written: string): TextLine {
  const line = written.replace(/\s+/g, ' ').trim();
  if (line === '' || NOTHING.test(line)) return { kind: 'nothing' };
  const [, label, value] = /^(title|name|faction)\s*:\s*(.*)$/i.exec(line) ?? [];
  if (label !== undefined)
    return { kind: 'labelled', label: /^faction$/i.test(label) ? 'faction' : 'name', value: value ?? '' };
  return readSection(line) ?? readCardLine(line);
}

/** The name of a command card without its pips: `•• Push`, `Push (2)`. */
export function commandNameIn(text: string): string {
  return text.replace(MARK, '').replace(COST, '').trim();
}

function readSection(line: string): TextLine | undefined {
  const [, heading = line, behind = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
  const section = SECTIONS.find(([words]) => words.test(heading.replace(/[^a-z ]/gi, '').trim()))?.[1];
  if (section === undefined) return undefined;
  return { kind: 'section', section, names: behind.split(',').map(commandNameIn).filter(Boolean) };
}

function readCardLine(line: string): TextLine {
  const unmarked = line.replace(MARK, '').replace(SUM, '');
  const count = COUNT.exec(unmarked)?.[1];
  const { card, upgrades } = splitUpgrades(unmarked.replace(COUNT, ''));
  return { kind: 'card', isMarked: MARK.test(line), count: Number(count ?? 1), card, upgrades };
}

interface SplitLine {
  readonly card: CardReference;
  readonly upgrades: readonly CardReference[];
}

/** Upgrades stand behind a colon, behind plus signs, or in brackets of their own. */
function splitUpgrades(text: string): SplitLine {
  const [, named, listed] = /^(.+?)\s*:\s*(.*)$/.exec(text) ?? [];
  if (named !== undefined) return { card: readReference(named), upgrades: readReferences(listed ?? '', ',') };
  const [first = '', ...added] = text.split(/\s\+\s(?![\d\s+=]*\))/);
  if (added.length > 0) return { card: readReference(first), upgrades: added.map(readReference) };
  const [, alone, inside] =
    /^(.+?)\s*\(((?=[^)]*[a-z]{3})(?!\s*\d+\s*(?:points|pts))[^()]*)\)$/i.exec(text) ?? [];
  if (alone !== undefined) return { card: readReference(alone), upgrades: readReferences(inside ?? '', ',') };
  return { card: readReference(text), upgrades: [] };
}

function readReferences(text: string, parted: string): readonly CardReference[] {
  return text
    .split(parted)
    .map((each) => each.trim())
    .filter(Boolean)
    .map(readReference);
}

function readReference(text: string): CardReference {
  const [whole, points] = COST.exec(text) ?? [];
  if (whole === undefined) return { name: text.trim() };
  return { name: text.slice(0, text.length - whole.length).trim(), points: Number(points) };
}
