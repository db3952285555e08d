import type { CardKey } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

/** A card counts that was dealt faceup, whatever became of it. */
export const bobaFettCrew = ability('crew:bobafett', {
  window: 'afterAttack',
  side: 'attacker',
  optional: true,
  discards: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self && attack.dealtFaceup === true && table.isInPlay(attack.defender),
  choices: ({ table, attack }) =>
    table
      .ship(attack.defender)
      .upgrades.filter(({ faceup }) => faceup)
      .map(({ key }) => key),
  resolve: ({ attack }, key: CardKey) => [{ kind: 'discardUpgrade', ship: attack.defender, key }],
});
