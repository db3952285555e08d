import { describe, expect, test } from 'vitest';
import { ROOT } from './files.ts';

interface Interface {
  readonly address: string;
  readonly family: 'IPv4' | 'IPv6';
  readonly internal: boolean;
}

type PlanStart = (
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  interfaces: Readonly<Record<string, readonly Interface[]>>,
) => Readonly<Record<'host' | 'port' | 'address' | 'shareAddress' | 'problem', string | null>> & {
  readonly wantsBrowser: boolean;
};

const script = `${ROOT}scripts/start-plan.mjs`;
const { planStart } = (await import(script)) as { readonly planStart: PlanStart };

const own = { address: '127.0.0.1', family: 'IPv4', internal: true } as const;
const bridge = { address: '172.17.0.1', family: 'IPv4', internal: false } as const;
const home = { address: '192.168.1.5', family: 'IPv4', internal: false } as const;
const sixth = { address: 'fe80::1', family: 'IPv6', internal: false } as const;
const network = { lo: [own], bridge0: [bridge], wlan0: [sixth, home] };

describe('npm start', () => {
  test('without --share it listens on this machine only, whatever the network is', () => {
    expect(planStart([], {}, network)).toEqual({
      host: '127.0.0.1',
      port: '7717',
      address: 'http://127.0.0.1:7717/',
      shareAddress: null,
      wantsBrowser: true,
      problem: null,
    });
  });

  test('with --share it listens everywhere and names the address at home before that of a bridge', () => {
    expect(planStart(['--share', '--no-open'], { PORT: '4711' }, network)).toEqual({
      host: '0.0.0.0',
      port: '4711',
      address: 'http://localhost:4711/',
      shareAddress: 'http://192.168.1.5:4711/',
      wantsBrowser: false,
      problem: null,
    });
  });

  test('an address that was chosen is the one that is shared', () => {
    const plan = planStart(['--share'], { HOST: '172.17.0.1' }, network);
    expect(plan).toMatchObject({
      host: '172.17.0.1',
      shareAddress: 'http://172.17.0.1:7717/',
      problem: null,
    });
  });

  test('below a path it opens the page there, and what is shared is still the host', () => {
    for (const BASE_PATH of ['/club/sortie', '/club/sortie/']) {
      expect(planStart(['--share'], { BASE_PATH }, network)).toMatchObject({
        address: 'http://localhost:7717/club/sortie/',
        shareAddress: 'http://192.168.1.5:7717/',
      });
    }
    expect(planStart([], { BASE_PATH: '/' }, network).address).toBe('http://127.0.0.1:7717/');
  });

  test.each([
    ['there is no network', { lo: [own] }, {}],
    ['only this machine is listened on', network, { HOST: '127.0.0.1' }],
  ])('it does not pretend to share where %s', (_why, interfaces, environment) => {
    const { problem, shareAddress } = planStart(['--share'], environment, interfaces);
    expect(shareAddress).toBe(null);
    expect(problem).toContain('--share');
  });

  test('an option that it does not know starts nothing', () => {
    expect(planStart(['--shared'], {}, network).problem).toContain('--shared');
    expect(planStart([], { CI: '1' }, network).wantsBrowser).toBe(false);
  });
});
