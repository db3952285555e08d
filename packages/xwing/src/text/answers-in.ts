import type { Decision, Plain } from '@sortie/kernel';
import { shipType } from '../catalogue/index.ts';
import type { AnswerWords } from './answer-words.ts';
import type { Choices, DiceSeen } from './choices-in.ts';
import { choicesIn } from './choices-in.ts';
import { colourNow } from './colour-now.ts';
import type { LanguageTexts } from './language-texts.ts';
import type { Names } from './names.ts';
import { plainText } from './plain-text.ts';
import type { ManeuverSaid, Wording } from './wording.ts';

type Fields = { readonly [key: string]: Plain };

/** A language and the table it speaks about. */
interface Speech extends Choices {
  readonly words: AnswerWords;
  readonly wording: Wording;
  readonly names: Names;
}

/** One of the answers to a question, in one language. */
export function answersIn(words: AnswerWords, wording: Wording): LanguageTexts['answerText'] {
  const choices = choicesIn(words, wording);
  return (decision, answer, names) => {
    const isPlainObject = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
    const speech: Speech = { words, wording, names, ...choices };
    const fields = (isPlainObject ? answer : {}) as Fields;
    return answerOf(speech, decision, fields) ?? (choices.choice(answer, names) || words.goOn);
  };
}

function answerOf(speech: Speech, decision: Decision, fields: Fields): string | undefined {
  const { words, wording, names } = speech;
  const text = (field: string) => plainText(fields[field]);
  switch (decision.kind) {
    case 'chooseInitiative':
      return names.side(fields.side === 1 ? 1 : 0);
    case 'chooseEdge':
      return words.edge(wording.word(text('edge')));
    case 'placeObstacle':
      return `${words.obstacle(text('obstacle'))} ${placeOf(speech, fields)}`;
    case 'placeForces':
    case 'deployShip':
      return `${speech.piece(text(fields.ship === undefined ? 'satellite' : 'ship'), names)} ${placeOf(speech, fields)}`;
    case 'placeBomb':
      return placeOf(speech, fields);
    case 'callReinforcement':
      return fields.decline === true ? words.noReinforcement : placeOf(speech, fields);
    case 'setDial':
    case 'replaceManeuver':
      return wording.maneuver(maneuverOf(decision, fields, names));
    case 'endPlanning':
      return fields.ready === true ? words.planningEnded : words.thinkAgain;
    case 'chooseShip':
    case 'chooseDisabledShip':
      return names.ship(text('ship'));
    case 'chooseBomb':
      return words.bomb(text('bomb'));
    case 'placeShuttle':
      return words.deep(roundNumber(fields.depth));
    case 'moveShuttle':
      return fields.stay === true
        ? wording.word('stay')
        : wording.maneuver(maneuverOf(decision, fields, names));
    case 'decloak':
      return fields.stay === true ? words.stayCloaked : words.decloak(wording.word(text('direction')));
    case 'placeBarrelRoll':
    case 'placeDecloak':
    case 'placeDragged':
      return shiftOf(speech, fields.shift);
    case 'placeTallonRoll':
      return shiftOf(speech, fields.offset);
    case 'performAction':
      return actionOf(speech, fields);
    case 'declareTarget':
      return targetOf(speech, decision, fields);
    case 'chooseWeapon':
      return weaponOf(speech, fields);
    case 'ruleDispute':
      return text('ruling');
    case 'cancelFirst':
      return words.cancelFirst(fields.cancelFirst === 'crit' ? 'crit' : 'hit');
    case 'useAbility':
      return fields.pass === true ? words.pass : useOf(speech, decision, fields);
    default:
      return undefined;
  }
}

function placeOf({ words }: Speech, { x, y, heading }: Fields): string {
  const [across, up] = [roundNumber(x), roundNumber(y)];
  return heading === undefined ? words.at(across, up) : words.facing(across, up, roundNumber(heading));
}

function shiftOf({ words }: Speech, by: Plain | undefined): string {
  if (typeof by !== 'number' || Math.abs(by) < 0.5) return words.inTheMiddle;
  return words.shifted(Math.abs(Math.round(by * 10) / 10), by > 0);
}

function actionOf(speech: Speech, { skip, action, target, direction, choice }: Fields): string {
  const { words, wording, names } = speech;
  if (skip === true) return words.noAction;
  const what = wording.action(plainText(action), names);
  if (typeof target === 'string') return words.actionOn(what, names.ship(target));
  if (typeof direction === 'string') return `${what}: ${wording.word(direction)}`;
  const how = choice === undefined ? '' : speech.choice(choice, names);
  return how === '' ? what : `${what}: ${how}`;
}

function targetOf(speech: Speech, { about }: Decision, fields: Fields): string {
  const { words, wording, names } = speech;
  if (fields.decline === true) return words.doNotAttack;
  if (typeof fields.deed === 'string')
    return `${wording.word(fields.deed)} ${speech.piece(plainText(fields.of), names)}`;
  const { shots = [] } = (about ?? {}) as { readonly shots?: readonly Fields[] };
  const shot = shots.find(
    ({ target, weapon }) =>
      target === fields.target && (weapon === fields.weapon || fields.weapon === undefined),
  );
  const target = names.ship(plainText(fields.target));
  const how = fields.weapon === undefined ? target : words.targetWith(target, weaponOf(speech, fields));
  return shot ? `${how}, ${words.range(plainText(shot.range))}` : how;
}

/** The line and the token are named only where there is a choice. */
function weaponOf({ words, wording, names }: Speech, { weapon, obstructed, spend, from }: Fields): string {
  const isPrimary = weapon === 'primary';
  const arm = isPrimary ? words.primaryWeapon : wording.action(`card ${plainText(weapon)}`, names);
  const line = obstructed === undefined ? '' : `, ${words.obstructed[obstructed ? 'yes' : 'no']}`;
  const cost = typeof spend === 'string' ? `, ${words.spending(wording.word(spend))}` : '';
  const holder = typeof from === 'string' ? `, ${words.tokenOf(names.ship(from))}` : '';
  return `${arm}${line}${cost}${holder}`;
}

/** Tokens are spent under the ship's own key, cards under theirs. */
function useOf(speech: Speech, { about }: Decision, { use, choice }: Fields): string {
  const { words, wording, names } = speech;
  const { window = '' } = (about ?? {}) as { readonly window?: string };
  const key = plainText(use);
  const token = key.split('.')[1] ?? '';
  const how = speech.choice(choice ?? null, names, diceOf(window, names));
  if (token === 'focus' || token === 'evade') return words.spendToken(wording.word(token));
  if (token === 'targetLock') return words.spendLock(how || words.none);
  const card = words.use(names.card(key) ?? key);
  return how === '' ? card : `${card}: ${how}`;
}

function roundNumber(value: Plain | undefined): string {
  return typeof value === 'number' ? String(Math.round(value)) : '?';
}

/** With its colour, which is printed on the dial. */
/** With its colour, cards counted in. */
function maneuverOf({ about }: Decision, { speed, bearing }: Fields, names: Names): ManeuverSaid {
  const { ship } = (about ?? {}) as { readonly ship?: string };
  const type = names.table.ships.find((each) => each.id === ship)?.type;
  const printed =
    type && shipType(type).dial.find((each) => each.speed === speed && each.bearing === bearing);
  const maneuver = printed ?? { speed: Number(speed), bearing: plainText(bearing) };
  return ship === undefined ? maneuver : colourNow(names.table, ship, maneuver);
}

function diceOf(window: string, { table }: Names): DiceSeen {
  if (!table.attack) return [];
  return /defense/i.test(window) ? table.attack.defenseDice : table.attack.attackDice;
}
