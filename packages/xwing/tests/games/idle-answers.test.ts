import { playGame } from '@sortie/bots';
import { xwingFighter } from '@sortie/bots/xwing';
import type { Decision, Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { xwing } from '../../src/game.ts';
import type { XwingEffect, XwingEvent, XwingState } from '../../src/model/index.ts';
import { randomSetup } from './random-setup.ts';

type XwingReferee = Referee<XwingState, XwingEffect, XwingEvent>;

const GAMES = 16;
const LIMIT = 6000;
const PASS = { pass: true };

function copyOf(referee: XwingReferee): XwingReferee {
  const copy = Referee.resume(xwing, referee.save());
  if (isRefusal(copy)) throw new Error(copy.rule);
  return copy;
}

function give(referee: XwingReferee, { seat, id }: Decision, answer: Plain): void {
  const given = referee.answer(seat, { decision: id, version: referee.version, answer });
  if (isRefusal(given)) throw new Error(given.rule);
}

/** Whether a standing pass for idle moments would let the question go by. */
function isIdle(referee: XwingReferee, { seat }: Decision): boolean {
  const asked = copyOf(referee);
  asked.command(seat, { kind: 'passWindows', when: 'idle' });
  return asked.logFor('spectator').some(({ kind }) => kind === 'passedUnasked');
}

/** What came of the attack when the question is answered so and everything after it goes by. */
function outcomeOf(referee: XwingReferee, decision: Decision, answer: Plain): unknown {
  const copy = copyOf(referee);
  give(copy, decision, answer);
  for (;;) {
    const next = copy.decisions().find(({ kind }) => kind === 'useAbility');
    if (next?.answers.kind !== 'offers') break;
    const isFree = next.answers.offers.some((offer) => JSON.stringify(offer) === JSON.stringify(PASS));
    give(copy, next, isFree ? PASS : next.answers.offers[0]!);
  }
  const compared = copy.log.findLast(({ kind }) => kind === 'resultsCompared');
  const ships = copy.state.ships.map(({ id, gone, shields, damage }) => ({
    id,
    gone,
    shields,
    damage: damage.length,
  }));
  return { compared, ships };
}

/** The questions of one game that would go by, and those of them in which an answer changed something after all. */
function watch(index: number): { readonly idle: number; readonly wrong: readonly string[] } {
  const { name, setup } = randomSetup(index);
  const seed = `idle answers ${index}`;
  const opened = Referee.open(xwing, {
    game: 'xwing',
    rules: xwing.rules,
    setup: setup as unknown as Plain,
    seed,
  });
  if (isRefusal(opened)) throw new Error(`${name}: ${opened.rule}`);
  const players = Object.fromEntries(
    opened.state.seats.map(({ id }) => [id, xwingFighter(`${seed} ${id}`)] as const),
  );
  let idle = 0;
  const wrong: string[] = [];
  playGame(opened, players, {
    limit: LIMIT,
    inspect: () => {
      const decision = opened.decisions().find(({ kind }) => kind === 'useAbility');
      if (decision?.answers.kind !== 'offers' || !isIdle(opened, decision)) return undefined;
      idle++;
      const passed = JSON.stringify(outcomeOf(opened, decision, PASS));
      for (const offer of decision.answers.offers) {
        const answered = JSON.stringify(outcomeOf(opened, decision, offer));
        if (answered !== passed)
          wrong.push(`${name}: ${JSON.stringify(offer)} of ${JSON.stringify(decision.about)}`);
      }
      return undefined;
    },
  });
  return { idle, wrong };
}

test('in no question that a standing pass lets go by does any answer change what comes of the attack', () => {
  const games = Array.from({ length: GAMES }, (_, index) => watch(index));
  expect(games.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(games.reduce((sum, { idle }) => sum + idle, 0)).toBeGreaterThan(50);
});
