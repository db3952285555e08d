import type { Plain, Refusal, SeatId } from '@sortie/kernel';
import { goTo, note, offers, refused } from '@sortie/kernel';
import { dieColours } from '../catalogue/index.ts';
import type { ArmadaState, Attack, AttackChance, OrdersOf, UnitId } from '../model/index.ts';
import { answerOf, describeShot, refuseTarget, shotFor } from './attack-chance.ts';
import { againstDefender } from './begin-attack.ts';
import { isShipId, isSquadronId, seatsByInitiative, seatsOfBoth, unitOf } from './in-play.ts';
import { redirectedEffects, redirectRequest } from './redirect.ts';
import type { MeasuredLine } from './targets.ts';
import { shotsOf } from './targets.ts';
import { countDice } from './values.ts';
import { asks, flow, opens, step } from './words.ts';

function sides(first: 'attacker' | 'defender'): (state: ArmadaState, at: Attack) => SeatId[] {
  return (state, at) => seatsOfBoth(state, unitOf(state, at[first]).side);
}

const firstPlayerFirst = { rule: 'ar.timing.first-player-first', order: seatsByInitiative };

/** What stands between the attacker and another squadron of the same attack. ar.attack.additional-squadron.same-zone, ar.attack.additional-squadron.once-each */
function furtherShots(state: ArmadaState, at: Attack): readonly MeasuredLine[] {
  if (!isShipId(state, at.attacker) || !isSquadronId(state, at.defender)) return [];
  return shotsOf(state, chanceOf(at)).filter(
    ({ defender }) => defender.kind === 'squadron' && !at.squadrons.includes(defender.id),
  );
}

function chanceOf({ attacker, source, zone }: Attack): AttackChance {
  return { unit: attacker, source, ...(zone === null ? {} : { zone }) };
}

function refuseFurther(state: ArmadaState, at: Attack, answer: Plain): Refusal | undefined {
  const { target } = (answer ?? {}) as { readonly target?: UnitId };
  if (at.squadrons.some((each) => each === target)) return refused('ar.attack.additional-squadron.once-each');
  const isShip = state.ships.some(({ id }) => id === target);
  return isShip ? refused('ar.attack.additional-squadron.offer') : refuseTarget(state, chanceOf(at), answer);
}

/** The die that an obstructed attacker removes, where there is a choice. ar.attack.roll.obstructed-remove-die */
function coloursToRemove({ gathered }: Attack) {
  return dieColours.filter((colour) => gathered[colour] > 0);
}

/** An attack in its six steps. ar.attack.steps */
export const attack = flow('attack', [
  step('declare', () => [{ kind: 'declareTarget' }]),
  opens('attackDeclared', firstPlayerFirst),
  step('gather', () => [{ kind: 'gatherDice' }]),
  asks('removeDie', {
    question: 'removeDie',
    request: (state, at) => {
      const colours = at.obstructed ? coloursToRemove(at) : [];
      if (colours.length < 2) return undefined;
      return {
        seat: unitOf(state, at.attacker).seat,
        rule: 'ar.attack.roll.obstructed-remove-die',
        about: { unit: at.attacker, source: 'obstruction' },
        answers: offers(colours.map((colour) => ({ colour }))),
      };
    },
    take: (_state, _at, { colour }): OrdersOf<'attack'> => [
      { kind: 'removeDie', colour, source: 'obstruction' },
      goTo('gathered'),
    ],
  }),
  step('removeOnlyColour', (_state, at) =>
    at.obstructed
      ? coloursToRemove(at).map((colour) => ({ kind: 'removeDie', colour, source: 'obstruction' }) as const)
      : [],
  ),
  step('gathered', () => []),
  opens('diceGathered', firstPlayerFirst),
  // ar.attack.roll.no-dice-cancels
  step('roll', (_state, { gathered }) =>
    countDice(gathered) === 0 ? [goTo('additionalSquadron')] : [{ kind: 'rollAttackDice' }],
  ),
  opens('diceRolled', firstPlayerFirst),
  opens('attackEffects', { rule: 'ar.attack.effects.attacker-modifies', order: sides('attacker') }),
  opens('spendDefenseTokens', { rule: 'ar.attack.tokens.defender-spends', order: sides('defender') }),
  // ar.attack.damage.order
  opens('resolveDamage', { rule: 'ar.critical.timing', order: sides('attacker') }),
  step('fixTotal', () => [{ kind: 'fixTotal' }]),
  asks('redirect', {
    question: 'redirectDamage',
    request: redirectRequest,
    take: (_state, at, split) => redirectedEffects(at, split),
  }),
  step('suffer', (_state, { defender, defendingZone, total, suffered }) => [
    {
      kind: 'sufferDamage',
      unit: defender,
      zone: defendingZone,
      points: total! - suffered,
      source: 'attack',
    },
  ]),
  opens('damageSuffered', firstPlayerFirst),
  asks('additionalSquadron', {
    question: 'additionalSquadron',
    request: (state, at) => {
      const shots = furtherShots(state, at);
      if (shots.length === 0) return undefined;
      return {
        seat: unitOf(state, at.attacker).seat,
        rule: 'ar.attack.additional-squadron.offer',
        about: { unit: at.attacker, shots: shots.map(describeShot) },
        answers: offers([...shots.map(answerOf), { decline: true } as const]),
        whyNot: (answer) => refuseFurther(state, at, answer),
      };
    },
    take: (state, at, answer): OrdersOf<'attack'> => {
      const shot = shotFor(furtherShots(state, at), answer);
      if (shot?.defender.kind !== 'squadron') return [];
      return [
        note({ ...againstDefender(shot), squadrons: [...at.squadrons, shot.defender.id] }),
        goTo('declare'),
      ];
    },
  }),
  opens('afterAttack', firstPlayerFirst),
]);
