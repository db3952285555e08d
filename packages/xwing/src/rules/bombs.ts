import type { Pose } from '@sortie/geometry';
import { movePose, turnPose } from '@sortie/geometry';
import { goTo, note, offers } from '@sortie/kernel';
import type { BombRules } from '../abilities/card-rules.ts';
import { rulesOfCard } from '../abilities/registry.ts';
import { straight } from '../catalogue/index.ts';
import type {
  BombToken,
  BombTokenId,
  Detonation,
  ShipId,
  XwingEffect,
  XwingRun,
  XwingState,
} from '../model/index.ts';
import { baseLength, bodyOf } from './base.ts';
import { bombOnTable } from './bomb-on-table.ts';
import { meets } from './bombs-met.ts';
import type { PlacedShip } from './in-play.ts';
import { seatsByInitiative, shipOf, shipsInPlay } from './in-play.ts';
import { BOMB_LENGTH } from './outlines.ts';
import { rangeTo } from './range.ts';
import { asks, flow, run, step } from './words.ts';

/** Behind the ship by a speed-1 straight template, facing as the ship does. xw.bomb.drop.procedure */
export function dropPose(ship: PlacedShip): Pose {
  const back = baseLength(ship) / 2 + straight(1).length + BOMB_LENGTH / 2;
  return turnPose(movePose(ship.pose, -back), 0);
}

/** The token as it lies behind the ship that drops it. xw.bomb.drop.type-from-card */
export function droppedBomb(
  state: XwingState,
  { ship: id, bomb }: Extract<XwingEffect, { kind: 'dropBomb' }>,
): BombToken {
  const ship = shipOf(state, id) as PlacedShip;
  return {
    id: `b${state.nextId}` as BombTokenId,
    bomb,
    pose: dropPose(ship),
    side: ship.side,
    droppedBy: id,
  };
}

function bombRulesOf(bomb: BombToken): BombRules | undefined {
  return rulesOfCard(bomb.bomb)?.bomb;
}

/** A bomb dropped beneath ships goes off at once only where overlapping sets it off. xw.bomb.under-ship */
export function setOffBeneath(bomb: BombToken): readonly XwingRun[] {
  return bombRulesOf(bomb)?.detonates === 'contact' ? [run('bombBeneath', { bomb: bomb.id })] : [];
}

/** Bombs that go off because a ship's base or template crossed them. xw.bomb.contact-any-movement */
export function contactBombs(
  state: XwingState,
  ship: ShipId,
  crossed: readonly BombTokenId[],
): XwingEffect[] {
  return crossed.flatMap((id): XwingEffect[] => {
    const bomb = state.bombs.find((each) => each.id === id);
    return bomb && bombRulesOf(bomb)?.detonates === 'contact'
      ? [{ kind: 'detonate', bomb: id, by: ship }]
      : [];
  });
}

function shipsOver(state: XwingState, id: BombTokenId): ShipId[] {
  const bomb = state.bombs.find((each) => each.id === id);
  if (!bomb) return [];
  return shipsInPlay(state)
    .filter((ship) => meets(state, bomb, [bodyOf(ship, state.options.guides)]))
    .map((ship) => ship.id);
}

/** Whom it strikes: the ship that set it off, or every ship at range 1. xw.bomb.friend-and-foe */
function findStruck(state: XwingState, bomb: BombToken, by: ShipId | null): ShipId[] {
  if (by !== null) return [by];
  const token = bombOnTable(state.options.area, bomb);
  if (!token) return [];
  const order = seatsByInitiative(state);
  return shipsInPlay(state)
    .filter((ship) => rangeTo(ship, token) === 1)
    .sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat))
    .map(({ id }) => id);
}

/** A bomb goes off and is discarded. xw.bomb.detonate.reference */
export const detonation = flow('detonation', [
  step('strike', (state, { bomb: id, by }) => {
    const bomb = state.bombs.find((each) => each.id === id);
    if (!bomb) return [];
    const effects = findStruck(state, bomb, by).flatMap((ship) => bombRulesOf(bomb)!.effect(ship));
    return [{ kind: 'removeBomb', bomb: id, by }, ...effects];
  }),
  step('end', () => [note({ isOver: true }), { kind: 'checkVictory' }]),
]);

/** A bomb that overlapping sets off was dropped where ships stand. rulebook: bombs */
export const bombBeneath = flow('bombBeneath', [
  step('oneShip', (state, { bomb }): XwingEffect[] => {
    const [by, ...others] = shipsOver(state, bomb);
    return by && others.length === 0 ? [{ kind: 'detonate', bomb, by }] : [];
  }),
  asks('severalShips', {
    question: 'chooseShip',
    request: (state, { bomb: id }) => {
      const ships = shipsOver(state, id);
      if (ships.length === 0) return undefined;
      const { droppedBy } = state.bombs.find((each) => each.id === id)!;
      return {
        seat: shipOf(state, droppedBy).seat,
        rule: 'xw.bomb.multi-overlap-choice',
        about: { bomb: id },
        answers: offers(ships.map((ship) => ({ ship }))),
      };
    },
    take: (_state, { bomb }, answer) => [{ kind: 'detonate', bomb, by: answer.ship }],
  }),
]);

/** The timed bombs of one player, the one with initiative first. xw.timing.simultaneous.initiative-first */
function bombsDue(state: XwingState): readonly BombToken[] {
  const timed = state.bombs.filter((bomb) => bombRulesOf(bomb)?.detonates === 'endOfActivation');
  const seatOf = (bomb: BombToken) => shipOf(state, bomb.droppedBy).seat;
  const seat = seatsByInitiative(state).find((each) => timed.some((bomb) => seatOf(bomb) === each));
  return timed.filter((bomb) => seatOf(bomb) === seat);
}

/** Bombs that go off by themselves when the Activation phase ends. xw.carddata.upgrade.bomb-timing */
export const timedBombs = flow('timedBombs', [
  asks('next', {
    question: 'chooseBomb',
    request: (state) => {
      const due = bombsDue(state);
      if (due.length < 2) return undefined;
      return {
        seat: shipOf(state, due[0]!.droppedBy).seat,
        rule: 'xw.timing.simultaneous.own-order',
        about: { phase: 'activation' },
        answers: offers(due.map(({ id }) => ({ bomb: id }))),
      };
    },
    take: (_state, _at, answer) => [note({ next: answer.bomb })],
  }),
  step('detonate', (state, at) => {
    const bomb = at.next ?? bombsDue(state)[0]?.id;
    if (!bomb) return [];
    const detonation: Detonation = { bomb, by: null, isOver: false };
    return [note({ next: null }), goTo('next'), run('detonation', detonation)];
  }),
]);
