import type { Until } from '../../model/index.ts';
import type { EventSentences } from './event-sentences.ts';
import { actionText, count, diceText, plainWords, sourceText } from './words.ts';

type CombatEvent =
  | 'tokensAssigned'
  | 'tokensRemoved'
  | 'lockAcquired'
  | 'lockRemoved'
  | 'lockMoved'
  | 'actionPerformed'
  | 'repositionFits'
  | 'repositionFailed'
  | 'lastingBegun'
  | 'lastingEnded'
  | 'lastingRemoved'
  | 'marked'
  | 'attackDeclared'
  | 'attackDiceRolled'
  | 'defenseDiceRolled'
  | 'dieRerolled'
  | 'dieChanged'
  | 'dieAdded'
  | 'dieSetAside'
  | 'locksTurned'
  | 'dieCancelled'
  | 'resultsCompared'
  | 'rolledFor'
  | 'thrownDieTurned';

/** Tokens, actions, attacks and dice. */
export const combatEvents: EventSentences<CombatEvent> = {
  tokensAssigned: ({ ship, token, count: number }, names) =>
    `${names.ship(ship)} gets ${tokens(token, number)}`,
  tokensRemoved: ({ ship, token, count: number, spent }, names) =>
    `${names.ship(ship)} ${spent ? 'spends' : 'loses'} ${tokens(token, number)}`,
  lockAcquired: ({ ship, target }, names) => `${names.ship(ship)} locks ${names.ship(target)}`,
  lockRemoved: ({ ship, spent }, names) =>
    spent ? `${names.ship(ship)} spends its target lock` : `${names.ship(ship)} loses its target lock`,
  lockMoved: ({ from, to }, names) => `${names.ship(from)} passes its target lock to ${names.ship(to)}`,
  actionPerformed: ({ ship, action, source }, names) => {
    const by = source === null ? '' : ` by ${sourceText(source, names)}`;
    return `${names.ship(ship)} performs an action: ${actionText(action, names)}${by}`;
  },
  repositionFits: ({ ship, action, direction }, names) =>
    `${names.ship(ship)} finds room to ${plainWords(action)} ${plainWords(direction)}`,
  repositionFailed: ({ ship, action, direction }, names) =>
    action === 'targetLock'
      ? `${names.ship(ship)} is out of range to lock ${names.ship(direction)}`
      : `${names.ship(ship)} finds no room to ${plainWords(action)} ${plainWords(direction)}`,
  lastingBegun: ({ ship, lasting }, names) =>
    `${sourceText(lasting.source, names)} works on ${names.ship(ship)}`,
  lastingEnded: ({ until }) => `what lasts until ${untilWords[until]} is over`,
  lastingRemoved: ({ ship, source }, names) =>
    `${sourceText(source, names)} works on ${names.ship(ship)} no longer`,
  marked: () => undefined,
  locksTurned: () => undefined,
  attackDeclared: ({ attacker, defender, weapon, range, obstructed }, names) => {
    const arm = weapon === 'primary' ? 'its primary weapon' : sourceText(weapon, names);
    const through = obstructed ? ', obstructed' : '';
    return `${names.ship(attacker)} attacks ${names.ship(defender)} with ${arm} at range ${range}${through}`;
  },
  attackDiceRolled: ({ faces }) => `attack dice: ${diceText(faces)}`,
  defenseDiceRolled: ({ faces }) => `defense dice: ${diceText(faces)}`,
  dieRerolled: ({ pool, die, to, source }, names) =>
    `${pool} die ${die + 1} is rerolled to ${plainWords(to)} (${sourceText(source, names)})`,
  dieChanged: ({ pool, die, to, source }, names) =>
    `${pool} die ${die + 1} becomes ${plainWords(to)} (${sourceText(source, names)})`,
  dieAdded: ({ face, source }, names) => `${plainWords(face)} is added (${sourceText(source, names)})`,
  dieSetAside: ({ die }) => `attack die ${die + 1} is set aside: defense dice do not cancel it`,
  dieCancelled: ({ pool, die, source }, names) =>
    `${pool} die ${die + 1} is cancelled (${sourceText(source, names)})`,
  resultsCompared: ({ outcome, hits, crits }) =>
    outcome === 'miss'
      ? 'the attack misses'
      : `the attack hits: ${[...some(hits, 'hit'), ...some(crits, 'critical')].join(' and ')}`,
  rolledFor: ({ ship, source, faces }, names) =>
    `${names.ship(ship)} rolls for ${sourceText(source, names)}: ${diceText(faces)}`,
  thrownDieTurned: ({ die, to, source, rerolled }, names) =>
    `${sourceText(source, names)} ${rerolled ? 'rerolls' : 'turns'} die ${die + 1} of that roll: ${plainWords(to)}`,
};

const untilWords: Readonly<Record<Until, string>> = {
  endOfPlacement: 'the forces are placed',
  endOfAttack: 'the end of the attack',
  endOfPhase: 'the end of the phase',
  endOfRound: 'the end of the round',
  endOfGame: 'the end of the game',
};

function tokens(token: string, number: number): string {
  return count(number, `${plainWords(token)} token`);
}

function some(number: number, what: string): readonly string[] {
  return number === 0 ? [] : [count(number, what)];
}
