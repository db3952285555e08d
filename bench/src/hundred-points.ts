import { games } from '@sortie/games';
import { type AnyReferee, isRefusal, type Opening } from '@sortie/kernel';

/** The games of 100 points between the lists ready to play, of the first game there is. */
const [kit] = games.kits;
const [lists, setup, bots, engine] = await Promise.all([
  kit!.lists(),
  kit!.setup(),
  kit!.bots(),
  kit!.engine(),
]);
const forces = lists.presets
  .filter(({ points }) => points === 100)
  .map(({ list }) => setup.forceOf({}, list));

export const seats = ['a', 'b'] as const;

export function openingOf(game: number): Opening {
  const brought = [forces[game % forces.length]!, forces[(game * 3 + 1) % forces.length]!];
  const players = brought.map((force, place) => ({
    seat: seats[place]!,
    side: place === 0 ? (0 as const) : (1 as const),
    force,
  }));
  return {
    game: kit!.name,
    rules: kit!.rules,
    setup: setup.setupOf({}, players),
    seed: `bench ${game}`,
  };
}

export function open(opening: Opening): AnyReferee {
  const referee = engine!.open(opening);
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  return referee;
}

/** Somebody who flies to fight. */
export function fighter(seed: string) {
  return bots.player(kit!.levels[0]!, seed);
}
