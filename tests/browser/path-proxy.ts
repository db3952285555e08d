import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** Another site, which passes on what is asked below one of its paths, as nginx or Caddy does. */
export class PathProxy {
  /** Paths that were asked of the site itself. */
  readonly own: string[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly path: string,
  ) {
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  static async before(target: string, path: string): Promise<PathProxy> {
    const { port, hostname } = new URL(target);
    const server = createServer();
    const proxy = new PathProxy(server, path);
    const headersOf = ({ headers, socket }: IncomingMessage) => ({
      ...headers,
      'x-forwarded-for': socket.remoteAddress ?? '',
    });
    server.on('request', (asked, answer) => {
      if (!proxy.passesOn(asked)) {
        answer.writeHead(200, { 'content-type': 'text/html' }).end('<title>The club</title>');
        return;
      }
      const { url, method } = asked;
      const passed = request({ hostname, port, path: url, method, headers: headersOf(asked) }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    });
    server.on('upgrade', (asked, here) => {
      if (!proxy.passesOn(asked)) {
        here.destroy();
        return;
      }
      const there = connect(Number(port), hostname, () => {
        const headers = Object.entries(headersOf(asked)).map(([name, value]) => `${name}: ${String(value)}`);
        there.write(`GET ${asked.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
        there.pipe(here);
        here.pipe(there);
      });
      for (const socket of [here, there]) socket.on('error', () => socket.destroy());
      there.on('close', () => here.destroy());
      here.on('close', () => there.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${this.path}`;
  }

  stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private passesOn({ url = '' }: IncomingMessage): boolean {
    const isBelow = url === this.path || url.startsWith(`${this.path}/`);
    if (!isBelow) this.own.push(url);
    return isBelow;
  }
}
