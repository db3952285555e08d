import type { MeasuredShot } from '@sortie/armada/model';
import { pointsOfShot } from '@sortie/armada/odds';
import type { Plain } from '@sortie/kernel';
import { fieldsOf, isDeclining } from '../../planning/answers.ts';
import { bombing, diceAt, lessOne } from './fire.ts';
import { type Fleets, type Vessel, vesselOf, type Wing, wingOf } from './fleets.ts';
import { bestAnswer, type Thinking } from './thinking.ts';
import { worthOfBlow, worthOfFlak } from './worth.ts';

function worthAtShip(
  attacker: Vessel | Wing,
  target: Vessel,
  { zone, defendingZone, range, obstructed }: MeasuredShot,
): number {
  const blow =
    'place' in attacker
      ? { dice: diceAt(attacker.batteries[zone!], range), band: range, counted: 'hitsAndCriticals' as const }
      : bombing(attacker);
  const dice = obstructed ? lessOne(blow.dice) : blow.dice;
  return worthOfBlow(target, defendingZone!, { ...blow, dice });
}

/** A squadron that holds others, or bombs ships, is worth more gone. */
function importance({ isBomber, hull, card }: Wing): number {
  return (isBomber ? 1.3 : 1) * (hull < card.hull ? 1.15 : 1);
}

function worthAtWing(attacker: Vessel | Wing, target: Wing, { range, obstructed }: MeasuredShot): number {
  const pool = attacker.card.antiSquadron;
  const dice = 'place' in attacker ? diceAt(pool, range) : pool;
  return worthOfFlak(target, obstructed ? lessOne(dice) : dice);
}

/** What a shot is likely to be worth: the dice by their chances, the defender's tokens by a rule of thumb. */
function estimate(fleets: Fleets, unit: Plain | undefined, shot: MeasuredShot): number {
  const attacker = vesselOf(fleets, unit) ?? wingOf(fleets, unit);
  if (!attacker) return 0;
  const ship = vesselOf(fleets, shot.target);
  if (ship) return worthAtShip(attacker, ship, shot);
  const wing = wingOf(fleets, shot.target);
  return wing ? importance(wing) * worthAtWing(attacker, wing, shot) : 0;
}

/** So many pools are thought of for one shot: some ten milliseconds. */
const MOST_EFFORT = 800;

/** What a shot is worth by its exact odds, with all that tokens, commands, cards and the objective do to it. */
function exactWorth({ fleets, view, about }: Thinking, shot: MeasuredShot): number {
  const source = typeof about.source === 'string' ? about.source : null;
  const points = pointsOfShot(view, String(about.unit), shot, { source, mostEffort: MOST_EFFORT });
  if (points === undefined) return estimate(fleets, about.unit, shot);
  const wing = wingOf(fleets, shot.target);
  return points * (wing ? importance(wing) : 1);
}

function isShotOf(shot: MeasuredShot, answer: Plain): boolean {
  const { target, zone = null, defendingZone = null } = fieldsOf(answer);
  return shot.target === target && shot.zone === zone && shot.defendingZone === defendingZone;
}

interface Aimed {
  readonly answer: Plain;
  readonly shot: MeasuredShot;
}

/** What is fired by one attack: a ship that fires at squadrons fires at every one in the arc. */
function volleysOf({ fleets, about, answers, decision }: Thinking): readonly (readonly Aimed[])[] {
  const shots = (about.shots ?? []) as unknown as readonly MeasuredShot[];
  const mayGoOn = decision.kind === 'declareTarget' && vesselOf(fleets, about.unit) !== undefined;
  const volleys = new Map<string, Aimed[]>();
  for (const [place, answer] of answers.entries()) {
    const shot = shots.find((each) => isShotOf(each, answer));
    if (!shot) continue;
    const isFlak = mayGoOn && wingOf(fleets, shot.target) !== undefined;
    const key = isFlak ? `squadrons ${shot.zone}` : `${place}`;
    volleys.set(key, [...(volleys.get(key) ?? []), { answer, shot }]);
  }
  return [...volleys.values()];
}

type WorthOf = (shot: MeasuredShot) => number;

function worthOfVolley(volley: readonly Aimed[], worthOf: WorthOf): number {
  return volley.reduce((sum, { shot }) => sum + worthOf(shot), 0);
}

function remembered(worthOf: WorthOf): WorthOf {
  const known = new Map<MeasuredShot, number>();
  return (shot) => {
    let worth = known.get(shot);
    if (worth === undefined) {
      worth = worthOf(shot);
      known.set(shot, worth);
    }
    return worth;
  };
}

/** The target of an attack, and the hull zones: the likeliest by estimate are compared by their exact odds. */
export function chooseTarget(thinking: Thinking): Plain {
  const { fleets, about, depth } = thinking;
  const estimated: WorthOf = (shot) => estimate(fleets, about.unit, shot);
  const isExact = depth.exactShots > 0;
  const worthOf = remembered(isExact ? (shot) => exactWorth(thinking, shot) : estimated);
  const byEstimate = volleysOf(thinking)
    .map((volley) => ({ volley, worth: worthOfVolley(volley, estimated) }))
    .sort((one, other) => other.worth - one.worth);
  const likeliest = isExact ? byEstimate.slice(0, depth.exactShots) : byEstimate;
  const worths = new Map<Plain, number>();
  for (const { volley } of likeliest) {
    const worth = worthOfVolley(volley, worthOf);
    // The first target of a volley is the best of them.
    for (const { answer, shot } of volley) worths.set(answer, worth + 0.01 * worthOf(shot));
  }
  return bestAnswer(thinking, (answer) =>
    isDeclining(answer) ? -0.01 : (worths.get(answer) ?? Number.NEGATIVE_INFINITY),
  );
}
