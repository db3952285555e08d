import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { closeCodes } from '@sortie/protocol';
import { expect, test } from 'vitest';
import { liveLimits } from '../src/live/limits.ts';
import { readEnvironment } from '../src/operations/environment.ts';
import { Metrics } from '../src/operations/metrics.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const documentation = readFileSync(`${ROOT}docs/server.md`, 'utf8');

function source(folder: string): string {
  return readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`${ROOT}${folder}/${name}`, 'utf8'))
    .join('\n');
}

const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, word]) => word!)),
];
const missing = (words: readonly string[]) => words.filter((word) => !documentation.includes(`\`${word}\``));

test('the documentation names every problem, route, close code and metric', () => {
  const live = readFileSync(`${ROOT}packages/protocol/src/live.ts`, 'utf8').split(
    'export type LiveProblem',
  )[1]!;
  const problems = found(live.split(';\n\n')[0]!, /\| '([a-z-]+)'/g);
  expect(problems.length).toBeGreaterThan(15);
  expect(missing(problems)).toEqual([]);
  const routes = found(source('apps/server/src/http'), /'(\/api\/[^']+)'/g);
  expect(routes.filter((route) => !documentation.includes(route))).toEqual([]);
  expect(Object.values(closeCodes).filter((code) => !documentation.includes(`| ${code} |`))).toEqual([]);
  const metrics = found(
    source('apps/server/src'),
    /'(sortie_[a-z]+_[a-z_]+|sortie_games|sortie_tables|sortie_sockets)'/g,
  );
  expect(metrics.length).toBeGreaterThan(10);
  expect(missing(metrics.filter((name) => name !== 'sortie_changes'))).toEqual([]);
});

test('the documentation names every variable of the environment, with what is usual', () => {
  const variables = found(source('apps/server/src'), /\b(?:environment, '|environment\.)([A-Z_]+)\b/g);
  const named = found(
    readFileSync(`${ROOT}apps/server/src/operations/environment.ts`, 'utf8'),
    /\b([A-Z]{2,}(?:_[A-Z]+)?)\b(?=[ ,}|])/g,
  );
  expect(missing([...variables, ...named])).toEqual([]);
  const usual = readEnvironment({});
  expect(usual).toMatchObject({
    host: '127.0.0.1',
    port: 7717,
    data: './data',
    workers: 1,
    pause: 400,
    proxies: 0,
  });
  expect(liveLimits).toMatchObject({
    joinWithin: 5000,
    largestMessage: 65_536,
    pace: { burst: 60, perSecond: 30 },
    bytePace: { burst: 524_288, perSecond: 65_536 },
    largestMove: 8192,
    mostOfAddress: 600,
    openPace: { burst: 600, perSecond: 20 },
  });
  expect(
    readEnvironment({ PORT: '0', ORIGINS: 'https://a.example, https://b.example', TRUST_PROXY: '1' }),
  ).toMatchObject({
    port: 0,
    origins: ['https://a.example', 'https://b.example'],
    proxies: 1,
  });
});

test('a metric that nobody has counted yet is there all the same', async () => {
  expect(await new Metrics().text()).toContain('sortie_storage_failures_total 0\n');
});
