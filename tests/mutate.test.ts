import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { games } from '@sortie/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  FOLDERS_WITHOUT_RULES,
  foldersOfGame,
  lostPlaces,
  mutantsOf,
  type Places,
} from '../tools/mutate/game-under-test.ts';
import { mutateGame } from '../tools/mutate/mutate-game.ts';
import {
  type MutationReport,
  type Reasons,
  reportOn,
  unneededReasons,
} from '../tools/mutate/mutation-report.ts';
import { reportText } from '../tools/mutate/report-text.ts';
import { ROOT, textOf } from './files.ts';

/** A made-up game of lamps: two rules that are shown well, one that is not, one that nothing cites, and a card. */
const LAMPS = {
  'src/rules/lamp.ts': `
    /** A lamp burns while it has oil. la.oil.burns */
    export const burns = (oil: number) => oil > 0;

    export function whyNotLit(lit: number): string | undefined {
      if (lit >= 3) return 'la.lit.three';
      return undefined;
    }

    /** A wick is cut until it is short. la.wick.cut */
    export function cut(length: number): number {
      let left = length;
      while (left > 1) left = left - 1;
      return left;
    }
  `,
  'src/rules/glass.ts': `
    const counted = new Map<number, number>();
    /** A lamp has two panes, which are counted once. la.glass.panes */
    export function panes(lamps: number): number {
      const known = counted.get(lamps) ?? lamps * 2;
      counted.set(lamps, known);
      return known;
    }
  `,
  'src/abilities/oils/whale.ts': `
    export const whale = { optional: true, applies: (oil: number) => oil === 0 };
  `,
  'tests/shows.ts': `
    import { test } from 'vitest';
    export const shows = (rule: string, title: string, run: () => void) =>
      test(title, ({ task }) => { task.meta.rules = [rule]; run(); });
  `,
  'tests/rules/lamp.test.ts': `
    import { expect } from 'vitest';
    import { burns, cut, whyNotLit } from '../../src/rules/lamp.ts';
    import { shows } from '../shows.ts';
    shows('la.oil.burns', 'burns', () => { expect([burns(0), burns(1)]).toEqual([false, true]); });
    shows('la.lit.three', 'is lit', () => { expect(whyNotLit(0)).toBe(undefined); });
    shows('la.wick.cut', 'is cut', () => { expect(cut(4)).toBe(1); });
  `,
  'tests/rules/glass.test.ts': `
    import { expect } from 'vitest';
    import { panes } from '../../src/rules/glass.ts';
    import { shows } from '../shows.ts';
    shows('la.glass.panes', 'two panes', () => { expect(panes(3)).toBe(6); });
    shows('la.glass.panes', 'the same two panes', () => { expect(panes(3)).toBe(6); });
  `,
  // Neither of these notices anything: one plays long before its test begins, one needs the test before it.
  'tests/rules/many-lamps.test.ts': `
    import { expect } from 'vitest';
    import { whyNotLit } from '../../src/rules/lamp.ts';
    import { shows } from '../shows.ts';
    for (let lamp = 0; lamp < 200_000; lamp++) whyNotLit(0);
    shows('la.lit.three', 'many lamps', () => { expect(whyNotLit(0)).toBe(undefined); });
  `,
  'tests/rules/lamps-in-turn.test.ts': `
    import { expect, test } from 'vitest';
    import { whyNotLit } from '../../src/rules/lamp.ts';
    import { shows } from '../shows.ts';
    let lit = 0;
    test('the first lamp', () => { if (whyNotLit(0) === undefined) lit = 1; });
    shows('la.lit.three', 'the lamp before was lit', () => { expect([lit, whyNotLit(0)]).toEqual([1, undefined]); });
  `,
  'tests/abilities/oils/whale.test.ts': `
    import { expect, test } from 'vitest';
    import { whale } from '../../../src/abilities/oils/whale.ts';
    test('whale oil may be added to an empty lamp', () => {
      expect(whale.optional).toBe(true);
      expect([whale.applies(0), whale.applies(1)]).toEqual([true, false]);
    });
  `,
};
/** Folders that cite a rule and enforce none. */
const EXPLAINING = ['icons', 'kit', 'odds', 'practice', 'simulate', 'text', 'tutorial'];
const EXPLAINED = `
  /** How long a lamp burns is told here once more. la.oil.burns */
  export const isTold = (oil: number) => oil > 0;
`;
const RULES = ['la.glass.panes', 'la.oil.burns', 'la.lit.three', 'la.wick.cut', 'la.shade.kept'];
const folder = mkdtempSync(join(tmpdir(), 'lamps-'));

const KEPT_IN = { all: join(folder, 'kept.json'), noticed: join(folder, 'noticed/lamps.jsonl') };
const FOLDERS = { root: folder, sources: 'src', tests: ['tests'] };

async function mutateLamps(reasons: Reasons): Promise<MutationReport> {
  const { mutants, results } = await mutateGame({
    folders: FOLDERS,
    rules: new Set(RULES),
    threads: 1,
    keptIn: KEPT_IN,
    isChosen: () => true,
    say: () => undefined,
  });
  return reportOn({ game: 'lamps', rules: RULES, mutants, results, reasons });
}

const noReasons: Reasons = { mutants: {}, rules: {} };
/** What is counted already is the same when it is counted again. */
const COUNTED_AGAIN = 'src/rules/glass.ts: panes: without counted.set(lamps, known);';
const survivors = [
  COUNTED_AGAIN,
  'src/rules/lamp.ts: whyNotLit: lit >= 3 -> false',
  'src/rules/lamp.ts: whyNotLit: lit >= 3 -> lit > 3',
  'src/rules/lamp.ts: whyNotLit: 3 -> 4',
];

describe('the mutation run over a made-up game', () => {
  beforeAll(() => {
    const explained = EXPLAINING.map((each) => [`src/${each}/lamp.ts`, EXPLAINED] as const);
    for (const [path, text] of [...Object.entries(LAMPS), ...explained]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('confirms rules and cards whose tests notice, and reports what nobody notices', async () => {
    const report = await mutateLamps(noReasons);
    const unnoticed = { excused: 0, elsewhere: 0, untried: 0 };
    expect(report.rules).toEqual({
      // What was counted before the lamp was broken is counted anew.
      'la.glass.panes': { killed: 2, ...unnoticed, survived: 1, confirmed: false },
      'la.oil.burns': { killed: 3, ...unnoticed, survived: 0, confirmed: true },
      'la.lit.three': { killed: 1, ...unnoticed, survived: 3, confirmed: false },
      // Cut to the wrong length, not at all, and for ever.
      'la.wick.cut': { killed: 5, ...unnoticed, survived: 0, confirmed: true },
    });
    expect(report.cards).toEqual({ 'oils/whale': { killed: 4, ...unnoticed, survived: 0, confirmed: true } });
    expect(report.uncited).toEqual({ 'la.shade.kept': null });
    expect(report.open.map(({ mutant, outcome }) => [mutant, outcome])).toEqual(
      survivors.map((mutant) => [mutant, 'survived']),
    );
    expect(reportText(report, (rule) => rule.split('.')[1]!)).toContain('| rules confirmed | 2 of 5 |');
  });

  test('breaks nothing in the folders that only explain', () => {
    const files = mutantsOf(FOLDERS, new Set(RULES)).map(({ file }) => file);
    expect([...new Set(files)]).toEqual([
      'src/abilities/oils/whale.ts',
      'src/rules/glass.ts',
      'src/rules/lamp.ts',
    ]);
    expect(Object.keys(FOLDERS_WITHOUT_RULES).sort()).toEqual(EXPLAINING);
  });

  test('looks with some test files only, and keeps nothing of it', async () => {
    const before = readFileSync(KEPT_IN.all, 'utf8');
    const { results } = await mutateGame({
      folders: FOLDERS,
      rules: new Set(RULES),
      threads: 1,
      keptIn: null,
      isTestFile: (path) => path.includes('glass'),
      isChosen: ({ file }) => file.startsWith('src/rules/'),
      say: () => undefined,
    });
    const noticed = results.filter(({ outcome }) => outcome === 'killed');
    expect(noticed.map(({ rules }) => rules)).toEqual([['la.glass.panes'], ['la.glass.panes']]);
    expect(results.filter(({ outcome }) => outcome === 'unreached')).toHaveLength(12);
    expect(readFileSync(KEPT_IN.all, 'utf8')).toBe(before);
  });

  test('tries again what a change may have touched, and whatever was not noticed', async () => {
    const tried = async () => {
      const said: string[] = [];
      rmSync(KEPT_IN.all);
      await mutateGame({
        folders: FOLDERS,
        rules: new Set(RULES),
        threads: 1,
        keptIn: KEPT_IN,
        isChosen: () => true,
        say: (progress) => said.push(progress),
      });
      return said[0]!.match(/(\d+) to try/)![1];
    };
    expect(await tried()).toBe(String(survivors.length));
    const oil = join(folder, 'src/abilities/oils/whale.ts');
    writeFileSync(oil, LAMPS['src/abilities/oils/whale.ts'].replaceAll('oil', 'left'));
    expect(await tried()).toBe(String(survivors.length + 4));
    writeFileSync(oil, LAMPS['src/abilities/oils/whale.ts']);
    const shown = join(folder, 'tests/rules/glass.test.ts');
    writeFileSync(
      shown,
      LAMPS['tests/rules/glass.test.ts'].replace('panes(3)).toBe(6)', 'panes(4)).toBe(8)'),
    );
    // The card again, and the two that only the changed test had noticed.
    expect(await tried()).toBe(String(survivors.length + 4 + 2));
    writeFileSync(shown, LAMPS['tests/rules/glass.test.ts']);
  });

  test('takes a survivor for accepted when its reason is stated, and says which reasons nothing needs', async () => {
    const stated = Object.fromEntries(
      survivors.map((mutant) => [mutant, 'a lamp too many goes out by itself']),
    );
    const reasons = { mutants: { ...stated, gone: 'was once' }, rules: {} };
    const report = await mutateLamps(reasons);
    expect(report.rules['la.lit.three']).toEqual({
      killed: 1,
      elsewhere: 0,
      excused: 3,
      survived: 0,
      untried: 0,
      confirmed: true,
    });
    expect(unneededReasons(report, reasons)).toEqual(['gone']);
  });
});

describe.each(games.kits)('the kept report of $name', (kit) => {
  const { name } = kit;
  const readReport = () => JSON.parse(textOf(`docs/mutation/${name}.json`)) as MutationReport;

  test('knows every rule that has behaviour, cited or not', async () => {
    const { rules, uncited } = readReport();
    const known = [...Object.keys(rules), ...Object.keys(uncited)];
    const expected = (await kit.rulebook('en')).rules
      .filter(({ kind }) => kind !== 'physical')
      .map(({ id }) => id);
    expect(known.sort()).toEqual(expected.sort());
  });

  test('knows places that are still in the program', () => {
    const places = JSON.parse(textOf(`docs/mutation/${name}-places.json`)) as Places;
    expect(lostPlaces(foldersOfGame(ROOT, name), places)).toEqual([]);
  });
});
