import type { Decision } from '@sortie/kernel';
import type { AnswerWords } from './answer-words.ts';
import { choiceText, pieceText } from './choices-in.ts';
import type { QuestionKind } from './decisions-in.ts';
import type { LanguageTexts } from './language-texts.ts';
import { type Fields, fieldsOf, plainText } from './plain-text.ts';
import type { Speech } from './speech.ts';
import type { Wording } from './wording.ts';

type Say = (speech: Speech, fields: Fields, decision: Decision) => string;

/** One of the answers to a question, in one language. */
export function answersIn(words: AnswerWords, wording: Wording): LanguageTexts['answerText'] {
  return (decision, answer, names) => {
    const choice: Speech['choice'] = (chosen) => choiceText(chosen, words, wording, names);
    const speech: Speech = { words, wording, names, choice };
    const say: Say | undefined = Object.hasOwn(sayings, decision.kind)
      ? sayings[decision.kind as keyof typeof sayings]
      : undefined;
    const text = say ? say(speech, fieldsOf(answer), decision) : choice(answer);
    return text || words.goOn;
  };
}

const named =
  (field: string): Say =>
  ({ words, wording, names }, fields) =>
    fields.decline === true ? words.decline : pieceText(plainText(fields[field]), wording, names);

/** What each answer says; answers of other questions are said as choices of cards are. */
const sayings: Readonly<Partial<Record<QuestionKind, Say>>> = {
  selectCommandCard: named('card'),
  readyCommandCard: ({ words }, { ready }) => (ready === true ? words.ready : words.thinkAgain),
  choosePriority: ({ names }, { seat }) => names.seat(plainText(seat)),
  nominate: named('unit'),
  issueOrder: named('unit'),
  chooseUnit: (speech, fields, decision) =>
    fields.draw === undefined
      ? named('unit')(speech, fields, decision)
      : speech.words.draw(speech.names.seat(plainText(fields.draw))),
  chooseAction: actionText,
  chooseFreeAction: actionText,
  borrowCourage: named('unit'),
  keepSuppression: ({ words }, { remove }) => words.remove(Number(remove)),
  promote: named('unit'),
  move: moveText,
  placeMiniatures: ({ words }, { placements }) =>
    words.placed(Array.isArray(placements) ? placements.length : 0),
  formPool: poolText,
  choosePool: named('defender'),
  chooseWounded: named('miniature'),
  chooseLeader: named('miniature'),
  disruptWeapon: named('weapon'),
  placeCharge: placeText,
  chooseDetonationTarget: named('unit'),
  placeTerrain: (speech, fields) =>
    `${speech.wording.word(plainText(fields.piece))} ${placeText(speech, fields, NOTHING)}`,
  chooseColour: ({ words }, { colour }) => words.colour[colour === 'red' ? 'red' : 'blue'],
  chooseEdge: ({ words }, { edge }) => words.edge[edge === 'north' ? 'north' : 'south'],
  eliminateCard: ({ words, wording, names }, { card, pass }) =>
    pass === true ? words.pass : words.strike(pieceText(plainText(card), wording, names)),
  placeToken: placeText,
  chooseTerrain: named('terrain'),
  setAside: named('unit'),
  deploy: deployText,
  chooseSide: ({ words }, { side }) => words.cardSide(Number(side) + 1),
  markBounty: named('unit'),
  useAbility: useText,
};

/** For what needs no decision to be said. */
const NOTHING = {} as Decision;

function rounded(value: Fields[string] | undefined): string {
  return typeof value === 'number' ? String(Math.round(value)) : '?';
}

function placeText({ words }: Speech, { x, y, level }: Fields, _decision: Decision): string {
  const place = words.at(rounded(x), rounded(y));
  return typeof level === 'number' && level > 0 ? `${place}, ${words.level(rounded(level))}` : place;
}

function actionText(speech: Speech, { action, card, move, actions, done }: Fields): string {
  const { words, wording, names } = speech;
  if (done === true) return words.done;
  const what =
    card === undefined
      ? wording.deed(plainText(move ?? action))
      : words.cardAction(wording.source(plainText(card), names));
  return actions === 2 ? `${what} ${words.bothActions}` : what;
}

function moveText(speech: Speech, fields: Fields, decision: Decision): string {
  const { words, wording } = speech;
  if (fields.decline === true) return words.decline;
  const type = wording.deed(plainText(fields.type));
  if (fields.heading !== undefined) return `${type}, ${words.facing(rounded(fields.heading))}`;
  if (fields.to !== undefined) return `${type} ${placeText(speech, fieldsOf(fields.to), decision)}`;
  const { speed, angle, bend, along } = fields;
  return [
    type,
    words.speed(plainText(speed)),
    words.facing(rounded(angle)),
    ...(typeof bend === 'number' && Math.round(bend) !== 0 ? [words.bent(Math.round(bend))] : []),
    ...(typeof along === 'number' && along < 1 ? [words.along(Math.round(along * 100))] : []),
  ].join(', ');
}

function poolText({ words, wording, names }: Speech, { decline, defender, type, weapons }: Fields): string {
  if (decline === true) return words.decline;
  const against = words.attack[type === 'melee' ? 'melee' : 'ranged'](names.unit(plainText(defender)));
  const used = (Array.isArray(weapons) ? weapons : []).map((each) => {
    const { weapon, miniatures } = fieldsOf(each as Fields);
    const count = Array.isArray(miniatures) ? miniatures.length : 0;
    const name = wording.word(plainText(weapon));
    return count > 1 ? `${name} (${words.miniatures(count)})` : name;
  });
  return used.length === 0 ? against : `${against}: ${used.join(', ')}`;
}

function deployText(speech: Speech, { unit, aboard, placements }: Fields, decision: Decision): string {
  const { words, names } = speech;
  const name = names.unit(plainText(unit));
  if (aboard !== undefined) return words.aboard(name, names.unit(plainText(aboard)));
  const first = Array.isArray(placements) ? fieldsOf((placements[0] as Fields) ?? null) : {};
  return first.stand === undefined ? name : `${name} ${placeText(speech, fieldsOf(first.stand), decision)}`;
}

/** Rules of every unit are used under its key, cards under theirs. */
function useText({ words, wording, names, choice }: Speech, fields: Fields): string {
  if (fields.pass === true) return words.pass;
  const what = words.use(wording.source(plainText(fields.use), names));
  const how = choice(fields.choice ?? null);
  return how === '' ? what : `${what}: ${how}`;
}
