import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('window', { addEventListener: () => undefined });
});

const visit = { id: 'e1', name: 'Aces', date: '2026-11-21' };

async function events() {
  const text = kept.get('sortie.events') ?? '[]';
  return (JSON.parse(text) as { id: string; tokens: object; last: string }[]).map(({ id, tokens, last }) => ({
    id,
    tokens,
    last,
  }));
}

test('the link of one role never takes the place of another', async () => {
  const { keepVisit } = await import('../../src/live/kept-events.ts');
  keepVisit({ ...visit, role: 'organiser', token: 'first' });
  keepVisit({ ...visit, role: 'p3', token: 'second' });
  expect(await events()).toEqual([{ id: 'e1', tokens: { organiser: 'first', p3: 'second' }, last: 'p3' }]);
});

test('a look at the public page forgets no role', async () => {
  const { keepVisit } = await import('../../src/live/kept-events.ts');
  keepVisit({ ...visit, role: 'organiser', token: 'first' });
  keepVisit({ ...visit, role: 'public' });
  expect(await events()).toEqual([{ id: 'e1', tokens: { organiser: 'first' }, last: 'organiser' }]);
});

test('what another tab has kept since is kept too', async () => {
  const { keepVisit } = await import('../../src/live/kept-events.ts');
  keepVisit({ ...visit, role: 'organiser', token: 'first' });
  const other = { ...visit, id: 'e2', tokens: { j1: 'judge' }, last: 'j1', at: 1 };
  kept.set('sortie.events', JSON.stringify([other, ...JSON.parse(kept.get('sortie.events')!)]));
  keepVisit({ ...visit, role: 'p1', token: 'own' });
  expect(await events()).toEqual([
    { id: 'e1', tokens: { organiser: 'first', p1: 'own' }, last: 'p1' },
    { id: 'e2', tokens: { j1: 'judge' }, last: 'j1' },
  ]);
});

test('a link that was replaced is forgotten, and the others stay', async () => {
  const { keepVisit, forgetToken } = await import('../../src/live/kept-events.ts');
  keepVisit({ ...visit, role: 'organiser', token: 'first' });
  keepVisit({ ...visit, role: 'p3', token: 'second' });
  forgetToken('e1', 'second');
  expect(await events()).toEqual([{ id: 'e1', tokens: { organiser: 'first' }, last: 'organiser' }]);
});
