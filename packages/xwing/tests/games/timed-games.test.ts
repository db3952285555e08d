import { levels, playGame, randomPlayer } from '@sortie/bots';
import { xwingPlanner } from '@sortie/bots/xwing';
import type { AnyReferee, Plain } from '@sortie/kernel';
import { isRefusal, Referee, rulesEngine, runningTimer, timerExpired } from '@sortie/kernel';
import { recordGame } from '@sortie/testkit/record';
import { expect, test } from 'vitest';
import { xwing } from '../../src/game.ts';
import { findPreset } from '../../src/lists/index.ts';
import { gamesToRecord } from '../released/games-to-record.ts';

function opened(options: object) {
  const players = ['box-rebel', 'box-imperial'].map((preset, side) => ({
    seat: `p${side + 1}`,
    side,
    squad: findPreset(preset)!.squad,
  }));
  const setup = { options, players } as unknown as Plain;
  const referee = Referee.open(xwing, { game: 'xwing', rules: xwing.rules, setup, seed: 'timed' });
  if (isRefusal(referee)) throw new Error(referee.rule);
  return referee;
}

test('the game that a release keeps of timed planning is one in which time runs out, and it replays', () => {
  const game = gamesToRecord.find(({ name }) => name === 'planning-runs-out')!;
  const engine = rulesEngine(xwing as never);
  const replay = recordGame(engine, game);
  const late = replay.journal.filter((entry) => entry.kind === 'command');
  expect(late.map(({ from }) => from)).toEqual(['clock', 'clock']);
  expect(engine.verifyReplay(replay as never)).toMatchObject({ kind: 'verified' });
});

test.each(levels)('the computer of level %s plays on beside ships that have no dial', (level) => {
  const referee = opened({ points: 100, roundLimit: 5, timedPlanning: true });
  const players = {
    p1: randomPlayer('slow'),
    p2: xwingPlanner(level, 'in time'),
  };
  const played = playGame(referee, players, {
    limit: 4000,
    inspect: () => {
      const { round, ships, phase } = referee.state;
      const isSet = ships.some(({ side, dial }) => side === 1 && dial !== null);
      if (phase !== 'planning' || !isSet || round % 2 === 0) return undefined;
      // The computer has set its dials; whoever has not is late.
      const timer = runningTimer(referee as unknown as AnyReferee);
      if (timer) referee.command('clock', timerExpired(timer));
      return referee.bugs[0]?.message;
    },
  });
  expect(played.kind).toBe('finished');
  expect(referee.log.filter(({ kind }) => kind === 'planningTimeExpired').length).toBeGreaterThan(0);
});

test('the same answers make the same game with the timer as without it, while nobody is late', () => {
  const played = [true, false].map((timedPlanning) => {
    const referee = opened({ points: 100, roundLimit: 4, timedPlanning });
    playGame(referee, { p1: randomPlayer('a'), p2: randomPlayer('b') }, { limit: 4000 });
    return { journal: referee.journal, outcome: referee.outcome };
  });
  expect(played[0]).toEqual(played[1]);
});
