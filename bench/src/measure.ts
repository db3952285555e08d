/** One line of the report. A ratio is ours against the peer's in the same run; more is better unless said. */
export interface Measurement {
  readonly name: string;
  readonly ours: number;
  readonly unit: string;
  readonly peer?: { readonly name: string; readonly value: number };
  readonly aim: string;
  readonly reached: boolean;
  /** Under what load. */
  readonly note?: string;
}

/** The measures named on the command line, `npm run bench -- decisions stored`; all of them when none is named. */
export function namedMeasures<Measure>(measures: Readonly<Record<string, Measure>>): readonly Measure[] {
  const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  return Object.entries(measures).flatMap(([name, measure]) =>
    named.length === 0 || named.includes(name) ? [measure] : [],
  );
}

/**
 * How often in a second of computing the work is done; each round does it for a while, and the best round counts. What
 * other processes take of the machine is not counted, so that a peer is not measured in a calmer moment.
 */
export function perSecond(work: () => number, rounds = 5, milliseconds = 400): number {
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const start = computedFor();
    let done = 0;
    while (computedFor() - start < milliseconds) done += work();
    best = Math.max(best, (done * 1000) / (computedFor() - start));
  }
  return best;
}

/** How long one piece of work takes in milliseconds, without what other processes took of the machine meanwhile. */
export function timeOf(work: () => void): number {
  const [begun, computed] = [performance.now(), computedFor()];
  work();
  const spent = computedFor() - computed;
  // Threads that help count as well, but nothing is computed for longer than the clock runs.
  return Math.min(performance.now() - begun, spent);
}

/** Milliseconds that this process has had of the machine, collecting its garbage included. */
function computedFor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Measures two things turn by turn, so that a busy machine slows both; both are warm before it counts. */
export function sideBySide(ours: () => number, peers: () => number, rounds = 7): readonly [number, number] {
  let [best, peerBest] = [0, 0];
  perSecond(ours, 1, 2000);
  perSecond(peers, 1, 2000);
  for (let round = 0; round < rounds; round++) {
    best = Math.max(best, perSecond(ours, 1));
    peerBest = Math.max(peerBest, perSecond(peers, 1));
  }
  return [best, peerBest];
}
