import { playGame } from '@sortie/bots';
import { xwingFighter } from '@sortie/bots/xwing';
import type { Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { cardsOn } from '../../src/abilities/cards-in-play.ts';
import { xwing } from '../../src/game.ts';
import type { XwingEvent, XwingState } from '../../src/model/index.ts';
import { tableOf } from '../../src/rules/table.ts';
import { randomSetup } from './random-setup.ts';

type Cards = ReturnType<typeof cardsOn>;

const standings = ({ index }: Cards) =>
  index.all.map(({ key, standing, age }) => `${key} ${standing} ${age ?? ''}`).join();

/** The cards that were kept, and those found anew. */
function compare(state: XwingState): boolean {
  const { cards } = tableOf(state);
  return standings(cards) === standings(cardsOn(state, cards.table, () => undefined));
}

test('whatever happens to cards raises the serial: what is kept is what would be found anew', () => {
  const stale = new Set<string>();
  const seen = new Set<string>();
  const watched = {
    ...xwing,
    apply: (state: XwingState, event: XwingEvent) => {
      xwing.apply(state, event);
      seen.add(event.kind);
      if (!compare(state)) stale.add(event.kind);
    },
  };
  for (let index = 0; index < 12; index++) {
    const seed = `cards ${index}`;
    const referee = Referee.open(watched, {
      game: 'xwing',
      rules: xwing.rules,
      setup: randomSetup(index).setup as unknown as Plain,
      seed,
    });
    if (isRefusal(referee)) throw new Error(referee.rule);
    const players = referee.state.seats.map(({ id }) => [id, xwingFighter(`${seed} ${id}`)] as const);
    playGame(referee, Object.fromEntries(players), { limit: 600 });
  }
  expect([...stale]).toEqual([]);
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'shipDeployed',
      'damageDealt',
      'damageCameIntoForce',
      'damageFlipped',
      'upgradeDiscarded',
      'lastingBegun',
      'lastingEnded',
      'shipLost',
    ]),
  );
});
