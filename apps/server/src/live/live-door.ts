import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { Connection } from './connection.ts';
import type { ConnectionDependencies } from './connection-dependencies.ts';

export interface DoorDependencies extends ConnectionDependencies {
  /** Other hosts whose pages may connect, such as `https://example.org`. */
  readonly origins: readonly string[];
}

const PATH = '/api/live';

/** Lets sockets in, and looks after them. */
export class LiveDoor {
  private readonly sockets: WebSocketServer;
  private readonly connections = new Set<Connection>();
  private readonly pinger: NodeJS.Timeout;
  private closed = false;

  constructor(
    private readonly server: Server,
    private readonly dependencies: DoorDependencies,
  ) {
    const { largestMessage, pingEvery } = dependencies.limits;
    // A message over the limit gets a reply; over twice the limit the socket is closed without reading it.
    const maxPayload = largestMessage * 2;
    this.sockets = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });
    server.on('upgrade', this.upgrade);
    this.pinger = setInterval(() => {
      for (const connection of this.connections) connection.ping();
    }, pingEvery);
    this.pinger.unref();
  }

  get size(): number {
    return this.connections.size;
  }

  /** Nobody else comes in. */
  close(): void {
    this.closed = true;
    clearInterval(this.pinger);
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
    this.sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection(webSocket, socket, this.dependencies);
      this.connections.add(connection);
      webSocket.once('close', () => this.connections.delete(connection));
    });
  };

  private whyNot({ url, headers }: IncomingMessage): string | undefined {
    if (url?.split('?')[0] !== PATH) return '404 Not Found';
    if (this.closed || this.connections.size >= this.dependencies.limits.mostSockets) {
      return '503 Service Unavailable';
    }
    return this.isOwn(headers.origin, headers.host) ? undefined : '403 Forbidden';
  }

  /** A page of another host must not play with what this browser knows. Programs send no origin. */
  private isOwn(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined || this.dependencies.origins.includes(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }
}
