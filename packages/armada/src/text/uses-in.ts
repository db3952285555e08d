import type { Plain } from '@sortie/kernel';
import { type Command, commands } from '../catalogue/index.ts';
import { type Fields, fieldsOf, plainText } from './plain-text.ts';
import type { Speech } from './speech.ts';

/** Commands, tokens and criticals are used under the unit's own key, cards under theirs. */
export function useText(speech: Speech, { use, choice = null }: Fields): string {
  const { words, wording, names } = speech;
  const key = plainText(use);
  const rule = names.card(key) === undefined ? key.split('#')[0]!.split('.').at(-1)! : '';
  if (isCommand(rule)) return commandText(speech, rule, choice);
  if (rule === 'convertDial') return wording.word(rule);
  if (rule === 'accuracy') return tokenText(speech, words.lockToken, choice);
  if (rule === 'defenseTokens') return tokenText(speech, words.spendToken, choice);
  const how = typeof choice === 'number' ? numberText(speech, choice) : speech.choice(choice, names);
  return withHow(words.use(wording.source(key, names)), how);
}

function withHow(what: string, how: string): string {
  return how === '' ? what : `${what}: ${how}`;
}

/** In an attack abilities name dice by their places. */
function numberText({ wording, names }: Speech, choice: number): string {
  return names.table.attack?.dice[choice] ? wording.die(choice, names) : String(choice);
}

/** What pays for it is said with the command, the rest behind it. */
function commandText(speech: Speech, command: Command, choice: Plain): string {
  const { words, wording, names } = speech;
  const { spend, speed, yaw, ...rest } = fieldsOf(choice);
  const paid = plainText(spend ?? (typeof choice === 'string' ? choice : 'dial'));
  const changes = [
    ...changeText('speed', speed, speech),
    ...changeText('yaw', yaw, speech),
    speech.choice(rest, names),
  ];
  const how = changes.filter((text) => text !== '').join(', ');
  return withHow(words.resolve(wording.command(command), wording.word(paid)), how);
}

function changeText(field: 'speed' | 'yaw', by: Plain | undefined, { wording }: Speech): readonly string[] {
  if (typeof by !== 'number' || by === 0) return [];
  return [`${wording.word(field)} ${by > 0 ? '+' : '−'}${Math.abs(by)}`];
}

/** A defense token that is spent or locked, and the die or the hull zones that go with it. */
function tokenText(speech: Speech, say: (token: string) => string, choice: Plain): string {
  const { token, ...rest } = fieldsOf(choice);
  const { names } = speech;
  return withHow(say(speech.choice({ token: token ?? null }, names)), speech.choice(rest, names));
}

function isCommand(word: string): word is Command {
  return commands.some((command) => command === word);
}
