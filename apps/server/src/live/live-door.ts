import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { Paces } from '../budgets/paces.ts';
import type { AllowedHosts } from '../http/allowed-hosts.ts';
import { Connection } from './connection.ts';
import type { ConnectionDependencies } from './connection-dependencies.ts';
import { Pinger } from './pinger.ts';

export interface DoorDependencies extends ConnectionDependencies {
  /** Other hosts whose pages may connect, such as `https://example.org`. */
  readonly origins: readonly string[];
  /** Whose request it is. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly hosts: AllowedHosts;
  /** What every path of the site begins with. */
  readonly basePath: string;
}

const PATH = '/api/live';

/** Lets sockets in, and looks after them. */
export class LiveDoor {
  private readonly sockets: WebSocketServer;
  private readonly connections = new Set<Connection>();
  /** How many sockets each address has. */
  private readonly addresses = new Map<string, number>();
  private readonly opening: Paces;
  private readonly pinger: Pinger;
  private closed = false;

  constructor(
    private readonly server: Server,
    private readonly dependencies: DoorDependencies,
  ) {
    const { largestMessage, pingEvery, openPace } = dependencies.limits;
    this.opening = new Paces(openPace);
    // A message over the limit gets a reply; over twice the limit the socket is closed without reading it.
    const maxPayload = largestMessage * 2;
    this.sockets = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });
    server.on('upgrade', this.upgrade);
    this.pinger = new Pinger(pingEvery);
  }

  get size(): number {
    return this.connections.size;
  }

  private get isCrowded(): boolean {
    const { mostSockets, placesForSeats } = this.dependencies.limits;
    return this.connections.size > mostSockets - placesForSeats;
  }

  /** Nobody else comes in. */
  close(): void {
    this.closed = true;
    this.pinger.close();
  }

  /** Everybody is asked to come back later. */
  async dismissAll(patience: number): Promise<void> {
    const all = [...this.sockets.clients];
    const left = Promise.all(all.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
    for (const connection of this.connections) connection.stop();
    const late = setTimeout(() => {
      for (const connection of this.connections) connection.terminate();
    }, patience);
    await left;
    clearTimeout(late);
    this.server.off('upgrade', this.upgrade);
  }

  private readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const refusal = this.whyNot(request);
    if (refusal) {
      // The other end may be gone already.
      socket.on('error', () => undefined);
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    const address = this.dependencies.addressOf(request);
    this.count(address, 1);
    socket.once('close', () => this.count(address, -1));
    this.sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const isCrowded = () => this.isCrowded;
      const connection = new Connection(webSocket, socket, address, this.dependencies, isCrowded);
      this.connections.add(connection);
      const pingNoMore = this.pinger.add(connection);
      webSocket.once('close', () => {
        this.connections.delete(connection);
        pingNoMore();
      });
    });
  };

  private count(address: string, by: number): void {
    const left = (this.addresses.get(address) ?? 0) + by;
    if (left > 0) this.addresses.set(address, left);
    else this.addresses.delete(address);
  }

  private whyNot(request: IncomingMessage): string | undefined {
    const { url, headers } = request;
    if (url?.split('?')[0] !== this.dependencies.basePath + PATH) return '404 Not Found';
    if (this.closed || this.connections.size >= this.dependencies.limits.mostSockets) {
      return '503 Service Unavailable';
    }
    if (!this.dependencies.hosts.allows(headers.host)) return '421 Misdirected Request';
    if (!this.isOwn(headers.origin, headers.host)) return '403 Forbidden';
    const address = this.dependencies.addressOf(request);
    const isOneTooMany = (this.addresses.get(address) ?? 0) >= this.dependencies.limits.mostOfAddress;
    return isOneTooMany || !this.opening.take(address) ? '429 Too Many Requests' : undefined;
  }

  /** A page of another host must not play with what this browser knows. Programs send no origin. */
  private isOwn(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined || this.dependencies.origins.includes(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }
}
