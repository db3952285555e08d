import { card, on } from '../../card-words.ts';
import { firesThis } from '../../fires-this.ts';
import { ordnance } from '../../ordnance.ts';

export const plasmaTorpedoes = card('torpedo:plasmatorpedoes', {
  weapon: ordnance,
  abilities: [
    on('afterAttack', {
      optional: false,
      automatic: true,
      applies: (at) => {
        const { outcome, defender } = at.attack;
        return firesThis(at) && outcome === 'hit' && at.table.ship(defender).shields > 0;
      },
      resolve: ({ attack }) => [{ kind: 'loseShield', ship: attack.defender }],
    }),
  ],
});
