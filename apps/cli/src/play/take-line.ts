import type { Plain } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';
import { pieceLabelled } from './labels.ts';
import { playHelp } from './play-help.ts';
import type { PlaySession, Turn } from './session.ts';

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
  const { kit, terminal, voice } = session.parts;
  if (/^\d+$/.test(typed)) return say(chooseNumber(session, turn, Number(typed)));
  switch (word.toLowerCase()) {
    case '':
      return session.isSettingUp(turn) ? say(session.answerForThem(turn)) : say('Type a number, or help.');
    case 'auto':
      return say(session.answerForThem(turn));
    case 'quick':
      return say(setUpQuickly(session));
    case 'put':
      return say(put(session, turn, words));
    case 'why':
      return say(why(session, turn, words));
    case 'rule':
      return say(voice.rule(words));
    case 'board':
      return say(session.board());
    case 'pieces':
      return say(session.pieceLines());
    case 'piece':
      return say(details(session, turn, words));
    case 'log':
      return say(session.wholeLog().join('\n'));
    case 'undo':
      return say(await undoLast(session, turn, desk));
    case 'save':
      return say(saveGame(desk, words, kit.name));
    case 'concede':
      return say(concedeGame(session, turn));
    case 'help':
    case '?':
      return say(playHelp(kit.name, terminal));
    case 'quit':
    case 'exit':
      return { kind: 'leave' };
    default:
      return say(`"${typed}" is not understood. Type a number, or help.`);
  }
}

function chooseNumber(session: PlaySession, turn: Turn, number: number): string | undefined {
  const option = turn.options[number - 1];
  return option ? session.choose(turn, option) : `There are ${turn.options.length} answers, from 1.`;
}

/** Everything up to the first round, for every seat. */
function setUpQuickly(session: PlaySession): string | undefined {
  for (;;) {
    const turn = session.turn();
    if (!turn || !session.isSettingUp(turn)) return undefined;
    const refusal = session.answerForThem(turn);
    if (refusal !== undefined) return refusal;
    session.letBotsPlay();
  }
}

function put(session: PlaySession, turn: Turn, words: string): string | undefined {
  const answer = turn.question.answers.kind === 'region' ? wantedAnswer(session, turn, words) : undefined;
  if (answer === undefined) return `Nothing is to be placed there.${placingExample(session)}`;
  return session.answer(turn, answer);
}

function placingExample({ parts }: PlaySession): string {
  const [typed] = parts.terminal.examples.find(([example]) => example.startsWith('put ')) ?? [];
  return typed === undefined ? '' : ` For instance: ${typed}`;
}

function why(session: PlaySession, turn: Turn, words: string): string {
  const { question, seat } = turn;
  if (words === '') return `You are asked by this rule. ${session.parts.voice.rule(question.rule)}`;
  const option = /^\d+$/.test(words) ? turn.options[Number(words) - 1] : undefined;
  const answer = option?.kind === 'answer' ? option.answer : wantedAnswer(session, turn, words);
  if (answer === undefined) return `"${words}" is not an answer to this question.`;
  const { version } = session.referee;
  const refusal = session.referee.whyNot(seat, { decision: question.id, version, answer });
  return refusal ? `No. ${session.parts.voice.refusal(refusal)}` : 'That is allowed.';
}

/** What somebody means by words, or by an answer written as data. */
function wantedAnswer(session: PlaySession, { question, subject }: Turn, words: string): Plain | undefined {
  return words.startsWith('{')
    ? parseAnswer(words)
    : session.parts.terminal.answerFromWords(question, words, subject);
}

function parseAnswer(text: string): Plain | undefined {
  try {
    return JSON.parse(text) as Plain;
  } catch {
    return undefined;
  }
}

function details(session: PlaySession, { labels }: Turn, label: string): string {
  const piece = session.pieces().find(({ id }) => id === pieceLabelled(labels, label));
  return piece ? piece.details : `No piece is called "${label}" on the board.`;
}

function undoLast(session: PlaySession, { seat }: Turn, desk: Desk): Promise<string> {
  return session.undo(seat, async (needed) => {
    const reply = await desk.ask(`${needed}: do you agree to take it back? (yes or no) `);
    return /^y/i.test(reply?.trim() ?? '');
  });
}

function saveGame(desk: Desk, file: string, game: string): string {
  if (file === '') return 'Save where? For instance: save game.json';
  desk.save(file);
  return `Saved. Continue with: sortie play ${game} --load ${file}`;
}

function concedeGame(session: PlaySession, { seat }: Turn): string | undefined {
  const result = session.referee.command(seat, { kind: 'concede' });
  return isRefusal(result) ? session.parts.voice.refusal(result) : undefined;
}
