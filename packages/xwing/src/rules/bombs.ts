import type { Pose } from '@sortie/geometry';
import { movePose, pathEnd, pose, turnPose } from '@sortie/geometry';
import { goTo, note, offers } from '@sortie/kernel';
import type { BombRules } from '../abilities/card-rules.ts';
import { isPermitted } from '../abilities/questions.ts';
import { rulesOfCard } from '../abilities/registry.ts';
import type { Template, UpgradeId } from '../catalogue/index.ts';
import { straight, turn } from '../catalogue/index.ts';
import type {
  BombToken,
  BombTokenId,
  DropTemplate,
  ShipId,
  TimedBombs,
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
import { asks, flow, opens, run, step } from './words.ts';

const TEMPLATES: Readonly<Record<DropTemplate, Template>> = {
  straight1: straight(1),
  straight2: straight(2),
  straight3: straight(3),
  turnLeft1: turn(1, 'left'),
  turnRight1: turn(1, 'right'),
  turnLeft3: turn(3, 'left'),
  turnRight3: turn(3, 'right'),
  front1: straight(1),
  launch5: straight(5),
};

function isAhead(how: DropTemplate): boolean {
  return how === 'front1' || how === 'launch5';
}

/** At the end of the template, its guides towards the ship. xw.bomb.drop.procedure */
export function dropPose(ship: PlacedShip, how: DropTemplate = 'straight1', aside = 0): Pose {
  const leaving = turnPose(ship.pose, isAhead(how) ? 0 : 180);
  const end = pathEnd(TEMPLATES[how], movePose(leaving, baseLength(ship) / 2));
  const token = turnPose(movePose(end, BOMB_LENGTH / 2, aside), 180);
  return pose(token.x, token.y, token.heading);
}

/** A token of this length behind the ship, at the end of the straight template of speed 1. */
export function placedBehind(ship: PlacedShip, length: number): Pose {
  const end = pathEnd(TEMPLATES.straight1, movePose(turnPose(ship.pose, 180), baseLength(ship) / 2));
  const token = turnPose(movePose(end, length / 2), 180);
  return pose(token.x, token.y, token.heading);
}

/** What the next bomb token will be called. */
export function nextBomb({ nextId }: Pick<XwingState, 'nextId'>): BombTokenId {
  return `b${nextId}` as BombTokenId;
}

/** A bomb that is dropped with a template. */
interface Dropped {
  readonly ship: ShipId;
  readonly bomb: UpgradeId;
  readonly how?: DropTemplate;
}

/** The tokens as they lie by the ship that drops them. xw.bomb.drop.type-from-card */
export function droppedBombs(state: XwingState, { ship: id, bomb, how }: Dropped): readonly BombToken[] {
  const ship = shipOf(state, id) as PlacedShip;
  return asideOf(bomb).map((aside, index) => ({
    id: nextBomb({ nextId: state.nextId + index }),
    bomb,
    pose: dropPose(ship, how, aside),
    side: ship.side,
    droppedBy: id,
  }));
}

/** The tokens side by side, the middle of the set in this place. xw.later.bomb.placed */
export function bombsAt(
  state: XwingState,
  { ship, bomb, pose: middle }: Omit<Extract<XwingEffect, { kind: 'layBomb' }>, 'kind'>,
): readonly BombToken[] {
  return asideOf(bomb).map((aside, index) => {
    const at = movePose(middle, 0, aside);
    return {
      id: nextBomb({ nextId: state.nextId + index }),
      bomb,
      pose: pose(at.x, at.y, at.heading),
      side: shipOf(state, ship).side,
      droppedBy: ship,
    };
  });
}

/** Where the tokens of a drop lie, to the right of the middle. */
export function asideOf(bomb: UpgradeId): readonly number[] {
  return rulesOfCard(bomb)?.bomb?.set ?? [0];
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
    return bomb && bombRulesOf(bomb)?.detonates === 'contact' && !isIgnored(state, bomb, ship)
      ? [{ kind: 'detonate', bomb: id, by: ship }]
      : [];
  });
}

/** A card lets the ship ignore it. xw.later.bomb.ignored */
function isIgnored(state: XwingState, { side }: BombToken, ship: ShipId): boolean {
  return isPermitted(state, { kind: 'ignoreBombs', ship: shipOf(state, ship), side });
}

function shipsOver(state: XwingState, id: BombTokenId): ShipId[] {
  const bomb = state.bombs.find((each) => each.id === id);
  if (!bomb) return [];
  return shipsInPlay(state)
    .filter((ship) => meets(state, bomb, [bodyOf(ship, state.options.guides)]))
    .map((ship) => ship.id)
    .filter((ship) => !isIgnored(state, bomb, ship));
}

/** Whom it strikes: the ship that set it off, or every ship at range 1. xw.bomb.friend-and-foe */
function findStruck(state: XwingState, bomb: BombToken, by: ShipId | null): ShipId[] {
  if (by !== null) return [by];
  const token = bombOnTable(state.options.area, bomb);
  if (!token) return [];
  const order = seatsByInitiative(state);
  return shipsInPlay(state)
    .filter((ship) => rangeTo(ship, token) === 1 && !isIgnored(state, bomb, ship.id))
    .sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat))
    .map(({ id }) => id);
}

const initiativeFirst = { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative };

/** A bomb goes off and is discarded. xw.bomb.detonate.reference */
export const detonation = flow('detonation', [
  step('strike', (state, { bomb: id, by }) => {
    const bomb = state.bombs.find((each) => each.id === id);
    if (!bomb) return [];
    const effects = findStruck(state, bomb, by).map((ship): XwingEffect => {
      return { kind: 'strikeShip', ship, bomb: bomb.bomb, side: bomb.side };
    });
    return [note({ token: bomb }), { kind: 'removeBomb', bomb: id, by }, ...effects];
  }),
  // xw.later.bomb.effect-before-removal
  opens('bombSpent', initiativeFirst),
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
function bombsDue(state: XwingState, { asked }: TimedBombs): readonly BombToken[] {
  const timed = state.bombs.filter(
    (bomb) => bombRulesOf(bomb)?.detonates === 'endOfActivation' && !asked.includes(bomb.id),
  );
  const seatOf = (bomb: BombToken) => shipOf(state, bomb.droppedBy).seat;
  const seat = seatsByInitiative(state).find((each) => timed.some((bomb) => seatOf(bomb) === each));
  return timed.filter((bomb) => seatOf(bomb) === seat);
}

/** Bombs that go off by themselves when the Activation phase ends. xw.carddata.upgrade.bomb-timing */
export const timedBombs = flow('timedBombs', [
  asks('next', {
    question: 'chooseBomb',
    request: (state, at) => {
      const due = bombsDue(state, at);
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
    const bomb = at.next ?? bombsDue(state, at)[0]?.id;
    if (!bomb) return [];
    return [
      note({ next: null, asked: [...at.asked, bomb] }),
      goTo('next'),
      { kind: 'detonate', bomb, by: null },
    ];
  }),
]);
