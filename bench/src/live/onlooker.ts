import WebSocket from 'ws';
import { type Sitting, somebody } from './open-game.ts';

/** Somebody who looks on at a game; what is shown is counted and not read, so that it costs the bench little. */
export class Onlooker {
  bytes = 0;
  messages = 0;
  private socket: WebSocket | undefined;

  constructor(private readonly sitting: Sitting) {}

  /** Kept when the game is shown. */
  join(): Promise<void> {
    const { url, game, token } = this.sitting;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
      headers: { 'x-forwarded-for': somebody() },
    });
    this.socket = socket;
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', (code) => reject(new Error(`closed with ${code}`)));
      socket.on('open', () =>
        socket.send(JSON.stringify({ id: 0, kind: 'join', protocol: 1, game, token, differences: true })),
      );
      socket.on('message', (data: Buffer) => {
        this.bytes += data.length;
        this.messages++;
        resolve();
      });
    });
  }

  leave(): void {
    this.socket?.removeAllListeners();
    this.socket?.on('error', () => {});
    this.socket?.close();
  }
}
