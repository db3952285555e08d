/** Capital letters of five by seven squares, a row a number, its highest bit the leftmost square. */
const letters: Readonly<Record<string, readonly number[]>> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  B: [30, 17, 17, 30, 17, 17, 30],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [30, 17, 17, 17, 17, 17, 30],
  E: [31, 16, 16, 30, 16, 16, 31],
  F: [31, 16, 16, 30, 16, 16, 16],
  G: [14, 17, 16, 23, 17, 17, 14],
  H: [17, 17, 17, 31, 17, 17, 17],
  I: [14, 4, 4, 4, 4, 4, 14],
  J: [7, 2, 2, 2, 2, 18, 12],
  K: [17, 18, 20, 24, 20, 18, 17],
  L: [16, 16, 16, 16, 16, 16, 31],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 19, 17, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14],
  P: [30, 17, 17, 30, 16, 16, 16],
  Q: [14, 17, 17, 17, 21, 18, 13],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  U: [17, 17, 17, 17, 17, 17, 14],
  V: [17, 17, 17, 17, 17, 10, 4],
  W: [17, 17, 17, 21, 21, 27, 17],
  X: [17, 17, 10, 4, 10, 17, 17],
  Y: [17, 17, 10, 4, 4, 4, 4],
  Z: [31, 1, 2, 4, 8, 16, 31],
};

const BRACKETS =
  'M7 1V3.2H3.2V7H1V1ZM17 1H23V7H20.8V3.2H17ZM1 17H3.2V20.8H7V23H1ZM20.8 17H23V23H17V20.8H20.8Z';
const SQUARE = 2;

/** Both tokens of a target lock carry its letter. xw.action.lock.pair */
export function lockIcon(letter: string): string {
  const rows = letters[letter.charAt(0)] ?? [];
  const squares = rows.flatMap((row, down) =>
    [0, 1, 2, 3, 4]
      .filter((across) => row & (16 >> across))
      .map((across) => `M${7 + across * SQUARE} ${5 + down * SQUARE}h${SQUARE}v${SQUARE}h-${SQUARE}Z`),
  );
  return BRACKETS + squares.join('');
}
