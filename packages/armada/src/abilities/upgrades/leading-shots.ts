import { diceLeft, oneOfEachKind } from '../../rules/pool.ts';
import { ability } from '../card-words.ts';

/** There must be another die to reroll. ar.known.upgrade.ion-cannons, ar.dice.modify.spend */
export const leadingShots = ability('leading-shots', {
  window: 'attackEffects',
  optional: true,
  applies: ({ self, attack }) => attack.attacker === self,
  choices: ({ attack: { dice } }) => {
    const left = diceLeft(dice);
    const blue = left.length > 1 ? left.filter((die) => dice[die]!.colour === 'blue') : [];
    return oneOfEachKind(dice, blue).map((spent) => ({ spent }));
  },
  resolve: ({ self, attack, key }, { spent }: { readonly spent: number }) => [
    { kind: 'spendDice', dice: [spent], source: key },
    {
      kind: 'chooseRerolls',
      unit: self,
      from: diceLeft(attack.dice).filter((die) => die !== spent),
      source: key,
    },
  ],
});
