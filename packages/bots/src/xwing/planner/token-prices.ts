import type { AttackView } from '@sortie/xwing/view';
import { EVADE, FOCUS, type Hands, shotWorth } from './duel.ts';
import type { Piece } from './piece.ts';
import { measure } from './stand.ts';

/** What each kind of token is worth to its owner later in the round. */
export type Price = Readonly<Record<'focus' | 'evade' | 'targetLock', number>>;

/** Nothing is spent for nothing. */
const LEAST = 0.01;

/** That the most dangerous of the others shoots at this ship, and not at another. */
const AIMED_AT = 0.6;

export function tokenPrices(owner: Piece, pieces: readonly Piece[], attack: AttackView): Price {
  const foes = pieces.filter(({ side }) => side !== owner.side);
  const best = (shot: (foe: Piece) => number) => foes.reduce((most, foe) => Math.max(most, shot(foe)), 0);
  const { tokens, lock } = owner.ship;
  const suffered = (foe: Piece, defender: number) =>
    foe.ship.hasFought || foe.id === attack.attacker ? 0 : shot(foe, owner, { defender });
  const spared = (token: number) => (foe: Piece) => suffered(foe, 0) - suffered(foe, token);
  const isYetToFight = !owner.ship.hasFought && owner.id !== attack.attacker;
  const forAttack = (foe: Piece) =>
    isYetToFight ? shot(owner, foe, { attacker: FOCUS }) - shot(owner, foe, {}) : 0;
  const share = (token: number) => (token > 1 ? 0.2 : 1);
  return {
    focus: LEAST + share(tokens.focus) * Math.max(AIMED_AT * best(spared(FOCUS)), best(forAttack)),
    evade: LEAST + share(tokens.evade) * AIMED_AT * best(spared(EVADE)),
    // A lock stays for later rounds.
    targetLock: lock === null ? LEAST : 0.3,
  };
}

function shot(from: Piece, at: Piece, hands: Partial<Hands>): number {
  return shotWorth(from, at, measure(from.stand, at.stand), {
    attacker: 0,
    defender: 0,
    obstructed: false,
    ...hands,
  });
}
