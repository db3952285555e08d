import { ability } from '../../card-words.ts';

/** A maneuver that the opponent chose was not revealed. xw.stress.red-revealed-opponent-picks */
export const bb8 = ability('amd:bb8', {
  window: 'dialRevealed',
  optional: false,
  applies: ({ table, self, activation }) => {
    if (activation.ship !== self || activation.replaced) return false;
    const { dial } = table.ship(self);
    return dial !== null && table.difficulty(self, dial) === 'green';
  },
  needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: ['barrelRoll'] }),
  resolve: ({ self, key }) => [{ kind: 'offerFreeAction', ship: self, actions: ['barrelRoll'], source: key }],
});
