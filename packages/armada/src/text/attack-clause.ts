import type { AttackParts } from './story/deed-words.ts';
import type { Wording } from './wording.ts';

/** The words of an attack in one language, as they stand between its two sides. */
interface AttackWords {
  readonly attacks: string;
  /** A further squadron of the same attack. ar.attack.additional-squadron.offer */
  readonly attacksToo: string;
  readonly counters: string;
  readonly obstructed: string;
}

/** Who attacks whom, from where and at which range. */
export function attackClauseIn(words: AttackWords, wording: Wording): (parts: AttackParts) => string {
  return ({ attacker, zone, defender, defendingZone, range, obstructed, counter, additional }) => {
    const from = zone === null ? attacker : `${attacker} (${wording.zone(zone)})`;
    const to = defendingZone === null ? defender : `${defender} (${wording.zone(defendingZone)})`;
    const verb = counter ? words.counters : additional ? words.attacksToo : words.attacks;
    return `${from} ${verb} ${to} ${wording.range(range)}${obstructed ? `, ${words.obstructed}` : ''}`;
  };
}
