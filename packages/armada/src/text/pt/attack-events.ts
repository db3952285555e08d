import type { attackEvents as english } from '../en/attack-events.ts';
import type { Names } from '../names.ts';
import { attackClause } from './attack-clause.ts';
import { list } from './list.ts';
import { words } from './words.ts';

const ends = { exhausted: 'esgotada', discarded: 'descartada' } as const;

/** Attacks, dice and defense tokens. */
export const attackEvents: typeof english = {
  targetDeclared: (declared, names) =>
    attackClause({
      ...declared,
      attacker: names.unit(declared.attacker),
      defender: names.unit(declared.defender),
    }),
  diceGathered: ({ dice }) => `dados reunidos: ${words.pool(dice)}`,
  gatheredDieRemoved: ({ colour, source }, names) =>
    `tira-se um dado ${words.colour(colour)} (${words.source(source, names)})`,
  attackDiceRolled: ({ dice }) => `dados de ataque: ${words.rolled(dice)}`,
  dieAdded: ({ colour, face, source }, names) =>
    `acrescenta-se um dado ${words.colour(colour)}: ${words.face(face)} (${words.source(source, names)})`,
  dieRerolled: ({ die, to, source }, names) =>
    `o dado ${die + 1} é rerrolado e dá ${words.face(to)} (${words.source(source, names)})`,
  dieChanged: ({ die, to, source }, names) =>
    `o dado ${die + 1} passa a ${words.face(to)} (${words.source(source, names)})`,
  dieRemoved: ({ die, spent, source }, names) =>
    `o dado ${die + 1} é ${spent ? 'gasto' : 'cancelado'} (${words.source(source, names)})`,
  tokenLocked: ({ unit, place, source }, names) =>
    `fica bloqueada a ficha ${token(unit, place, names)} (${words.source(source, names)})`,
  tokenUnlocked: ({ unit, place, source }, names) =>
    `pode ser gasta, apesar de tudo, a ficha ${token(unit, place, names)} (${words.source(source, names)})`,
  tokenMarked: ({ unit, place, source }, names) =>
    `será descartada, se for gasta, a ficha ${token(unit, place, names)} (${words.source(source, names)})`,
  defenseTokenSpent: ({ unit, token: spent, to }, names) =>
    `${names.unit(unit)} gasta ${words.token(spent)}, que fica ${ends[to]}`,
  defenseTokenTurned: ({ unit, place, to }, names) => {
    const turned = names.token(unit, place);
    return `a ficha de ${turned ? words.token(turned) : 'defesa'} de ${names.unit(unit)} fica ${ends[to]}`;
  },
  redirectChosen: ({ zones }) =>
    `o dano é redirecionado para: ${list(zones.map((zone) => words.zone(zone)))}`,
  braced: () => 'o dano cairá à metade, arredondada para cima',
  criticalResolved: ({ key }, names) => `efeito crítico: ${criticalName(key, names)}`,
  faceupDue: () => undefined,
  totalFixed: ({ total }) => `dano ao todo: ${total}`,
  rolledFor: ({ unit, source, dice }, names) =>
    `rolagem por ${names.unit(unit)} (${words.source(source, names)}): ${words.rolled(dice)}`,
};

/** The token of the defender. */
function token(unit: string | undefined, place: number, names: Names): string {
  const found = names.token(unit ?? names.table.attack?.defender ?? '', place);
  return found ? `de ${words.token(found)}` : `de defesa ${place + 1}`;
}

function criticalName(key: string, names: Names): string {
  return names.card(key) ?? 'a primeira carta de dano vem virada para cima';
}
