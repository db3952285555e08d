// Stands in for 'vitest' in the bundle of tests: collects what a file declares, for the worker to run.

/** The assertions are vitest's own; the worker brings them. */
export const expect = $host.expect;

const around = [];

/** What each file does before its tests. What is done after tests puts things back, and is done after all of them. */
const before = new Map();
const after = [];

export function beforeEach(run) {
  before.set($host.file, [...(before.get($host.file) ?? []), run]);
}

export function beforeAll(run) {
  let done;
  beforeEach(() => (done ??= run()));
}

export function afterEach(run) {
  after.push(run);
}

/** Once after the test that runs. */
export function onTestFinished(run) {
  $host.finished.push(run);
}

const replaced = [];

/** As much of vitest's mocks as tests of rules use. */
export const vi = {
  spyOn(holder, name) {
    const written = holder[name];
    replaced.push(() => {
      holder[name] = written;
    });
    const spy = {
      mockImplementation(by) {
        holder[name] = by;
        return spy;
      },
    };
    return spy;
  },
  restoreAllMocks() {
    for (const restore of replaced.splice(0).reverse()) restore();
  },
};

export function test(title, ...rest) {
  const run = rest.findLast((part) => typeof part === 'function');
  const { file } = $host;
  $host.declare([...around, title].join(' > '), async (...given) => {
    for (const prepare of before.get(file) ?? []) await prepare();
    try {
      await run(...given);
    } finally {
      for (const restore of [...$host.finished.splice(0), ...after]) await restore();
    }
  });
}

export function describe(title, ...rest) {
  around.push(title);
  rest.findLast((part) => typeof part === 'function')();
  around.pop();
}

test.each =
  (rows) =>
  (title, run, ...rest) => {
    for (const [index, row] of rows.entries()) {
      const values = Array.isArray(row) ? row : [row];
      test(`${title} [${index}]`, () => run(...values), ...rest);
    }
  };

describe.each = (rows) => (title, run) => {
  for (const [index, row] of rows.entries()) {
    const values = Array.isArray(row) ? row : [row];
    describe(`${title} [${index}]`, () => run(...values));
  }
};
