import type { Pool, ShipId, XwingEffect } from '../../../model/index.ts';
import type { Here, WindowAbility } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';
import { diceToTurn, facesOf, namedFace, nameFace } from '../../named-face.ts';

const roles = {
  attack: { ship: 'attacker', before: 'beforeAttackDice', after: 'attackDiceRolled', dice: 'attackDice' },
  defense: { ship: 'defender', before: 'beforeDefenseDice', after: 'defenseDiceRolled', dice: 'defenseDice' },
} as const;

function forget({ key }: Here, ship: ShipId): XwingEffect {
  return { kind: 'removeLasting', ship, source: key };
}

/** Before a friend's roll in an attack, and right after it. */
function inAttack(pool: Pool): readonly WindowAbility[] {
  const { ship, before, after, dice } = roles[pool];
  return [
    on(before, {
      optional: true,
      once: 'round',
      applies: ({ table, self, attack }) => table.areFriendly(self, attack[ship]),
      choices: () => facesOf[pool],
      resolve: (at, face) => nameFace(at, at.attack[ship], { face, until: 'endOfAttack' }),
    }),
    on(after, {
      optional: false,
      applies: (at) => namedFace(at, at.attack[ship]) !== undefined,
      choices: ({ attack }) => diceToTurn(attack[dice]),
      resolve: (at, die) => {
        const [of, to] = [at.attack[ship], namedFace(at, at.attack[ship])!];
        return [forget(at, of), { kind: 'changeDice', pool, dice: [die], to, source: at.key, final: true }];
      },
    }),
  ];
}

/** Any roll of a friendly ship, rerolls not among them. xw.dice.non-attack-rolls */
export const emperorPalpatine = card('crew:emperorpalpatine', {
  abilities: [
    ...inAttack('attack'),
    ...inAttack('defense'),
    on('beforeThrow', {
      optional: true,
      once: 'round',
      applies: ({ table, self, thrown }) => table.areFriendly(self, thrown.ship),
      choices: ({ thrown }) => facesOf[thrown.pool],
      resolve: (at, face) => nameFace(at, at.thrown.ship, { face, until: 'endOfRound' }),
    }),
    on('diceThrown', {
      optional: false,
      applies: (at) => namedFace(at, at.thrown.ship) !== undefined,
      // Nobody sees the places of these dice: a face stands for one of those that show it.
      choices: ({ thrown: { dice } }) => diceToTurn(dice).map((die) => dice[die]!.face),
      resolve: (at, face) => {
        const die = at.thrown.dice.findIndex((each) => each.face === face);
        const to = namedFace(at, at.thrown.ship)!;
        return [forget(at, at.thrown.ship), { kind: 'turnThrownDie', die, to, source: at.key }];
      },
    }),
  ],
});
