import { type GameKit, registryOf } from '@sortie/games';
import type { Decision } from '@sortie/kernel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Seen } from '../../src/table/table-game.ts';

/** A game that nobody but this test knows. */
const kit = {
  name: 'pebbles',
  title: 'Pebbles',
  prefix: 'pb',
  text: async (language: string) => ({
    language,
    event: ({ kind }: { readonly kind: string }) => `it ${kind}`,
    rulesOf: () => ['pb.throw'],
  }),
  scene: async () => ({
    draw: (table: { readonly width: number }, people: Readonly<Record<string, string>>) => ({
      area: { width: table.width, depth: 10 },
      pieces: Object.values(people).map((name) => ({ id: name, name })),
      marks: [],
    }),
  }),
  setup: async () => ({ isSettingUp: ({ round }: { readonly round: number }) => round === 0 }),
} as unknown as GameKit;

const seen = {
  table: { width: 30, round: 0 },
  people: [{ seat: 'p1', name: 'Anna' }],
  log: [{ kind: 'rolls' }],
} as unknown as Seen;

const offers = { answers: { kind: 'offers', offers: ['left', 'right'] } } as unknown as Decision;

/** As much of a browser as the settings of the page read when they are loaded. */
beforeAll(() => {
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
  vi.stubGlobal('document', { documentElement: { dataset: {}, style: {} }, querySelector: () => null });
  vi.stubGlobal('window', { addEventListener: () => undefined, location: new URL('http://page.test/') });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

afterAll(() => {
  vi.unstubAllGlobals();
});

const load = async (name: string, parts = {}) => {
  const { loadGame } = await import('../../src/games/load-game.tsx');
  const site = {
    games: registryOf([kit]),
    parts: new Map([['pebbles', async () => ({ table: async () => parts })]]),
    startVerifier: () => {
      throw new Error('nothing is verified here');
    },
    loadRuleReport: async () => undefined,
  };
  return loadGame(site, name, 'en');
};

test('a game without components of its own is shown by its kit and the plain ways of the table', async () => {
  const game = (await load('pebbles'))!;
  expect(game.scene(seen)).toMatchObject({ area: { width: 30 }, pieces: [{ id: 'Anna' }] });
  expect([game.isSecret(offers), game.sitsAcross(seen)]).toEqual([false, false]);
  const { tellLines } = await import('../../src/table/log/tell-lines.ts');
  expect(tellLines(game, { ...seen, text: game.text })).toEqual([
    {
      text: 'it rolls',
      rules: ['pb.throw'],
      details: [],
      isFight: false,
      warns: false,
      tone: 'usual',
      side: null,
    },
  ]);
});

test('set-up is answered for those in a hurry, and nothing after it', async () => {
  const game = (await load('pebbles'))!;
  expect(game.setUpAnswer(offers, { round: 0 })).toBe('left');
  expect(game.setUpAnswer(offers, { round: 1 })).toBeUndefined();
});

test('what a game brings itself is taken', async () => {
  const game = (await load('pebbles', { isSecret: () => true, setUpAnswer: () => 'right' }))!;
  expect(game.isSecret(offers)).toBe(true);
  expect(game.setUpAnswer(offers, { round: 0 })).toBe('right');
});

test('a game that the site does not have is not loaded', async () => {
  expect(await load('marbles')).toBeUndefined();
});
