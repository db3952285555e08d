/** A die on the table. The kernel records facts; whether a second reroll is allowed is each game's rule. */
export interface Die<Face extends string> {
  readonly face: Face;
  readonly timesRerolled: number;
  readonly cancelled: boolean;
  /** Put into the pool by an effect, not rolled. */
  readonly added?: true;
}

export type DieIndex = number;

export function rolled<Face extends string>(face: Face): Die<Face> {
  return { face, timesRerolled: 0, cancelled: false };
}

export function added<Face extends string>(face: Face): Die<Face> {
  return { face, timesRerolled: 0, cancelled: false, added: true };
}

/** The places of the uncancelled dice that show one of these faces. */
export function showing<Face extends string>(pool: readonly Die<Face>[], ...faces: Face[]): DieIndex[] {
  const places: DieIndex[] = [];
  for (let index = 0; index < pool.length; index++) {
    const die = pool[index]!;
    if (!die.cancelled && faces.includes(die.face)) places.push(index);
  }
  return places;
}
