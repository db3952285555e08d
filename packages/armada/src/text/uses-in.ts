import type { Plain } from '@sortie/kernel';
import { type Command, commands } from '../catalogue/index.ts';
import type { Speech } from './answers-in.ts';
import { type Fields, fieldsOf, plainText } from './plain-text.ts';

/** Commands, tokens and criticals are used under the unit's own key, cards under theirs. */
export function useText(speech: Speech, { use, choice = null }: Fields): string {
  const { words, wording, names } = speech;
  const key = plainText(use);
  const rule = key.split('#')[0]!.split('.').at(-1)!;
  const how = speech.choice(choice, names);
  if (names.card(key) === undefined && isCommand(rule)) return commandText(speech, rule, choice);
  const what = wording.source(key, names);
  return how === '' ? words.use(what) : `${words.use(what)}: ${how}`;
}

/** What pays for it is said with the command, the rest behind it. */
function commandText(speech: Speech, command: Command, choice: Plain): string {
  const { words, wording, names } = speech;
  const { spend, ...rest } = fieldsOf(choice);
  const paid = plainText(spend ?? (typeof choice === 'string' ? choice : 'dial'));
  const how = speech.choice(rest, names);
  const text = words.resolve(wording.command(command), wording.word(paid));
  return how === '' ? text : `${text}: ${how}`;
}

function isCommand(word: string): word is Command {
  return commands.some((command) => command === word);
}
