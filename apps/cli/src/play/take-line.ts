import { isRefusal } from '@sortie/kernel';
import { refusalSentence, ruleSentence } from '../refusal-sentence.ts';
import { shipLabelled } from './labels.ts';
import { PLAY_HELP } from './play-help.ts';
import type { PlaySession, Turn } from './session.ts';
import { shipDetails } from './ship-lines.ts';
import { wantedAnswer } from './wanted-answer.ts';

/** What a typed line needs besides the game. */
export interface Desk {
  readonly ask: (question: string) => Promise<string | undefined>;
  readonly save: (file: string) => void;
}

/** What comes of a typed line: something to print, or the wish to leave. */
export type Reply = { readonly kind: 'say'; readonly text: string } | { readonly kind: 'leave' };

const say = (text: string | undefined): Reply => ({ kind: 'say', text: text ?? '' });

/** Does what a person typed. */
export async function takeLine(session: PlaySession, turn: Turn, line: string, desk: Desk): Promise<Reply> {
  const typed = line.trim();
  const [word = '', ...rest] = typed.split(/\s+/);
  const words = rest.join(' ');
  const isSetUp = turn.names.table.phase === 'setup';
  if (/^\d+$/.test(typed)) return say(chosen(session, turn, Number(typed)));
  switch (word.toLowerCase()) {
    case '':
      return isSetUp ? say(session.answerForThem(turn)) : say('Type a number, or help.');
    case 'auto':
      return say(session.answerForThem(turn));
    case 'quick':
      return say(setUpQuickly(session));
    case 'put':
      return say(put(session, turn, words));
    case 'why':
      return say(why(session, turn, words));
    case 'rule':
      return say(ruleSentence(words));
    case 'board':
      return say(session.board());
    case 'ships':
      return say(session.ships());
    case 'ship':
      return say(details(turn, words));
    case 'log':
      return say(session.wholeLog().join('\n'));
    case 'undo':
      return say(await undone(session, turn, desk));
    case 'save':
      return say(saved(desk, words));
    case 'concede':
      return say(conceded(session, turn));
    case 'help':
    case '?':
      return say(PLAY_HELP);
    case 'quit':
    case 'exit':
      return { kind: 'leave' };
    default:
      return say(`"${typed}" is not understood. Type a number, or help.`);
  }
}

function chosen(session: PlaySession, turn: Turn, number: number): string | undefined {
  const option = turn.options[number - 1];
  return option ? session.choose(turn, option) : `There are ${turn.options.length} answers, from 1.`;
}

/** Everything up to the first round, for every seat. */
function setUpQuickly(session: PlaySession): string | undefined {
  for (;;) {
    const turn = session.turn();
    if (turn?.names.table.phase !== 'setup') return undefined;
    const refusal = session.answerForThem(turn);
    if (refusal !== undefined) return refusal;
    session.letBotsPlay();
  }
}

function put(session: PlaySession, turn: Turn, words: string): string | undefined {
  const answer =
    turn.question.answers.kind === 'region' ? wantedAnswer(turn.question, words, turn) : undefined;
  if (answer === undefined) return 'Nothing is to be placed there. For instance: put 300 60 0';
  return session.answer(turn, answer);
}

function why(session: PlaySession, turn: Turn, words: string): string {
  const { question, seat } = turn;
  if (words === '') return `You are asked by this rule. ${ruleSentence(question.rule)}`;
  const option = /^\d+$/.test(words) ? turn.options[Number(words) - 1] : undefined;
  const answer = option?.kind === 'answer' ? option.answer : wantedAnswer(question, words, turn);
  if (answer === undefined) return `"${words}" is not an answer to this question.`;
  const { version } = session.referee;
  const refusal = session.referee.whyNot(seat, { decision: question.id, version, answer });
  return refusal ? `No. ${refusalSentence(refusal)}` : 'That is allowed.';
}

function details({ names, labels }: Turn, label: string): string {
  const ship = names.table.ships.find(({ id }) => id === shipLabelled(labels, label));
  return ship ? shipDetails(ship, names) : `No ship is called "${label}" on the board.`;
}

function undone(session: PlaySession, { seat }: Turn, desk: Desk): Promise<string> {
  return session.undo(seat, async (needed) => {
    const reply = await desk.ask(`${needed}: do you agree to take it back? (yes or no) `);
    return /^y/i.test(reply?.trim() ?? '');
  });
}

function saved(desk: Desk, file: string): string {
  if (file === '') return 'Save where? For instance: save game.json';
  desk.save(file);
  return `Saved. Continue with: sortie play xwing --load ${file}`;
}

function conceded(session: PlaySession, { seat }: Turn): string | undefined {
  const result = session.referee.command(seat, { kind: 'concede' });
  return isRefusal(result) ? refusalSentence(result) : undefined;
}
