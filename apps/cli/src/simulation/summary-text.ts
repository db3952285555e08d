import type { SimulationResult, Spread, Tally } from './summary.ts';

/** The result of a simulation for people. */
export function summaryText(result: SimulationResult): string {
  const { games, finished, draws, unfinished, broken, seconds, threads } = result;
  const decisions = result.decisions.mean * finished;
  return [
    `${games} games, seed ${result.seed}: ${finished} finished (${draws} draws), ${unfinished} unfinished, ${broken.length} broken`,
    '',
    ...tallies('list', result.lists),
    '',
    ...tallies('side', result.sides),
    '',
    ...Object.entries(result.endings).map(([rule, count]) => `${count} ended by ${rule}`),
    `rounds     ${spreadText(result.rounds)}`,
    `decisions  ${spreadText(result.decisions)}`,
    `hash       ${result.hash}`,
    `speed      ${rate(games, seconds)} games and ${rate(decisions, seconds)} decisions a second, ${threads} threads, ${seconds.toFixed(1)} s`,
    ...broken.map(({ game, seed, fault }) => `BROKEN game ${game}, seed "${seed}": ${fault}`),
    ...result.bundles.map((file) => `bug bundle: ${file}`),
    '',
  ].join('\n');
}

function tallies(heading: string, list: readonly Tally[]): readonly string[] {
  const width = Math.max(heading.length, ...list.map(({ name }) => name.length));
  const head = `${heading.padEnd(width)}  games   wins  draws    won  95 % interval`;
  const rows = list.map(({ name, games, wins, draws, rate: won, low, high }) =>
    [
      name.padEnd(width),
      String(games).padStart(5),
      String(wins).padStart(5),
      String(draws).padStart(5),
      percent(won),
      `${percent(low).trim()} to ${percent(high).trim()}`,
    ].join('  '),
  );
  return [head, ...rows];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`.padStart(6);
}

function spreadText({ least, mean, most }: Spread): string {
  return `${mean.toFixed(1)} a game (${least} to ${most})`;
}

function rate(count: number, seconds: number): string {
  return (count / seconds).toFixed(count / seconds < 10 ? 1 : 0);
}
