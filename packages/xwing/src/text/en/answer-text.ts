import type { Decision, Plain } from '@sortie/kernel';
import { shipType } from '../../catalogue/index.ts';
import { colourNow } from '../colour-now.ts';
import type { Names } from '../names.ts';
import { plainText } from '../plain-text.ts';
import { choiceText, type DiceSeen, pieceText } from './choice-text.ts';
import { actionText, maneuverText, plainWords } from './words.ts';

type Fields = { readonly [key: string]: Plain };

/** One of the answers to a question, as a player would say it. */
export function answerText(decision: Decision, answer: Plain, names: Names): string {
  const fields = (
    typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? answer : {}
  ) as Fields;
  const text = (field: string) => plainText(fields[field]);
  switch (decision.kind) {
    case 'chooseInitiative':
      return names.side(fields.side === 1 ? 1 : 0);
    case 'chooseEdge':
      return `the ${text('edge')} edge`;
    case 'placeObstacle':
      return `${text('obstacle')} ${placeText(fields)}`;
    case 'deployShip':
      return `${names.ship(text('ship'))} ${placeText(fields)}`;
    case 'setDial':
    case 'replaceManeuver':
      return dialText(decision, fields, names);
    case 'endPlanning':
      return fields.ready === true ? 'yes, planning is finished' : 'no, think again';
    case 'chooseShip':
      return names.ship(text('ship'));
    case 'decloak':
      return fields.stay === true ? 'stay cloaked' : `decloak: ${plainWords(text('direction'))}`;
    case 'placeBarrelRoll':
    case 'placeDecloak':
    case 'placeDragged':
      return shiftText(fields.shift);
    case 'placeTallonRoll':
      return shiftText(fields.offset);
    case 'performAction':
      return actionAnswer(fields, names);
    case 'declareTarget':
      return targetText(decision, fields, names);
    case 'chooseWeapon':
      return weaponText(fields, names);
    case 'placeForces':
      return `${fields.ship === undefined ? text('satellite') : names.ship(text('ship'))} ${placeText(fields)}`;
    case 'placeBomb':
      return placeText(fields);
    case 'placeShuttle':
      return `${round(fields.depth)} mm`;
    case 'moveShuttle':
      return fields.stay === true ? 'stay in place' : dialText(decision, fields, names);
    case 'chooseDisabledShip':
      return names.ship(text('ship'));
    case 'callReinforcement':
      return fields.decline === true ? 'no reinforcement' : placeText(fields);
    case 'ruleDispute':
      return text('ruling');
    case 'cancelFirst':
      return `${plainWords(text('cancelFirst'))} results first`;
    case 'useAbility':
      return fields.pass === true ? 'nothing (pass)' : useText(decision, fields, names);
    default:
      return choiceText(answer, names) || 'go on';
  }
}

function placeText({ x, y, heading }: Fields): string {
  const facing = heading === undefined ? '' : ` facing ${round(heading)}°`;
  return `at ${round(x)}, ${round(y)}${facing}`;
}

function round(value: Plain | undefined): string {
  return typeof value === 'number' ? String(Math.round(value)) : '?';
}

function shiftText(shift: Plain | undefined): string {
  if (typeof shift !== 'number' || Math.abs(shift) < 0.5) return 'in the middle';
  return `${Math.abs(Math.round(shift * 10) / 10)} mm ${shift > 0 ? 'ahead' : 'back'}`;
}

/** With its colour, cards counted in. */
function dialText({ about }: Decision, { speed, bearing }: Fields, names: Names): string {
  const { ship } = about as { readonly ship?: string };
  const type = names.table.ships.find((each) => each.id === ship)?.type;
  const printed =
    type && shipType(type).dial.find((each) => each.speed === speed && each.bearing === bearing);
  const maneuver = printed ?? { speed: Number(speed), bearing: plainText(bearing) };
  return maneuverText(ship === undefined ? maneuver : colourNow(names.table, ship, maneuver));
}

function actionAnswer({ skip, action, target, direction, choice }: Fields, names: Names): string {
  if (skip === true) return 'no action';
  const what = actionText(plainText(action), names);
  if (typeof target === 'string') return `${what} on ${names.ship(target)}`;
  if (typeof direction === 'string') return `${what}: ${plainWords(direction)}`;
  const how = choice === undefined ? '' : choiceText(choice, names);
  return how === '' ? what : `${what}: ${how}`;
}

function targetText({ about }: Decision, fields: Fields, names: Names): string {
  if (fields.decline === true) return 'do not attack';
  if (typeof fields.deed === 'string')
    return `${plainWords(fields.deed)} ${pieceText(plainText(fields.of), names)}`;
  const { shots = [] } = about as { readonly shots?: readonly Fields[] };
  const shot = shots.find(
    ({ target, weapon }) =>
      target === fields.target && (weapon === fields.weapon || fields.weapon === undefined),
  );
  const range = shot ? `, range ${plainText(shot.range)}` : '';
  const weapon = fields.weapon === undefined ? '' : ` with ${weaponText(fields, names)}`;
  return `${names.ship(plainText(fields.target))}${weapon}${range}`;
}

/** The line and the token are named only where there is a choice. */
function weaponText({ weapon, obstructed, spend, from }: Fields, names: Names): string {
  const arm = weapon === 'primary' ? 'the primary weapon' : (names.card(plainText(weapon)) ?? 'a card');
  const line = obstructed === undefined ? '' : obstructed ? ', obstructed' : ', not obstructed';
  const cost = typeof spend === 'string' ? `, spending the ${plainWords(spend)}` : '';
  const holder = typeof from === 'string' ? `, with a token of ${names.ship(from)}` : '';
  return `${arm}${line}${cost}${holder}`;
}

/** Tokens are spent under the ship's own key, cards under theirs. */
function useText({ about }: Decision, { use, choice }: Fields, names: Names): string {
  const { window } = about as { readonly window?: string };
  const key = plainText(use);
  const token = key.split('.')[1] ?? '';
  const how = choiceText(choice ?? null, names, diceOf(window ?? '', names));
  if (token === 'focus' || token === 'evade') return `spend a ${token} token`;
  if (token === 'targetLock') return `spend the target lock and reroll ${how || 'none'}`;
  const card = names.card(key) ?? key;
  return how === '' ? `use ${card}` : `use ${card}: ${how}`;
}

function diceOf(window: string, { table }: Names): DiceSeen {
  if (!table.attack) return [];
  return /defense/i.test(window) ? table.attack.defenseDice : table.attack.attackDice;
}
