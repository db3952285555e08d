import { countedNames, type Side } from '@sortie/kernel';
import {
  type DieColour,
  type DieFace,
  dieColours,
  dieFaces,
  shipCard,
  squadronCard,
} from '../catalogue/index.ts';
import type { LogEvent, RolledDie } from '../model/index.ts';
import type { Language } from '../text/index.ts';
import type { ArmadaView } from '../view/armada-view.ts';
import { tallyWords } from './tally-words.ts';

interface Roll {
  readonly kind: DieColour;
  readonly side: Side;
  readonly faces: readonly DieFace[];
}

/** What is counted of a game of Armada: its dice. */
export const armadaTally = {
  dice: dieColours.map((kind) => ({
    kind,
    chances: chancesOf(dieFaces[kind]),
    good: [...new Set(dieFaces[kind])].filter((face) => face !== 'blank'),
  })),
  rollsOf,
  forceOf,
  word: (of: string, language: Language): string => tallyWords[language][of] ?? of,
};

function chancesOf(faces: readonly DieFace[]): Readonly<Record<string, number>> {
  const count = (face: DieFace) => faces.filter((each) => each === face).length;
  return Object.fromEntries([...new Set(faces)].map((face) => [face, count(face) / faces.length]));
}

/** Dice are rolled for the side of the attacker; a die that is added or rerolled is one more. */
function rollsOf(log: readonly LogEvent[], { ships, squadrons }: ArmadaView): readonly Roll[] {
  const sideOf = (unit: string) => [...ships, ...squadrons].find(({ id }) => id === unit)?.side;
  const rolls: Roll[] = [];
  let attacking: Side | undefined;
  let pool: DieColour[] = [];
  const add = (side: Side | undefined, dice: readonly RolledDie[]) => {
    for (const kind of dieColours) {
      const faces = dice.filter(({ colour }) => colour === kind).map(({ face }) => face);
      if (side !== undefined && faces.length > 0) rolls.push({ kind, side, faces });
    }
  };
  for (const event of log) {
    if (event.kind === 'targetDeclared') attacking = sideOf(event.attacker);
    else if (event.kind === 'rolledFor') add(sideOf(event.unit), event.dice);
    else if (event.kind === 'attackDiceRolled') {
      pool = event.dice.map(({ colour }) => colour);
      add(attacking, event.dice);
    } else if (event.kind === 'dieAdded') {
      pool.push(event.colour);
      add(attacking, [event]);
    } else if (event.kind === 'dieRerolled') {
      const colour = pool[event.die];
      if (colour) add(attacking, [{ colour, face: event.to }]);
    }
  }
  return rolls;
}

/** The names of the ships and squadrons of a side, the number before those of which there are several. */
function forceOf({ ships, squadrons }: ArmadaView, side: Side): string {
  const isOwn = (unit: { readonly side: Side }) => unit.side === side;
  return countedNames([
    ...ships.filter(isOwn).map(({ card }) => shipCard(card).name),
    ...squadrons.filter(isOwn).map(({ card }) => squadronCard(card).name),
  ]).join(', ');
}
