// Runs tests of the bundle in a thread of their own, with one mutation on or none.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { expect } from 'vitest';

const { bundle, count, running } = workerData;
const code = readFileSync(bundle, 'utf8');
const script = new Script(`(function ($m, $host, require) {${code}\n})`, { filename: bundle });
const require = createRequire(import.meta.url);
const now = new Int32Array(running);

/** A fresh copy of program and tests, with a mutation on from the beginning or none. */
function open(active) {
  const hits = new Uint8Array(count);
  const copy = { active, hits, steps: 0, limit: Number.POSITIVE_INFINITY };
  const $m = (number) => {
    hits[number] = 1;
    if (++copy.steps > copy.limit) throw new Error('goes on without end');
    return number === copy.active;
  };
  let declared = [];
  const $host = { expect, declare: (title, run) => declared.push({ title, run }) };
  script.runInThisContext()($m, $host, require);
  const files = new Map();
  copy.testsOf = (file) => {
    if (!files.has(file)) {
      declared = [];
      $host.files[file]();
      files.set(file, declared);
    }
    return files.get(file);
  };
  return copy;
}

/** The error a test ended with, and the rules that it names. */
async function play(test) {
  const task = { meta: {} };
  try {
    await test.run({ task });
    return { rules: task.meta.rules ?? [] };
  } catch (error) {
    return { rules: task.meta.rules ?? [], error: String(error?.message ?? error).split('\n')[0] };
  }
}

const hitsOf = ({ hits }) => [...hits.keys()].filter((number) => hits[number] === 1);

/**
 * The tests of a file without a mutation: how long each takes, which rules it names and what it reaches. What an
 * earlier test of the file reached counts too, for a value that is computed once is not computed again.
 */
async function survey({ file }) {
  const copy = open(-1);
  const tests = [];
  const all = copy.testsOf(file);
  const loading = hitsOf(copy);
  for (const [index, test] of all.entries()) {
    const before = copy.steps;
    const begun = performance.now();
    const { rules, error } = await play(test);
    const milliseconds = performance.now() - begun;
    const steps = copy.steps - before;
    tests.push({ file, index, title: test.title, rules, error, milliseconds, steps, hits: hitsOf(copy) });
  }
  return { tests, loading };
}

/** A file may play many games before its first test begins. */
const MOST_STEPS_OF_LOADING = 300_000_000;

/** Runs a test, and says whether it fails. */
async function fails(copy, { id, file, index, steps }) {
  Atomics.store(now, 0, id);
  Atomics.add(now, 1, 1);
  copy.limit = copy.steps + MOST_STEPS_OF_LOADING;
  try {
    const test = copy.testsOf(file)[index];
    copy.limit = copy.steps + steps * 30 + 300_000;
    return test === undefined || (await play(test)).error !== undefined || copy.steps > copy.limit;
  } catch {
    return true;
  }
}

/** Whether a test passes by itself with nothing broken, by its number. */
const passingAlone = new Map();

/** A test that needs what an earlier one of its file did fails by itself, whatever is broken: it notices nothing. */
async function passesAlone(test) {
  if (!passingAlone.has(test.id)) passingAlone.set(test.id, !(await fails(open(-1), test)));
  return passingAlone.get(test.id);
}

/** Whether a test fails on a copy that nothing has run on, and would not with nothing broken. */
async function noticesAlone(copy, test) {
  return (await fails(copy, test)) && (await passesAlone(test));
}

/**
 * Runs tests in turn on a broken copy: all that name the rules there, until each rule had a test that noticed; when
 * none did, the others until the first that notices.
 */
async function search(copy, { named, others, rules }, notices = noticesAlone) {
  const noticed = [];
  const wanted = new Set(rules);
  for (const test of named) {
    if (noticed.length > 0 && !test.rules.some((rule) => wanted.has(rule))) continue;
    if (!(await notices(copy, test))) continue;
    noticed.push(test);
    for (const rule of test.rules) wanted.delete(rule);
  }
  if (noticed.length > 0) return { noticed, elsewhere: [] };
  for (const test of others) if (await notices(copy, test)) return { noticed, elsewhere: [test] };
  return { noticed, elsewhere: [] };
}

/** A copy that has run for a while is many times faster than a fresh one. */
let warm;

/**
 * Breaks the program in one place and looks for tests that notice. On a warm copy something computed earlier, broken or
 * not, may lie about: what failed must pass again there when the mutation is off, and what passed must pass on a fresh
 * copy too. Otherwise, and for what takes effect while the program loads, only a fresh copy counts.
 */
async function attempt(job) {
  const found = job.takesEffectAtLoading ? undefined : await attemptWarm(job);
  const { noticed, elsewhere } = found ?? (await search(open(job.mutant), job));
  return { noticed: noticed.map(({ id }) => id), elsewhere: elsewhere.map(({ id }) => id) };
}

async function attemptWarm(job) {
  warm ??= open(-1);
  warm.hits[job.mutant] = 0;
  warm.active = job.mutant;
  const found = await search(warm, job, fails);
  warm.active = -1;
  for (const test of [...found.noticed, ...found.elsewhere]) {
    if (!(await fails(warm, test))) continue;
    warm = undefined;
    return undefined;
  }
  if (found.noticed.length > 0) return found;
  if (warm.hits[job.mutant] === 0) return undefined;
  const again = await search(open(job.mutant), { ...job, others: [] });
  return again.noticed.length > 0 ? again : found;
}

/** A job that ends with an error ends the thread. */
async function work(job) {
  parentPort.postMessage(await (job.kind === 'survey' ? survey(job) : attempt(job)));
}

parentPort.on('message', (job) => void work(job));
