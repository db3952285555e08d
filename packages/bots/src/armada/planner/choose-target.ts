import type { MeasuredShot } from '@sortie/armada/model';
import type { Plain } from '@sortie/kernel';
import { fieldsOf, isDeclining } from '../../planning/answers.ts';
import { bombDamage, diceAt, flakDamage, gunDamage } from './fire.ts';
import { type Fleets, type Vessel, vesselOf, type Wing, wingOf } from './fleets.ts';
import { bestAnswer, type Thinking } from './thinking.ts';
import { worthOfDamage, worthOfHits } from './worth.ts';

function worthAtShip(attacker: Vessel | Wing, target: Vessel, shot: MeasuredShot): number {
  const icons =
    'place' in attacker
      ? gunDamage(diceAt(attacker.batteries[shot.zone!], shot.range))
      : bombDamage(attacker);
  const left = Math.max(0, icons - (shot.obstructed ? 0.75 : 0));
  return worthOfDamage(target, shot.defendingZone!, { icons: left, band: shot.range });
}

/** A squadron that holds others, or bombs ships, is worth more gone. */
function importance({ isBomber, hull, card }: Wing): number {
  return (isBomber ? 1.3 : 1) * (hull < card.hull ? 1.15 : 1);
}

function worthAtWing(attacker: Vessel | Wing, target: Wing, shot: MeasuredShot): number {
  const pool = attacker.card.antiSquadron;
  const hits = flakDamage('place' in attacker ? diceAt(pool, shot.range) : pool);
  const left = Math.max(0, hits - (shot.obstructed ? 0.5 : 0));
  return worthOfHits(target, left) * importance(target);
}

/** What a shot is likely to be worth. */
export function worthOfShot(fleets: Fleets, unit: Plain | undefined, shot: MeasuredShot): number {
  const attacker = vesselOf(fleets, unit) ?? wingOf(fleets, unit);
  if (!attacker) return 0;
  const ship = vesselOf(fleets, shot.target);
  if (ship) return worthAtShip(attacker, ship, shot);
  const wing = wingOf(fleets, shot.target);
  return wing ? worthAtWing(attacker, wing, shot) : 0;
}

function isShotOf(shot: MeasuredShot, answer: Plain): boolean {
  const { target, zone = null, defendingZone = null } = fieldsOf(answer);
  return shot.target === target && shot.zone === zone && shot.defendingZone === defendingZone;
}

/** A ship that fires at squadrons fires at every one in the arc. */
function worthOfFlak(
  fleets: Fleets,
  unit: Plain | undefined,
  shot: MeasuredShot,
  all: readonly MeasuredShot[],
) {
  const others = all.filter(({ zone, target }) => zone === shot.zone && wingOf(fleets, target));
  const sum = others.reduce((worth, each) => worth + worthOfShot(fleets, unit, each), 0);
  // The first target is the best of them.
  return sum + 0.01 * worthOfShot(fleets, unit, shot);
}

/** The target of an attack, and the hull zones. */
export function chooseTarget(thinking: Thinking): Plain {
  const { fleets, about, decision } = thinking;
  const shots = (about.shots ?? []) as unknown as readonly MeasuredShot[];
  const isFirst = decision.kind === 'declareTarget';
  return bestAnswer(thinking, (answer) => {
    if (isDeclining(answer)) return -0.01;
    const shot = shots.find((each) => isShotOf(each, answer));
    if (!shot) return 0;
    const isFlak = isFirst && vesselOf(fleets, about.unit) && wingOf(fleets, shot.target);
    return isFlak ? worthOfFlak(fleets, about.unit, shot, shots) : worthOfShot(fleets, about.unit, shot);
  });
}
