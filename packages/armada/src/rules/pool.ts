import { type DieColour, type DieFace, dieColours, dieFaces, faceIcons } from '../catalogue/index.ts';
import type { AttackDie } from '../model/index.ts';

/** The places of the dice still in the pool. */
export function diceLeft(dice: readonly AttackDie[]): number[] {
  return dice.flatMap((die, place) => (die.cancelled ? [] : [place]));
}

export function coloursInPool(dice: readonly AttackDie[]): DieColour[] {
  return dieColours.filter((colour) => dice.some((die) => !die.cancelled && die.colour === colour));
}

/** Of dice of one colour with one face, the first: which of them it is cannot matter. */
export function oneOfEachKind(dice: readonly AttackDie[], places: readonly number[]): number[] {
  const seen = new Set<string>();
  return places.filter((place) => {
    const { colour, face } = dice[place]!;
    const kind = `${colour} ${face}`;
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}

/** Dice that show at least one such icon. */
export function diceShowing(
  dice: readonly AttackDie[],
  icon: 'hits' | 'criticals' | 'accuracies',
  colour: DieColour | null = null,
): number[] {
  return diceLeft(dice).filter((place) => {
    const die = dice[place]!;
    return faceIcons[die.face][icon] > 0 && (colour === null || die.colour === colour);
  });
}

/** The faces of a colour that show such an icon, each once. ar.dice.modify.change */
export function facesWith(colour: DieColour, icon: 'hits' | 'criticals' | 'accuracies'): DieFace[] {
  return [...new Set(dieFaces[colour])].filter((face) => faceIcons[face][icon] > 0);
}
