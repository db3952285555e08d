import type { ArgsDef, CommandDef } from 'citty';
import type { CliDependencies } from './dependencies.ts';

export interface CommandEntry {
  readonly summary: string;
  /** Read only when it is called, so that every command starts quickly. */
  readonly load: (dependencies: CliDependencies, given: readonly string[]) => Promise<CommandDef>;
  /** Calls for a game of this name. */
  readonly examples: (game: string) => readonly string[];
}

/** Every command, in the order in which help shows them. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  play: {
    summary: 'play a game in the terminal, against a bot or a second person',
    load: async (dependencies, given) =>
      command(await (await import('./commands/play.ts')).play(dependencies, given)),
    examples: (game) => [`play ${game}`, `play ${game} --opponent person --save game.json`],
  },
  simulate: {
    summary: 'let two lists play many games by themselves and count the wins',
    load: async (dependencies, given) =>
      command(await (await import('./commands/simulate.ts')).simulate(dependencies, given)),
    examples: (game) => [`simulate ${game} --games 200`, `simulate ${game} --games 50 --lists a.json b.json`],
  },
  validate: {
    summary: 'say what files are and whether lists, replays, saves and positions are sound',
    load: async (dependencies) => command((await import('./commands/validate.ts')).validate(dependencies)),
    examples: () => ['validate list.json', 'validate *.json --points 100'],
  },
  replay: {
    summary: 'tell a game from its replay, or check that it replays',
    load: async (dependencies) => command((await import('./commands/replay.ts')).replay(dependencies)),
    examples: () => ['replay game.replay.json', 'replay game.replay.json --verify'],
  },
  verify: {
    summary: 'check that the dice of a finished game were fair',
    load: async (dependencies) => command((await import('./commands/verify.ts')).verify(dependencies)),
    examples: () => ['verify game.replay.json'],
  },
  position: {
    summary: 'draw a position, a saved game or the end of a replay',
    load: async (dependencies) => command((await import('./commands/position.ts')).position(dependencies)),
    examples: () => ['position game.json --out table.svg', 'position game.json --text'],
  },
  referee: {
    summary: 'speak the referee protocol: JSON lines for bots and tools',
    load: async (dependencies) => command((await import('./commands/referee.ts')).referee(dependencies)),
    examples: () => ['referee', 'referee --load game.json'],
  },
  games: {
    summary: 'list the games that can be played',
    load: async (dependencies) => command((await import('./commands/games.ts')).games(dependencies)),
    examples: () => ['games'],
  },
  rules: {
    summary: 'list which rules of a game are shown by passing tests',
    load: async (dependencies) => command((await import('./commands/rules.ts')).rules(dependencies)),
    examples: (game) => [`rules ${game}`, `rules ${game} --check`],
  },
  tournament: {
    summary: 'run an event: players, pairings, results, standings, in one file',
    load: async (dependencies, given) =>
      (await import('./commands/tournament.ts')).tournament(dependencies, given),
    examples: () => [
      'tournament new cup.json --name "Spring cup" --judge Ana --players players.csv',
      'tournament pair cup.json',
      'tournament result cup.json 3 --points 100 45',
      'tournament standings cup.json',
      'tournament new --help',
    ],
  },
  cards: {
    summary: 'list which cards of a game can be played',
    load: async (dependencies) => command((await import('./commands/cards.ts')).cards(dependencies)),
    examples: (game) => [`cards ${game}`, `cards ${game} --all`],
  },
  backup: {
    summary: 'save the games of a server as one file, also while it runs',
    load: async (dependencies) => command((await import('./commands/backup.ts')).backup(dependencies)),
    examples: () => ['backup --data ./data --to monday.db'],
  },
  restore: {
    summary: 'put such a file where a server finds it',
    load: async (dependencies) => command((await import('./commands/restore.ts')).restore(dependencies)),
    examples: () => ['restore --from monday.db --data ./data'],
  },
  prune: {
    summary: 'delete what a server has kept long enough',
    load: async (dependencies) => command((await import('./commands/prune.ts')).prune(dependencies)),
    examples: () => ['prune --data ./data --dry-run', 'prune --waiting 3 --games 90'],
  },
};

/** Each command has options of its own; the shell knows them only as text. */
function command<Args extends ArgsDef>(definition: CommandDef<Args>): CommandDef {
  return definition as unknown as CommandDef;
}
