import type { WoundSentences } from '../event-kinds.ts';
import { count } from './count.ts';
import { pieceWords } from './piece-words.ts';
import { words } from './words.ts';

export const woundEvents: WoundSentences = {
  woundsPrevented: ({ unit, count: number, source }, names) =>
    `${names.unit(unit)} escapa de ${count(number, 'ferimento')} (${words.source(source, names)})`,
  woundAssigned: ({ unit, miniature }, names) =>
    `${names.unit(unit)}: ${names.miniature(miniature)} recebe um ferimento`,
  woundsRemoved: ({ unit, miniature, count: number }, names) =>
    `${names.unit(unit)}: ${names.miniature(miniature)} cura ${count(number, 'ferimento')}`,
  miniatureDefeated: ({ unit, miniature }, names) => `${names.unit(unit)}: cai ${names.miniature(miniature)}`,
  miniatureRestored: ({ unit, miniature }, names) =>
    `${names.unit(unit)}: volta ${names.miniature(miniature)}`,
  leaderReplaced: ({ unit }, names) => `${names.unit(unit)} tem novo líder`,
  unitDefeated: ({ unit }, names) => `${names.unit(unit)} fica fora de combate`,
  marksMoved: ({ from, to }, names) =>
    to === null
      ? `a recompensa por ${names.unit(from)} se perde`
      : `${names.unit(to)} recebe a recompensa por ${names.unit(from)}`,
  resilienceRolled: ({ unit, face }, names) =>
    `${names.unit(unit)} testa sua resistência: ${pieceWords.names.faces[face]}`,
  vehicleDamaged: ({ unit, damage, weapon }, names) =>
    `${names.unit(unit)}: ${pieceWords.damage(damage)}${weapon === null ? '' : ` (${weapon})`}`,
  vehicleRepaired: ({ unit, damage }, names) =>
    `${names.unit(unit)} é consertada: ${pieceWords.damage(damage)}`,
};
