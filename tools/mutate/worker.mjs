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

/** A fresh copy of program and tests. Nothing that one mutation left behind reaches another. */
function open(active) {
  const hits = new Uint8Array(count);
  const copy = { hits, steps: 0, limit: Number.POSITIVE_INFINITY, files: new Map() };
  const $m = (number) => {
    hits[number] = 1;
    if (++copy.steps > copy.limit) throw new Error('goes on without end');
    return number === active;
  };
  let declared = [];
  const $host = {
    expect,
    declare: (title, run) => declared.push({ title, run }),
  };
  script.runInThisContext()($m, $host, require);
  copy.testsOf = (file) => {
    if (!copy.files.has(file)) {
      declared = [];
      $host.files[file]();
      copy.files.set(file, declared);
    }
    return copy.files.get(file);
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
  for (const [index, test] of copy.testsOf(file).entries()) {
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
      steps: copy.steps,
      hits: hitsOf(copy),
    });
  }
  return { tests };
}

/**
 * Breaks the program in one place and runs tests in turn: all that name the rules there, until each rule had a test
 * that noticed; when none did, the others until the first that notices.
 */
async function attempt({ mutant, named, others, rules }) {
  const copy = open(mutant);
  const noticed = [];
  const wanted = new Set(rules);
  const tryTest = async ({ id, file, index, steps }) => {
    Atomics.store(now, 0, id);
    copy.limit = copy.steps + steps * 30 + 300_000;
    const failed = await fails(copy, file, index);
    if (failed) noticed.push(id);
    return failed;
  };
  for (const test of named) {
    if (noticed.length > 0 && !test.rules.some((rule) => wanted.has(rule))) continue;
    if ((await tryTest(test)) && test.rules.length > 0) for (const rule of test.rules) wanted.delete(rule);
  }
  if (noticed.length > 0) return { noticed, elsewhere: [] };
  for (const test of others) if (await tryTest(test)) return { noticed: [], elsewhere: noticed };
  return { noticed: [], elsewhere: [] };
}

async function fails(copy, file, index) {
  try {
    const test = copy.testsOf(file)[index];
    return test === undefined || (await play(test)).error !== undefined || copy.steps > copy.limit;
  } catch {
    return true;
  }
}

/** A job that ends with an error ends the thread. */
async function work(job) {
  parentPort.postMessage(await (job.kind === 'survey' ? survey(job) : attempt(job)));
}

parentPort.on('message', (job) => void work(job));
