import { type HullZone, hullZones } from '@sortie/armada/catalogue';
import type { Plain } from '@sortie/kernel';
import { fieldsOf, isDeclining } from '../../planning/answers.ts';
import { countDice, linesBetween, sceneWith } from './fire.ts';
import { type Fleets, type Vessel, vesselOf } from './fleets.ts';
import { bestAnswer, type Thinking } from './thinking.ts';
import { worthOfCard } from './worth.ts';

/** How much fire each zone is likely to take from where the enemy stands. */
function threats(fleets: Fleets, vessel: Vessel): Readonly<Record<HullZone, number>> {
  const found = { front: 0.5, left: 0.5, right: 0.5, rear: 0.3 };
  const { obstructions } = sceneWith(fleets, new Map());
  for (const enemy of fleets.enemies) {
    for (const { defendingZone, dice } of linesBetween(enemy, enemy.place, vessel.place, obstructions)) {
      found[defendingZone] = Math.max(found[defendingZone], 0.75 * countDice(dice));
    }
  }
  return found;
}

/** A shield is worth more where fire is expected and few are left. */
function shieldWorth(vessel: Vessel, threat: number, shields: number): number {
  return (0.4 * worthOfCard(vessel) * threat) / (1 + shields);
}

/** What the engineering points buy next. */
export function chooseRepair(thinking: Thinking): Plain {
  const { fleets, about } = thinking;
  const vessel = vesselOf(fleets, about.ship);
  if (!vessel) return thinking.answers[0]!;
  const danger = threats(fleets, vessel);
  const { shields } = vessel.ship;
  const gain = (zone: HullZone) => shieldWorth(vessel, danger[zone], shields[zone]);
  const loss = (zone: HullZone) => shieldWorth(vessel, danger[zone], shields[zone] - 1);
  const zoneOf = (value: Plain | undefined) => hullZones.find((zone) => zone === value) ?? 'front';
  return bestAnswer(thinking, (answer) => {
    if (isDeclining(answer)) return 0;
    const { repair, from, to, zone, key } = fieldsOf(answer);
    if (repair === 'moveShield') return gain(zoneOf(to)) - loss(zoneOf(from)) - 0.5;
    if (repair === 'recoverShield') return gain(zoneOf(zone)) / 2;
    const card = vessel.ship.damage.find((each) => each.key === key);
    return (worthOfCard(vessel) * (card?.faceup ? 1.2 : 1)) / 3;
  });
}

/** The worse card first: a faceup one. */
export function chooseDiscard(thinking: Thinking): Plain {
  const { fleets, about } = thinking;
  const vessel = vesselOf(fleets, about.ship);
  return bestAnswer(thinking, (answer) => {
    if (isDeclining(answer)) return -1;
    return vessel?.ship.damage.find(({ key }) => key === fieldsOf(answer).key)?.faceup ? 1 : 0;
  });
}

/** The damage that nobody aims goes where the shields are. */
export function chooseZone(thinking: Thinking): Plain {
  const { fleets, about } = thinking;
  const vessel = vesselOf(fleets, about.ship);
  if (!vessel) return thinking.answers[0]!;
  const danger = threats(fleets, vessel);
  return bestAnswer(thinking, (answer) => {
    const zone = hullZones.find((each) => each === fieldsOf(answer).zone) ?? 'front';
    return vessel.ship.shields[zone] > 0 ? 10 - danger[zone] + vessel.ship.shields[zone] : 0;
  });
}
