import { isEngineEvent } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { openGame, randomPlayers } from './open-game.ts';

test.each([0, 3])('no later write changes an event of the log in game %i', (index) => {
  const referee = openGame(index);
  const players = randomPlayers(index);
  const asHappened: string[] = referee.log.map((event) => JSON.stringify(event));
  while (!referee.outcome) {
    const { seat } = referee.decisions().find(({ settled }) => !settled)!;
    const player = players[seat === 'p1' ? 'p1' : 'p2'];
    const { decision, answer } = player.choose(referee.decisions(seat), () => referee.view(seat));
    referee.answer(seat, { decision, version: referee.version, answer });
    for (const event of referee.log.slice(asHappened.length)) asHappened.push(JSON.stringify(event));
  }
  expect(referee.log.filter((event) => !isEngineEvent(event)).length).toBeGreaterThan(200);
  expect(referee.log.map((event) => JSON.stringify(event))).toEqual(asHappened);
});
