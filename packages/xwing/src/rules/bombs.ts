import type { Pose, Shape } from '@sortie/geometry';
import { moved, overlaps, straight, turned } from '@sortie/geometry';
import { run } from '@sortie/kernel';
import { rulesOfCard } from '../abilities/registry.ts';
import type { BombToken, BombTokenId, Detonation, ShipId, XwingEffect, XwingState } from '../model/index.ts';
import { baseLength } from './base.ts';
import type { PlacedShip } from './in-play.ts';
import { isInPlay, seatsByInitiative, shipOf, shipsInPlay } from './in-play.ts';
import { BOMB_LENGTH, bombShape } from './outlines.ts';
import { rangeTo } from './range.ts';
import { flow, step } from './words.ts';

/** Behind the ship by a speed-1 straight template, facing as the ship does. xw.bomb.drop.procedure */
export function dropPose(ship: PlacedShip): Pose {
  const back = baseLength(ship) / 2 + straight(1).length + BOMB_LENGTH / 2;
  return turned(moved(ship.pose, -back), 0);
}

export function bombRulesOf(bomb: BombToken) {
  return rulesOfCard(bomb.bomb)?.bomb;
}

/** Bombs that go off because a ship's base or template crossed them. xw.bomb.contact-any-movement */
export function contactBombs(state: XwingState, ship: ShipId, crossed: readonly BombTokenId[]): XwingEffect[] {
  return crossed.flatMap((id): XwingEffect[] => {
    const bomb = state.bombs.find((each) => each.id === id);
    return bomb && bombRulesOf(bomb)?.detonates === 'contact' ? [{ kind: 'detonate', bomb: id, by: ship }] : [];
  });
}

export function bombsMetBy(state: XwingState, shapes: readonly Shape[]): BombTokenId[] {
  return state.bombs.filter((bomb) => shapes.some((shape) => overlaps(shape, bombShape(bomb)))).map(({ id }) => id);
}

/** Whom it strikes: the ship that set it off, or every ship at range 1. xw.bomb.friend-and-foe */
function struck(state: XwingState, bomb: BombToken, by: ShipId | null): ShipId[] {
  if (by !== null) return [by];
  const order = seatsByInitiative(state);
  return shipsInPlay(state)
    .filter((ship) => rangeTo(ship, bombShape(bomb)) === 1)
    .sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat))
    .map(({ id }) => id);
}

/** A bomb goes off and is discarded. xw.bomb.detonate.reference */
export const detonation = flow<Detonation>('detonation', [
  step('strike', (state, { bomb: id, by }) => {
    const bomb = state.bombs.find((each) => each.id === id);
    if (!bomb) return [];
    const effects = struck(state, bomb, by).flatMap((ship) => bombRulesOf(bomb)!.effect(ship));
    return [{ kind: 'removeBomb', bomb: id, by }, ...effects];
  }),
  step('end', () => [{ kind: 'checkVictory' }]),
]);

/** Bombs that go off by themselves when the Activation phase ends. xw.carddata.upgrade.bomb-timing */
export const timedBombs = flow<object>('timedBombs', [
  step('detonate', (state) => {
    const order = seatsByInitiative(state);
    return state.bombs
      .filter((bomb) => bombRulesOf(bomb)?.detonates === 'endOfActivation')
      .sort(
        (one, other) =>
          order.indexOf(shipOf(state, one.droppedBy).seat) - order.indexOf(shipOf(state, other.droppedBy).seat),
      )
      .map(({ id }) => run('detonation', { bomb: id, by: null }));
  }),
]);

/** Which ships stand where a bomb was dropped. xw.bomb.under-ship */
export function shipsOver(state: XwingState, bomb: BombToken, bodyOf: (ship: PlacedShip) => Shape): ShipId[] {
  return state.ships.filter((ship): ship is PlacedShip => isInPlay(ship))
    .filter((ship) => overlaps(bodyOf(ship), bombShape(bomb)))
    .map(({ id }) => id);
}
