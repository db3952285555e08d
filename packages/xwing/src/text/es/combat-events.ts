import type { Until } from '../../model/index.ts';
import { countOf } from '../count-of.ts';
import type { combatEvents as english } from '../en/combat-events.ts';
import { words } from './words.ts';

const pools = { attack: 'ataque', defense: 'defensa' } as const;

const untilWords: Readonly<Record<Until, string>> = {
  endOfPlacement: 'el final del despliegue',
  endOfAttack: 'el final del ataque',
  endOfPhase: 'el final de la fase',
  endOfRound: 'el final de la ronda',
  endOfGame: 'el final de la partida',
};

/** Tokens, actions, attacks and dice. */
export const combatEvents: typeof english = {
  tokensAssigned: ({ ship, token, count }, names) => `${names.ship(ship)} recibe ${tokens(token, count)}`,
  tokensRemoved: ({ ship, token, count, spent }, names) =>
    `${names.ship(ship)} ${spent ? 'gasta' : 'pierde'} ${tokens(token, count)}`,
  lockAcquired: ({ ship, target }, names) => `${names.ship(ship)} fija como blanco a ${names.ship(target)}`,
  lockRemoved: ({ ship, spent }, names) =>
    `${names.ship(ship)} ${spent ? 'gasta' : 'pierde'} su blanco fijado`,
  lockMoved: ({ from, to }, names) => `${names.ship(from)} pasa su blanco fijado a ${names.ship(to)}`,
  actionPerformed: ({ ship, action, source }, names) => {
    const by = source === null ? '' : ` (${words.source(source, names)})`;
    return `${names.ship(ship)} realiza una acción: ${words.action(action, names)}${by}`;
  },
  repositionFits: ({ ship, action, direction }, names) =>
    `${names.ship(ship)} tiene sitio (${words.word(action)}: ${words.word(direction)})`,
  repositionFailed: ({ ship, action, direction }, names) =>
    action === 'targetLock'
      ? `${names.ship(ship)} no puede fijar a ${names.ship(direction)}: fuera de alcance`
      : `${names.ship(ship)} no tiene sitio (${words.word(action)}: ${words.word(direction)})`,
  lastingBegun: ({ ship, lasting }, names) =>
    `${words.source(lasting.source, names)} actúa sobre ${names.ship(ship)}`,
  lastingEnded: ({ until }) => `termina lo que dura hasta ${untilWords[until]}`,
  lastingRemoved: ({ ship, source }, names) =>
    `${words.source(source, names)} deja de actuar sobre ${names.ship(ship)}`,
  marked: () => undefined,
  locksTurned: () => undefined,
  attackDeclared: ({ attacker, defender, weapon, range, obstructed }, names) => {
    const arm = weapon === 'primary' ? 'su armamento principal' : words.source(weapon, names);
    const through = obstructed ? ', con obstrucción' : '';
    return `${names.ship(attacker)} ataca a ${names.ship(defender)} con ${arm} a alcance ${range}${through}`;
  },
  attackDiceRolled: ({ faces }) => `dados de ataque: ${words.dice(faces)}`,
  defenseDiceRolled: ({ faces }) => `dados de defensa: ${words.dice(faces)}`,
  dieRerolled: ({ pool, die, to, source }, names) =>
    `el dado de ${pools[pool]} ${die + 1} se repite y da ${words.word(to)} (${words.source(source, names)})`,
  dieChanged: ({ pool, die, to, source }, names) =>
    `el dado de ${pools[pool]} ${die + 1} pasa a ${words.word(to)} (${words.source(source, names)})`,
  dieAdded: ({ face, source }, names) => `se añade ${words.word(face)} (${words.source(source, names)})`,
  dieSetAside: ({ die }) => `el dado de ataque ${die + 1} se aparta: los dados de defensa no lo anulan`,
  dieCancelled: ({ pool, die, source }, names) =>
    `se anula el dado de ${pools[pool]} ${die + 1} (${words.source(source, names)})`,
  resultsCompared: ({ outcome, hits, crits }) =>
    outcome === 'miss'
      ? 'el ataque falla'
      : `el ataque impacta: ${[...some(hits, 'impacto'), ...some(crits, 'crítico')].join(' y ')}`,
  rolledFor: ({ ship, source, faces }, names) =>
    `${names.ship(ship)} tira por ${words.source(source, names)}: ${words.dice(faces)}`,
  thrownDieTurned: ({ die, to, source, rerolled }, names) =>
    `${words.source(source, names)} ${rerolled ? 'vuelve a tirar' : 'cambia'} el dado ${die + 1} de esa tirada: ${words.word(to)}`,
};

function tokens(token: string, number: number): string {
  return `${countOf(number, 'ficha')} de ${words.word(token)}`;
}

function some(number: number, what: string): readonly string[] {
  return number === 0 ? [] : [countOf(number, what)];
}
