import { card } from '../../card-words.ts';
import { flipsAtActivation } from '../../flips-at-activation.ts';
import { isBank } from '../../is-bank.ts';

export const servomotorClosed = card('mod:servomotorsfoils#361', {
  abilities: [flipsAtActivation],
  sets: { difficulty: ({ maneuver }) => (isBank(maneuver) && maneuver.speed === 2 ? 'green' : undefined) },
});
