import { card, on } from '../../card-words.ts';

const MOVES = ['boost', 'barrelRoll'] as const;

export const flightAssistAstromech = card('amd:flightassistastromech', {
  forbids: {
    target: ({ attacker, target }, { table, self }) =>
      attacker.id === self && !table.isInAnyArc(self, target.id),
  },
  abilities: [
    on('afterManeuver', {
      optional: true,
      applies: ({ table, self, execution }) =>
        execution.ship === self &&
        !execution.stopped &&
        execution.obstaclesHit.length === 0 &&
        !table.enemiesOf(self).some(({ id }) => table.isInAnyArc(self, id) && table.range(self, id) <= 3),
      needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: MOVES }),
      resolve: ({ self, key }) => [{ kind: 'offerFreeAction', ship: self, actions: MOVES, source: key }],
    }),
  ],
});
