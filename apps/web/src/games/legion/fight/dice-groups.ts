import type { AttackColour, AttackFace, DefenseFace } from '@sortie/legion/catalogue';

type Face = AttackFace | DefenseFace;

export interface PoolDie {
  readonly colour: AttackColour;
  readonly face: Face;
  readonly cancelled: boolean;
}

/** Dice of one colour that show the same. */
export interface DiceGroup {
  /** `red hit`: as choices name dice. */
  readonly kind: string;
  readonly colour: AttackColour;
  readonly face: Face;
  readonly cancelled: boolean;
  readonly count: number;
}

/** What counts most comes first. */
const FACES: readonly Face[] = ['critical', 'hit', 'block', 'surge', 'blank'];
const COLOURS: readonly AttackColour[] = ['red', 'black', 'white'];

/** A pool of dozens as few groups: by what they show, then by colour; cancelled ones are last. */
export function groupDice(dice: readonly PoolDie[]): readonly DiceGroup[] {
  return [false, true].flatMap((cancelled) =>
    FACES.flatMap((face) =>
      COLOURS.flatMap((colour): readonly DiceGroup[] => {
        const count = dice.filter(
          (die) => die.face === face && die.colour === colour && die.cancelled === cancelled,
        ).length;
        return count > 0 ? [{ kind: `${colour} ${face}`, colour, face, cancelled, count }] : [];
      }),
    ),
  );
}

/** How many dice that still count show each face. */
export function countFaces(
  dice: readonly PoolDie[],
): readonly { readonly face: Face; readonly count: number }[] {
  return FACES.map((face) => ({
    face,
    count: dice.filter((die) => die.face === face && !die.cancelled).length,
  })).filter(({ count }) => count > 0);
}
