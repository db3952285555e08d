import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

/** Nothing may have been typed in time. */
export type TimedLine = { readonly line: string | undefined } | 'late';

export interface LineReader {
  /** The next line; undefined when there is no more. */
  next(prompt: string): Promise<string | undefined>;
  /** The next line, if it comes within so many milliseconds; one that comes later is the next. */
  nextWithin(prompt: string, milliseconds: number): Promise<TimedLine>;
  close(): void;
}

/** Lines from a person or from a pipe. */
export function lineReader(): LineReader {
  const lines = createInterface({ input: process.stdin, terminal: false });
  const iterator = lines[Symbol.asyncIterator]();
  let coming: Promise<string | undefined> | undefined;
  const line = () => {
    coming ??= iterator.next().then(({ value, done }) => (done ? undefined : value));
    return coming;
  };
  const take = <Line>(taken: Line): Line => {
    coming = undefined;
    return taken;
  };
  return {
    async next(prompt) {
      process.stdout.write(prompt);
      return take(await line());
    },
    async nextWithin(prompt, milliseconds) {
      process.stdout.write(prompt);
      const ended = new AbortController();
      const typed = line().then((each): TimedLine => ({ line: each }));
      const late = setTimeout<TimedLine>(Math.max(0, milliseconds), 'late', { signal: ended.signal });
      const first = await Promise.race([typed, late.catch((): TimedLine => 'late')]);
      ended.abort();
      return first === 'late' ? first : take(first);
    },
    close: () => lines.close(),
  };
}
