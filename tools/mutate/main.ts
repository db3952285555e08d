import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { booksOf, games, type KeptBook } from '@sortie/games';
import type { Mutant } from './find-mutants.ts';
import { foldersOfGame, lostPlaces, type Places } from './game-under-test.ts';
import { mutateGame } from './mutate-game.ts';
import { type Reasons, reportOn, unneededReasons } from './mutation-report.ts';
import { reportText } from './report-text.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    area: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    // Only the test files whose paths contain one of these: a quick look while a test is written, of which nothing is kept.
    tests: { type: 'string', multiple: true },
    threads: { type: 'string', default: '2' },
    // Writes the report from what earlier runs found out, without a new try.
    known: { type: 'boolean', default: false },
  },
});

/** An area is a chapter of the rulebook (`stress`) or a kind of card (`pilots`). */
function isIn(areas: readonly string[], areaOf: (rule: string) => string, { rules, card }: Mutant): boolean {
  const own = [...rules.map(areaOf), ...(card === null ? [] : [card.split('/')[0]!])];
  return areas.length === 0 || own.some((area) => areas.includes(area));
}

/** A part of a path chooses the files whose paths contain it (`rules/move`), all of an area or only some. */
function isChosen(areaOf: (rule: string) => string, mutant: Mutant): boolean {
  const parts = values.file ?? [];
  const isInFile = parts.length === 0 || parts.some((part) => mutant.file.includes(part));
  return isInFile && isIn(values.area ?? [], areaOf, mutant);
}

async function mutate(book: KeptBook): Promise<void> {
  const game = book.name;
  const rules = (await book.rulebook('en')).rules.filter(({ kind }) => kind !== 'physical');
  const areas = new Map<string, string>(rules.map(({ id, area }) => [id, area]));
  const areaOf = (rule: string) => areas.get(rule) ?? '';
  const folders = foldersOfGame(ROOT, game);
  const isLook = values.tests !== undefined;
  const places = readKept<Places>(game, 'places') ?? {};
  const reasons = readKept<Reasons>(game, 'reasons') ?? { mutants: {}, rules: {} };
  for (const lost of lostPlaces(folders, places)) console.log(`${game}: ${lost} is no longer there`);
  const { mutants, results } = await mutateGame({
    folders,
    rules: new Set(areas.keys()),
    places,
    threads: Number(values.threads),
    keptIn: isLook
      ? null
      : {
          all: `${ROOT}reports/mutation/${game}.json`,
          noticed: `${ROOT}docs/mutation/noticed/${game}.jsonl`,
        },
    isTestFile: (path) => values.tests?.some((part) => path.includes(part)) ?? true,
    isChosen: (mutant) => !values.known && isChosen(areaOf, mutant),
    say: (progress) => console.log(`${game}: ${progress}`),
  });
  const report = reportOn({ game, rules: [...areas.keys()], mutants, results, reasons });
  const unneeded = unneededReasons(report, reasons);
  if (isLook || (report.untried > 0 && !values.known)) {
    const chosen = new Set(mutants.filter((each) => isChosen(areaOf, each)).map(({ key }) => key));
    for (const { mutant, of, outcome, test } of report.open) {
      if (chosen.has(mutant))
        console.log(`${outcome.padEnd(10)}${mutant}\n${''.padEnd(10)}${[...of, test ?? ''].join(' ')}`);
    }
    if (!isLook) console.log(`${report.untried} mutants are left to try: the report is written when all are`);
    return;
  }
  const folder = `${ROOT}docs/mutation`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${game}.json`, `${JSON.stringify(report, null, 1)}\n`);
  writeFileSync(`${folder}/${game}.md`, `${reportText(report, areaOf).trimEnd()}\n`);
  console.log(`written to docs/mutation/${game}.md`);
  if (unneeded.length > 0) console.log(`reasons that nothing needs any more:\n${unneeded.join('\n')}`);
}

/** What people wrote about a game's mutants, beside the report. */
function readKept<Kept>(game: string, what: 'places' | 'reasons'): Kept | undefined {
  const file = `${ROOT}docs/mutation/${game}-${what}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
}

for (const book of booksOf(games)) {
  if (values.game?.includes(book.name) ?? true) await mutate(book);
}
