import type { Compared } from './compare.ts';

export interface CheckedAttack {
  readonly name: string;
  readonly compared: readonly Compared[];
}

/** Of so many figures one in a few hundred is further off by chance alone; seeds are fixed, so it stays which. */
const MOST_ERRORS = 3;

export interface CheckRun {
  readonly attacks: number;
  readonly planned: number;
  /** How the page is written. */
  readonly command: string;
}

/** The page that keeps what a run found, and how many figures are too far off. */
export function reportOf(
  checked: readonly CheckedAttack[],
  { attacks, planned, command }: CheckRun,
): { readonly text: string; readonly far: number } {
  const errors = checked.flatMap(({ compared }) => compared.map((each) => each.errors));
  const far = errors.filter((each) => each > MOST_ERRORS).length;
  const rows = checked.map(({ name, compared }) => `| ${name} | ${compared.map(cellsOf).join(' | ')} |`);
  const figures = (checked[0]?.compared ?? []).map(({ figure }) => `${figure}: told | seen | apart`);
  const text = `# The odds against the engine

For every playable card that touches the dice of an attack, or what they do, one attack: the number that the page
shows, what ${attacks} attacks of the engine came to, and how far they are apart in standard errors of the sample.
Both sides play as the odds assume. \`${command}\` writes this page; the seeds are fixed.

| attack | ${figures.join(' | ')} |
|---|${figures.map(() => '---|---|---|').join('')}
${rows.join('\n')}

${rows.length} of ${planned} attacks, ${errors.length} figures; furthest apart ${Math.max(...errors).toFixed(2)} standard errors;
further than ${MOST_ERRORS}: ${far}.
`;
  return { text, far };
}

function cellsOf({ told, seen, errors }: Compared): string {
  return `${told.toFixed(4)} | ${seen.toFixed(4)} | ${errors.toFixed(2)}`;
}
