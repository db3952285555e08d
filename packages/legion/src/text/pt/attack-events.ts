import type { AttackSentences } from '../event-kinds.ts';
import { pieceWords } from './piece-words.ts';
import { words } from './words.ts';

const { cover, faces } = pieceWords.names;

/** What lies beyond the ruler is no band. lg.weapon.range.fifth-band */
function at(range: number): string {
  return range > 4 ? pieceWords.range(range) : `em ${pieceWords.range(range)}`;
}

export const attackEvents: AttackSentences = {
  poolJoined: ({ defender, weapon }, names) =>
    `${names.unit(weapon.of ?? '')} se junta ao ataque contra ${names.unit(defender)}: ${weapon.weapon}`,
  poolBegun: ({ attacker, token, defender, type, range }, names) => {
    const by = attacker === null ? names.token(token ?? '') : names.unit(attacker);
    return type === 'melee'
      ? `${by} luta corpo a corpo com ${names.unit(defender)}`
      : `${by} ataca ${names.unit(defender)} ${at(range)}`;
  },
  attackDiceRolled: ({ dice }) => `dados de ataque: ${words.rolled(dice)}`,
  attackDieAdded: ({ colour, face, source }, names) =>
    `um dado é adicionado: ${words.rolled([{ colour, face }])} (${words.source(source, names)})`,
  attackDieRerolled: ({ die, to, source }, names) =>
    `o dado de ataque ${die + 1} é rerrolado: ${faces[to]} (${words.source(source, names)})`,
  attackDieTurned: ({ die, to, source }, names) =>
    `o dado de ataque ${die + 1} vira ${faces[to]} (${words.source(source, names)})`,
  attackDieCancelled: ({ die, source }, names) =>
    `o dado de ataque ${die + 1} é cancelado (${words.source(source, names)})`,
  coverFound: ({ grade }) => `o defensor: ${cover[grade]}`,
  dodgeSpent: ({ unit }, names) => `${names.unit(unit)} esquiva`,
  defenseDiceRolled: ({ dice }) => `dados de defesa: ${words.rolled(dice)}`,
  defenseDieRerolled: ({ die, to, source }, names) =>
    `o dado de defesa ${die + 1} é rerrolado: ${faces[to]} (${words.source(source, names)})`,
  defenseDieTurned: ({ die, to, source }, names) =>
    `o dado de defesa ${die + 1} vira ${faces[to]} (${words.source(source, names)})`,
  defenseDieCancelled: ({ die, source }, names) =>
    `o dado de defesa ${die + 1} é cancelado (${words.source(source, names)})`,
  guardianDiceRolled: ({ unit, dice }, names) =>
    `${names.unit(unit)} faz a guarda e rola: ${words.rolled(dice)}`,
  guardianDieTurned: ({ die, to }) => `o dado ${die + 1} do guardião vira ${faces[to]}`,
  resultsCompared: ({ results, blocks }) => `${results} contra ${blocks} de bloqueio`,
  chargePlaced: ({ unit, token }, names) => `${names.unit(unit)} deixa ${names.token(token.id)}`,
  mineRolled: ({ token, unit, face }, names) =>
    `${names.unit(unit)} está perto de ${names.token(token)}: ${pieceWords.names.faces[face]}`,
  tokenDetonated: ({ token }, names) => `explode: ${names.token(token)}`,
};
