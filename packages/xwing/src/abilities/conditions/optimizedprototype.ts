import { oneOfEachKind } from '../../rules/alike-dice.ts';
import { card, on } from '../card-words.ts';

const DIRECTOR = 'crew:directorkrennic';

/** The further shield is a fact of the catalogue. Any result may be spent, a blank too. */
export const optimizedPrototype = card('optimizedprototype', {
  abilities: [
    on('modifyAttackDice', {
      side: 'attacker',
      optional: true,
      once: 'round',
      applies: ({ table, self, attack }) =>
        attack.attacker === self && attack.weapon === 'primary' && table.ship(attack.defender).shields > 0,
      choices: ({ attack: { attackDice } }) =>
        oneOfEachKind(
          attackDice,
          attackDice.flatMap(({ cancelled }, die) => (cancelled ? [] : [die])),
        ),
      resolve: ({ key, attack }, die: number) => [
        { kind: 'cancelDice', pool: 'attack', dice: [die], source: key },
        { kind: 'loseShield', ship: attack.defender },
      ],
    }),
    on('afterAttack', {
      side: 'attacker',
      optional: true,
      applies: ({ self, attack }) => attack.attacker === self && attack.weapon === 'primary',
      choices: ({ table, self, attack }) =>
        table
          .friendsOf(self)
          .filter(({ upgrades }) => upgrades.some(({ card: each, faceup }) => faceup && each === DIRECTOR))
          .filter(({ id }) => table.range(self, id) <= 2)
          .filter(({ id }) => table.lockable(id).some((each) => each.id === attack.defender))
          .map(({ id }) => id),
      resolve: ({ attack }, ship) => [{ kind: 'acquireLock', ship, target: attack.defender }],
    }),
  ],
});
