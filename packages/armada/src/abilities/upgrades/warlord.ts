import { card } from '../card-words.ts';
import { changesDie } from '../changes-die.ts';

/** Any face with a hit icon: on a red die also the one with two. ar.known.upgrade.titles, ar.dice.modify.change */
export const warlord = card('warlord', {
  abilities: [
    changesDie({
      from: ({ accuracies }) => accuracies > 0,
      to: 'hits',
      applies: ({ self, attack }) => attack.attacker === self,
    }),
  ],
});
