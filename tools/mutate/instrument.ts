import type { Mutation } from './mutation.ts';

/** A mutation with the number by which the running program asks for it. */
export interface Numbered {
  readonly number: number;
  readonly mutation: Mutation;
}

const WIDTH = { dropped: 0, replaced: 1, returned: 2 };

/**
 * The program with every mutation in it, each behind a question: `$m(17) ? broken : original`. What is broken is the
 * text as it was, for only one mutation is asked for at a time.
 */
export function instrument(text: string, mutations: readonly Numbered[]): string {
  const outerFirst = [...mutations].sort((a, b) => {
    const [one, other] = [a.mutation.node, b.mutation.node];
    const byPlace = one.start - other.start || other.end - one.end;
    return byPlace || WIDTH[a.mutation.change.kind] - WIDTH[b.mutation.change.kind] || a.number - b.number;
  });
  return write(text, { start: 0, end: text.length }, outerFirst);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The text of a span; `inside` are the mutations in it, outer ones first. */
function write(text: string, span: Span, inside: readonly Numbered[]): string {
  let written = '';
  let at = span.start;
  let rest = inside;
  while (rest.length > 0) {
    const [outer, ...others] = rest;
    const { node } = outer!.mutation;
    const within = others.filter(
      ({ mutation }) => mutation.node.end <= node.end && mutation.node.start < node.end,
    );
    written += text.slice(at, node.start) + wrap(outer!, write(text, node, within));
    at = node.end;
    rest = others.slice(within.length);
  }
  return written + text.slice(at, span.end);
}

function wrap({ number, mutation: { change } }: Numbered, original: string): string {
  const isOn = `$m(${number})`;
  switch (change.kind) {
    case 'replaced':
      return `(${isOn} ? (${change.by}) : (${original}))`;
    case 'returned':
      return `{ if (${isOn}) return ${change.value}; ${original.slice(1)}`;
    case 'dropped':
      // In braces, so that an else behind it stays with its own if.
      if (change.as === 'statement') return `{ if (!${isOn}) { ${original} } }`;
      return change.as === 'element'
        ? `...(${isOn} ? [] : [${original}])`
        : `...(${isOn} ? {} : { ${original} })`;
  }
}
