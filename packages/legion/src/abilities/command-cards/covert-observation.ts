import type { SeatId } from '@sortie/kernel';
import { ability } from '../card-words.ts';

const MOST = 2;

/** Its player looks into the hand of an opponent, who does not choose what is seen. */
export const covertObservation = ability('covert-observation', {
  window: 'issueOrders',
  optional: true,
  applies: () => true,
  choices: ({ table, self }) => [...new Set(table.enemies(self).map(({ seat }) => seat))],
  resolve: ({ table, self }, of: SeatId) => [
    { kind: 'lookAtHand', seat: table.unit(self).seat, of, count: MOST },
  ],
});
