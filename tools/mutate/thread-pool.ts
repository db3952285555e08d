import { Worker } from 'node:worker_threads';

export interface PoolOrder {
  /** The script of `bundleTests`, as a file. */
  readonly bundle: string;
  readonly mutants: number;
  readonly threads: number;
}

/** How a job ended: with its answer, or broken off while a test was running. */
export type JobEnd<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'brokenOff'; readonly duringTest: number };

interface Thread {
  readonly worker: Worker;
  /** The test that is running, and how many have begun. */
  readonly running: Int32Array;
}

/** Threads that run jobs one after the other. A job that takes too long or eats the memory is ended with its thread. */
export class ThreadPool {
  private readonly order: PoolOrder;
  private readonly idle: Thread[] = [];

  constructor(order: PoolOrder) {
    this.order = order;
  }

  /** Runs all jobs, each made when its turn comes, and tells of each as it ends. */
  async runAll<Job extends { readonly maxSeconds: number }, Answer>(
    jobs: readonly (() => Job)[],
    tell: (job: Job, end: JobEnd<Answer>) => void,
  ): Promise<void> {
    const waiting = [...jobs];
    const work = async () => {
      let thread = this.idle.pop();
      for (let make = waiting.shift(); make !== undefined; make = waiting.shift()) {
        const job = make();
        thread ??= this.start();
        const end = await runOn<Answer>(thread, job);
        if (end.kind === 'brokenOff') {
          await thread.worker.terminate();
          thread = undefined;
        }
        tell(job, end);
      }
      if (thread) this.idle.push(thread);
    };
    await Promise.all(Array.from({ length: this.order.threads }, work));
  }

  async close(): Promise<void> {
    await Promise.all(this.idle.map((thread) => thread.worker.terminate()));
  }

  private start(): Thread {
    const running = new SharedArrayBuffer(8);
    const worker = new Worker(new URL('worker.mjs', import.meta.url), {
      workerData: { bundle: this.order.bundle, count: this.order.mutants, running },
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
      // What the program prints while it is broken is of no use to anybody.
      stdout: true,
      stderr: true,
      execArgv: [],
    });
    return { worker, running: new Int32Array(running) };
  }
}

/** Waits for the answer, and ends the wait when no test has begun for as long as the job allows. */
function runOn<Answer>(
  { worker, running }: Thread,
  job: { readonly maxSeconds: number },
): Promise<JobEnd<Answer>> {
  return new Promise((resolve) => {
    let begun = Atomics.load(running, 1);
    let since = performance.now();
    const finish = (end: JobEnd<Answer>) => {
      clearInterval(watch);
      worker.off('message', takeAnswer).off('error', breakOff);
      resolve(end);
    };
    const takeAnswer = (answer: Answer) => finish({ kind: 'done', answer });
    const breakOff = () => finish({ kind: 'brokenOff', duringTest: Atomics.load(running, 0) });
    const watch = setInterval(() => {
      const now = Atomics.load(running, 1);
      if (now !== begun) [begun, since] = [now, performance.now()];
      if (performance.now() - since > job.maxSeconds * 1000) breakOff();
    }, 500);
    worker.once('message', takeAnswer).once('error', breakOff);
    worker.postMessage(job);
  });
}
