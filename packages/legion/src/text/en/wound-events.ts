import type { WoundSentences } from '../event-kinds.ts';
import { count } from './count.ts';
import { pieceWords } from './piece-words.ts';
import { words } from './words.ts';

export const woundEvents: WoundSentences = {
  woundsPrevented: ({ unit, count: number, source }, names) =>
    `${names.unit(unit)} is spared ${count(number, 'wound')} (${words.source(source, names)})`,
  woundAssigned: ({ unit, miniature }, names) =>
    `${names.unit(unit)}: ${names.miniature(miniature)} is wounded`,
  woundsRemoved: ({ unit, miniature, count: number }, names) =>
    `${names.unit(unit)}: ${names.miniature(miniature)} loses ${count(number, 'wound')}`,
  miniatureDefeated: ({ unit, miniature }, names) =>
    `${names.unit(unit)}: ${names.miniature(miniature)} is defeated`,
  miniatureRestored: ({ unit, miniature }, names) =>
    `${names.unit(unit)}: ${names.miniature(miniature)} is back`,
  leaderReplaced: ({ unit }, names) => `${names.unit(unit)} has a new leader`,
  unitDefeated: ({ unit }, names) => `${names.unit(unit)} is defeated`,
  marksMoved: ({ from, to }, names) =>
    to === null
      ? `the bounty on ${names.unit(from)} is lost`
      : `${names.unit(to)} collects the bounty on ${names.unit(from)}`,
  resilienceRolled: ({ unit, face }, names) =>
    `${names.unit(unit)} tests its resilience: ${pieceWords.names.faces[face]}`,
  vehicleDamaged: ({ unit, damage, weapon }, names) =>
    `${names.unit(unit)}: ${pieceWords.damage(damage)}${weapon === null ? '' : ` (${weapon})`}`,
  vehicleRepaired: ({ unit, damage }, names) =>
    `${names.unit(unit)} is repaired: ${pieceWords.damage(damage)}`,
};
