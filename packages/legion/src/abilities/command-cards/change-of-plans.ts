import type { SeatId } from '@sortie/kernel';
import type { OpenPlayer } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { ability } from '../card-words.ts';

function opponentsWithCards({ table, self }: Here): readonly OpenPlayer[] {
  const seats = new Set(table.enemies(self).map(({ seat }) => seat));
  return table.players.filter(({ seat, revealed }) => seats.has(seat) && revealed !== null);
}

/** Both cards go, and both players select anew. */
export const changeOfPlans = ability('change-of-plans', {
  window: 'cardsRevealed',
  optional: true,
  applies: () => true,
  choices: (at) => opponentsWithCards(at).map(({ seat }) => seat),
  resolve: (at, seat: SeatId) => {
    const { revealed } = opponentsWithCards(at).find((each) => each.seat === seat)!;
    const own = at.table.unit(at.self).seat;
    return [
      { kind: 'returnCommandCard', seat, card: revealed!, isBarred: true },
      { kind: 'discardCommandCard', seat: own, card: 'change-of-plans' },
    ];
  },
});
