import type { ArgsDef, CommandDef } from 'citty';

export interface CommandEntry {
  readonly summary: string;
  /** Read only when it is called, so that every command starts quickly. */
  readonly load: () => Promise<CommandDef>;
  readonly examples: readonly string[];
}

/** Every command, in the order in which help shows them. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  play: {
    summary: 'play a game in the terminal, against a bot or a second person',
    load: async () => command((await import('./commands/play.ts')).play),
    examples: ['play xwing', 'play xwing --squads x-wing-flight tie-swarm --save game.json'],
  },
  simulate: {
    summary: 'let two squads play many games by themselves and count the wins',
    load: async () => command((await import('./commands/simulate.ts')).simulate),
    examples: ['simulate xwing --games 200', 'simulate xwing --games 50 --squads tie-swarm x-wing-flight'],
  },
  validate: {
    summary: 'say what files are and whether squads, replays, saves and positions are sound',
    load: async () => command((await import('./commands/validate.ts')).validate),
    examples: ['validate squad.json', 'validate *.json --points 100'],
  },
  replay: {
    summary: 'tell a game from its replay, or check that it replays',
    load: async () => command((await import('./commands/replay.ts')).replay),
    examples: ['replay game.replay.json', 'replay game.replay.json --verify'],
  },
  verify: {
    summary: 'check that the dice of a finished game were fair',
    load: async () => command((await import('./commands/verify.ts')).verify),
    examples: ['verify game.replay.json'],
  },
  position: {
    summary: 'draw a position, a saved game or the end of a replay',
    load: async () => command((await import('./commands/position.ts')).position),
    examples: ['position game.json --out table.svg', 'position game.json --text'],
  },
  referee: {
    summary: 'speak the referee protocol: JSON lines for bots and tools',
    load: async () => command((await import('./commands/referee.ts')).referee),
    examples: ['referee', 'referee --load game.json'],
  },
  rules: {
    summary: 'list which rules of a game are shown by passing tests',
    load: async () => command((await import('./commands/rules.ts')).rules),
    examples: ['rules xwing', 'rules xwing --check'],
  },
  cards: {
    summary: 'list which cards of a game can be played',
    load: async () => command((await import('./commands/cards.ts')).cards),
    examples: ['cards xwing', 'cards xwing --all'],
  },
};

/** Each command has options of its own; whoever calls it from the shell knows them only as text. */
function command<Args extends ArgsDef>(definition: CommandDef<Args>): CommandDef {
  return definition as unknown as CommandDef;
}
