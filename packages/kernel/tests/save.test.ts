import type { SavedGame } from '@sortie/kernel';
import { commitment, gameSeed, hash, isRefusal, Referee } from '@sortie/kernel';
import { wisps } from '@sortie/wisps/rules';
import type { WispReferee } from '@sortie/wisps/table';
import { ANN, CAL, open, playOn, plays } from '@sortie/wisps/table';
import { expect, test } from 'vitest';

function resumed(saved: SavedGame): WispReferee {
  const referee = Referee.resume(wisps, JSON.parse(JSON.stringify(saved)));
  if (isRefusal(referee)) throw new Error(referee.rule);
  return referee;
}

/** The hash of the state without its dice, which go another way after an undo. */
function apartFromDice({ state }: WispReferee): string {
  return hash({ ...state, engine: { ...state.engine, random: null } });
}

const midGame = () => {
  const referee = open({ seed: 'saved', lastRound: 3 });
  playOn(referee, 20);
  referee.undo('judge');
  playOn(referee, 9);
  return referee;
};

test('a resumed game stands where it stood: same state, questions, journal, version and milestones', () => {
  const before = midGame();
  const after = resumed(before.save());
  expect(after.hash()).toBe(before.hash());
  expect(after.decisions()).toEqual(before.decisions());
  expect(after.view(ANN)).toEqual(before.view(ANN));
  expect(after.version).toBe(before.version);
  expect(after.replay()).toEqual(before.replay());
});

test('a resumed game goes on and ends like the one that was never put aside', () => {
  const [before, after] = [midGame(), resumed(midGame().save())];
  playOn(before);
  playOn(after);
  expect(before.outcome).not.toBeNull();
  expect(after.replay()).toEqual(before.replay());
});

test('resuming plays nothing again: the log begins with the first answer after it', () => {
  const after = resumed(midGame().save());
  expect(after.log).toEqual([]);
  playOn(after, 1);
  expect(after.log[0]).toEqual({ kind: 'answered' });
});

test('undo reaches back beyond the save, to the first answer of the game', () => {
  const hashes: string[] = [];
  const referee = open({ seed: 'saved' });
  for (let made = 0; made < 25; made++) {
    hashes.push(apartFromDice(referee));
    playOn(referee, 1, made + 1);
  }
  const after = resumed(referee.save());
  while (hashes.length > 0) {
    expect(after.undo('judge')).toBe('undone');
    expect(apartFromDice(after)).toBe(hashes.pop());
  }
  expect(after.replay().milestones).toHaveLength(1);
  plays(after, CAL, 'bid', 1);
  expect(after.state.bids[CAL]).toBe(1);
});

test('what was revealed before the save still needs consent after it', () => {
  const referee = open();
  plays(referee, ANN, 'bid', 1);
  plays(referee, CAL, 'bid', 1);
  const unrevealed = resumed(referee.save());
  expect(unrevealed.undo(CAL)).toBe('undone');
  playOn(referee, 1);
  expect(referee.state.bidsShown).toBe(true);
  expect(resumed(referee.save()).undo('judge')).toBe('undone');
  expect(resumed(referee.save()).undo(CAL)).toBe('asked');
});

test('a save is not changed by what is played after it', () => {
  const referee = midGame();
  const saved = referee.save();
  const before = JSON.stringify(saved);
  playOn(referee);
  expect(JSON.stringify(saved)).toBe(before);
});

test('a finished game can be put aside and looked at', () => {
  const referee = open({ lastRound: 1 });
  playOn(referee);
  const after = resumed(referee.save());
  expect(after.outcome).toEqual(referee.outcome);
  expect(after.decisions()).toEqual([]);
});

test('the promise of fair dice is kept across a save', () => {
  const secret = 'secret';
  const fairness = { commitment: commitment(secret), seeds: {}, secret };
  const referee = open({ seed: gameSeed(secret, {}), lastRound: 1 }, { fairness });
  playOn(referee, 4);
  const after = resumed(referee.save());
  expect(after.replay().fairness).not.toHaveProperty('secret');
  playOn(after);
  expect(after.replay().fairness).toEqual(fairness);
});

test('a save that was damaged or belongs to another game is refused', () => {
  const saved = midGame().save();
  const state = saved.state as Record<string, unknown>;
  const strangers: unknown[] = [
    undefined,
    {},
    { ...saved, format: 'sortie-replay' },
    { ...saved, opening: { ...saved.opening, game: 'chess' } },
    { ...saved, state: { ...state, round: 9 } },
    { ...saved, hash: 'ffff' },
    { ...saved, journal: [...saved.journal, { kind: 'undo', to: 99, by: 'judge' }] },
    { ...saved, revealed: ['x'] },
    { ...saved, milestones: {} },
    { ...saved, fairness: 7 },
  ];
  for (const stranger of strangers) {
    expect(Referee.resume(wisps, stranger as SavedGame)).toMatchObject({ rule: 'table.damaged-save' });
  }
});
