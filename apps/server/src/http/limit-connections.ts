import type { Server } from 'node:http';
import { addressOf } from './address.ts';

export interface ConnectionLimits {
  /** Of all addresses together: each takes a file of the process. */
  readonly most: number;
  /** Of one address, where no proxy stands before the server. */
  readonly mostOfAddress: number;
}

/** Hangs up on an address that has so many connections already, whether or not it says anything on them. */
export function limitConnections(server: Server, proxies: number, limits: ConnectionLimits): void {
  server.maxConnections = limits.most;
  // Behind a proxy all connections come from it, and it has to count them itself.
  if (proxies > 0) return;
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = addressOf({ headers: {}, socket }, 0);
    const count = (counts.get(address) ?? 0) + 1;
    if (count > limits.mostOfAddress) {
      socket.destroy();
      return;
    }
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 0) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}
