import { ability } from '../../card-words.ts';

export const thanekyrell = ability('rebel:arc170:thanekyrell', {
  window: 'afterAttack',
  side: 'defender',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.defender !== self &&
    table.isInPlay(attack.attacker) &&
    table.range(self, attack.attacker) <= 3 &&
    table.isInAnyArc(self, attack.attacker),
  needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: null }),
  resolve: ({ self }) => [{ kind: 'offerFreeAction', ship: self, actions: null, source: 'thanekyrell' }],
});
