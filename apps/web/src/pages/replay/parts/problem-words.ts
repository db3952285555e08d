import type { Say } from '../../../app/words.ts';
import type { en } from '../text/en.ts';

const known = [
  'empty',
  'too-large',
  'not-json',
  'not-replay',
  'saved-game',
  'newer',
  'damaged',
  'other-game',
  'other-rules',
  'unreadable',
  'no-such-replay',
  'no-such-game',
  'not-over',
  'offline',
] as const;

type Known = (typeof known)[number];

type Underscored<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Text;

/** What is wrong with a replay, as a sentence. */
export function problemWords(
  say: Say<typeof en>,
  problem: string,
  values: Readonly<Record<string, string>>,
): string {
  const found = known.find((each) => each === problem);
  if (!found) return say('problem_failed', { message: values.message || problem });
  return say(`problem_${found.replaceAll('-', '_') as Underscored<Known>}`, values);
}
