const WIDTH = 30;
const REFRESH_MS = 100;

export interface ProgressBar {
  /** So many are done. */
  reach(done: number): void;
  end(): void;
}

const silent: ProgressBar = { reach: () => {}, end: () => {} };

/** Shows how far long work has come, to people only: nothing when errors go to a file or a pipe. */
export function progressBar(what: string, total: number): ProgressBar {
  const out = process.stderr;
  if (!out.isTTY) return silent;
  let drawn = 0;
  return {
    reach(done) {
      const now = performance.now();
      if (now - drawn < REFRESH_MS && done < total) return;
      drawn = now;
      const full = Math.round((done / total) * WIDTH);
      out.write(`\r${what} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${total}`);
    },
    end: () => out.write('\r\x1b[2K'),
  };
}
