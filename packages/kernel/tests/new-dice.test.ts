import type { Opening, RefereeOptions } from '@sortie/kernel';
import {
  commitment,
  diceVerdict,
  gameSeed,
  isRefusal,
  Referee,
  seedPromise,
  verifyDice,
  verifyReplay,
} from '@sortie/kernel';
import { wisps } from '@sortie/wisps/rules';
import type { WispReferee } from '@sortie/wisps/table';
import { OMENS, open, opening, playOn } from '@sortie/wisps/table';
import { describe, expect, test } from 'vitest';

const seeds = { ann: 'one', cal: 'two' };
const promises = { ann: seedPromise('one'), cal: seedPromise('two') };
const fairness = { commitment: commitment('secret'), seeds, promises, secret: 'secret' };
const seed = gameSeed('secret', seeds);

const known = open({ seed: 'known', lastRound: 3 });
playOn(known, 400);
const { journal } = known.replay();
const FROM = 12;

function goOn(from: number, withSeed = seed): WispReferee {
  const referee = Referee.open(
    wisps,
    { ...opening({ seed: 'known', lastRound: 3 }), newDice: [{ from, seed: withSeed }] },
    withSeed === seed ? { fairness } : {},
  );
  if (isRefusal(referee)) throw new Error(referee.rule);
  expect(referee.enter(journal.slice(0, from))).toBeUndefined();
  return referee;
}

test('a game that goes on from another one has the same past and other dice', () => {
  const before = open({ seed: 'known', lastRound: 3 });
  before.enter(journal.slice(0, FROM));
  const referee = goOn(FROM);
  const { engine: _, ...table } = referee.state;
  const { engine: _before, ...tableBefore } = before.state;
  expect(table).toEqual(tableBefore);
  expect(referee.state.engine.random).not.toEqual(before.state.engine.random);
  expect(goOn(FROM, 'other').state.engine.random).not.toEqual(referee.state.engine.random);
});

test('nothing from before it went on is taken back, and the way is the same when it is entered again', () => {
  const referee = goOn(FROM);
  expect(referee.undo('judge')).toMatchObject({ rule: 'table.nothing-to-undo' });
  expect(referee.enter([{ kind: 'undo', to: FROM - 1, by: 'judge' }])).toMatchObject({
    rule: 'table.nothing-to-undo',
  });
  for (let time = 0; time < 6; time++) {
    playOn(referee, 9, time + 1);
    referee.undo('judge');
    referee.undo('judge');
  }
  const again = goOn(FROM);
  expect(again.enter(referee.journal.slice(FROM))).toBeUndefined();
  expect(again.hash()).toBe(referee.hash());
  expect(again.log).toEqual(referee.log);
});

test('a game may go on from one that goes on from another', () => {
  const first = goOn(FROM);
  playOn(first, 10, 3);
  const more = { from: first.journal.length, seed: 'more' };
  const told = { ...first.opening, newDice: [...first.opening.newDice!, more] };
  const second = Referee.open(wisps, told);
  if (isRefusal(second)) throw new Error(second.rule);
  expect(second.enter(first.journal)).toBeUndefined();
  expect(second.undo('judge')).toMatchObject({ rule: 'table.nothing-to-undo' });
  playOn(second, 7, 5);
  second.undo('judge');
  second.undo('judge');
  const again = Referee.open(wisps, told);
  if (isRefusal(again)) throw new Error(again.rule);
  expect(again.enter(second.journal)).toBeUndefined();
  expect(again.hash()).toBe(second.hash());
  expect(again.state.engine.random).not.toEqual(first.state.engine.random);
});

test('its replay verifies, and its verdict says that it goes on from another game', () => {
  const referee = goOn(FROM);
  playOn(referee, 400);
  expect(referee.outcome).not.toBeNull();
  const replay = referee.replay();
  expect(verifyReplay(wisps, replay)).toMatchObject({ kind: 'verified' });
  expect(verifyDice(replay)).toMatchObject({ rule: 'table.dice-new-from', about: { entries: FROM } });
  const { newDice: _, ...known } = replay.opening;
  expect(verifyDice({ ...replay, opening: known })).toMatchObject({ rule: 'table.seed-differs' });
});

describe('a script of the game before', () => {
  const ALL = 200;
  const laidOut = {
    dice: { flash: Array.from({ length: ALL }, () => 'dark') },
    cards: { omens: OMENS, spare: ['never drawn'] },
    strict: 'dice',
  };
  const scriptedOpening = { ...opening({ seed: 'known', lastRound: 3 }), script: laidOut };
  const none = { dice: {}, cards: {}, strict: false };

  function opened(told: Opening, options: RefereeOptions = {}): WispReferee {
    const referee = Referee.open(wisps, told, options);
    if (isRefusal(referee)) throw new Error(referee.rule);
    return referee;
  }

  const scripted = opened(scriptedOpening);
  playOn(scripted, 400);
  /** Some dice have fallen by then, and some are still to fall. */
  const LATE = Math.floor(scripted.journal.length / 2);
  const told = { ...scriptedOpening, newDice: [{ from: LATE, seed }] };

  function goneOn(): WispReferee {
    const referee = opened(told, { fairness });
    expect(referee.enter(scripted.journal.slice(0, LATE))).toBeUndefined();
    return referee;
  }

  test('lays out everything up to the point where the game goes on, and nothing after it', () => {
    const before = opened(told, { fairness });
    before.enter(scripted.journal.slice(0, LATE - 1));
    const { dice, cards, strict } = before.state.engine.script;
    expect(strict).toBe('dice');
    expect(cards.spare).toEqual(['never drawn']);
    expect(dice.flash!.length).toBeGreaterThan(0);
    expect(dice.flash!.length).toBeLessThan(ALL);
    const referee = goneOn();
    expect(referee.state.engine.script).toEqual(none);
    const random = { ...referee.state.engine.random };
    playOn(referee, 400);
    expect(referee.outcome).not.toBeNull();
    expect(referee.bugs).toEqual([]);
    expect(referee.state.engine.random).not.toEqual(random);
    expect(referee.log.slice(before.log.length)).not.toContainEqual(
      expect.objectContaining({ kind: 'scriptTaken' }),
    );
    expect(referee.opening.script).toEqual(laidOut);
  });

  test('stays dropped after an undo, in a saved game and when the game is entered again', () => {
    const referee = goneOn();
    playOn(referee, 60, 5);
    referee.undo('judge');
    referee.undo('judge');
    expect(referee.state.engine.script).toEqual(none);
    const again = opened(told, { fairness });
    expect(again.enter(referee.journal)).toBeUndefined();
    expect(again.hash()).toBe(referee.hash());
    const resumed = Referee.resume(wisps, referee.save());
    if (isRefusal(resumed)) throw new Error(resumed.rule);
    expect(resumed.state.engine.script).toEqual(none);
    expect(resumed.command('judge', { kind: 'script', dice: { flash: ['dark'] } })).toMatchObject({
      rule: 'table.not-scripted',
    });
  });

  test('may be laid out by the judge before that point and by nobody after it', () => {
    const lays = { kind: 'script', dice: { flash: ['dark'] } };
    const past = opened({ ...scriptedOpening, script: {} });
    playOn(past, 3);
    expect(isRefusal(past.command('judge', lays))).toBe(false);
    playOn(past, 5);
    const from = past.journal.length;
    const referee = opened({ ...past.opening, newDice: [{ from, seed }] }, { fairness });
    expect(referee.enter(past.journal)).toBeUndefined();
    expect(referee.state.engine.script).toEqual(none);
    expect(referee.command('judge', lays)).toMatchObject({ rule: 'table.not-scripted' });
    const entry = { kind: 'command', from: 'judge', command: lays } as const;
    expect(referee.enter([entry])).toMatchObject({ rule: 'table.not-scripted' });
    // What was laid out in the past is laid out again when the game goes back to its beginning to undo.
    playOn(referee, 6);
    referee.undo('judge');
    expect(referee.bugs).toEqual([]);
    expect(referee.command('judge', lays)).toMatchObject({ rule: 'table.not-scripted' });
  });

  test('makes the dice after it neither scripted nor fair, but those of a known start', () => {
    const referee = goneOn();
    playOn(referee, 400);
    const replay = referee.replay();
    expect(verifyReplay(wisps, replay)).toMatchObject({ kind: 'verified' });
    const fault = verifyDice(replay);
    expect(fault).toMatchObject({ rule: 'table.dice-new-from', about: { entries: LATE } });
    const seen = { commitment: fairness.commitment, seeds, shown: ['ann', 'cal'], promises };
    expect(diceVerdict(replay, fault, seen).trust).toBe('known-start');
  });

  test('makes dice scripted where no new ones ever came, or where more were laid out after them', () => {
    const referee = goneOn();
    playOn(referee, 400);
    const replay = referee.replay();
    const never = { ...told, newDice: [{ from: replay.journal.length + 1, seed }] };
    expect(verifyDice({ ...replay, opening: never })).toMatchObject({ rule: 'table.dice-scripted' });
    expect(verifyDice({ ...replay, opening: scriptedOpening })).toMatchObject({
      rule: 'table.dice-scripted',
    });
    const lays = { kind: 'command', from: 'judge', command: { kind: 'script', dice: {} } } as const;
    const withMore = (place: number) => ({ ...replay, journal: replay.journal.toSpliced(place, 0, lays) });
    const forged = withMore(LATE);
    expect(verifyDice(forged)).toMatchObject({ rule: 'table.dice-scripted' });
    expect(verifyReplay(wisps, forged)).toMatchObject({ kind: 'differs', at: 'entry', entries: LATE });
    expect(verifyDice(withMore(LATE - 1))).toMatchObject({ rule: 'table.dice-new-from' });
  });
});

test('new dice need an entry to begin at and a seed', () => {
  const twice = [
    { from: 3, seed },
    { from: 3, seed },
  ];
  for (const newDice of [[{ from: 0, seed }], [{ from: 1.5, seed }], [{ from: 3 }], twice, 'new', null]) {
    const opened = Referee.open(wisps, { ...opening({ seed: 'known' }), newDice } as unknown as Opening);
    expect(opened).toMatchObject({ rule: 'table.malformed-opening' });
  }
});

test('dice are fair only when a player added a seed, and each the one that was promised', () => {
  const finished = (told: typeof fairness) => {
    const made = gameSeed(told.secret, told.seeds);
    const referee = Referee.open(wisps, { ...opening({ lastRound: 1 }), seed: made });
    if (isRefusal(referee)) throw new Error(referee.rule);
    playOn(referee, 200);
    return { ...referee.replay(), fairness: told };
  };
  expect(verifyDice(finished(fairness))).toBeUndefined();
  const other = { ...fairness, seeds: { ...seeds, cal: 'three' } };
  expect(verifyDice(finished(other))).toMatchObject({
    rule: 'table.seed-promise-broken',
    about: { seat: 'cal' },
  });
  const alone = { ...fairness, seeds: {} as typeof seeds, promises: {} as typeof promises };
  expect(verifyDice(finished(alone))).toMatchObject({ rule: 'table.nobody-added-seed' });
  const held = { ...fairness, seeds: { ann: 'one' } as typeof seeds };
  expect(verifyDice(finished(held))).toMatchObject({ rule: 'table.seed-withheld', about: { seat: 'cal' } });
  const early = { ...fairness, promises: { ann: promises.ann } as typeof promises };
  expect(verifyDice(finished(early))).toMatchObject({
    rule: 'table.seed-not-promised',
    about: { seat: 'cal' },
  });
});

test('what the clock said is taken back alone, and the dice that fell since stay as they fell', () => {
  const referee = open({ seed: 'clock', lastRound: 6 });
  playOn(referee, 6);
  const to = referee.journal.length;
  expect(isRefusal(referee.command('clock', { kind: 'timeExpired' }))).toBe(false);
  playOn(referee, 6, 2);
  const since = referee.journal.slice(to + 1);
  const random = { ...referee.state.engine.random };
  expect(random).not.toEqual(open({ seed: 'clock' }).state.engine.random);
  expect(referee.enter([{ kind: 'undo', to, by: 'judge', keepsDice: true }, ...since])).toBeUndefined();
  expect(referee.state.engine.random).toEqual(random);
  const again = open({ seed: 'clock', lastRound: 6 });
  expect(again.enter(referee.journal)).toBeUndefined();
  expect(again.hash()).toBe(referee.hash());
});

test('dice are kept by no undo of anything else', () => {
  const referee = open({ seed: 'clock', lastRound: 6 });
  playOn(referee, 6);
  expect(referee.enter([{ kind: 'undo', to: 3, by: 'judge', keepsDice: true }])).toMatchObject({
    rule: 'table.malformed-entry',
  });
});
