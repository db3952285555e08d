/** How a side played one game; every other number is something that was counted, under the name that it is told by. */
export interface DuelSide {
  readonly points: number;
  /** What every decision took, in milliseconds of the processor. */
  readonly times: readonly number[];
  readonly [counted: string]: number | readonly number[];
}

export interface DuelGame {
  readonly name: string;
  readonly result: 'won' | 'drawn' | 'lost';
  readonly rounds: number;
  readonly own: DuelSide;
  readonly other: DuelSide;
}

export interface DuelWords {
  readonly own: string;
  readonly other: string;
  readonly command: string;
  readonly planned: number;
}

/** A game in a line. */
export function lineOf({ name, result, rounds, own, other }: DuelGame): string {
  return `${name} ${result} ${own.points} to ${other.points} in ${rounds} rounds`;
}

/** A series of games as a page. */
export function duelReport(games: readonly DuelGame[], { own, other, command, planned }: DuelWords): string {
  const count = (result: DuelGame['result']) => games.filter((each) => each.result === result).length;
  const [won, drawn, lost] = [count('won'), count('drawn'), count('lost')];
  const sides = [games.map((game) => game.own), games.map((game) => game.other)] as const;
  const row = (title: string, figure: (side: readonly DuelSide[]) => string) =>
    `| ${title} | ${figure(sides[0])} | ${figure(sides[1])} |`;
  return [
    '# A duel of players',
    '',
    `The level ${own} against the level ${other}: ${games.length} of ${planned} mirrored games, both sides with`,
    `the same squad and two games in a row with the seats exchanged. \`${command}\` writes this page.`,
    '',
    `**${won} won, ${drawn} drawn, ${lost} lost** of ${games.length}; ${(mean(games.map(({ rounds }) => rounds))).toFixed(1)} rounds a game.`,
    '',
    `| | ${own} | ${other} |`,
    '|---|---|---|',
    row('points a game', (side) => mean(side.map(({ points }) => points)).toFixed(1)),
    ...countedIn(sides[0]).map((counted) =>
      row(`${inWords(counted)} a game`, (side) =>
        mean(side.map((each) => each[counted] as number)).toFixed(2),
      ),
    ),
    row('decisions', (side) => `${timesOf(side).length}`),
    row('milliseconds of the processor a decision, mean', (side) => mean(timesOf(side)).toFixed(1)),
    row('of 99 in 100 decisions at most', (side) => quantile(timesOf(side), 0.99).toFixed(0)),
    row('of the longest', (side) => quantile(timesOf(side), 1).toFixed(0)),
    '',
    '| squad | won | drawn | lost | points | against |',
    '|---|---|---|---|---|---|',
    ...bySquad(games),
    '',
  ].join('\n');
}

function bySquad(games: readonly DuelGame[]): readonly string[] {
  const names = [...new Set(games.map(({ name }) => name))].toSorted();
  return names.map((name) => {
    const played = games.filter((game) => game.name === name);
    const count = (result: DuelGame['result']) => played.filter((game) => game.result === result).length;
    const points = (side: 'own' | 'other') => played.reduce((sum, game) => sum + game[side].points, 0);
    return `| ${name} | ${count('won')} | ${count('drawn')} | ${count('lost')} | ${points('own')} | ${points('other')} |`;
  });
}

function countedIn([side]: readonly DuelSide[]): readonly string[] {
  return Object.keys(side ?? {}).filter((key) => key !== 'points' && key !== 'times');
}

/** `obstaclesHit` is told as "obstacles hit". */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function timesOf(sides: readonly DuelSide[]): readonly number[] {
  return sides.flatMap(({ times }) => times);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
