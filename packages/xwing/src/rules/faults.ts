import { overlaps } from '@sortie/geometry';
import { running } from '@sortie/kernel';
import { wholeDeck } from '../catalogue/index.ts';
import type { Launching, Token, XwingState } from '../model/index.ts';
import { baseOf } from './base.ts';
import { shipsInPlay } from './in-play.ts';
import { shieldValue } from './values.ts';

const TOKENS: readonly Token[] = ['focus', 'evade', 'stress', 'ion', 'cloak'];

/** What is broken: bases that overlap, cards that were lost, tokens that cannot be. None in a sound state. */
export function faults(state: XwingState): string[] {
  return [...overlapFaults(state), ...cardFaults(state), ...tokenFaults(state)];
}

function overlapFaults(state: XwingState): string[] {
  // A ship that leaves its carrier begins in it. xw.later.docking.deploy
  const leaving = running<Launching>(state, 'launching').map(({ ship }) => ship);
  const ships = shipsInPlay(state).filter(({ id }) => !leaving.includes(id));
  return ships.flatMap((ship, index) =>
    ships
      .slice(index + 1)
      .filter((other) => overlaps(baseOf(ship), baseOf(other)))
      .map((other) => `the bases of ${ship.id} and ${other.id} overlap`),
  );
}

function cardFaults(state: XwingState): string[] {
  const { decks, ships, options } = state;
  const whole = wholeDeck(options.damageDeck).length * decks.length;
  const held = ships.reduce((sum, ship) => sum + ship.damage.filter((each) => each.card !== null).length, 0);
  const lying = ships.reduce(
    (sum, { conditions }) => sum + conditions.filter(({ holds }) => holds !== undefined).length,
    0,
  );
  const piled = decks.reduce((sum, deck) => sum + deck.draw.length + deck.discard.length, 0);
  const all = held + lying + piled;
  return all === whole ? [] : [`${all} damage cards of ${whole}`];
}

function tokenFaults(state: XwingState): string[] {
  return state.ships.flatMap((ship) => {
    const wrong = TOKENS.filter((token) => !(ship.tokens[token] >= 0)).map(
      (token) => `${ship.id} has a wrong number of ${token} tokens`,
    );
    if (ship.shields < 0 || ship.shields > shieldValue(ship))
      wrong.push(`${ship.id} has ${ship.shields} shields`);
    if (ship.gone !== null && (ship.damage.length > 0 || ship.lock))
      wrong.push(`${ship.id} is gone but holds cards or a lock`);
    const target = ship.lock && state.ships.find((each) => each.id === ship.lock!.target);
    if (target && target.gone !== null) wrong.push(`${ship.id} has locked a ship that is gone`);
    return wrong;
  });
}
