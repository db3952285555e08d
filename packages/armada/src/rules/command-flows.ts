import type { Plain, Refusal } from '@sortie/kernel';
import { equal, goTo, note, offers, refused } from '@sortie/kernel';
import { rangeToSquadron } from '../measuring/index.ts';
import type { ArmadaState, CommandingSquadrons, OrdersOf, Squadron } from '../model/index.ts';
import type { PlacedShip } from './in-play.ts';
import {
  areFriendly,
  isShipInPlay,
  isSquadronActivated,
  seatsByInitiative,
  shipOf,
  squadronsInPlay,
  unitOf,
} from './in-play.ts';
import { placeOf } from './places.ts';
import { diceLeft } from './pool.ts';
import { repairsOf, whyNoRepair } from './repairs.ts';
import { tableOf } from './table.ts';
import { asks, flow, guarded, opens, step } from './words.ts';

/** Friendly, not yet activated, and at close or medium range now. ar.commands.squadron.dial, ar.commands.squadron.one-at-a-time */
function squadronsInReach(state: ArmadaState, { ship: id }: CommandingSquadrons): readonly Squadron[] {
  const ship = shipOf(state, id);
  const place = placeOf(ship as PlacedShip);
  return squadronsInPlay(state).filter((squadron) => {
    if (!areFriendly(squadron, ship) || isSquadronActivated(state, squadron)) return false;
    const range = rangeToSquadron(place, squadron.at);
    return range === 'close' || range === 'medium';
  });
}

/** What speaks against a squadron that somebody would command. ar.commands.squadron.dial */
function refuseSquadron(state: ArmadaState, at: CommandingSquadrons, answer: Plain): Refusal {
  const { squadron: id } = (answer ?? {}) as { readonly squadron?: string };
  const squadron = squadronsInPlay(state).find((each) => each.id === id);
  if (!squadron) return refused('ar.commands.squadron.dial', { unit: at.ship, left: at.left });
  const fault = isSquadronActivated(state, squadron) ? 'activated' : 'tooFar';
  return refused('ar.commands.squadron.dial', { unit: at.ship, left: at.left, target: squadron.id, fault });
}

/** One squadron after the other, up to the number. ar.commands.squadron.one-at-a-time */
export const squadronCommand = flow('squadronCommand', [
  asks('next', {
    question: 'commandSquadron',
    request: (state, at) => {
      const reach = at.left > 0 ? squadronsInReach(state, at) : [];
      if (reach.length === 0) return undefined;
      return {
        seat: shipOf(state, at.ship).seat,
        rule: 'ar.commands.squadron.dial',
        about: { ship: at.ship, left: at.left },
        answers: offers([...reach.map(({ id }) => ({ squadron: id })), { decline: true } as const]),
        whyNot: (answer) => refuseSquadron(state, at, answer),
      };
    },
    take: (_state, at, answer): OrdersOf<'squadronCommand'> => {
      if ('decline' in answer) return [];
      const { squadron } = answer;
      return [
        note({ left: at.left - 1, activated: [...at.activated, squadron] }),
        goTo('next'),
        { kind: 'activateSquadron', squadron, by: at.ship },
      ];
    },
  }),
  step('done', (_state, { ship, command, spend, activated }) => [
    { kind: 'finishCommand', ship, command, spend, squadrons: activated },
  ]),
]);

/** Each effect is paid for and applied before the next; leftover points are lost. ar.commands.repair.sequential, ar.commands.repair.leftover-lost */
export const repairCommand = guarded(
  'repairCommand',
  { while: (state, { ship }) => isShipInPlay(shipOf(state, ship)) },
  [
    asks('buy', {
      question: 'repair',
      request: (state, at) => {
        const ship = shipOf(state, at.ship);
        const repairs = repairsOf(tableOf(state), ship, at.points);
        if (repairs.length === 0) return undefined;
        return {
          seat: ship.seat,
          rule: 'ar.commands.repair.any-order-repeatable',
          about: { ship: ship.id, points: at.points },
          answers: offers([...repairs.map(({ answer }) => answer), { decline: true } as const]),
          whyNot: (answer) => refused(whyNoRepair(tableOf(state), ship, answer)),
        };
      },
      take: (state, at, answer): OrdersOf<'repairCommand'> => {
        const ship = shipOf(state, at.ship);
        const bought = repairsOf(tableOf(state), ship, at.points).find((each) => equal(each.answer, answer));
        if (!bought) return [];
        return [note({ points: at.points - bought.cost }), ...bought.effects, goTo('buy')];
      },
    }),
    step('done', (_state, { ship, command, spend }) => [{ kind: 'finishCommand', ship, command, spend }]),
  ],
);

/** With dial and token, the token rerolls a die once the new one lies there. ar.commands.concentrate-fire.token */
export const concentrateFireCommand = flow('concentrateFireCommand', [
  asks('reroll', {
    question: 'rerollDie',
    request: (state, { ship, rerolls }) => {
      if (!rerolls) return undefined;
      const { attack } = tableOf(state);
      return {
        seat: unitOf(state, ship).seat,
        rule: 'ar.commands.concentrate-fire.token',
        about: { unit: ship, source: 'concentrateFire' },
        answers: offers([...diceLeft(attack!.dice).map((die) => ({ die })), { decline: true } as const]),
      };
    },
    take: (_state, _at, answer) =>
      'die' in answer ? [{ kind: 'rerollDice', dice: [answer.die], source: 'concentrateFire' }] : [],
  }),
  step('done', (_state, { ship, command, spend }) => [{ kind: 'finishCommand', ship, command, spend }]),
]);

/** ar.timing.after */
export const commandDone = flow('commandDone', [
  opens('commandResolved', { rule: 'ar.timing.after', order: seatsByInitiative }),
]);
