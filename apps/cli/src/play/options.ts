import { answersOf } from '@sortie/bots';
import type { GameText, Subject } from '@sortie/games';
import type { Decision, Plain } from '@sortie/kernel';

/** Something a person can choose by its number. */
export type PlayOption =
  | { readonly kind: 'answer'; readonly text: string; readonly decision: Decision; readonly answer: Plain }
  /** Goes back to a question that is answered already and may be answered anew. */
  | { readonly kind: 'reopen'; readonly text: string; readonly decision: Decision };

/** More places than this are not read by anybody; any other can be typed. */
const MOST_PLACES = 24;

/** The question a person has before them. */
export function questionFor(decisions: readonly Decision[], reopened: number | null): Decision | undefined {
  return decisions.find(({ id }) => id === reopened) ?? decisions.find(({ settled }) => !settled);
}

export function optionsFor(
  question: Decision,
  decisions: readonly Decision[],
  { text, subject }: { readonly text: GameText; readonly subject: Subject },
): readonly PlayOption[] {
  const answers = answersOf(question);
  const every = Math.max(1, Math.ceil(answers.length / MOST_PLACES));
  const listed =
    question.answers.kind === 'offers' ? answers : answers.filter((_, index) => index % every === 0);
  const options = listed.map(
    (answer): PlayOption => ({
      kind: 'answer',
      text: text.answer(question, answer, subject),
      decision: question,
      answer,
    }),
  );
  const isLast = decisions.every(({ id, settled }) => settled || id === question.id);
  const settled = isLast ? decisions.filter((each) => each.settled && each.id !== question.id) : [];
  return [
    ...options,
    ...settled.map(
      (decision): PlayOption => ({
        kind: 'reopen',
        text: `answer again: ${text.question(decision, subject)}`,
        decision,
      }),
    ),
  ];
}

/** The options with their numbers, in columns where they are short. */
export function optionLines(options: readonly PlayOption[], width: number): readonly string[] {
  const texts = options.map(({ text }, index) => `${String(index + 1).padStart(3)}. ${text}`);
  const widest = Math.max(0, ...texts.map((text) => text.length)) + 2;
  const columns = Math.max(1, Math.min(4, Math.floor(width / widest)));
  const rows = Math.ceil(texts.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => (texts[column * rows + row] ?? '').padEnd(widest))
      .join('')
      .trimEnd(),
  );
}
