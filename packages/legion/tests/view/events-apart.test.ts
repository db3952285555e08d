import type { Plain } from '@sortie/kernel';
import { isEngineEvent, isRefusal, seededRandom } from '@sortie/kernel';
import type { LegionState } from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';
import { applyEvent } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { lines, playStill } from './still-game.ts';

test.each(['one', 'two'])('no later write changes an event of the log of game %s', (seed) => {
  const asHappened: string[] = [];
  const referee = playStill(seed, ({ log }) => {
    for (const event of log.slice(asHappened.length)) asHappened.push(JSON.stringify(event));
  });
  expect(referee.log.filter((event) => !isEngineEvent(event)).length).toBeGreaterThan(100);
  expect(referee.log.slice(0, asHappened.length).map((event) => JSON.stringify(event))).toEqual(asHappened);
});

test('the events alone, without any chance, lead to the same units, players and tokens', () => {
  const { log, state } = playStill('events', () => {});
  const again = legion.readPosition(lines() as Plain, seededRandom('events')) as LegionState;
  expect(isRefusal(again)).toBe(false);
  for (const event of log) applyEvent(legion, again, event);
  const open = ({ units, players, tokens, round, phase, serial }: LegionState) => ({
    units,
    players,
    tokens,
    round,
    phase,
    serial,
  });
  expect(open(again)).toEqual(open(state));
});
