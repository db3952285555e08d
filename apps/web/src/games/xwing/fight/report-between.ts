import type { Attack, XwingView } from '@sortie/xwing';
import type { AttackReport } from './attack-reports.ts';

/**
 * What an attack did, from the table when we first saw it and the table now, for those who have no log.
 * `last` is the attack as it was seen last.
 */
export function reportBetween(before: XwingView, after: XwingView, last: Attack): AttackReport | undefined {
  const [was, is] = [before, after].map(({ ships }) => ships.find(({ id }) => id === last.defender));
  if (!was || !is) return undefined;
  const known = new Map(was.damage.map((card) => [card.key, card]));
  const dealt = is.damage.filter(({ key }) => !known.has(key));
  const turned = is.damage.filter(({ key, faceup }) => known.has(key) && known.get(key)!.faceup !== faceup);
  const shieldsLost = Math.max(0, was.shields - is.shields);
  const isHurt = shieldsLost + dealt.length > 0 || is.gone !== null;
  const left = (face: 'hit' | 'crit') =>
    last.attackDice.filter((die) => !die.cancelled && die.face === face).length;
  const outcome = last.outcome ?? (isHurt ? 'hit' : 'miss');
  return {
    key: `${before.round} ${last.attacker} ${last.defender}`,
    attacker: last.attacker,
    defender: last.defender,
    weapon: last.weapon,
    range: last.range,
    obstructed: last.obstructed,
    outcome,
    hits: last.outcome === 'hit' ? left('hit') : 0,
    crits: last.outcome === 'hit' ? left('crit') : 0,
    shieldsLost,
    dealt,
    turned,
    fate: is.gone === 'destroyed' ? 'destroyed' : is.doomed && !was.doomed ? 'doomed' : null,
  };
}
