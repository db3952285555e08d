import type { Replay } from '@sortie/kernel';
import {
  commitment,
  gameSeed,
  isRefusal,
  Referee,
  seedPromises,
  verifyDice,
  verifyReplay,
} from '@sortie/kernel';
import { wisps } from '@sortie/wisps/rules';
import type { WispReferee } from '@sortie/wisps/table';
import { ANN, open, opening, playOn } from '@sortie/wisps/table';
import { describe, expect, test } from 'vitest';

const finished = (): WispReferee => {
  const referee = open({ seed: 'replay', lastRound: 3 });
  playOn(referee, 12);
  referee.undo('judge');
  referee.command('clock', { kind: 'timeExpired' });
  playOn(referee, 3);
  playOn(referee);
  return referee;
};

/** As it comes back from a file. */
const filed = (replay: Replay): Replay => JSON.parse(JSON.stringify(replay));

test('a replay keeps a hash at every milestone and at the end', () => {
  const referee = open({ seed: 'long', lastRound: 3 });
  playOn(referee);
  const { milestones, finalHash, outcome, journal } = referee.replay();
  expect(milestones.map(({ milestone }) => milestone)).toEqual([1, 2, 3]);
  expect(milestones[0]!.entries).toBe(0);
  expect(finalHash).toBe(referee.fingerprint());
  expect(outcome).toEqual(referee.outcome);
  expect(verifyReplay(wisps, filed(referee.replay()))).toEqual({
    kind: 'verified',
    entries: journal.length,
    milestones: 3,
  });
});

test('a replay with undos and the clock in it is verified like any other', () => {
  const replay = finished().replay();
  expect(new Set(replay.journal.map(({ kind }) => kind))).toEqual(new Set(['answer', 'undo', 'command']));
  expect(verifyReplay(wisps, filed(replay))).toMatchObject({
    kind: 'verified',
    entries: replay.journal.length,
  });
});

test('a game that is still going on can be verified as far as it went', () => {
  const referee = open();
  playOn(referee, 7);
  expect(verifyReplay(wisps, filed(referee.replay()))).toMatchObject({ kind: 'verified', entries: 7 });
});

describe('a replay that was tampered with is found out, and where', () => {
  const replay = (): Replay => {
    const referee = open({ seed: 'long', lastRound: 3 });
    playOn(referee);
    return filed(referee.replay());
  };

  test('at the milestone whose hash is another', () => {
    const given = replay();
    const milestones = given.milestones.map((mark, place) => (place === 1 ? { ...mark, hash: '0' } : mark));
    expect(verifyReplay(wisps, { ...given, milestones })).toEqual({
      kind: 'differs',
      at: 'milestone',
      entries: given.milestones[1]!.entries,
      expected: '0',
      found: given.milestones[1]!.hash,
    });
  });

  test('where a milestone is missing', () => {
    const given = replay();
    expect(verifyReplay(wisps, { ...given, milestones: given.milestones.slice(0, 2) })).toMatchObject({
      at: 'milestone',
      expected: null,
      found: given.milestones[2],
    });
  });

  test('at the entry that the rules refuse', () => {
    const given = replay();
    const journal = given.journal.toSpliced(2, 1, {
      kind: 'answer',
      seat: ANN,
      question: 'bid',
      decision: 1,
      answer: 9,
    });
    expect(verifyReplay(wisps, { ...given, journal })).toEqual({
      kind: 'differs',
      at: 'entry',
      entries: 2,
      expected: 'accepted',
      found: 'table.not-offered',
    });
  });

  test('at the end, when another outcome or hash is claimed', () => {
    const given = replay();
    expect(verifyReplay(wisps, { ...given, finalHash: 'f' })).toMatchObject({
      at: 'end',
      expected: { finalHash: 'f' },
    });
    const outcome = { winner: 0, rule: 'wi.round.cheated' };
    expect(verifyReplay(wisps, { ...given, outcome })).toMatchObject({ at: 'end', expected: { outcome } });
  });

  test('when it opens with another seed: at the first thing that chance decides differently', () => {
    const given = replay();
    const verdict = verifyReplay(wisps, { ...given, opening: { ...given.opening, seed: 'other' } });
    expect(verdict).toMatchObject({ kind: 'differs', at: 'milestone', entries: 0 });
  });

  test('when it cannot even be opened', () => {
    const given = replay();
    expect(verifyReplay(wisps, { ...given, opening: { ...given.opening, setup: {} } })).toMatchObject({
      at: 'opening',
      found: 'wi.flight.some',
    });
  });
});

test('what is no replay of this game is refused', () => {
  const replay = finished().replay();
  const strangers: unknown[] = [
    null,
    {},
    { ...replay, format: 'sortie-save' },
    { ...replay, journal: [{}] },
    { ...replay, milestones: [{ entries: -1, milestone: 1, hash: '' }] },
    { ...replay, opening: { ...replay.opening, game: 'chess' } },
    { ...replay, fairness: { commitment: 1 } },
  ];
  for (const stranger of strangers) {
    expect(verifyReplay(wisps, stranger as Replay)).toMatchObject({ rule: 'table.malformed-replay' });
  }
});

describe('fair dice', () => {
  const secret = 'the referee’s secret';
  const seeds = { ann: 'one', bea: 'two', cal: 'three' };
  const promises = seedPromises(seeds);
  const fairness = { commitment: commitment(secret), seeds, promises, secret };
  const seed = gameSeed(secret, seeds);

  test('the secret leaves the referee when the game is over, not before', () => {
    const referee = open({ seed, lastRound: 1 }, { fairness });
    playOn(referee, 5);
    expect(referee.replay().fairness).toEqual({ commitment: fairness.commitment, seeds, promises });
    expect(verifyDice(referee.replay())).toMatchObject({ rule: 'table.secret-not-revealed' });
    playOn(referee);
    expect(referee.replay().fairness).toEqual(fairness);
    expect(verifyDice(filed(referee.replay()))).toBeUndefined();
    expect(verifyReplay(wisps, filed(referee.replay()))).toMatchObject({ kind: 'verified' });
  });

  test('a game does not open with a seed that was not promised', () => {
    const rule = (given: Parameters<typeof Referee.open>[2], its = seed) => {
      const referee = Referee.open(wisps, opening({ seed: its }), given);
      return isRefusal(referee) ? referee.rule : 'opened';
    };
    expect(rule({ fairness })).toBe('opened');
    expect(rule({ fairness }, 'another')).toBe('table.seed-differs');
    expect(rule({ fairness: { ...fairness, secret: 'another' } })).toBe('table.commitment-broken');
    expect(rule({ fairness: { commitment: fairness.commitment, seeds } })).toBe('table.secret-not-revealed');
  });

  test('dice that nobody promised, or that were laid out, are not fair', () => {
    const played = (script?: { dice: object }) => {
      const referee = open(
        { seed, lastRound: 1, ...(script ? { script: script as never } : {}) },
        { fairness },
      );
      playOn(referee);
      return referee.replay();
    };
    expect(verifyDice(finished().replay())).toMatchObject({ rule: 'table.seed-not-committed' });
    expect(verifyDice(played({ dice: {} }))).toMatchObject({ rule: 'table.dice-scripted' });
    const fair = played();
    expect(verifyDice({ ...fair, opening: { ...fair.opening, seed: 'x' } })).toMatchObject({
      rule: 'table.seed-differs',
    });
    expect(
      verifyDice({ ...fair, fairness: { ...fairness, seeds: { ...seeds, cal: 'four' } } }),
    ).toMatchObject({
      rule: 'table.seed-promise-broken',
    });
    expect(verifyDice(null as never)).toMatchObject({ rule: 'table.malformed-replay' });
  });
});
