import type { TerminalKit } from '@sortie/games';

const BEFORE = [
  ['board', 'draw the table again'],
  ['pieces', 'every piece with its numbers and what lies beside it'],
  ['piece A', 'everything about piece A'],
  ['auto', 'let the referee answer this question for you (Enter alone does, during set-up)'],
  ['quick', 'let the referee do the rest of the set-up for both players'],
] as const;

const AFTER = (game: string) =>
  [
    ['why', 'the rule by which you are asked'],
    ['rule ID', 'the words of a rule'],
    ['undo', 'take your last answer back; once something was rolled or revealed the opponent must agree'],
    ['log', 'everything that happened, with all its details'],
    ['save FILE', `put the game aside; continue it with: sortie play ${game} --load FILE`],
    ['concede', 'give up'],
    ['quit', 'leave'],
  ] as const;

/** What can be typed during a game. */
export function playHelp(game: string, { examples }: TerminalKit): string {
  const lines = [...BEFORE, ...examples, ...AFTER(game)].map(
    ([typed, meaning]) => `  ${typed.padEnd(16)} ${meaning}`,
  );
  return ['Type the number of an answer and press Enter. Besides numbers:', ...lines, ''].join('\n');
}
