import { offers } from '@sortie/kernel';
import { seatsByInitiative, shipOf } from './in-play.ts';
import { commandValue } from './values.ts';
import { asks, flow, opens, step } from './words.ts';

/** A ship gains a command token; with more than its command value it drops one, the new one if it likes. ar.command-token.limit-command-value */
export const gainToken = flow('gainToken', [
  opens('beforeCommandToken', { rule: 'ar.timing.before', order: seatsByInitiative }),
  step('gain', (_state, { ship, command }) => [{ kind: 'placeCommandToken', ship, command }]),
  asks('drop', {
    question: 'discardCommandToken',
    request: (state, at) => {
      const ship = shipOf(state, at.ship);
      if (ship.commandTokens.length <= commandValue(ship)) return undefined;
      return {
        seat: ship.seat,
        rule: 'ar.command-token.limit-command-value',
        about: { ship: ship.id },
        answers: offers(ship.commandTokens.map((command) => ({ command }))),
      };
    },
    take: (_state, { ship }, { command }) => [{ kind: 'discardCommandToken', ship, command }],
  }),
]);
