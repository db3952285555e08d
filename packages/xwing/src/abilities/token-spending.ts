import type { Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import { changeable } from '../rules/changeable.ts';
import { picksOfAttackDice } from '../rules/picks-of-dice.ts';
import { rerollable, rerollableIn } from '../rules/reroll.ts';
import type { CardRules } from './card-rules.ts';
import type { At } from './card-words.ts';
import { card, on } from './card-words.ts';

const BANNED = refused('xw.timing.precedence.cannot-is-absolute');

type AtDice = At<'modifyAttackDice' | 'modifyDefenseDice'>;

/**
 * A token spent for nothing is lost and that is all: no card is better for it, unless one hears that it was spent.
 */
const isSpendingHeard = ({ table }: AtDice): boolean => table.isHeard('tokenSpent');

/** Why the ship's token cannot be spent: it holds none, or a card bans it. */
function whyNotSpent(
  { table, self, attack }: AtDice,
  token: 'focus' | 'evade',
  without: Refusal,
): Refusal | undefined {
  const ship = table.ship(self);
  if (ship.tokens[token] === 0) return without;
  const kind = token === 'focus' ? 'spendFocus' : 'spendEvade';
  return table.isForbidden({ kind, ship, attack }) ? BANNED : undefined;
}

/** A card may force the ship to spend one. */
const isForced = ({ table, self, attack }: AtDice): boolean =>
  table.isForbidden({ kind: 'keepFocus', ship: table.ship(self), attack });

const NO_FOCUS_TO_ATTACK = refused('xw.action.focus.spend-attack');
const NO_FOCUS_TO_DEFEND = refused('xw.action.focus.spend-defense');
const NO_EVADE = refused('xw.action.evade.spend');
const NO_LOCK = refused('xw.action.lock.spend-only-vs-locked');
const REROLLED = refused('xw.dice.modify.reroll-once');

const focus = card('focus', {
  abilities: [
    // xw.action.focus.spend-attack, xw.action.focus.spend-without-result
    on('modifyAttackDice', {
      optional: true,
      repeatable: true,
      applies: ({ self, attack }) => attack.attacker === self,
      forbidden: (at) => whyNotSpent(at, 'focus', NO_FOCUS_TO_ATTACK),
      compelled: isForced,
      canChange: (at) => isSpendingHeard(at) || changeable(at.attack.attackDice, 'focus').length > 0,
      resolve: ({ attack }) => [
        { kind: 'spendToken', ship: attack.attacker, token: 'focus' },
        {
          kind: 'changeDice',
          pool: 'attack',
          dice: changeable(attack.attackDice, 'focus'),
          to: 'hit',
          source: 'focus',
        },
      ],
    }),
    // xw.action.focus.spend-defense
    on('modifyDefenseDice', {
      optional: true,
      repeatable: true,
      applies: ({ self, attack }) => attack.defender === self,
      forbidden: (at) => whyNotSpent(at, 'focus', NO_FOCUS_TO_DEFEND),
      compelled: isForced,
      canChange: (at) =>
        isSpendingHeard(at) ||
        (changeable(at.attack.defenseDice, 'focus').length > 0 && at.table.couldEvade(at.attack, 'ofDice')),
      resolve: ({ attack }) => [
        { kind: 'spendToken', ship: attack.defender, token: 'focus' },
        {
          kind: 'changeDice',
          pool: 'defense',
          dice: changeable(attack.defenseDice, 'focus'),
          to: 'evade',
          source: 'focus',
        },
      ],
    }),
  ],
});

const targetLock = card('targetLock', {
  abilities: [
    // xw.action.lock.spend-reroll, xw.action.lock.spend-zero-dice, xw.action.lock.spend-only-vs-locked
    on('modifyAttackDice', {
      optional: true,
      repeatable: true,
      applies: ({ self, attack }) => attack.attacker === self,
      forbidden: ({ table, self, attack }) => {
        const ship = table.ship(self);
        if (ship.lock?.target !== attack.defender) return NO_LOCK;
        const isBanned = (kind: 'reroll' | 'spendLock') => table.isForbidden({ kind, ship, attack });
        return isBanned('reroll') || isBanned('spendLock') ? BANNED : undefined;
      },
      choices: ({ table, attack }) => picksOfAttackDice(table, attack, { least: 0 }),
      canChange: ({ table, attack }) => table.isHeard('lockSpent') || rerollableIn(table, attack).length > 0,
      whyNotChosen: ({ attack }, dice) => {
        const free = rerollable(attack.attackDice);
        return Array.isArray(dice) && dice.some((die) => !free.includes(die)) ? REROLLED : undefined;
      },
      resolve: ({ attack }, dice: readonly number[]) => [
        { kind: 'spendLock', ship: attack.attacker },
        { kind: 'rerollDice', pool: 'attack', dice, source: 'targetLock' },
      ],
    }),
  ],
  cites: { otherWindow: 'xw.action.lock.spend-reroll' },
});

const evade = card('evade', {
  abilities: [
    // xw.action.evade.spend
    on('modifyDefenseDice', {
      optional: true,
      repeatable: true,
      counts: 'attack',
      applies: ({ self, attack }) => attack.defender === self,
      forbidden: (at) => whyNotSpent(at, 'evade', NO_EVADE),
      canChange: (at) => isSpendingHeard(at) || at.table.couldEvade(at.attack, 'added'),
      resolve: ({ attack }) => [
        { kind: 'spendToken', ship: attack.defender, token: 'evade' },
        { kind: 'addDie', pool: 'defense', face: 'evade', source: 'evade' },
      ],
    }),
  ],
  cites: { otherWindow: 'xw.action.evade.spend' },
});

/** What the rules themselves let attacker and defender do with their tokens, as cards that every ship has. */
export const tokenRules: readonly CardRules[] = [focus, targetLock, evade];
