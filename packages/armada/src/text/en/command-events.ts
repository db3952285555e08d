import type { EventSentences } from '../event-sentences.ts';
import { words } from './words.ts';

export type CommandEventKind =
  | 'dialsAssigned'
  | 'dialRevealed'
  | 'topDialDiscarded'
  | 'topDialSet'
  | 'dialsLookedAt'
  | 'dialSpent'
  | 'dialDiscarded'
  | 'tokenGainRedirected'
  | 'commandTokenGained'
  | 'commandTokenRemoved'
  | 'commandResolved'
  | 'upgradeExhausted'
  | 'upgradeDiscarded'
  | 'marked';

/** Dials, command tokens and upgrades. */
export const commandEvents: EventSentences<CommandEventKind> = {
  dialsAssigned: ({ ship, commands }, names) =>
    commands.length === 0
      ? `${names.unit(ship)} has its new dials`
      : `new dials of ${names.unit(ship)}: ${words.commands(commands)}`,
  dialRevealed: ({ ship, command }, names) => `${names.unit(ship)} reveals ${words.command(command)}`,
  topDialDiscarded: ({ ship, command }, names) =>
    `${names.unit(ship)} discards its top dial (${words.command(command)}) and reveals none`,
  topDialSet: ({ ship, by }, names) => `${names.seat(by)} sets the top dial of ${names.unit(ship)} anew`,
  dialsLookedAt: ({ ship, by, commands }, names) => {
    const seen = commands.length === 0 ? '' : `: ${words.commands(commands)}`;
    return `${names.seat(by)} looks at the dials of ${names.unit(ship)}${seen}`;
  },
  dialSpent: ({ ship, command }, names) => `${names.unit(ship)} spends its ${words.command(command)} dial`,
  dialDiscarded: ({ ship, command }, names) =>
    `the ${words.command(command)} dial of ${names.unit(ship)} goes unspent and is discarded`,
  tokenGainRedirected: ({ to }, names) => `the command token goes to ${names.unit(to)}`,
  commandTokenGained: ({ ship, command }, names) =>
    `${names.unit(ship)} gains a ${words.command(command)} token`,
  commandTokenRemoved: ({ ship, command, spent }, names) =>
    `${names.unit(ship)} ${spent ? 'spends' : 'discards'} its ${words.command(command)} token`,
  commandResolved: ({ ship, command }, names) => `${names.unit(ship)} resolves ${words.command(command)}`,
  upgradeExhausted: ({ ship, key }, names) =>
    `${names.unit(ship)} exhausts ${names.card(key) ?? 'an upgrade'}`,
  upgradeDiscarded: ({ ship, key }, names) =>
    `${names.unit(ship)} discards ${names.card(key) ?? 'an upgrade'}`,
  marked: () => undefined,
};
