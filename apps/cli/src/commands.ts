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
  rules: {
    summary: 'list which rules of a game are shown by passing tests',
    load: async () => command((await import('./commands/rules.ts')).rules),
    examples: ['rules xwing', 'rules xwing --check'],
  },
};

/** Each command has options of its own; whoever calls it from the shell knows them only as text. */
function command<Args extends ArgsDef>(definition: CommandDef<Args>): CommandDef {
  return definition as unknown as CommandDef;
}
