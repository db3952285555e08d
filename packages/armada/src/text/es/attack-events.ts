import type { attackEvents as english } from '../en/attack-events.ts';
import type { Names } from '../names.ts';
import { attackClause } from './attack-clause.ts';
import { list } from './list.ts';
import { words } from './words.ts';

const ends = { exhausted: 'agotada', discarded: 'descartada' } as const;

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
    `se saca un dado ${words.colour(colour)} (${words.source(source, names)})`,
  attackDiceRolled: ({ dice }) => `dados de ataque: ${words.rolled(dice)}`,
  dieAdded: ({ colour, face, source }, names) =>
    `se añade un dado ${words.colour(colour)}: ${words.face(face)} (${words.source(source, names)})`,
  dieRerolled: ({ die, to, source }, names) =>
    `el dado ${die + 1} se repite y da ${words.face(to)} (${words.source(source, names)})`,
  dieChanged: ({ die, to, source }, names) =>
    `el dado ${die + 1} pasa a ${words.face(to)} (${words.source(source, names)})`,
  dieRemoved: ({ die, spent, source }, names) =>
    `se ${spent ? 'gasta' : 'anula'} el dado ${die + 1} (${words.source(source, names)})`,
  tokenLocked: ({ unit, place, source }, names) =>
    `queda bloqueada la ficha ${token(unit, place, names)} (${words.source(source, names)})`,
  tokenUnlocked: ({ unit, place, source }, names) =>
    `se puede gastar después de todo la ficha ${token(unit, place, names)} (${words.source(source, names)})`,
  tokenMarked: ({ unit, place, source }, names) =>
    `se descartará, si se gasta, la ficha ${token(unit, place, names)} (${words.source(source, names)})`,
  defenseTokenSpent: ({ unit, token: spent, to }, names) =>
    `${names.unit(unit)} gasta ${words.token(spent)}, que queda ${ends[to]}`,
  defenseTokenTurned: ({ unit, place, to }, names) => {
    const turned = names.token(unit, place);
    return `la ficha de ${turned ? words.token(turned) : 'Defensa'} de ${names.unit(unit)} queda ${ends[to]}`;
  },
  redirectChosen: ({ zones }) => `el daño se redirige a: ${list(zones.map((zone) => words.zone(zone)))}`,
  braced: () => 'el daño quedará en la mitad, redondeada hacia arriba',
  criticalResolved: ({ key }, names) => `efecto crítico: ${criticalName(key, names)}`,
  faceupDue: () => undefined,
  totalFixed: ({ total }) => `daño total: ${total}`,
  rolledFor: ({ unit, source, dice }, names) =>
    `tirada por ${names.unit(unit)} (${words.source(source, names)}): ${words.rolled(dice)}`,
};

/** The token of the defender. */
function token(unit: string | undefined, place: number, names: Names): string {
  const found = names.token(unit ?? names.table.attack?.defender ?? '', place);
  return found ? `de ${words.token(found)}` : `de Defensa ${place + 1}`;
}

function criticalName(key: string, names: Names): string {
  return names.card(key) ?? 'la primera carta de Daño llega boca arriba';
}
