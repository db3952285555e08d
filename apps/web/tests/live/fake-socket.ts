import { vi } from 'vitest';

/** A socket that the test is the other end of. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (message: { readonly data: string }) => void;
  onclose?: (closed: { readonly code: number }) => void;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** A page on a safe host whose sockets are fake, and whose clock the test turns. */
export function fakePage(): EventTarget {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  const deaf = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const browser = Object.assign(new EventTarget(), {
    location: { protocol: 'https:', host: 'table.example' },
  });
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', { ...deaf, visibilityState: 'visible' });
  return browser;
}

export function endFakePage(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
