import { readFileSync } from 'node:fs';
import { games } from '@sortie/games';
import type { DiceTrust, Replay, SeenDice } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { checkReplay, standingOf, trustIn } from '../../../src/pages/replay/film/verdict.ts';

const box: Replay = JSON.parse(
  readFileSync(new URL('../../../../../packages/xwing/tests/golden/box.json', import.meta.url), 'utf8'),
);
const rules = (await games.find(box.opening.game)!.engine())!;
const { fairness, ...unpromised } = box;
const { commitment, seeds, promises } = fairness!;
const seen: SeenDice = { commitment, seeds: { p1: seeds.p1! }, shown: ['p1'], promises: promises! };
const check = (replay: Replay, known?: SeenDice) => checkReplay(rules, { replay, seen: known });

describe('checking a replay', () => {
  test('trusts one whose promise was seen and kept and that plays to the same end', () => {
    const found = check(box, seen);
    expect(found).toMatchObject({
      dice: { trust: 'fair', fault: null },
      again: { kind: 'verified', entries: box.journal.length },
    });
    expect(trustIn(found)).toBe('fair');
  });

  test('says of one whose promise nobody here saw that it agrees with itself', () => {
    expect(trustIn(check(box))).toBe('unseen');
  });

  test('says that nothing is proved where nothing was promised', () => {
    const found = check(unpromised);
    expect(found.dice.fault).toMatchObject({ rule: 'table.seed-not-committed' });
    expect(trustIn(found)).toBe('unpromised');
  });

  test('does not trust a broken promise, nor another than was seen', () => {
    const found = check({ ...box, fairness: { ...fairness!, secret: 'another' } });
    expect(found.dice.fault).toMatchObject({ rule: 'table.commitment-broken' });
    expect(trustIn(found)).toBe('broken');
    expect(trustIn(check(box, { ...seen, seeds: { p1: 'another' } }))).toBe('not-as-seen');
    expect(trustIn(check(box, { ...seen, promises: { ...promises, p2: 'another' } }))).toBe('not-as-seen');
  });

  test('does not trust a changed entry, whatever is promised', () => {
    const journal = box.journal.filter((_, place) => place !== 12);
    const found = check({ ...box, journal }, seen);
    expect(found.again.kind).toBe('differs');
    expect(trustIn(found)).toBe('broken');
  });

  test('calls one thing good and two bad', () => {
    const all: readonly DiceTrust[] = [
      'fair',
      'unseen',
      'scripted',
      'known-start',
      'seeds-missing',
      'unpromised',
      'not-as-seen',
      'broken',
    ];
    expect(all.map(standingOf)).toEqual([
      'good',
      ...Array.from({ length: 5 }, () => 'unknown'),
      'bad',
      'bad',
    ]);
  });
});
