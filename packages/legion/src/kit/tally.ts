import { countedNames, type Side } from '@sortie/kernel';
import {
  type AttackFace,
  attackColours,
  attackDieFaces,
  type DefenseFace,
  defenseColours,
  defenseDieFaces,
  unitCard,
} from '../catalogue/index.ts';
import type { LogEvent } from '../model/index.ts';
import type { Language } from '../text/index.ts';
import type { LegionView } from '../view/legion-view.ts';
import { type TalliedDie, tallyWords } from './tally-words.ts';

type Face = AttackFace | DefenseFace;

interface Roll {
  readonly kind: TalliedDie;
  readonly side: Side;
  readonly faces: readonly Face[];
}

/** What is counted of a game of Legion: its dice. */
export const legionTally = {
  dice: [
    ...attackColours.map((colour) => dieKind(`attack-${colour}`, attackDieFaces[colour])),
    ...defenseColours.map((colour) => dieKind(`defense-${colour}`, defenseDieFaces[colour])),
  ],
  rollsOf,
  forceOf,
  word: (of: string, language: Language): string => tallyWords[language][of] ?? of,
};

function dieKind(kind: TalliedDie, faces: readonly Face[]) {
  const count = (face: Face) => faces.filter((each) => each === face).length;
  const different = [...new Set(faces)];
  return {
    kind,
    chances: Object.fromEntries(different.map((face) => [face, count(face) / faces.length])),
    good: different.filter((face) => face !== 'blank'),
  };
}

interface Rolled {
  readonly colour: string;
  readonly face: Face;
}

/** Attack dice are rolled for the side of the attacker, defense dice for that of the unit; a die rerolled is one more. */
function rollsOf(log: readonly LogEvent[], { units }: LegionView): readonly Roll[] {
  const sideOf = (id: string | null) => units.find((unit) => unit.id === id)?.side;
  const rolls: Roll[] = [];
  let attacking: Side | undefined;
  let defending: Side | undefined;
  let attack: string[] = [];
  let defense: string[] = [];
  const add = (what: 'attack' | 'defense', side: Side | undefined, dice: readonly Rolled[]) => {
    for (const colour of new Set(dice.map((die) => die.colour))) {
      const faces = dice.filter((die) => die.colour === colour).map(({ face }) => face);
      if (side !== undefined) rolls.push({ kind: `${what}-${colour}` as TalliedDie, side, faces });
    }
  };
  for (const event of log) {
    switch (event.kind) {
      case 'poolBegun':
        attacking = sideOf(event.attacker);
        defending = sideOf(event.defender);
        break;
      case 'attackDiceRolled':
        attack = event.dice.map(({ colour }) => colour);
        add('attack', attacking, event.dice);
        break;
      case 'attackDieAdded':
        attack.push(event.colour);
        add('attack', attacking, [event]);
        break;
      case 'attackDieRerolled':
        add('attack', attacking, rerolled(attack[event.die], event.to));
        break;
      case 'defenseDiceRolled':
        defense = event.dice.map(({ colour }) => colour);
        add('defense', defending, event.dice);
        break;
      case 'defenseDieRerolled':
        add('defense', defending, rerolled(defense[event.die], event.to));
        break;
      case 'guardianDiceRolled':
        add('defense', sideOf(event.unit), event.dice);
        break;
      case 'rallied':
        add(
          'defense',
          sideOf(event.unit),
          event.faces.map((face) => ({ colour: event.colour, face })),
        );
        break;
      default:
    }
  }
  return rolls;
}

function rerolled(colour: string | undefined, face: Face): readonly Rolled[] {
  return colour === undefined ? [] : [{ colour, face }];
}

/** The names of the units of a side, the number before those of which there are several. */
function forceOf({ units }: LegionView, side: Side): string {
  return countedNames(units.filter((unit) => unit.side === side).map(({ card }) => unitCard(card).name)).join(
    ', ',
  );
}
