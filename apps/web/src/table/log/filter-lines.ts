import type { Told } from '../table-game.ts';

export type LogFilter = 'all' | 'fights' | 'talk';

const passes: Readonly<Record<LogFilter, (line: Told) => boolean>> = {
  all: () => true,
  fights: ({ isFight }) => isFight,
  talk: ({ tone }) => tone === 'talk',
};

/** The lines of one sort, with the headings that they stand under. */
export function filterLines(lines: readonly Told[], filter: LogFilter): readonly Told[] {
  if (filter === 'all') return lines;
  const kept: Told[] = [];
  let headings: readonly Told[] = [];
  for (const line of lines) {
    if (line.tone === 'round') headings = [line];
    else if (line.tone === 'phase') headings = [...headings.filter(({ tone }) => tone === 'round'), line];
    else if (passes[filter](line)) {
      kept.push(...headings, line);
      headings = [];
    }
  }
  return kept;
}
