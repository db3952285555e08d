import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pinnedEngine, releasedEngines } from '@sortie/games';
import type { Replay, RulesEngine, SavedGame } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

type Kept = Replay | SavedGame;

const rules = Object.keys(releasedEngines);
const corpus = rules.flatMap((name) => documentsOf(name).map((file) => ({ rules: name, file })));

/** `xwing-1` is a version of the rules of `xwing`. */
function folderOf(name: string): string {
  return `${ROOT}packages/${name.replace(/-\d+$/, '')}/tests/released/${name}/`;
}

function documentsOf(name: string): readonly string[] {
  return readdirSync(folderOf(name)).filter((file) => file.endsWith('.json'));
}

function read({ rules: name, file }: (typeof corpus)[number]): Kept {
  return JSON.parse(readFileSync(`${folderOf(name)}${file}`, 'utf8')) as Kept;
}

async function engineFor(name: string): Promise<RulesEngine> {
  const engine = await pinnedEngine(name);
  if (!engine) throw new Error(`${name} is not kept`);
  return engine;
}

describe('a released engine', () => {
  test('is listed, and nothing else is kept as one', () => {
    const kept = readdirSync(`${ROOT}engines`).filter((file) => file.endsWith('.js'));
    expect(kept.toSorted()).toEqual(rules.map((name) => `${name}.js`).toSorted());
    expect(rules.length).toBeGreaterThan(0);
  });

  test.each(rules)('%s is the script that was released', (name) => {
    const script = readFileSync(`${ROOT}engines/${name}.js`);
    expect(createHash('sha256').update(script).digest('hex')).toBe(releasedEngines[name]);
  });

  test.each(rules)('%s needs nothing but itself', (name) => {
    const script = readFileSync(`${ROOT}engines/${name}.js`, 'utf8');
    expect(script).not.toMatch(/(?:^|[;}\n])\s*import[\s{*"']|\bimport\(|\brequire\(/);
  });

  test.each(rules)('%s has games that it is checked by', (name) => {
    expect(documentsOf(name).length).toBeGreaterThan(2);
  });

  test('of a name that was never released is unknown', async () => {
    expect(await pinnedEngine('chess-1')).toBeUndefined();
    expect(await pinnedEngine('constructor')).toBeUndefined();
  });
});

describe('a game that was kept under released rules', () => {
  test.each(corpus)('$rules $file is still the same game', async (kept) => {
    const engine = await engineFor(kept.rules);
    const document = read(kept);
    if (document.format === 'sortie-replay') {
      const { journal, milestones } = document;
      expect(engine.verifyReplay(document)).toEqual({
        kind: 'verified',
        entries: journal.length,
        milestones: milestones.length,
      });
      return;
    }
    const referee = engine.resume(document);
    if (isRefusal(referee)) throw new Error(referee.rule);
    expect(referee.hash()).toBe(document.hash);
    expect(referee.decisions().length).toBeGreaterThan(0);
  });

  test.each(corpus)('$rules $file is refused when one of its answers was changed', async (kept) => {
    const engine = await engineFor(kept.rules);
    const changed = withoutOneEntry(read(kept));
    const verdict =
      changed.format === 'sortie-replay' ? engine.verifyReplay(changed) : engine.resume(changed);
    expect(isRefusal(verdict) || ('kind' in verdict && verdict.kind === 'differs')).toBe(true);
  });
});

/** A replay that lost an answer on its way, and a saved game whose state was written over. */
function withoutOneEntry(document: Kept): Kept {
  return document.format === 'sortie-replay'
    ? { ...document, journal: document.journal.toSpliced(Math.floor(document.journal.length / 2), 1) }
    : { ...document, state: { ...(document.state as object), round: 99 } };
}
