import { FOLDERS_WITHOUT_RULES } from './game-under-test.ts';
import type { MutationReport, OpenMutant, Tally } from './mutation-report.ts';

/** The report for people. `areaOf` says which chapter of the rulebook a rule belongs to. */
export function reportText(report: MutationReport, areaOf: (rule: string) => string): string {
  const { game, rules, cards, uncited, open } = report;
  const unnoticed = open.filter(({ outcome }) => outcome !== 'elsewhere');
  const survivors = unnoticed.filter(({ reason }) => reason === undefined);
  const excused = unnoticed.filter(({ reason }) => reason !== undefined);
  const elsewhere = open.filter(({ outcome }) => outcome === 'elsewhere');
  const killed = report.mutants - report.untried - open.length;
  const confirmed = (tallies: Readonly<Record<string, Tally>>) =>
    Object.values(tallies).filter((each) => each.confirmed).length;
  return [
    `# What the tests of ${game} notice`,
    '',
    `\`npm run mutate -- --game ${game}\` breaks the program at every place that cites a rule and in the file of every card, once in each way it knows, and runs the tests. This page and \`${game}.json\` beside it are written by it; reasons for accepted survivors are in \`${game}-reasons.json\`.`,
    '',
    '| | |',
    '|---|---|',
    `| mutants | ${report.mutants} |`,
    `| killed by a test that names the rule, or by a test of the card | ${killed} |`,
    `| noticed by another test only | ${elsewhere.length} |`,
    `| survived, with a stated reason | ${excused.length} |`,
    `| survived | ${survivors.length} |`,
    ...(report.untried > 0 ? [`| not tried yet | ${report.untried} |`] : []),
    `| rules confirmed | ${confirmed(rules)} of ${Object.keys(rules).length + Object.keys(uncited).length} |`,
    `| cards confirmed | ${confirmed(cards)} of ${Object.keys(cards).length} |`,
    '',
    'A rule is confirmed when a test that names it noticed at least one mutant at its places, and none there went unnoticed without a stated reason.',
    '',
    `That a mutant is noticed stands in \`noticed/${game}.jsonl\` and is not tried again while the broken file and the tests that noticed stay as they are; what is not noticed is tried again after every change of the program.`,
    '',
    'Folders that enforce no rule are left as they are, also where they cite one:',
    '',
    ...Object.entries(FOLDERS_WITHOUT_RULES).map(([folder, reason]) => `- \`${folder}\` ${reason}`),
    '',
    ...areaTable(report, areaOf),
    ...section('Survivors', survivors.map(openLine)),
    ...section('Survivors with a stated reason', excused.map(openLine)),
    ...section('Rules that are cited and not confirmed', unconfirmed(rules)),
    ...section('Cards that are not confirmed', unconfirmed(cards)),
    ...section(
      'Rules that no place of the program cites',
      Object.entries(uncited).map(([rule, reason]) => `- \`${rule}\`${reason === null ? '' : `: ${reason}`}`),
    ),
    ...section('Noticed by another test only', elsewhere.map(openLine)),
  ].join('\n');
}

function areaTable({ rules, cards, uncited }: MutationReport, areaOf: (rule: string) => string): string[] {
  const all = [...Object.keys(rules), ...Object.keys(uncited)];
  const areas = [...new Set(all.map(areaOf))].sort();
  const kinds = [...new Set(Object.keys(cards).map((card) => card.split('/')[0]!))].sort();
  const row = (name: string, total: number, tallies: readonly Tally[]) => {
    const sum = (part: 'killed' | 'elsewhere' | 'excused' | 'survived') =>
      tallies.reduce((count, each) => count + each[part], 0);
    const confirmed = tallies.filter((each) => each.confirmed).length;
    return `| ${name} | ${total} | ${confirmed} | ${sum('killed')} | ${sum('elsewhere')} | ${sum('excused')} | ${sum('survived')} | ${total - tallies.length} |`;
  };
  return [
    '## By area',
    '',
    'A mutant at a place that cites several rules counts for each of them.',
    '',
    '| area | rules | confirmed | killed | noticed elsewhere | survived with reason | survived | not cited |',
    '|---|---|---|---|---|---|---|---|',
    ...areas.map((area) => {
      const own = all.filter((rule) => areaOf(rule) === area);
      return row(
        area,
        own.length,
        own.flatMap((rule) => rules[rule] ?? []),
      );
    }),
    ...kinds.map((kind) => {
      const own = Object.entries(cards).filter(([card]) => card.startsWith(`${kind}/`));
      return row(
        `cards: ${kind}`,
        own.length,
        own.map(([, tally]) => tally),
      );
    }),
    '',
  ];
}

function unconfirmed(tallies: Readonly<Record<string, Tally>>): string[] {
  return Object.entries(tallies)
    .filter(([, { confirmed }]) => !confirmed)
    .map(([name, { killed, elsewhere, survived }]) => {
      const why =
        survived > 0 ? `${survived} survived` : `no test of its own noticed (${elsewhere} elsewhere)`;
      return `- \`${name}\`: ${killed} killed, ${why}`;
    });
}

function openLine({ mutant, line, of, outcome, test, reason }: OpenMutant): string {
  const notes = [
    of.map((each) => `\`${each}\``).join(', '),
    ...(outcome === 'unreached' ? ['no test comes by'] : []),
    ...(test === undefined ? [] : [`noticed by ${test}`]),
    ...(reason === undefined ? [] : [reason]),
  ];
  return `- \`${mutant.replaceAll('`', "'")}\` (line ${line}): ${notes.join('; ')}`;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];
}
