import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plain } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { protocolSchema } from '../src/service.ts';
import { refereeWith } from './box-game.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');
const documentation = read('docs/referee-protocol.md');

/** The text of all sources below a folder. */
function sources(folder: string): string {
  return readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(`${folder}/${name}`))
    .join('\n');
}

function found(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, word]) => word!))].toSorted();
}

const missing = (words: readonly string[]) => words.filter((word) => !documentation.includes(`\`${word}\``));

describe('the documentation of the protocol', () => {
  test.each(Object.entries(protocolSchema.requests))(
    'has a section for %s and a word for its fields',
    (kind, { properties }) => {
      const [, section = ''] = documentation.split(`\n### ${kind}\n`);
      const text = section.split('\n### ')[0]!;
      expect(text.length).toBeGreaterThan(20);
      const isShared = /The same fields as|as in `newGame`/.test(text);
      const fields = Object.keys(properties).filter((field) => field !== 'id' && field !== 'kind');
      expect(isShared ? [] : fields.filter((field) => !text.includes(`\`${field}\``))).toEqual([]);
    },
  );

  test('names every problem of an error', () => {
    expect(missing(found(read('packages/protocol/src/reply.ts'), /\| '([a-z-]+)'/g))).toEqual([]);
  });

  test('names every question that X-Wing puts', () => {
    const [, questions = ''] = read('packages/xwing/src/model/questions.ts').split(
      'interface XwingQuestions {',
    );
    const kinds = [...found(questions, /^ {2}readonly (\w+): \{/gm), 'endPlanning'];
    expect(kinds.length).toBeGreaterThan(20);
    expect(missing([...kinds, 'useAbility'])).toEqual([]);
  });

  test('names every event of X-Wing', () => {
    const kinds = found(read('packages/xwing/src/model/event.ts'), /readonly kind: '(\w+)'/g);
    expect(kinds.length).toBeGreaterThan(50);
    expect(missing(kinds)).toEqual([]);
  });

  test('names every option of X-Wing', () => {
    const options = read('packages/xwing/src/model/options.ts')
      .split('export interface Options {')[1]!
      .split('\n}')[0]!;
    expect(missing(found(options, /^ {2}readonly (\w+)/gm))).toEqual([]);
  });

  test("names every one of the table's own rules", () => {
    const all = ['kernel', 'xwing'].map((name) => sources(`packages/${name}/src`)).join('\n');
    expect(missing(found(all, /'(table\.[a-z-]+)'/g))).toEqual([]);
  });

  test('shows the bot as it is', () => {
    expect(documentation).toContain(`\`\`\`js\n${read('docs/examples/random-bot.mjs')}\`\`\``);
  });

  test('shows a position that can be loaded and set-ups that can be played, one with preset forces', () => {
    const shown = (words: string) =>
      [...documentation.matchAll(/```json\n([\s\S]*?)```/g)]
        .map(([, text]) => text!)
        .find((text) => text.includes(words))!;
    const position = shown('"phase": "combat", "round"');
    const service = refereeWith('');
    const ask = (request: object) => service.serveLine(JSON.stringify({ id: 1, game: 'xwing', ...request }));
    expect(ask({ kind: 'loadPosition', position: JSON.parse(position) as Plain })).toMatchObject({
      kind: 'result',
    });
    for (const words of ['"options": {"points": 100}', '"presetForces": true']) {
      const setup = JSON.parse(shown(words)) as Plain;
      expect(ask({ kind: 'newGame', setup })).toMatchObject({ kind: 'result' });
    }
  });
});
