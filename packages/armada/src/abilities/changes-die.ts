import { type DieFace, type FaceIcons, faceIcons } from '../catalogue/index.ts';
import { diceLeft, facesWith, oneOfEachKind } from '../rules/pool.ts';
import type { WindowAbility } from './card-rules.ts';
import type { At } from './card-words.ts';
import { on } from './card-words.ts';

/** The die, and the face it is turned to. */
export interface ChangingDie {
  readonly die: number;
  readonly face: DieFace;
}

interface Changing {
  /** The faces that may be changed. */
  readonly from: (icons: FaceIcons) => boolean;
  /** The icon of the new face, where the colour of the die has one. */
  readonly to: keyof FaceIcons;
  readonly applies: (at: At<'attackEffects'>) => boolean;
}

/** May change one die; of dice alike one is offered. ar.dice.modify.change */
export function changesDie({ from, to, applies }: Changing): WindowAbility {
  return on('attackEffects', {
    optional: true,
    applies,
    choices: ({ attack: { dice } }) => {
      const fitting = diceLeft(dice).filter((die) => from(faceIcons[dice[die]!.face]));
      return oneOfEachKind(dice, fitting).flatMap((die) =>
        facesWith(dice[die]!.colour, to).map((face): ChangingDie => ({ die, face })),
      );
    },
    resolve: ({ key }, { die, face }: ChangingDie) => [
      { kind: 'changeDice', dice: [die], to: face, source: key },
    ],
  });
}
