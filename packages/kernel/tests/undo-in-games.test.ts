import { hash, isRefusal, Referee } from '@sortie/kernel';
import { wisps } from '@sortie/wisps/rules';
import { ANN, asked, BEA, bids, CAL, open, opening, playOn, plays } from '@sortie/wisps/table';
import { expect, test } from 'vitest';

test('a second referee that enters the journal, undos and all, comes to the same game', () => {
  const referee = open({ seed: 'undos' });
  for (let times = 0; times < 30; times++) {
    playOn(referee, 5, times + 1);
    if (times % 3 === 0) referee.undo('judge');
    if (times % 5 === 0) referee.undo('judge');
  }
  expect(referee.journal.filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(5);
  const second = Referee.open(wisps, opening({ seed: 'undos' }));
  if (isRefusal(second)) throw new Error(second.rule);
  expect(second.enter(referee.journal)).toBeUndefined();
  expect(second.hash()).toBe(referee.hash());
  expect(second.version).toBe(referee.version);
  expect(second.replay()).toEqual(referee.replay());
  expect(second.log).toEqual(referee.log);
});

test('undo answer by answer walks back through every state, across checkpoints, windows and rounds', () => {
  const referee = open({ seed: 'back', lastRound: 6 });
  const apartFromDice = () => hash({ ...referee.state, engine: { ...referee.state.engine, random: null } });
  const hashes = [apartFromDice()];
  while (referee.outcome === null) {
    playOn(referee, 1, hashes.length);
    hashes.push(apartFromDice());
  }
  expect(hashes.length).toBeGreaterThan(60);
  while (hashes.length > 1) {
    hashes.pop();
    expect(referee.undo('judge')).toBe('undone');
    expect(apartFromDice()).toBe(hashes.at(-1));
  }
});

test('each seat takes back its own last answer, and what others did since goes with it', () => {
  const referee = open();
  bids(referee, 1, 0, 2);
  expect(referee.undo(BEA)).toBe('asked');
  expect(referee.undoRequest?.needs).toEqual([CAL]);
  expect(referee.consent(CAL, true)).toBe('undone');
  expect(asked(referee)).toEqual(['ann bid (settled)', 'bea bid', 'cal bid']);
  plays(referee, BEA, 'bid', 3);
  plays(referee, CAL, 'bid', 0);
  expect(referee.state.bids).toEqual({ ann: 1, bea: 3, cal: 0 });
  expect(referee.undo(ANN)).toBe('asked');
});
