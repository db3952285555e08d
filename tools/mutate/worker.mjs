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

/** For each mutation the round in which it was last asked for, from 1. */
const hits = new Uint32Array(count);
let round = 1;
/** The number of the mutation that is on, how often it was asked for, and how often it may be. */
let active = -1;
let steps = 0;
let limit = Number.POSITIVE_INFINITY;
const $m = (number) => {
  hits[number] = round;
  if (++steps > limit) throw new Error('goes on without end');
  return number === active;
};
let declared = [];
const $host = { expect, finished: [], forget: [], declare: (title, run) => declared.push({ title, run }) };
script.runInThisContext()($m, $host, require);
const files = new Map();

/** Has program and tests loaded again when they are next needed, with a mutation on from the beginning or none. */
function reload(mutation) {
  for (const forget of $host.forget) forget();
  files.clear();
  $host.finished = [];
  active = mutation;
}

function testsOf(file) {
  if (!files.has(file)) {
    declared = [];
    $host.file = file;
    $host.files[file]();
    files.set(file, declared);
  }
  return files.get(file);
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

const hitsSince = (first) => [...hits.keys()].filter((number) => hits[number] >= first);

/**
 * The tests of a file without a mutation: how long each takes, which rules it names and what it reaches. What an
 * earlier test of the file reached counts too, for a value that is computed once is not computed again.
 */
async function survey({ file }) {
  reload(-1);
  const first = ++round;
  const tests = [];
  const all = testsOf(file);
  const loading = hitsSince(first);
  for (const [index, test] of all.entries()) {
    round += 1;
    const before = steps;
    const begun = performance.now();
    const { rules, error } = await play(test);
    const milliseconds = performance.now() - begun;
    tests.push({
      file,
      index,
      title: test.title,
      rules,
      error,
      milliseconds,
      steps: steps - before,
      hits: hitsSince(first),
      ownHits: hitsSince(round),
    });
  }
  return { tests, loading };
}

/** A file may play many games before its first test begins. */
const MOST_STEPS_OF_LOADING = 300_000_000;

/** Runs a test, and says whether it fails. */
async function fails({ id, file, index, steps: usual }) {
  Atomics.store(now, 0, id);
  Atomics.add(now, 1, 1);
  limit = steps + MOST_STEPS_OF_LOADING;
  try {
    const test = testsOf(file)[index];
    limit = steps + usual * 30 + 300_000;
    return test === undefined || (await play(test)).error !== undefined || steps > limit;
  } catch {
    return true;
  } finally {
    limit = Number.POSITIVE_INFINITY;
  }
}

/** Whether a test passes by itself with nothing broken, by its number. */
const passingAlone = new Map();

/** A test that needs what an earlier one of its file did fails by itself, whatever is broken: it notices nothing. */
async function passesAlone(test) {
  if (!passingAlone.has(test.id)) {
    const broken = active;
    reload(-1);
    passingAlone.set(test.id, !(await fails(test)));
    reload(broken);
  }
  return passingAlone.get(test.id);
}

/** Whether a test fails on a program that was loaded for this mutation, and would not with nothing broken. */
async function noticesAlone(test) {
  return (await fails(test)) && (await passesAlone(test));
}

/**
 * Runs tests in turn on a broken program: all that name the rules there, until each rule had a test that noticed; when
 * none did, the others until the first that notices.
 */
async function search({ named, others, rules }, notices) {
  const noticed = [];
  const wanted = new Set(rules);
  for (const test of named) {
    if (noticed.length > 0 && !test.rules.some((rule) => wanted.has(rule))) continue;
    if (!(await notices(test))) continue;
    noticed.push(test);
    for (const rule of test.rules) wanted.delete(rule);
  }
  if (noticed.length > 0) return { noticed, elsewhere: [] };
  for (const test of others) if (await notices(test)) return { noticed, elsewhere: [test] };
  return { noticed, elsewhere: [] };
}

/** Whether the program was loaded with a mutation on, or holds something computed while one was. */
let isSpoilt = false;

/**
 * Breaks the program in one place and looks for tests that notice. In a program that has run, something computed
 * earlier, broken or not, may lie about: what failed must pass again when the mutation is off, and what passed must pass
 * on a program loaded for this mutation too. Otherwise, and for what takes effect while the program loads, only that
 * counts.
 */
async function attempt(job) {
  const found = job.takesEffectAtLoading ? undefined : await attemptAsLoaded(job);
  const { noticed, elsewhere } = found ?? (await attemptLoadedFor(job));
  return { noticed: noticed.map(({ id }) => id), elsewhere: elsewhere.map(({ id }) => id) };
}

function attemptLoadedFor(job) {
  reload(job.mutant);
  isSpoilt = true;
  return search(job, noticesAlone);
}

async function attemptAsLoaded(job) {
  if (isSpoilt) reload(-1);
  isSpoilt = false;
  hits[job.mutant] = 0;
  active = job.mutant;
  const found = await search(job, fails);
  active = -1;
  for (const test of [...found.noticed, ...found.elsewhere]) {
    if (!(await fails(test))) continue;
    isSpoilt = true;
    return undefined;
  }
  if (found.noticed.length > 0) return found;
  if (hits[job.mutant] === 0) return undefined;
  const again = await attemptLoadedFor({ ...job, others: [] });
  return again.noticed.length > 0 ? again : found;
}

/** A job that ends with an error ends the thread. */
async function work(job) {
  parentPort.postMessage(await (job.kind === 'survey' ? survey(job) : attempt(job)));
}

parentPort.on('message', (job) => void work(job));
