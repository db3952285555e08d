import type { Plain, Refusal } from '@sortie/kernel';
import { endFlowWith, offers, refused } from '@sortie/kernel';
import type { HullZone } from '../catalogue/index.ts';
import type {
  ArmadaQuestion,
  ArmadaState,
  AttackChance,
  DeclareAnswer,
  MeasuredShot,
  OrdersOf,
  UnitId,
} from '../model/index.ts';
import { attackOf } from './begin-attack.ts';
import { allUnits, unitOf } from './in-play.ts';
import type { Aim, MeasuredLine } from './targets.ts';
import { completeAims, shotsOf, whyNotAny } from './targets.ts';
import { asks, flow, run, step } from './words.ts';

export function answerOf({ zone, defender, defendingZone }: Aim): DeclareAnswer {
  return {
    target: defender.id,
    ...(zone === null ? {} : { zone }),
    ...(defendingZone === null ? {} : { defendingZone }),
  };
}

export function describeShot(shot: MeasuredLine): MeasuredShot {
  const { zone, defender, defendingZone, range, obstructed, line } = shot;
  return { target: defender.id, zone, defendingZone, range, obstructed, line };
}

export function shotFor(shots: readonly MeasuredLine[], answer: DeclareAnswer): MeasuredLine | undefined {
  if ('decline' in answer) return undefined;
  const { target, zone = null, defendingZone = null } = answer;
  return shots.find(
    (shot) => shot.defender.id === target && shot.zone === zone && shot.defendingZone === defendingZone,
  );
}

/** The rule against a target that somebody names; zones that they leave open are those that come nearest to a shot. */
export function refuseTarget(state: ArmadaState, chance: AttackChance, answer: Plain): Refusal | undefined {
  const { target, zone, defendingZone } = (answer ?? {}) as {
    readonly target?: UnitId;
    readonly zone?: HullZone;
    readonly defendingZone?: HullZone;
  };
  const defender = allUnits(state).find(({ id }) => id === target);
  if (!defender) return refused('ar.attack.declare.defender-and-zone');
  const attacker = unitOf(state, chance.unit);
  const aims = completeAims(attacker, { zone, defender, defendingZone });
  const shots = shotsOf(state, chance);
  const isOpen = aims.some((aim) => shotFor(shots, answerOf(aim)) !== undefined);
  if (isOpen || aims.length === 0) return refused('ar.attack.declare.defender-and-zone');
  const { rule, fault, zone: from } = whyNotAny(state, chance, aims);
  // Outside one arc says little where none was named.
  const named = fault === 'outsideArc' ? (zone ?? null) : from;
  return refused(rule, { unit: attacker.id, target: defender.id, zone: named, fault });
}

function declareRequest(
  state: ArmadaState,
  chance: AttackChance,
): ArmadaQuestion<'declareTarget'> | undefined {
  // Who shoots back has chosen to, and at whom. ar.keyword.counter
  const shots = chance.counter === undefined ? shotsOf(state, chance) : [];
  if (shots.length === 0) return undefined;
  return {
    seat: unitOf(state, chance.unit).seat,
    rule: 'ar.attack.declare.defender-and-zone',
    about: { unit: chance.unit, source: chance.source, shots: shots.map(describeShot) },
    answers: offers([...shots.map(answerOf), { decline: true } as const]),
    whyNot: (answer) => refuseTarget(state, chance, answer),
  };
}

function attackOrders(
  state: ArmadaState,
  chance: AttackChance,
  shot: MeasuredLine,
): OrdersOf<'attackChance'> {
  return [
    run('attack', attackOf(state, chance, shot)),
    // By the outermost attack. ar.keyword.counter-after-destruction
    { kind: 'removeDestroyed' },
    endFlowWith({ performed: true as const }),
  ];
}

/** A chance to attack: the target is declared, or none. ar.attack.declare.defender-and-zone */
export const attackChance = flow('attackChance', [
  asks('declareTarget', {
    question: 'declareTarget',
    request: declareRequest,
    take: (state, chance, answer): OrdersOf<'attackChance'> => {
      const shot = shotFor(shotsOf(state, chance), answer);
      return shot ? attackOrders(state, chance, shot) : [];
    },
  }),
  step('shootBack', (state, chance): OrdersOf<'attackChance'> => {
    const [shot] = chance.counter === undefined ? [] : shotsOf(state, chance);
    return shot ? attackOrders(state, chance, shot) : [];
  }),
]);
