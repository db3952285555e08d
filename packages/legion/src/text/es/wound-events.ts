import type { WoundSentences } from '../event-kinds.ts';
import { count } from './count.ts';
import { pieceWords } from './piece-words.ts';
import { words } from './words.ts';

export const woundEvents: WoundSentences = {
  woundsPrevented: ({ unit, count: number, source }, names) =>
    `${names.unit(unit)} se libra de ${count(number, 'herida')} (${words.source(source, names)})`,
  woundAssigned: ({ unit, miniature }, names) =>
    `${names.unit(unit)}: ${names.miniature(miniature)} recibe una herida`,
  woundsRemoved: ({ unit, miniature, count: number }, names) =>
    `${names.unit(unit)}: ${names.miniature(miniature)} se cura ${count(number, 'herida')}`,
  miniatureDefeated: ({ unit, miniature }, names) => `${names.unit(unit)}: cae ${names.miniature(miniature)}`,
  miniatureRestored: ({ unit, miniature }, names) =>
    `${names.unit(unit)}: vuelve ${names.miniature(miniature)}`,
  leaderReplaced: ({ unit }, names) => `${names.unit(unit)} tiene nuevo líder`,
  unitDefeated: ({ unit }, names) => `${names.unit(unit)} queda fuera de combate`,
  marksMoved: ({ from, to }, names) =>
    to === null
      ? `se pierde la recompensa por ${names.unit(from)}`
      : `${names.unit(to)} cobra la recompensa por ${names.unit(from)}`,
  resilienceRolled: ({ unit, face }, names) =>
    `${names.unit(unit)} comprueba su resistencia: ${pieceWords.names.faces[face]}`,
  vehicleDamaged: ({ unit, damage, weapon }, names) =>
    `${names.unit(unit)}: ${pieceWords.damage(damage)}${weapon === null ? '' : ` (${weapon})`}`,
  vehicleRepaired: ({ unit, damage }, names) => `${names.unit(unit)} se repara: ${pieceWords.damage(damage)}`,
};
