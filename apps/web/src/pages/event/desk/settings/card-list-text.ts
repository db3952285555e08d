import type { CardEntry } from '@sortie/tournaments/model';

/** A row of a card list that cannot be read, counted from 1. */
export interface CardRowFault {
  readonly row: number;
  readonly found: string;
}

export interface ReadCards {
  readonly cards: readonly CardEntry[];
  readonly faults: readonly CardRowFault[];
}

/**
 * Cards one a line: `id, points, standard|extended|banned, copies`. `standard` cards are legal in both formats,
 * `extended` ones in that format alone; copies are named for restricted cards.
 */
export function readCards(text: string): ReadCards {
  const cards: CardEntry[] = [];
  const faults: CardRowFault[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const entry = cardIn(line);
    if (entry) cards.push(entry);
    else faults.push({ row: at + 1, found: line.slice(0, 80) });
  }
  return { cards, faults };
}

function cardIn(line: string): CardEntry | undefined {
  const [card = '', points = '', status = 'standard', copies = ''] = line
    .split(/[,;\t]/)
    .map((cell) => cell.trim());
  const isFine =
    card !== '' &&
    /^\d*$/.test(points) &&
    /^\d*$/.test(copies) &&
    ['', 'standard', 'extended', 'banned'].includes(status);
  if (!isFine) return undefined;
  return {
    card,
    points: points === '' ? null : Number(points),
    standard: status !== 'extended',
    extended: true,
    banned: status === 'banned',
    copies: copies === '' ? null : Number(copies),
  };
}

export function writeCards(cards: readonly CardEntry[]): string {
  return cards
    .map(({ card, points, standard, banned, copies }) =>
      [card, points ?? '', banned ? 'banned' : standard ? 'standard' : 'extended', copies ?? ''].join(', '),
    )
    .join('\n');
}
