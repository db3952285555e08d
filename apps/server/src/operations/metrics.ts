type Labels = Readonly<Record<string, string>>;

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** A count that only grows, by its labels. */
class Counter {
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly name: string,
    private readonly help: string,
  ) {}

  add(labels: Labels = {}, count = 1): void {
    const key = writeLabels(labels);
    this.counts.set(key, (this.counts.get(key) ?? 0) + count);
  }

  text(): string {
    const counts = this.counts.size > 0 ? [...this.counts] : [['', 0] as const];
    return [
      `# HELP ${this.name} ${this.help}`,
      `# TYPE ${this.name} counter`,
      ...counts.map(([labels, count]) => `${this.name}${labels} ${count}`),
    ].join('\n');
  }
}

/** How long things took. */
class Histogram {
  private readonly buckets = SECONDS.map(() => 0);
  private sum = 0;
  private count = 0;

  constructor(
    private readonly name: string,
    private readonly help: string,
  ) {}

  observe(milliseconds: number): void {
    const seconds = milliseconds / 1000;
    this.sum += seconds;
    this.count++;
    for (const [place, limit] of SECONDS.entries()) if (seconds <= limit) this.buckets[place]!++;
  }

  async time<Result>(act: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    try {
      return await act();
    } finally {
      this.observe(performance.now() - start);
    }
  }

  text(): string {
    return [
      `# HELP ${this.name} ${this.help}`,
      `# TYPE ${this.name} histogram`,
      ...SECONDS.map((limit, place) => `${this.name}_bucket{le="${limit}"} ${this.buckets[place]}`),
      `${this.name}_bucket{le="+Inf"} ${this.count}`,
      `${this.name}_sum ${this.sum}`,
      `${this.name}_count ${this.count}`,
    ].join('\n');
  }
}

/** What an operator watches, as text that Prometheus reads. */
export class Metrics {
  readonly answers = new Counter('sortie_answers_total', 'Answers, commands and undos taken');
  readonly eventEntries = new Counter('sortie_event_entries_total', 'Commands of events taken, by kind');
  readonly refusals = new Counter('sortie_refusals_total', 'Requests refused by a rule');
  readonly errors = new Counter('sortie_errors_total', 'Requests that were an error, by problem');
  readonly storageFailures = new Counter('sortie_storage_failures_total', 'Writes that failed');
  readonly bugs = new Counter('sortie_bugs_total', 'Bug bundles kept');
  readonly fallbacks = new Counter('sortie_computer_fallbacks_total', 'Computer answers left to chance');
  readonly storing = new Histogram('sortie_store_seconds', 'Time from an accepted answer to the disk');
  readonly queueing = new Histogram('sortie_thinking_wait_seconds', 'Time a question waited for a computer');
  readonly thinking = new Histogram('sortie_thinking_seconds', 'Time a computer thought about one answer');
  private readonly gauges = new Map<string, { readonly help: string; readonly read: Reading }>();

  /** A number that is looked up when somebody asks. */
  gauge(name: string, help: string, read: Reading): void {
    this.gauges.set(name, { help, read });
  }

  async text(): Promise<string> {
    const gauges = await Promise.all(
      [...this.gauges].map(async ([name, { help, read }]) => {
        const found = await read();
        const values = typeof found === 'number' ? [`${name} ${found}`] : perStatus(name, found);
        return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...values].join('\n');
      }),
    );
    const {
      answers,
      eventEntries,
      refusals,
      errors,
      storageFailures,
      bugs,
      fallbacks,
      storing,
      queueing,
      thinking,
    } = this;
    const failures = [refusals, errors, storageFailures, bugs, fallbacks];
    const kept = [answers, eventEntries, ...failures, storing, queueing, thinking];
    return `${[...gauges, ...kept.map((each) => each.text())].join('\n')}\n`;
  }
}

type Value = number | Readonly<Record<string, number>>;
type Reading = () => Value | Promise<Value>;

function perStatus(name: string, counts: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(counts).map(([status, count]) => `${name}${writeLabels({ status })} ${count}`);
}

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}=${JSON.stringify(value)}`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
