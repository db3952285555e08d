import { card } from '../card-words.ts';
import { spendsDieToChange } from '../spends-die-to-change.ts';

/** ar.known.upgrade.weapons-teams */
export const sensorTeam = card('sensor-team', {
  abilities: [
    spendsDieToChange('accuracies', {
      exhausts: true,
      applies: ({ self, attack }) => attack.attacker === self,
    }),
  ],
});
