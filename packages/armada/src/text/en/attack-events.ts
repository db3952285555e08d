import type { EventSentences } from '../event-sentences.ts';
import type { Names } from '../names.ts';
import { attackClause } from './attack-clause.ts';
import { list } from './list.ts';
import { words } from './words.ts';

export type AttackEventKind =
  | 'targetDeclared'
  | 'diceGathered'
  | 'gatheredDieRemoved'
  | 'attackDiceRolled'
  | 'dieAdded'
  | 'dieRerolled'
  | 'dieChanged'
  | 'dieRemoved'
  | 'tokenLocked'
  | 'tokenUnlocked'
  | 'tokenMarked'
  | 'defenseTokenSpent'
  | 'defenseTokenTurned'
  | 'redirectChosen'
  | 'braced'
  | 'criticalResolved'
  | 'faceupDue'
  | 'totalFixed'
  | 'rolledFor';

/** Attacks, dice and defense tokens. */
export const attackEvents: EventSentences<AttackEventKind> = {
  targetDeclared: (declared, names) =>
    attackClause({
      ...declared,
      attacker: names.unit(declared.attacker),
      defender: names.unit(declared.defender),
    }),
  diceGathered: ({ dice }) => `dice gathered: ${words.pool(dice)}`,
  gatheredDieRemoved: ({ colour, source }, names) =>
    `a ${words.colour(colour)} die is taken out (${words.source(source, names)})`,
  attackDiceRolled: ({ dice }) => `attack dice: ${words.rolled(dice)}`,
  dieAdded: ({ colour, face, source }, names) =>
    `a ${words.colour(colour)} die is added: ${words.face(face)} (${words.source(source, names)})`,
  dieRerolled: ({ die, to, source }, names) =>
    `die ${die + 1} is rerolled to ${words.face(to)} (${words.source(source, names)})`,
  dieChanged: ({ die, to, source }, names) =>
    `die ${die + 1} is turned to ${words.face(to)} (${words.source(source, names)})`,
  dieRemoved: ({ die, spent, source }, names) =>
    `die ${die + 1} is ${spent ? 'spent' : 'cancelled'} (${words.source(source, names)})`,
  tokenLocked: ({ unit, place, source }, names) =>
    `the ${token(unit, place, names)} is locked (${words.source(source, names)})`,
  tokenUnlocked: ({ unit, place, source }, names) =>
    `the ${token(unit, place, names)} may be spent after all (${words.source(source, names)})`,
  tokenMarked: ({ unit, place, source }, names) =>
    `the ${token(unit, place, names)} will be discarded if it is spent (${words.source(source, names)})`,
  defenseTokenSpent: ({ unit, token: spent, to }, names) =>
    `${names.unit(unit)} spends ${words.token(spent)}, which is ${to}`,
  defenseTokenTurned: ({ unit, place, to }, names) => {
    const turned = names.token(unit, place);
    return `the ${turned ? words.token(turned) : 'defense'} token of ${names.unit(unit)} is ${to}`;
  },
  redirectChosen: ({ zones }) => `damage is redirected to: ${list(zones.map((zone) => words.zone(zone)))}`,
  braced: () => 'the damage will be halved, rounding up',
  criticalResolved: ({ key }, names) => `critical effect: ${criticalName(key, names)}`,
  faceupDue: () => undefined,
  totalFixed: ({ total }) => `damage total: ${total}`,
  rolledFor: ({ unit, source, dice }, names) =>
    `dice for ${names.unit(unit)} (${words.source(source, names)}): ${words.rolled(dice)}`,
};

/** The token of the defender. */
function token(unit: string | undefined, place: number, names: Names): string {
  const found = names.token(unit ?? names.table.attack?.defender ?? '', place);
  return found ? `${words.token(found)} token` : `defense token ${place + 1}`;
}

function criticalName(key: string, names: Names): string {
  return names.card(key) ?? 'the first damage card comes faceup';
}
