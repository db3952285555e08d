import type { DieColour } from '../../catalogue/index.ts';
import { dieColours } from '../../catalogue/index.ts';
import type { ArmadaEffect, Attack, CardOption } from '../../model/index.ts';
import type { Here, WindowAbility } from '../card-rules.ts';
import type { At } from '../card-words.ts';
import { on } from '../card-words.ts';

function flipFacedown({ table, self, key }: Here): ArmadaEffect {
  return { kind: 'flipDamageCard', ship: table.ship(self).id, key, faceup: false };
}

interface DealtText<Choice> {
  readonly choices?: (at: At<'faceupDamage'>) => readonly Choice[];
  readonly resolve: (at: At<'faceupDamage'>, choice: Choice) => readonly ArmadaEffect[];
}

/** Its text is resolved when this copy has just come into force. ar.damage.card-faceup-effects */
export function whenDealt<Choice = null>(text: DealtText<Choice>): WindowAbility {
  return on<'faceupDamage', Choice>('faceupDamage', {
    optional: false,
    applies: ({ dealing, key }) => dealing.key === key,
    ...text,
  });
}

/** Its text is resolved at once, after which it lies facedown. */
export function atOnce<Choice = null>({ resolve, ...rest }: DealtText<Choice>): WindowAbility {
  return whenDealt<Choice>({
    ...rest,
    resolve: (at, choice) => [...resolve(at, choice), flipFacedown(at)],
  });
}

/** At once the opponent may choose one of these, or none. ar.timing.other-cards-mandatory */
export function opponentMayAtOnce(
  source: string,
  optionsOf: (at: Here) => readonly CardOption[],
): WindowAbility {
  return atOnce({
    resolve: (at) => {
      const options = optionsOf(at);
      if (options.length === 0) return [];
      const none: CardOption = { answer: { decline: true }, effects: [] };
      const seat = at.table.opponentOf(at.self);
      return [{ kind: 'choose', seat, unit: at.self, source, options: [...options, none] }];
    },
  });
}

/** The owner chooses the hull zone. ar.damage.unspecified-zone */
export function sufferOne({ self }: Here, source: string): ArmadaEffect {
  return { kind: 'sufferDamage', unit: self, zone: null, points: 1, source };
}

/** The ship's attacks of one sort lose a die of its owner's choice before they are rolled. */
export function removesDie(source: string, isWeakened: (at: Here, attack: Attack) => boolean): WindowAbility {
  return on<'diceGathered', DieColour>('diceGathered', {
    optional: false,
    automatic: true,
    applies: (at) => at.attack.attacker === at.self && isWeakened(at, at.attack),
    choices: ({ attack: { gathered } }) => dieColours.filter((colour) => gathered[colour] > 0),
    resolve: (_at, colour) => [{ kind: 'removeDie', colour, source }],
  });
}

/** How many copies of this card the ship had before this one: each acts on what the older ones left. */
export function countOlderCopies({ table, self, key }: Here): number {
  const { damage } = table.ship(self);
  const copy = table.damage(self, key)!;
  return damage.filter(({ card, inForce, serial }) => card === copy.card && inForce && serial < copy.serial)
    .length;
}
