import type { Replay } from '@sortie/kernel';
import { commitment, diceVerdict, refused, seedPromise } from '@sortie/kernel';
import { expect, test } from 'vitest';

const fairness = {
  commitment: commitment('secret'),
  seeds: { ann: 'one' },
  promises: { ann: seedPromise('one') },
  secret: 'secret',
};
const replay = { fairness } as unknown as Replay;
const seen = { commitment: fairness.commitment, seeds: { ann: 'one' }, shown: ['ann'] };

test('dice are fair to whoever saw the promises; to others the file agrees with itself', () => {
  expect(diceVerdict(replay, undefined, seen)).toEqual({ trust: 'fair', fault: null });
  expect(diceVerdict(replay, undefined, undefined)).toEqual({ trust: 'unseen', fault: null });
});

test.each([
  ['table.dice-scripted', 'scripted'],
  ['table.dice-new-from', 'known-start'],
  ['table.begun-from-position', 'known-start'],
  ['table.seed-withheld', 'seeds-missing'],
  ['table.seed-not-promised', 'seeds-missing'],
  ['table.nobody-added-seed', 'seeds-missing'],
  ['table.seed-not-committed', 'unpromised'],
  ['table.secret-not-revealed', 'unpromised'],
  ['table.commitment-broken', 'broken'],
  ['table.seed-promise-broken', 'broken'],
  ['table.seed-differs', 'broken'],
  ['table.malformed-replay', 'broken'],
])('%s is told as %s', (rule, trust) => {
  const fault = refused(rule);
  expect(diceVerdict(replay, fault, seen)).toEqual({ trust, fault });
  expect(diceVerdict(replay, fault, undefined)).toEqual({ trust, fault });
});

test('that the file is another than was seen comes before everything else', () => {
  const other = { ...seen, commitment: commitment('other') };
  expect(diceVerdict(replay, undefined, other)).toMatchObject({
    trust: 'not-as-seen',
    fault: { rule: 'table.not-as-seen' },
  });
  expect(diceVerdict(replay, refused('table.dice-scripted'), other).trust).toBe('not-as-seen');
});
