import type { SeatId } from '@sortie/kernel';
import type { AttackPool, UnitId } from '@sortie/legion/model';

/** A pool of one unit against another before a die is rolled, with these keywords. */
export function poolAgainst(
  attacker: string,
  defender: string,
  keywords: AttackPool['keywords'] = {},
): AttackPool {
  return {
    number: 1,
    attack: 1,
    attacker: attacker as UnitId,
    token: null,
    by: 'p1' as SeatId,
    defender: defender as UnitId,
    type: 'ranged',
    range: 2,
    weapons: [],
    keywords,
    isHighVelocity: false,
    seen: [],
    dice: [],
    hasShownHit: false,
    coverFound: null,
    coverUsed: 0,
    dodgesSpent: 0,
    pierceUsed: 0,
    defenseDice: [],
    surgesShown: 0,
    suffered: 0,
  };
}
