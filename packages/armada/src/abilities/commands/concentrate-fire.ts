import type { DieColour } from '../../catalogue/index.ts';
import type { ArmadaEffect, ShipId, Spending } from '../../model/index.ts';
import { coloursInPool, diceLeft, oneOfEachKind } from '../../rules/pool.ts';
import type { At } from '../card-words.ts';
import { card, on } from '../card-words.ts';
import { spendings, whyNoCommand } from './spending.ts';

/** What is spent, and which colour is added or which die rerolled. */
export type Concentrating =
  | { readonly spend: 'dial' | 'both'; readonly colour: DieColour }
  | { readonly spend: 'token'; readonly die: number };

/** Only colours that the pool has now. ar.commands.concentrate-fire.dial, ar.commands.concentrate-fire.token */
function waysToConcentrate({ attack }: At<'attackEffects'>, spend: Spending): readonly Concentrating[] {
  if (spend !== 'token') return coloursInPool(attack.dice).map((colour) => ({ spend, colour }));
  return oneOfEachKind(attack.dice, diceLeft(attack.dice)).map((die) => ({ spend, die }));
}

function effectsOf(ship: ShipId, choice: Concentrating): readonly ArmadaEffect[] {
  const source = 'concentrateFire';
  const { spend } = choice;
  const dice: ArmadaEffect =
    'colour' in choice
      ? { kind: 'addDice', colour: choice.colour, count: 1, source }
      : { kind: 'rerollDice', dice: [choice.die], source };
  return [
    { kind: 'payCommand', ship, command: 'concentrateFire', spend },
    dice,
    // With both, the token may reroll the die just added.
    { kind: 'concentrateFire', ship, spend, rerolls: spend === 'both' },
  ];
}

/** In Resolve Attack Effects of one of the ship's attacks. ar.commands.concentrate-fire.timing */
export const concentrateFire = card('concentrateFire', {
  abilities: [
    on('attackEffects', {
      optional: true,
      applies: ({ self, attack }) => attack.attacker === self,
      forbidden: (at) => whyNoCommand(at, 'concentrateFire'),
      choices: (at) => spendings(at, 'concentrateFire').flatMap((spend) => waysToConcentrate(at, spend)),
      resolve: ({ self }, choice: Concentrating) => effectsOf(self as ShipId, choice),
    }),
  ],
  cites: { otherWindow: 'ar.commands.concentrate-fire.timing' },
});
