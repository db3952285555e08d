import type { commandEvents as english } from '../en/command-events.ts';
import { words } from './words.ts';

/** Dials, command tokens and upgrades. */
export const commandEvents: typeof english = {
  dialsAssigned: ({ ship, commands }, names) =>
    commands.length === 0
      ? `${names.unit(ship)} tiene sus selectores nuevos`
      : `selectores nuevos de ${names.unit(ship)}: ${words.commands(commands)}`,
  dialRevealed: ({ ship, command }, names) => `${names.unit(ship)} revela ${words.command(command)}`,
  topDialDiscarded: ({ ship, command }, names) =>
    `${names.unit(ship)} descarta su primer selector (${words.command(command)}) y no revela ninguno`,
  topDialSet: ({ ship, by }, names) =>
    `${names.seat(by)} cambia la orden del primer selector de ${names.unit(ship)}`,
  dialsLookedAt: ({ ship, by, commands }, names) => {
    const seen = commands.length === 0 ? '' : `: ${words.commands(commands)}`;
    return `${names.seat(by)} mira los selectores de ${names.unit(ship)}${seen}`;
  },
  dialSpent: ({ ship, command }, names) =>
    `${names.unit(ship)} gasta su selector de ${words.command(command)}`,
  dialDiscarded: ({ ship, command }, names) =>
    `${names.unit(ship)} no gasta su selector de ${words.command(command)} y lo descarta`,
  tokenGainRedirected: ({ to }, names) => `la ficha de Orden es para ${names.unit(to)}`,
  commandTokenGained: ({ ship, command }, names) =>
    `${names.unit(ship)} recibe una ficha de ${words.command(command)}`,
  commandTokenRemoved: ({ ship, command, spent }, names) =>
    `${names.unit(ship)} ${spent ? 'gasta' : 'descarta'} su ficha de ${words.command(command)}`,
  commandResolved: ({ ship, command }, names) => `${names.unit(ship)} resuelve ${words.command(command)}`,
  upgradeExhausted: ({ ship, key }, names) => `${names.unit(ship)} agota ${names.card(key) ?? 'una mejora'}`,
  upgradeDiscarded: ({ ship, key }, names) =>
    `${names.unit(ship)} descarta ${names.card(key) ?? 'una mejora'}`,
  marked: () => undefined,
};
