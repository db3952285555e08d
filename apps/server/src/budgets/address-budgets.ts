import type { Pace } from './bucket.ts';
import { Paces } from './paces.ts';

/** What one address may use of the server, however many sockets and seats it has. */
export interface AddressPaces {
  /** Requests over HTTP. */
  readonly requests: Pace;
  /** Bytes of bodies and messages that it sends. */
  readonly sent: Pace;
  /** Bytes of what it asks for; what is shown to it by itself is not counted. */
  readonly asked: Pace;
  /** Milliseconds of the thread that serves everybody. */
  readonly work: Pace;
}

const KIB = 1024;
const MIB = 1024 * KIB;

/** Enough for a hall of several hundred people behind one router, and a fraction of what the server can do. */
export const addressPaces: AddressPaces = {
  requests: { burst: 300, perSecond: 30 },
  /** The file of a large event once, and then what a hall of people sends. */
  sent: { burst: 40 * MIB, perSecond: 256 * KIB },
  asked: { burst: 128 * MIB, perSecond: 4 * MIB },
  work: { burst: 10_000, perSecond: 400 },
};

/** The budgets of every address, over HTTP and on sockets alike. */
export class AddressBudgets {
  readonly requests: Paces;
  readonly sent: Paces;
  readonly asked: Paces;
  readonly work: Paces;

  constructor({ requests, sent, asked, work }: AddressPaces) {
    this.requests = new Paces(requests);
    this.sent = new Paces(sent);
    this.asked = new Paces(asked);
    this.work = new Paces(work);
  }

  /** Whether an address has used up what it may ask for or what may be done for it. */
  isSpent(address: string): boolean {
    return !this.work.hasLeft(address) || !this.asked.hasLeft(address);
  }
}
