import { Worker } from 'node:worker_threads';
import type { Job, JobResult } from './job.ts';

type Said =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly message: string };

interface Order {
  readonly job: Job;
  readonly limit: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Worker threads that do jobs one at a time each. One that dies or takes too long is replaced. */
export class Workshop {
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();
  private readonly orders: Order[] = [];
  private closed = false;

  constructor(
    private readonly size: number,
    /** The script that its threads run. */
    private readonly script: URL,
  ) {}

  /** Jobs that wait for a worker. */
  get length(): number {
    return this.orders.length;
  }

  /** The clock of `limit`, in milliseconds, runs from the moment a worker has the job. */
  do<Each extends Job>(job: Each, limit: number): Promise<JobResult<Each>> {
    if (this.closed) return Promise.reject(new Error('the server stops'));
    return new Promise((resolve, reject) => {
      this.orders.push({ job, limit, resolve: resolve as (result: unknown) => void, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.orders.splice(0)) reject(new Error('the server stops'));
    await Promise.all([...this.all].map((worker) => worker.terminate()));
  }

  /** Starts a worker before there is work, for starting takes longer than most work does. */
  prepare(): void {
    if (this.all.size === 0 && !this.closed) this.hire();
  }

  private next(): void {
    if (this.orders.length === 0) return;
    const worker = this.idle.pop();
    if (worker) this.give(worker, this.orders.shift()!);
    else if (this.all.size < this.size) this.hire();
  }

  private hire(): void {
    const worker = new Worker(this.script, { execArgv: [], stdin: false });
    worker.unref();
    this.all.add(worker);
    let fault = new Error('the worker ended');
    worker.on('error', (error: Error) => {
      fault = error;
    });
    let isReady = false;
    worker.once('message', () => {
      isReady = true;
      this.idle.push(worker);
      this.next();
    });
    worker.once('exit', () => {
      this.all.delete(worker);
      const place = this.idle.indexOf(worker);
      if (place >= 0) this.idle.splice(place, 1);
      // One that cannot even start would be started for ever.
      if (!isReady) this.orders.shift()?.reject(fault);
      this.next();
    });
  }

  private give(worker: Worker, { job, limit, resolve, reject }: Order): void {
    const finish = (isSound: boolean, settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', heard).off('error', failed).off('exit', gone);
      if (isSound && !this.closed) this.idle.push(worker);
      else {
        this.all.delete(worker);
        void worker.terminate();
      }
      settle();
      if (!this.closed) this.next();
    };
    const heard = (said: Said) =>
      finish(true, () => {
        if (said.kind === 'failed') reject(new Error(said.message));
        else resolve(said.kind === 'done' ? said.result : undefined);
      });
    const failed = (error: Error) => finish(false, () => reject(error));
    const gone = () => finish(false, () => reject(new Error('the worker ended')));
    const timer = setTimeout(() => finish(false, () => reject(new Error('the worker took too long'))), limit);
    worker.on('message', heard).on('error', failed).on('exit', gone);
    worker.postMessage(job);
  }
}
