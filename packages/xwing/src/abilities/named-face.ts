import type {
  AttackDie,
  AttackFace,
  DefenseDie,
  DefenseFace,
  Lasting,
  Pool,
  ShipId,
  XwingEffect,
} from '../model/index.ts';
import { oneOfEachKind } from '../rules/alike-dice.ts';
import type { Here } from './card-rules.ts';

type Face = AttackFace | DefenseFace;

export const facesOf: Readonly<Record<Pool, readonly Face[]>> = {
  attack: ['hit', 'crit', 'focus', 'blank'],
  defense: ['evade', 'focus', 'blank'],
};

/** A face that is named before a ship rolls, kept as a mark on that ship until the dice lie. */
export function nameFace(
  { key }: Here,
  ship: ShipId,
  { face, until }: { readonly face: Face; readonly until: Lasting['until'] },
): readonly XwingEffect[] {
  return [
    { kind: 'beginLasting', ship, lasting: { source: key, effect: { kind: 'mark', mark: face }, until } },
  ];
}

export function namedFace({ table, key }: Here, ship: ShipId): Face | undefined {
  const found = table.ship(ship).lasting.find(({ source }) => source === key)?.effect;
  return found?.kind === 'mark' ? (found.mark as Face) : undefined;
}

/** Dice of a roll of which one has to show the named face; a die that is final already is none of them. */
export function diceToTurn(dice: readonly (AttackDie | DefenseDie)[]): readonly number[] {
  const free = dice.flatMap((die, place) => (die.cancelled || die.final ? [] : [place]));
  return oneOfEachKind(dice, free);
}
