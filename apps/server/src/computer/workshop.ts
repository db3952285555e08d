import { Worker } from 'node:worker_threads';
import type { Job, JobResult } from './job.ts';
import { OrderLines } from './order-lines.ts';

type Said =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly message: string };

/** For whom a job is done, and how long it may take and has waited. */
export interface Terms {
  /** Milliseconds; the clock runs from the moment a worker has the job. */
  readonly limit: number;
  /** Jobs for others take turns with those for the same. */
  readonly whose?: string;
  /** Told how many milliseconds the job has waited for a worker. */
  readonly onBegin?: (waited: number) => void;
}

interface Order {
  readonly job: Job;
  readonly begin: () => void;
  readonly limit: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Worker threads that do jobs one at a time each. One that dies or takes too long is replaced. */
export class Workshop {
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();
  private readonly orders = new OrderLines<Order>();
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

  do<Each extends Job>(job: Each, { limit, whose = '', onBegin }: Terms): Promise<JobResult<Each>> {
    if (this.closed) return Promise.reject(new Error('the server stops'));
    const ordered = performance.now();
    const begin = () => onBegin?.(performance.now() - ordered);
    return new Promise((resolve, reject) => {
      this.orders.add(whose, { job, limit, begin, resolve: resolve as (result: unknown) => void, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.orders.takeAll()) reject(new Error('the server stops'));
    await Promise.all([...this.all].map((worker) => worker.terminate()));
  }

  /** Starts a worker before there is work, for starting takes longer than most work does. */
  prepare(): void {
    if (this.all.size === 0 && !this.closed) this.hire();
  }

  private next(): void {
    if (this.orders.length === 0) return;
    const worker = this.idle.pop();
    if (worker) this.give(worker, this.orders.take()!);
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
      if (!isReady) this.orders.take()?.reject(fault);
      this.next();
    });
  }

  private give(worker: Worker, { job, limit, begin, resolve, reject }: Order): void {
    begin();
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
