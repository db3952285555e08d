import type { AttackFace, XwingEffect } from '../../model/index.ts';
import type { CardAction, Here, WindowAbility } from '../card-rules.ts';
import type { At } from '../card-words.ts';
import { on } from '../card-words.ts';

export function flipFacedown({ self, key }: Here): XwingEffect {
  return { kind: 'flipDamageCard', ship: self, key, faceup: false };
}

/** An action after which the card lies facedown. */
export const repair: CardAction = { perform: (at) => [flipFacedown(at)] };

/** An action that rolls an attack die and turns the card facedown on one of these faces. */
export function repairOn(card: string, ...faces: readonly AttackFace[]): CardAction {
  return {
    perform: (at) => [
      {
        kind: 'rollFor',
        ship: at.self,
        source: card,
        count: 1,
        outcomes: Object.fromEntries(faces.map((face) => [face, [flipFacedown(at)]])),
      },
    ],
  };
}

/** Rolls an attack die; a hit makes the ship suffer 1 damage. */
export function rollForDamage(
  card: string,
  { self }: Here,
  severity: 'hits' | 'crits' = 'hits',
): XwingEffect {
  const damage: XwingEffect = {
    kind: 'sufferDamage',
    ship: self,
    hits: 0,
    crits: 0,
    source: card,
    [severity]: 1,
  };
  return { kind: 'rollFor', ship: self, source: card, count: 1, outcomes: { hit: [damage] } };
}

/** Resolved as soon as the card is in force, after which it lies facedown. */
export function atOnce<Choice = null>(text: {
  readonly choices?: (at: At<'damageTakesEffect'>) => readonly Choice[];
  readonly resolve: (at: At<'damageTakesEffect'>, choice: Choice) => readonly XwingEffect[];
}): WindowAbility {
  return on<'damageTakesEffect', Choice>('damageTakesEffect', {
    optional: false,
    applies: ({ dealing, key }) => dealing.key === key,
    ...(text.choices ? { choices: text.choices } : {}),
    resolve: (at, choice) => [...text.resolve(at, choice), flipFacedown(at)],
  });
}

/** After each maneuver of the ship that meets the condition. */
export function afterOwnManeuver(text: {
  readonly applies: (at: At<'afterManeuver'>) => boolean;
  readonly resolve: (at: At<'afterManeuver'>) => readonly XwingEffect[];
}): WindowAbility {
  return on('afterManeuver', {
    optional: false,
    applies: (at) => at.execution.ship === at.self && text.applies(at),
    resolve: (at) => text.resolve(at),
  });
}

/** In force from the round after the card was turned faceup. */
export function isFromEarlierRound({ table, self, key }: Here): boolean {
  return table.damage(self, key)!.round < table.round;
}

export function sufferOne(card: string, { self }: Here): XwingEffect {
  return { kind: 'sufferDamage', ship: self, hits: 1, crits: 0, source: card };
}
