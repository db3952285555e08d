/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromium as chromiumHere } from '../engines/other-engines.ts';

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export interface PageOptions {
  readonly language?: 'en' | 'es' | 'pt';
  readonly size?: typeof WIDE;
  readonly touch?: boolean;
  /** Pixels of the screen to a pixel of the page. */
  readonly scale?: number;
  readonly dark?: boolean;
  /** Everything at once, unless a test watches what happens. */
  readonly pace?: 'calm' | 'usual' | 'fast' | 'atOnce';
  readonly waitsAfterAttack?: boolean;
  /** Pieces glide and dice tumble. */
  readonly motion?: boolean;
}

export function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumHere(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}

/** As if they had been chosen before; what is chosen later stays. */
function rememberSettings(chosen: object): void {
  const kept = localStorage.getItem('sortie.settings');
  if (kept === null) localStorage.setItem('sortie.settings', JSON.stringify(chosen));
}

/** A browser of one person: its own storage, nothing remembered. Faults of the page are collected. */
export class Person {
  readonly faults: string[] = [];
  /** Everything that the server sent over WebSockets. */
  readonly frames: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async open(browser: Browser, options: PageOptions = {}): Promise<Person> {
    const { language = 'en', size = WIDE, touch = false, dark = false, motion = false } = options;
    const { pace = 'atOnce', waitsAfterAttack = false, scale = 1 } = options;
    const context = await browser.newContext({
      viewport: size,
      deviceScaleFactor: scale,
      locale: { en: 'en-GB', es: 'es-ES', pt: 'pt-BR' }[language],
      hasTouch: touch,
      isMobile: touch,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: motion ? 'no-preference' : 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await context.addInitScript(rememberSettings, { pace, waitsAfterAttack });
    const page = await context.newPage();
    const person = new Person(context, page);
    person.listen();
    return person;
  }

  private listen(): void {
    this.page.on('pageerror', (error) => this.faults.push(error.message));
    this.page.on('console', (message) => {
      // A server that was killed on purpose makes the browser complain about the network.
      const isNetwork = /Failed to load resource|WebSocket connection/.test(message.text());
      if (message.type() === 'error' && !isNetwork) this.faults.push(message.text());
    });
    this.page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.frames.push(String(payload)));
    });
    this.page.setDefaultTimeout(60_000);
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
