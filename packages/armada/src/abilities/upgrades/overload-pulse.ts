import { card } from '../card-words.ts';
import { criticalEffect } from '../critical-effect.ts';

/** Tokens that are exhausted stay so. ar.known.upgrade.ion-cannons, ar.state.exhausted-cannot-exhaust-again */
export const overloadPulse = card('overload-pulse', {
  abilities: [
    criticalEffect('blue', ({ table, attack: { defender } }) => [
      { kind: 'exhaustTokens', unit: defender, places: [...table.unit(defender).defenseTokens.keys()] },
    ]),
  ],
});
