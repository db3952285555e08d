import type { commandEvents as english } from '../en/command-events.ts';
import { words } from './words.ts';

/** Dials, command tokens and upgrades. */
export const commandEvents: typeof english = {
  dialsAssigned: ({ ship, commands }, names) =>
    commands.length === 0
      ? `${names.unit(ship)} tem seus discos novos`
      : `discos novos de ${names.unit(ship)}: ${words.commands(commands)}`,
  dialRevealed: ({ ship, command }, names) => `${names.unit(ship)} revela ${words.command(command)}`,
  topDialDiscarded: ({ ship, command }, names) =>
    `${names.unit(ship)} descarta seu primeiro disco (${words.command(command)}) e não revela nenhum`,
  topDialSet: ({ ship, by }, names) =>
    `${names.seat(by)} muda o comando do primeiro disco de ${names.unit(ship)}`,
  dialsLookedAt: ({ ship, by, commands }, names) => {
    const seen = commands.length === 0 ? '' : `: ${words.commands(commands)}`;
    return `${names.seat(by)} olha os discos de ${names.unit(ship)}${seen}`;
  },
  dialSpent: ({ ship, command }, names) => `${names.unit(ship)} gasta seu disco de ${words.command(command)}`,
  dialDiscarded: ({ ship, command }, names) =>
    `${names.unit(ship)} não gasta seu disco de ${words.command(command)} e o descarta`,
  tokenGainRedirected: ({ to }, names) => `a ficha de comando vai para ${names.unit(to)}`,
  commandTokenGained: ({ ship, command }, names) =>
    `${names.unit(ship)} recebe uma ficha de ${words.command(command)}`,
  commandTokenRemoved: ({ ship, command, spent }, names) =>
    `${names.unit(ship)} ${spent ? 'gasta' : 'descarta'} sua ficha de ${words.command(command)}`,
  commandResolved: ({ ship, command }, names) => `${names.unit(ship)} resolve ${words.command(command)}`,
  upgradeExhausted: ({ ship, key }, names) =>
    `${names.unit(ship)} esgota ${names.card(key) ?? 'uma melhoria'}`,
  upgradeDiscarded: ({ ship, key }, names) =>
    `${names.unit(ship)} descarta ${names.card(key) ?? 'uma melhoria'}`,
  marked: () => undefined,
};
