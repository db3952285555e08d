import type { Plain } from '@sortie/kernel';
import type { MeasuredShot } from '@sortie/xwing/odds';
import { attackOdds, isIonWeapon, situationOfShot } from '@sortie/xwing/odds';
import { fieldsOf } from '../../planning/answers.ts';
import { worthOfDamage } from './duel.ts';
import { piecesOf } from './piece.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

/** What a scan brings in a mission. xw.mission3.scan.instead-of-attack */
const SCAN = 40;

/** The target and weapon that promise most by the exact odds. */
export function chooseTarget(thinking: Thinking): Plain {
  const { view, about } = thinking;
  const shots = (about.shots ?? []) as unknown as readonly MeasuredShot[];
  const pieces = piecesOf(view);
  const shooter = pieces.find(({ id }) => id === about.ship);
  return bestAnswer(thinking, (answer) => {
    const fields = fieldsOf(answer);
    if (fields.decline === true) return 0;
    if (fields.deed !== undefined) return SCAN;
    const target = fields.target ?? about.target;
    const meant = shots.filter(
      (shot) =>
        shot.target === target &&
        (fields.weapon === undefined || shot.weapon === fields.weapon) &&
        (fields.obstructed === undefined || shot.obstructed === fields.obstructed),
    );
    const foe = pieces.find(({ id }) => id === target);
    if (!shooter || !foe || meant.length === 0) return 0.1;
    return Math.max(...meant.map((shot) => worthOfShot(shot)));

    function worthOfShot(shot: MeasuredShot): number {
      const { spend } = fields;
      const paid: Pick<MeasuredShot, 'spend'> = spend === 'focus' || spend === 'targetLock' ? { spend } : {};
      const odds = attackOdds(situationOfShot(view, shooter!.id, { ...shot, ...paid }));
      const card = shooter!.ship.upgrades.find(({ key }) => key === shot.weapon)?.card;
      const isIon = card !== undefined && isIonWeapon(card);
      const bonus = card === undefined ? 0 : isIon ? 0.8 * odds.chanceToHit : -0.4;
      return 0.5 + worthOfDamage(odds.damage, foe!, isIon ? 1 : 99) + 0.3 * odds.expectedCrits + bonus;
    }
  });
}
