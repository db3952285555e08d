import type { Plain } from '@sortie/kernel';
import {
  type AttackOdds,
  attackOdds,
  type MeasuredShot,
  oddsOfShot,
  situationOfShot,
} from '@sortie/xwing/odds';
import { type Fields, fieldsOf } from '../../planning/answers.ts';
import { attackChances, shotWorth, worthOfDamage } from './duel.ts';
import { type Piece, piecesOf } from './piece.ts';
import { measure } from './stand.ts';
import { bestAnswer, type Thinking } from './thinking.ts';
import { weaponFactsOf } from './weapon-facts.ts';

/** What a scan brings in a mission. xw.mission3.scan.instead-of-attack */
const SCAN = 40;

/** An attack that promises nothing may still hit. */
const LEAST = 0.1;
const TO_ATTACK = 0.5;

/** A weapon that is discarded might have found a better moment, and an ion token steers its ship. */
const SECONDARY = 0.4;
const ION = 0.8;

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
    const foe = pieces.find(({ id }) => id === target);
    const meant = shots.filter((shot) => shot.target === target && isMeant(shot, fields));
    if (!shooter || !foe || meant.length === 0) return LEAST;
    return Math.max(...meant.map((shot) => worthOfShot(thinking, shooter, foe, payFor(shot, fields))));
  });
}

function isMeant({ weapon, obstructed }: MeasuredShot, fields: Fields): boolean {
  return (
    (fields.weapon === undefined || weapon === fields.weapon) &&
    (fields.obstructed === undefined || obstructed === fields.obstructed)
  );
}

function payFor(shot: MeasuredShot, { spend }: Fields): MeasuredShot {
  return spend === 'focus' || spend === 'targetLock' ? { ...shot, spend } : shot;
}

/** With more shots than this, what cards do to them is left out: each takes its time. */
const MOST_EXACT = 12;

function oddsOf(
  view: Thinking['view'],
  { shots, source }: Fields,
  shooter: string,
  shot: MeasuredShot,
): AttackOdds {
  if (Array.isArray(shots) && shots.length > MOST_EXACT) {
    return attackOdds(situationOfShot(view, shooter, shot));
  }
  return oddsOfShot(view, shooter, shot, typeof source === 'string' ? source : null);
}

function worthOfShot({ view, about }: Thinking, shooter: Piece, foe: Piece, shot: MeasuredShot): number {
  const odds = oddsOf(view, about, shooter.id, shot);
  const card = shooter.ship.upgrades.find(({ key }) => key === shot.weapon)?.card;
  const facts = weaponFactsOf(card ?? '');
  const damage = attackChances(shooter, { facts }, odds.damage);
  const bonus = card === undefined ? 0 : facts.most === 1 ? ION * odds.chanceToHit : -SECONDARY;
  const silenced = odds.chanceToDestroy * returnFire(shooter, foe);
  return TO_ATTACK + worthOfDamage(damage, foe, 99) + 0.3 * odds.expectedCrits + bonus + silenced;
}

/** What a ship that is destroyed now does not shoot any more. xw.destroy.simultaneous.scope */
function returnFire(shooter: Piece, foe: Piece): number {
  if (foe.ship.hasFought || foe.skill >= shooter.skill) return 0;
  const hands = { attacker: foe.ship.tokens.focus > 0 ? 1 : 0, defender: 0, obstructed: false };
  return shotWorth(foe, shooter, measure(foe.stand, shooter.stand), hands);
}
