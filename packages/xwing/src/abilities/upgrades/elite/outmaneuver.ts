import { card } from '../../card-words.ts';

/** Arcs of every kind count on both sides. */
export const outmaneuver = card('ept:outmaneuver', {
  adds: {
    defenderAgility: ({ table, self, attack }) =>
      attack.attacker === self &&
      table.isInAnyArc(self, attack.defender) &&
      !table.isInAnyArc(attack.defender, self)
        ? -1
        : 0,
  },
});
