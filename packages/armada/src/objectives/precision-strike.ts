import { card, on } from '../abilities/card-words.ts';
import type { ShipId, Table, UnitId } from '../model/index.ts';
import { secondPlayer, shipsInPlay } from '../rules/in-play.ts';
import { diceShowing, oneOfEachKind } from '../rules/pool.ts';
import type { Objective } from './objective.ts';
import { victoryTokenWorth } from './victory-token-worth.ts';

function isShipOrBomber(table: Table, unit: UnitId): boolean {
  return table.isShip(unit) || table.hasKeyword(unit, 'bomber');
}

function hasFacedownCard(table: Table, unit: UnitId): boolean {
  return table.isShip(unit) && table.ship(unit).damage.some(({ faceup, card: id }) => !faceup && id !== null);
}

/** ar.known.objective.precision-strike */
const rules = card('precision-strike', {
  abilities: [
    on('attackEffects', {
      optional: true,
      applies: ({ table, self, attack }) =>
        attack.attacker === self && isShipOrBomber(table, self) && hasFacedownCard(table, attack.defender),
      choices: ({ attack }) =>
        oneOfEachKind(attack.dice, diceShowing(attack.dice, 'hits')).map((die) => ({ die })),
      resolve: ({ attack }, { die }: { readonly die: number }) => [
        { kind: 'spendDice', dice: [die], source: 'precision-strike' },
        { kind: 'flipRandomFaceup', ship: attack.defender as ShipId, source: 'precision-strike' },
      ],
    }),
    on('afterAttack', {
      optional: false,
      automatic: true,
      applies: ({ table, self, attack }) =>
        attack.attacker === self && isShipOrBomber(table, self) && attack.turnedFaceup > 0,
      resolve: ({ table, self, attack }) => [
        { kind: 'gainVictoryTokens', side: table.unit(self).side, count: attack.turnedFaceup },
      ],
    }),
  ],
});

/** ar.known.objective.precision-strike */
export const precisionStrike = {
  card: 'precision-strike',
  afterDeployment: (game) =>
    shipsInPlay(game)
      .filter(({ side }) => side === secondPlayer(game))
      .map(
        ({ id }) =>
          ({
            kind: 'gainCommandToken',
            ship: id,
            command: 'concentrateFire',
            source: 'precision-strike',
          }) as const,
      ),
  rules,
  attackScores: (table, { attacker }) =>
    isShipOrBomber(table, attacker) ? { faceupCard: victoryTokenWorth('precision-strike') } : {},
} satisfies Objective;
