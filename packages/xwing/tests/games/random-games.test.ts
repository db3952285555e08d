import { playGame, randomPlayer } from '@sortie/bots';
import { xwingFighter } from '@sortie/bots/xwing';
import type { Plain } from '@sortie/kernel';
import { hash, isRefusal, Referee } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { xwing } from '../../src/game.ts';
import type { XwingEffect, XwingEvent, XwingState } from '../../src/model/index.ts';
import { randomSetup } from './random-setup.ts';

type XwingReferee = Referee<XwingState, XwingEffect, XwingEvent>;

const GAMES = 208;
const PARTS = 8;
const LIMIT = 6000;

/** Time runs out, and the players fall out with each other. */
function interrupt(referee: XwingReferee, answers: number): void {
  const { options, round, timeExpired, seats } = referee.state;
  if (options.timeLimit && round >= 5 && !timeExpired) referee.command('clock', { kind: 'timeExpired' });
  if (options.timedPlanning) referee.command('clock', { kind: 'timeExpired', clock: 'planning' });
  if (!options.disputes || referee.outcome) return;
  referee.command(seats[0]!.id, { kind: 'callDispute', call: `What now, after ${answers} answers?` });
  referee.command(seats.at(-1)!.id, { kind: 'agreeToDispute' });
}

/** What broke in one game between random players, and how it ended. */
function play(index: number): { readonly fault: string | undefined; readonly rule: string | undefined } {
  const { name, setup } = randomSetup(index);
  const seed = `random game ${index}`;
  const opened = Referee.open(xwing, {
    game: 'xwing',
    rules: xwing.rules,
    setup: setup as unknown as Plain,
    seed,
  });
  if (isRefusal(opened)) return { fault: `${name}: refused by ${opened.rule}`, rule: undefined };
  // By turns those who fly off the table and those who stay and fight.
  const player = index % 2 === 0 ? randomPlayer : xwingFighter;
  const players = Object.fromEntries(
    opened.state.seats.map(({ id }) => [id, player(`${seed} ${id}`)] as const),
  );
  let answers = 0;
  const played = playGame(opened, players, {
    limit: LIMIT,
    inspect: () => {
      answers++;
      const [fault] = xwing.faults(opened.state);
      if (fault !== undefined || answers % 50 !== 0) return fault;
      interrupt(opened, answers);
      const again: unknown = JSON.parse(JSON.stringify(opened.state));
      return hash(again) === opened.hash() ? undefined : 'the state is not plain data';
    },
  });
  const bug = opened.bugs[0]?.message.slice(0, 400);
  const fault =
    played.kind === 'finished'
      ? bug
      : `${name}: ${played.kind} ${played.kind === 'broken' ? played.fault : ''} ${bug ?? ''}`;
  return { fault, rule: opened.outcome?.rule };
}

describe(`${GAMES} games between random players, all presets, variants and agreements in turn`, () => {
  const rules = new Set<string | undefined>();

  test.each(Array.from({ length: PARTS }, (_, part) => part))('part %i ends without a fault', (part) => {
    const size = GAMES / PARTS;
    const games = Array.from({ length: size }, (_, index) => play(part * size + index));
    for (const { rule } of games) rules.add(rule);
    expect(games.flatMap(({ fault }) => fault ?? [])).toEqual([]);
  });

  test('they end in every way that the rules know', () => {
    expect([...rules].sort((one, other) => (one! < other! ? -1 : 1))).toEqual([
      'xw.optional.limit.rounds',
      'xw.optional.limit.time',
      'xw.winning.core2012-immediate',
      'xw.winning.last-ship-standing',
      'xw.winning.mutual-destruction-draw',
    ]);
  });
});
