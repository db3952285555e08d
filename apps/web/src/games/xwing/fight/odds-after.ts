import { type AttackOdds, type AttackSituation, attackOdds, situationOf } from '@sortie/xwing/odds';
import type { XwingView } from '@sortie/xwing/view';
import type { SpentToken } from './ability-uses.ts';

/** What a token or a reroll would make of the attack under way. */
export type Change =
  | {
      readonly kind: 'token';
      readonly token: Exclude<SpentToken, 'targetLock'>;
      readonly pool: 'attack' | 'defense';
    }
  | { readonly kind: 'lock'; readonly dice: readonly number[] }
  /** Nothing more is used by this side in this window. */
  | { readonly kind: 'pass'; readonly pool: 'attack' | 'defense' };

/** The odds after a use; undefined where there is no attack to speak of. */
export function oddsAfter(table: XwingView, change: Change): AttackOdds | undefined {
  const now = situationOf(table);
  return now && attackOdds(after(table, now, change));
}

function after(table: XwingView, now: AttackSituation, change: Change): AttackSituation {
  switch (change.kind) {
    case 'token':
      return change.pool === 'attack' ? focusOnAttack(now) : tokenOnDefense(now, change.token);
    case 'lock':
      return lockOnAttack(table, now, change.dice);
    case 'pass':
      return change.pool === 'attack'
        ? { ...now, attacker: { ...now.attacker, focus: 0, targetLock: false } }
        : { ...now, defender: { focus: 0, evade: 0 } };
  }
}

/** xw.action.focus.spend-attack */
function focusOnAttack(now: AttackSituation): AttackSituation {
  return {
    ...now,
    attack: { ...now.attack, faces: now.attack.faces.map((face) => (face === 'focus' ? 'hit' : face)) },
    attacker: { ...now.attacker, focus: Math.max(0, now.attacker.focus - 1) },
  };
}

/** xw.action.focus.spend-defense, xw.action.evade.spend */
function tokenOnDefense(now: AttackSituation, token: 'focus' | 'evade'): AttackSituation {
  const { defense, defender } = now;
  if (token === 'evade') {
    return {
      ...now,
      defense: { ...defense, faces: [...defense.faces, 'evade'] },
      defender: { ...defender, evade: Math.max(0, defender.evade - 1) },
    };
  }
  return {
    ...now,
    defense: { ...defense, faces: defense.faces.map((face) => (face === 'focus' ? 'evade' : face)) },
    defender: { ...defender, focus: Math.max(0, defender.focus - 1) },
  };
}

/** The chosen dice are rolled once more, and the lock is gone. xw.action.lock.spend-reroll */
function lockOnAttack(table: XwingView, now: AttackSituation, dice: readonly number[]): AttackSituation {
  const kept = (table.attack?.attackDice ?? []).flatMap((die, place) =>
    die.cancelled || dice.includes(place) ? [] : [die.face],
  );
  return {
    ...now,
    attack: { faces: kept, toRoll: now.attack.faces.length - kept.length },
    attacker: { focus: now.attacker.focus, targetLock: false },
  };
}
