import { playGame } from '@sortie/bots';
import { xwingFighter } from '@sortie/bots/xwing';
import type { Plain, SeatId } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { expect, test } from 'vitest';
import type { Faction } from '../../src/catalogue/index.ts';
import { xwing } from '../../src/game.ts';
import type { Options } from '../../src/model/index.ts';
import type { XwingSetup } from '../../src/setup/index.ts';
import { coveringSquad } from './covering-squads.ts';
import { WatchedCards } from './watched-cards.ts';

/** Some 300 are enough; chance may want more. */
const MOST_GAMES = 1200;

const sides: readonly (readonly [Faction, Faction])[] = [
  ['rebel', 'imperial'],
  ['imperial', 'rebel'],
  ['scum', 'imperial'],
];

const agreements: readonly Partial<Options>[] = [{}, { damageDeck: 'core' }];

test('every part of every written card is used, or makes a difference, in some game', () => {
  const watched = new WatchedCards();
  const faults: string[] = [];
  for (let game = 0; game < MOST_GAMES && watched.unused().length > 0; game++) {
    const squads = sides[game % sides.length]!.map((faction, side) =>
      coveringSquad(faction, `squad ${game} ${side}`, (card) => watched.isWaiting(card)),
    );
    const setup: XwingSetup = {
      options: { roundLimit: 12, ...agreements[game % agreements.length]! },
      players: squads.map((squad, side) => ({ seat: `p${side}` as SeatId, side: side as 0 | 1, squad })),
    };
    const referee = Referee.open(xwing, {
      game: 'xwing',
      rules: 'xwing-1',
      setup: setup as unknown as Plain,
      seed: `cards ${game}`,
    });
    if (isRefusal(referee)) throw new Error(`${referee.rule} ${JSON.stringify(referee.about)}`);
    const players = { p0: xwingFighter(`${game} a`), p1: xwingFighter(`${game} b`) };
    const played = playGame(referee, players, { limit: 4000, inspect: () => xwing.faults(referee.state)[0] });
    if (played.kind !== 'finished') {
      faults.push(`game ${game}: ${JSON.stringify(played)} ${referee.bugs[0]?.message ?? ''}`);
    }
    watched.learnFrom(referee.state, referee.log);
  }
  expect(faults).toEqual([]);
  expect(watched.unused()).toEqual([]);
}, 300_000);
