import { readFileSync } from 'node:fs';
import { games } from '@sortie/games';
import type { Replay } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { checkReplay, trustIn } from '../../../src/pages/replay/film/verdict.ts';

const box: Replay = JSON.parse(
  readFileSync(new URL('../../../../../packages/xwing/tests/golden/box.json', import.meta.url), 'utf8'),
);
const rules = (await games.find(box.opening.game)!.engine())!;
const { fairness: promised, ...unpromised } = box;

describe('checking a replay', () => {
  test('trusts one whose promise was kept and that plays to the same end', () => {
    const found = checkReplay(rules, box);
    expect(found).toMatchObject({ promise: null, again: { kind: 'verified', entries: box.journal.length } });
    expect(trustIn(found)).toBe('fair');
  });

  test('says that nothing is proved where nothing was promised', () => {
    const found = checkReplay(rules, unpromised);
    expect(found.promise).toMatchObject({ rule: 'table.seed-not-committed' });
    expect(trustIn(found)).toBe('same');
  });

  test('does not trust a broken promise', () => {
    const found = checkReplay(rules, { ...box, fairness: { ...promised!, secret: 'another' } });
    expect(found.promise).toMatchObject({ rule: 'table.commitment-broken' });
    expect(trustIn(found)).toBe('bad');
  });

  test('does not trust a changed entry', () => {
    const journal = box.journal.filter((_, place) => place !== 12);
    const found = checkReplay(rules, { ...box, journal });
    expect(found.again.kind).toBe('differs');
    expect(trustIn(found)).toBe('bad');
  });
});
