import type { AttackSentences } from '../event-kinds.ts';
import { pieceWords } from './piece-words.ts';
import { words } from './words.ts';

const { cover, faces } = pieceWords.names;

/** What lies beyond the ruler is no band. lg.weapon.range.fifth-band */
function at(range: number): string {
  return range > 4 ? pieceWords.range(range) : `a ${pieceWords.range(range)}`;
}

export const attackEvents: AttackSentences = {
  poolJoined: ({ defender, weapon }, names) =>
    `${names.unit(weapon.of ?? '')} se suma al ataque contra ${names.unit(defender)}: ${weapon.weapon}`,
  poolBegun: ({ attacker, token, defender, type, range }, names) => {
    const by = attacker === null ? names.token(token ?? '') : names.unit(attacker);
    return type === 'melee'
      ? `${by} lucha cuerpo a cuerpo con ${names.unit(defender)}`
      : `${by} ataca a ${names.unit(defender)} ${at(range)}`;
  },
  attackDiceRolled: ({ dice }) => `dados de ataque: ${words.rolled(dice)}`,
  attackDieAdded: ({ colour, face, source }, names) =>
    `se añade un dado: ${words.rolled([{ colour, face }])} (${words.source(source, names)})`,
  attackDieRerolled: ({ die, to, source }, names) =>
    `el dado de ataque ${die + 1} se repite: ${faces[to]} (${words.source(source, names)})`,
  attackDieTurned: ({ die, to, source }, names) =>
    `el dado de ataque ${die + 1} pasa a ${faces[to]} (${words.source(source, names)})`,
  attackDieCancelled: ({ die, source }, names) =>
    `el dado de ataque ${die + 1} se anula (${words.source(source, names)})`,
  coverFound: ({ grade }) => `el defensor: ${cover[grade]}`,
  dodgeSpent: ({ unit }, names) => `${names.unit(unit)} esquiva`,
  defenseDiceRolled: ({ dice }) => `dados de defensa: ${words.rolled(dice)}`,
  defenseDieRerolled: ({ die, to, source }, names) =>
    `el dado de defensa ${die + 1} se repite: ${faces[to]} (${words.source(source, names)})`,
  defenseDieTurned: ({ die, to, source }, names) =>
    `el dado de defensa ${die + 1} pasa a ${faces[to]} (${words.source(source, names)})`,
  defenseDieCancelled: ({ die, source }, names) =>
    `el dado de defensa ${die + 1} se anula (${words.source(source, names)})`,
  guardianDiceRolled: ({ unit, dice }, names) =>
    `${names.unit(unit)} hace de guardián y tira: ${words.rolled(dice)}`,
  guardianDieTurned: ({ die, to }) => `el dado ${die + 1} del guardián pasa a ${faces[to]}`,
  resultsCompared: ({ results, blocks }) => `${results} contra ${blocks} de bloqueo`,
  chargePlaced: ({ unit, token }, names) => `${names.unit(unit)} deja ${names.token(token.id)}`,
  mineRolled: ({ token, unit, face }, names) =>
    `${names.unit(unit)} está cerca de ${names.token(token)}: ${pieceWords.names.faces[face]}`,
  tokenDetonated: ({ token }, names) => `estalla: ${names.token(token)}`,
};
