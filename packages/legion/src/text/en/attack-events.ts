import type { AttackSentences } from '../event-kinds.ts';
import { pieceWords } from './piece-words.ts';
import { words } from './words.ts';

const { cover, faces } = pieceWords.names;

/** What lies beyond the ruler is no band. lg.weapon.range.fifth-band */
function at(range: number): string {
  return range > 4 ? pieceWords.range(range) : `at ${pieceWords.range(range)}`;
}

export const attackEvents: AttackSentences = {
  poolJoined: ({ defender, weapon }, names) =>
    `${names.unit(weapon.of ?? '')} joins the attack on ${names.unit(defender)}: ${weapon.weapon}`,
  poolBegun: ({ attacker, token, defender, type, range }, names) => {
    const by = attacker === null ? names.token(token ?? '') : names.unit(attacker);
    return type === 'melee'
      ? `${by} fights ${names.unit(defender)} in melee`
      : `${by} attacks ${names.unit(defender)} ${at(range)}`;
  },
  attackDiceRolled: ({ dice }) => `attack dice: ${words.rolled(dice)}`,
  attackDieAdded: ({ colour, face, source }, names) =>
    `a die is added: ${words.rolled([{ colour, face }])} (${words.source(source, names)})`,
  attackDieRerolled: ({ die, to, source }, names) =>
    `attack die ${die + 1} is rerolled to ${faces[to]} (${words.source(source, names)})`,
  attackDieTurned: ({ die, to, source }, names) =>
    `attack die ${die + 1} is turned to ${faces[to]} (${words.source(source, names)})`,
  attackDieCancelled: ({ die, source }, names) =>
    `attack die ${die + 1} is cancelled (${words.source(source, names)})`,
  coverFound: ({ grade }) => `the defender has ${cover[grade]}`,
  dodgeSpent: ({ unit }, names) => `${names.unit(unit)} dodges`,
  defenseDiceRolled: ({ dice }) => `defense dice: ${words.rolled(dice)}`,
  defenseDieRerolled: ({ die, to, source }, names) =>
    `defense die ${die + 1} is rerolled to ${faces[to]} (${words.source(source, names)})`,
  defenseDieTurned: ({ die, to, source }, names) =>
    `defense die ${die + 1} is turned to ${faces[to]} (${words.source(source, names)})`,
  defenseDieCancelled: ({ die, source }, names) =>
    `defense die ${die + 1} is cancelled (${words.source(source, names)})`,
  guardianDiceRolled: ({ unit, dice }, names) =>
    `${names.unit(unit)} stands guard and rolls: ${words.rolled(dice)}`,
  guardianDieTurned: ({ die, to }) => `die ${die + 1} of the guardian is turned to ${faces[to]}`,
  resultsCompared: ({ results, blocks }) => `${results} against ${blocks} blocked`,
  chargePlaced: ({ unit, token }, names) => `${names.unit(unit)} lays ${names.token(token.id)}`,
  mineRolled: ({ token, unit, face }, names) =>
    `${names.unit(unit)} is near ${names.token(token)}: ${pieceWords.names.faces[face]}`,
  tokenDetonated: ({ token }, names) => `${names.token(token)} goes off`,
};
