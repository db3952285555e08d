import { card } from '../card-words.ts';
import { changesDie } from '../changes-die.ts';

/** A black die has no accuracy face. ar.known.upgrade.turbolasers, ar.dice.modify.change */
export const h9Turbolasers = card('h9-turbolasers', {
  abilities: [
    changesDie({
      from: ({ hits, criticals }) => hits > 0 || criticals > 0,
      to: 'accuracies',
      applies: ({ self, attack }) => attack.attacker === self,
    }),
  ],
});
