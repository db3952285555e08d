import type { Ship, XwingState } from '../model/index.ts';
import { isInPlay, seatsByInitiative, takesTurns } from './in-play.ts';
import { tableOf } from './table.ts';
import { pilotSkill } from './values.ts';

/**
 * The ships that come next: the lowest (or highest) pilot skill, at equal skill the initiative holder's, and of
 * those one player's. That player chooses among them.
 * xw.activation.tie-both-players, xw.activation.tie-same-player, xw.attack.phase.tie-both-players
 */
export function nextShips(
  state: XwingState,
  isDue: (ship: Ship) => boolean,
  order: 'ascending' | 'descending',
): Ship[] {
  const table = tableOf(state);
  let best: number | undefined;
  let due: Ship[] = [];
  for (const ship of state.ships) {
    if (!isInPlay(ship) || !takesTurns(ship) || !isDue(ship)) continue;
    const skill = pilotSkill(table, ship);
    if (best === undefined || (order === 'ascending' ? skill < best : skill > best)) {
      best = skill;
      due = [ship];
    } else if (skill === best) due.push(ship);
  }
  if (due.length < 2) return due;
  for (const seat of seatsByInitiative(state)) {
    const own = due.filter((ship) => ship.seat === seat);
    if (own.length > 0) return own;
  }
  return due;
}
