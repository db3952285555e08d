import type { Bearing } from '../../catalogue/index.ts';
import type { Names } from '../names.ts';

export const bearingWords: Readonly<Record<Bearing, string>> = {
  turnLeft: 'turn left',
  bankLeft: 'bank left',
  straight: 'straight',
  bankRight: 'bank right',
  turnRight: 'turn right',
  koiogranTurn: 'Koiogran turn',
  segnorsLoopLeft: "Segnor's loop left",
  segnorsLoopRight: "Segnor's loop right",
  tallonRollLeft: 'Tallon roll left',
  tallonRollRight: 'Tallon roll right',
  reverseBankLeft: 'reverse bank left',
  reverseStraight: 'reverse straight',
  reverseBankRight: 'reverse bank right',
  stationary: 'stay in place',
};

const known: Readonly<Record<string, string>> = {
  ...bearingWords,
  targetLock: 'target lock',
  barrelRoll: 'barrel roll',
  hit: 'hit',
  crit: 'critical',
  evade: 'evade',
  left2: 'left with the longer template',
  right2: 'right with the longer template',
  leftAhead1: 'left and ahead with the shorter bank',
  leftBack1: 'left and back with the shorter bank',
  rightAhead1: 'right and ahead with the shorter bank',
  rightBack1: 'right and back with the shorter bank',
  leftAhead: 'left and ahead',
  leftBack: 'left and back',
  rightAhead: 'right and ahead',
  rightBack: 'right and back',
  attack: 'the attack',
  damageDeck: 'the damage deck',
  tractor: 'the tractor beam',
  devoted: 'with the condition:',
  ships: 'ships:',
  reinforceFore: 'reinforce (fore)',
  reinforceAft: 'reinforce (aft)',
};

/** A word of the program in plain English: `startOfCombat` reads "start of combat". */
export function plainWords(word: string): string {
  if (Object.hasOwn(known, word)) return known[word]!;
  return word.replaceAll(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
}

export function maneuverText({
  speed,
  bearing,
  difficulty,
}: {
  speed: number;
  bearing: string;
  difficulty?: string;
}): string {
  const what = bearing === 'stationary' ? plainWords(bearing) : `${speed} ${plainWords(bearing)}`;
  return difficulty ? `${what}, ${difficulty}` : what;
}

/** `bankLeft 3` as the event says it. */
export function describeFlight(how: string): string {
  const [bearing = '', speed = ''] = how.split(' ');
  return maneuverText({ speed: Number(speed), bearing });
}

/** Where something came from: a card by its name, otherwise the plain word. */
export function sourceText(source: string, names: Names): string {
  return names.card(source) ?? plainWords(source);
}

/** An action by its icon, or by the card that brings it. */
export function actionText(action: string, names: Names): string {
  return action.startsWith('card ') ? (names.card(action.slice(5)) ?? 'a card') : plainWords(action);
}

export function diceText(faces: readonly string[]): string {
  return faces.length === 0 ? 'no dice' : faces.map(plainWords).join(', ');
}

export function count(number: number, one: string, many = `${one}s`): string {
  return number === 1 ? `1 ${one}` : `${number} ${many}`;
}
