import type { Decision, Plain } from '@sortie/kernel';
import { type HullZone, hullZones, type ObstacleId } from '../catalogue/index.ts';
import type { AttackRange } from '../model/index.ts';
import type { AnswerWords } from './answer-words.ts';
import { choicesIn } from './choices-in.ts';
import type { QuestionKind } from './decisions-in.ts';
import type { LanguageTexts } from './language-texts.ts';
import { numeral } from './numeral.ts';
import { type Fields, fieldsOf, plainText } from './plain-text.ts';
import type { Speech } from './speech.ts';
import { useText } from './uses-in.ts';
import type { Wording } from './wording.ts';

type Say = (speech: Speech, fields: Fields, decision: Decision) => string;

/** One of the answers to a question, in one language. */
export function answersIn(words: AnswerWords, wording: Wording): LanguageTexts['answerText'] {
  const choices = choicesIn(words, wording);
  return (decision, answer, names) => {
    const speech: Speech = { words, wording, names, ...choices };
    const say: Say | undefined = Object.hasOwn(sayings, decision.kind)
      ? sayings[decision.kind as keyof typeof sayings]
      : undefined;
    const text = say ? say(speech, fieldsOf(answer), decision) : choices.choice(answer, names);
    return text || words.goOn;
  };
}

const namedUnit: Say = ({ names }, { ship, squadron }) => names.unit(plainText(ship ?? squadron));

/** What each answer says; answers of other questions are said as choices of cards are. */
const sayings: Readonly<Record<Exclude<QuestionKind, 'chooseForCard' | 'setAsideUnits'>, Say>> = {
  assignDials: (speech, { commands }) => speech.choice(commands ?? null, speech.names),
  endCommandPhase: ({ words }, { ready }) => (ready === true ? words.dialsDone : words.thinkAgain),
  chooseShip: namedUnit,
  chooseSquadron: namedUnit,
  chooseNearest: namedUnit,
  chooseObjectiveShip: namedUnit,
  commandSquadron: (speech, fields, decision) =>
    fields.decline === true ? speech.words.noMore : namedUnit(speech, fields, decision),
  discardCommandToken: ({ wording }, { command }) => wording.word(plainText(command)),
  repair: repairText,
  declareTarget: targetText,
  additionalSquadron: targetText,
  removeDie: ({ words, wording }, { colour }) => words.colouredDie(wording.word(plainText(colour))),
  rerollDie: ({ words, wording, names }, { die }) =>
    typeof die === 'number' ? wording.die(die, names) : words.noReroll,
  redirectDamage: redirectText,
  chooseZone: ({ wording }, { zone }) => wording.word(plainText(zone)),
  chooseCourse: courseText,
  placeDisplaced: (speech, fields) =>
    `${speech.names.unit(plainText(fields.squadron))} ${placeText(speech, fields)}`,
  chooseObstacle: ({ wording }, { obstacle }) => wording.obstacle(plainText(obstacle) as ObstacleId),
  discardDamage: (speech, { key }) =>
    key === undefined ? speech.words.keepDamage : speech.words.discardCard(damageText(speech, key)),
  recoverHull: ({ words }, { recover }) => (recover === true ? words.recoverHull : words.doNothing),
  chooseDeed: ({ words }, { deed }) =>
    deed === 'move' || deed === 'attack' ? words.deed[deed] : words.doNothing,
  moveSquadron: placeText,
  chooseInitiative: ({ names }, { side }) => names.side(side === 1 ? 1 : 0),
  chooseObjective: (speech, { objective }) => speech.piece(plainText(objective), speech.names),
  placeObstacle: (speech, fields) =>
    `${speech.wording.obstacle(plainText(fields.obstacle) as ObstacleId)} ${placeText(speech, fields)}`,
  deploy: deployText,
  placeObjectiveToken: placeText,
  moveObjectiveToken: (speech, fields) =>
    fields.decline === true
      ? speech.words.leaveTokens
      : `${speech.words.objectiveToken(numeral(plainText(fields.token)))} ${placeText(speech, fields)}`,
  useAbility: ({ words, ...rest }, fields) =>
    fields.pass === true ? words.pass : useText({ words, ...rest }, fields),
};

function placeText({ words }: Speech, { x, y, heading }: Fields): string {
  const [across, up] = [rounded(x), rounded(y)];
  return heading === undefined ? words.at(across, up) : words.facing(across, up, rounded(heading));
}

function deployText(speech: Speech, fields: Fields): string {
  const unit = speech.names.unit(plainText(fields.ship ?? fields.squadron));
  const speed = fields.speed === undefined ? '' : `, ${speech.words.atSpeed(plainText(fields.speed))}`;
  return `${unit} ${placeText(speech, fields)}${speed}`;
}

function damageText({ words, names }: Speech, key: Plain): string {
  return names.card(plainText(key)) ?? words.facedownCard;
}

function repairText(speech: Speech, { repair, from, to, zone, key }: Fields): string {
  const { words, wording } = speech;
  const said = (each: Plain | undefined) => wording.word(plainText(each));
  switch (repair) {
    case 'moveShield':
      return words.moveShield(said(from), said(to));
    case 'recoverShield':
      return words.recoverShield(said(zone));
    case 'discardDamage':
      return words.discardCard(damageText(speech, key ?? null));
    default:
      return words.stopRepairing;
  }
}

/** Range and obstruction come from what was measured for the question. */
function targetText({ words, wording, names }: Speech, fields: Fields, { about }: Decision): string {
  if (fields.decline === true) return words.doNotAttack;
  const { shots = [] } = fieldsOf(about) as { readonly shots?: readonly Fields[] };
  const shot = shots.find(
    ({ target, zone, defendingZone }) =>
      target === fields.target &&
      (zone === fields.zone || fields.zone === undefined) &&
      (defendingZone === fields.defendingZone || fields.defendingZone === undefined),
  );
  const unit = names.unit(plainText(fields.target));
  const parts = [
    isZone(fields.defendingZone) ? words.zoneOf(unit, wording.zone(fields.defendingZone)) : unit,
    ...(isZone(fields.zone) ? [words.from(wording.zone(fields.zone))] : []),
    ...(shot ? [wording.range(shot.range as AttackRange)] : []),
    ...(shot?.obstructed === true ? [words.obstructed] : []),
  ];
  return parts.join(', ');
}

function redirectText({ words, wording }: Speech, split: Fields): string {
  const parts = hullZones.flatMap((zone) => {
    const points = split[zone];
    return typeof points === 'number' && points > 0
      ? [words.redirect(wording.zone(zone), String(points))]
      : [];
  });
  return parts.join(', ') || words.noRedirect;
}

/** The clicks of the joints in their order; right is positive. */
function courseText({ words, wording }: Speech, { clicks, side }: Fields): string {
  const joints = Array.isArray(clicks) ? (clicks as readonly Plain[]) : [];
  const turns = joints.map((each) =>
    typeof each !== 'number' || each === 0
      ? words.straight
      : words.clicks(Math.abs(each), each > 0 ? 'right' : 'left'),
  );
  const tool = side === undefined ? [] : [words.tool(wording.word(plainText(side)))];
  return [turns.join(' - '), ...tool].filter((text) => text !== '').join(', ');
}

function isZone(value: Plain | undefined): value is HullZone {
  return hullZones.some((zone) => zone === value);
}

function rounded(value: Plain | undefined): string {
  return typeof value === 'number' ? String(Math.round(value)) : '?';
}
