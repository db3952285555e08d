import type { AnyReferee, Control, Game } from '@sortie/kernel';
import { goTo, isRefusal, offers, Referee, runningTimer, timerExpired } from '@sortie/kernel';
import { expect, test } from 'vitest';
import {
  A,
  type ScratchEffect,
  type ScratchEvent,
  type ScratchState,
  scratchGame,
  words,
} from './scratch.ts';

const { flow, asks, step } = words;

const waiting = flow('wait', [
  asks<object, string>('word', {
    request: () => ({ seat: A, rule: 'r', answers: offers(['now', 'later']) }),
    take: (_state, _at, answer) => [{ kind: 'say', word: answer }],
  }),
  asks<object, string>('afterwards', {
    request: () => ({ seat: A, rule: 'r', answers: offers(['so']) }),
    take: () => [],
  }),
  step('again', () => [goTo('word')]),
]);

type Scratch = Game<ScratchState, ScratchEffect, ScratchEvent>;

/** A game with a timer for its first question, and none for the second. */
function timedGame(): Scratch {
  const isAsked = ({ engine }: ScratchState) => engine.stack.at(-1)?.step === 'word';
  return {
    ...scratchGame({ flows: [waiting] }),
    timer: (state) => (isAsked(state) ? { clock: 'word', seconds: 30, run: state.said.length } : undefined),
    timeExpired: (_state, clock): readonly (ScratchEvent | Control)[] =>
      clock === null
        ? [{ kind: 'saidWord', words: ['game'] }]
        : [{ kind: 'saidWord', words: [clock] }, goTo('afterwards')],
  };
}

function opened(game: Scratch): AnyReferee {
  const referee = Referee.open(game, { game: 'scratch', rules: 'scratch-1', setup: null, seed: 's' });
  if (isRefusal(referee)) throw new Error(referee.rule);
  return referee as unknown as AnyReferee;
}

const answers = (referee: AnyReferee, answer: string) =>
  referee.answer(A, { decision: referee.decisions()[0]!.id, version: referee.version, answer });

test('the rules say which timer runs; one run is told from the next', () => {
  const referee = opened(timedGame());
  expect(runningTimer(referee)).toEqual({ clock: 'word', seconds: 30, run: 0 });
  answers(referee, 'now');
  expect(runningTimer(referee)).toBeUndefined();
  answers(referee, 'so');
  expect(runningTimer(referee)).toEqual({ clock: 'word', seconds: 30, run: 1 });
  referee.command(A, { kind: 'concede' });
  expect(runningTimer(referee), 'over').toBeUndefined();
});

test('a game without timers has none', () => {
  const referee = opened(scratchGame({ flows: [waiting] }));
  expect(runningTimer(referee)).toBeUndefined();
  expect(referee.command('clock', { kind: 'timeExpired', clock: 'word' })).toMatchObject({
    rule: 'table.no-timer',
  });
  expect(referee.command('clock', { kind: 'timeExpired' })).toMatchObject({ rule: 'table.no-clock' });
});

test('a timer that has run out goes into the journal under its name, and replays', () => {
  const game = timedGame();
  const referee = opened(game);
  const timer = runningTimer(referee)!;
  expect(isRefusal(referee.command('clock', timerExpired(timer)))).toBe(false);
  expect(referee.decisions().map(({ kind }) => kind)).toEqual(['afterwards']);
  expect(referee.journal).toEqual([
    { kind: 'command', from: 'clock', command: { kind: 'timeExpired', clock: 'word' } },
  ]);
  expect(isRefusal(referee.command('clock', { kind: 'timeExpired' })), 'the clock of the game').toBe(false);
  expect((referee.state as ScratchState).said).toEqual(['word', 'game']);
  const again = opened(game);
  expect(again.enter(referee.journal)).toBeUndefined();
  expect(again.hash()).toBe(referee.hash());
});

test('a timer that is late, unknown or no name is refused and changes nothing', () => {
  const referee = opened(timedGame());
  const before = referee.hash();
  const rules = ['other', 7, { word: true }].map((clock) => {
    const done = referee.command('clock', { kind: 'timeExpired', clock });
    return isRefusal(done) && done.rule;
  });
  expect(rules).toEqual(['table.no-timer', 'table.malformed-command', 'table.malformed-command']);
  expect(referee.hash()).toBe(before);
  answers(referee, 'now');
  expect(referee.command('clock', { kind: 'timeExpired', clock: 'word' })).toMatchObject({
    rule: 'table.no-timer',
  });
});
