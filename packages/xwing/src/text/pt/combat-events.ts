import type { Until } from '../../model/index.ts';
import { countOf } from '../count-of.ts';
import type { combatEvents as english } from '../en/combat-events.ts';
import { words } from './words.ts';

const pools = { attack: 'ataque', defense: 'defesa' } as const;

const untilWords: Readonly<Record<Until, string>> = {
  endOfPlacement: 'o fim do posicionamento',
  endOfAttack: 'o fim do ataque',
  endOfPhase: 'o fim da fase',
  endOfRound: 'o fim da rodada',
  endOfGame: 'o fim da partida',
};

/** Tokens, actions, attacks and dice. */
export const combatEvents: typeof english = {
  tokensAssigned: ({ ship, token, count }, names) => `${names.ship(ship)} recebe ${tokens(token, count)}`,
  tokensRemoved: ({ ship, token, count, spent }, names) =>
    `${names.ship(ship)} ${spent ? 'gasta' : 'perde'} ${tokens(token, count)}`,
  lockAcquired: ({ ship, target }, names) => `${names.ship(ship)} adquire mira sobre ${names.ship(target)}`,
  lockRemoved: ({ ship, spent }, names) => `${names.ship(ship)} ${spent ? 'gasta' : 'perde'} sua mira`,
  lockMoved: ({ from, to }, names) => `${names.ship(from)} passa sua mira para ${names.ship(to)}`,
  actionPerformed: ({ ship, action, source }, names) => {
    const by = source === null ? '' : ` (${words.source(source, names)})`;
    return `${names.ship(ship)} realiza uma ação: ${words.action(action, names)}${by}`;
  },
  repositionFits: ({ ship, action, direction }, names) =>
    `${names.ship(ship)} tem espaço (${words.word(action)}: ${words.word(direction)})`,
  repositionFailed: ({ ship, action, direction }, names) =>
    action === 'targetLock'
      ? `${names.ship(ship)} não alcança ${names.ship(direction)} para adquirir mira`
      : `${names.ship(ship)} não tem espaço (${words.word(action)}: ${words.word(direction)})`,
  lastingBegun: ({ ship, lasting }, names) =>
    `${words.source(lasting.source, names)} age sobre ${names.ship(ship)}`,
  lastingEnded: ({ until }) => `acaba o que dura até ${untilWords[until]}`,
  lastingRemoved: ({ ship, source }, names) =>
    `${words.source(source, names)} deixa de agir sobre ${names.ship(ship)}`,
  marked: () => undefined,
  locksTurned: () => undefined,
  attackDeclared: ({ attacker, defender, weapon, range, obstructed }, names) => {
    const arm = weapon === 'primary' ? 'sua arma primária' : words.source(weapon, names);
    const through = obstructed ? ', com obstrução' : '';
    return `${names.ship(attacker)} ataca ${names.ship(defender)} com ${arm} em alcance ${range}${through}`;
  },
  attackDiceRolled: ({ faces }) => `dados de ataque: ${words.dice(faces)}`,
  defenseDiceRolled: ({ faces }) => `dados de defesa: ${words.dice(faces)}`,
  dieRerolled: ({ pool, die, to, source }, names) =>
    `o dado de ${pools[pool]} ${die + 1} é rerrolado e dá ${words.word(to)} (${words.source(source, names)})`,
  dieChanged: ({ pool, die, to, source }, names) =>
    `o dado de ${pools[pool]} ${die + 1} vira ${words.word(to)} (${words.source(source, names)})`,
  dieAdded: ({ face, source }, names) => `soma-se ${words.word(face)} (${words.source(source, names)})`,
  dieSetAside: ({ die }) => `o dado de ataque ${die + 1} é separado: os dados de defesa não o cancelam`,
  dieCancelled: ({ pool, die, source }, names) =>
    `o dado de ${pools[pool]} ${die + 1} é cancelado (${words.source(source, names)})`,
  resultsCompared: ({ outcome, hits, crits }) =>
    outcome === 'miss'
      ? 'o ataque erra'
      : `o ataque atinge: ${[...some(hits, 'acerto'), ...some(crits, 'crítico')].join(' e ')}`,
  rolledFor: ({ ship, source, faces }, names) =>
    `${names.ship(ship)} rola por ${words.source(source, names)}: ${words.dice(faces)}`,
  thrownDieTurned: ({ die, to, source, rerolled }, names) =>
    `${words.source(source, names)} ${rerolled ? 'rerrola' : 'muda'} o dado ${die + 1} dessa rolagem: ${words.word(to)}`,
};

function tokens(token: string, number: number): string {
  return `${countOf(number, 'ficha')} de ${words.word(token)}`;
}

function some(number: number, what: string): readonly string[] {
  return number === 0 ? [] : [countOf(number, what)];
}
