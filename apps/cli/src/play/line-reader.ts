import { createInterface } from 'node:readline';

export interface LineReader {
  /** The next line; undefined when there is no more. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Lines from a person or from a pipe. */
export function lineReader(): LineReader {
  const lines = createInterface({ input: process.stdin, terminal: false });
  const iterator = lines[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      process.stdout.write(prompt);
      const { value, done } = await iterator.next();
      return done ? undefined : value;
    },
    close: () => lines.close(),
  };
}
