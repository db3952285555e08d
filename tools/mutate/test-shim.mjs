// Stands in for 'vitest' in the bundle of tests: collects what a file declares, for the worker to run.

/** The assertions are vitest's own; the worker brings them. */
export const expect = $host.expect;

const around = [];

export function test(title, ...rest) {
  const run = rest.findLast((part) => typeof part === 'function');
  $host.declare([...around, title].join(' > '), run);
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
