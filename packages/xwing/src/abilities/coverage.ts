import type { Coverage } from '@sortie/cards';
import type { ActionIcon, FiringArc, Pilot, ShipType } from '../catalogue/index.ts';
import {
  conditions,
  damageCards,
  findCondition,
  findPilot,
  findUpgrade,
  isHugeOnly,
  pilots,
  shipType,
  upgrades,
} from '../catalogue/index.ts';
import type { Squad } from '../lists/index.ts';
import { writtenCards } from './written-cards.data.ts';

const written: ReadonlySet<string> = new Set(writtenCards);
const arcs: ReadonlySet<FiringArc> = new Set<FiringArc>([
  'front',
  'turret',
  'auxiliaryRear',
  'auxiliary180',
  'mobile',
  'bullseye',
]);
const icons: ReadonlySet<ActionIcon> = new Set<ActionIcon>([
  'focus',
  'targetLock',
  'boost',
  'evade',
  'barrelRoll',
  'cloak',
  'slam',
  'rotateArc',
  'reload',
  'reinforce',
  'coordinate',
  'jam',
]);

/** Huge ships have rules outside the books. xw.ship.size.huge */
function isWithinTheRules(type: ShipType): boolean {
  return (
    type.size !== 'huge' &&
    type.arcs.every((arc) => arcs.has(arc)) &&
    type.actions.every((icon) => icons.has(icon))
  );
}

function canBeFlown(pilot: Pilot): boolean {
  return isWithinTheRules(shipType(pilot.shipType));
}

/** It does something in print that is not written yet. */
export function lacksAbility(cardId: string): boolean {
  if (findPilot(cardId)?.plain) return false;
  return !written.has(cardId);
}

/** Whether a game with this card would be the game in print. */
export function isPlayable(cardId: string): boolean {
  const pilot = findPilot(cardId);
  if (pilot) return canBeFlown(pilot) && !lacksAbility(cardId);
  const isKnown =
    findUpgrade(cardId) !== undefined ||
    findCondition(cardId) !== undefined ||
    damageCards.some((each) => each.id === cardId);
  return isKnown && !lacksAbility(cardId);
}

/** The cards of a squad that cannot be played yet, each named once. */
export function unplayableCards(squad: Squad): string[] {
  const cards = squad.ships.flatMap((ship): string[] => [ship.pilot, ...ship.upgrades]);
  return [...new Set(cards)].filter((each) => !isPlayable(each));
}

function coverageOf(cards: readonly string[], isPlain: (cardId: string) => boolean): Coverage {
  const playable = cards.filter(isPlayable);
  const plain = playable.filter(isPlain).length;
  return {
    written: playable.length - plain,
    plain,
    missing: cards.filter((each) => !isPlayable(each) && !isHugeOnly(each)),
    apart: { why: 'for huge ships only', cards: cards.filter(isHugeOnly) },
  };
}

export function cardCoverage(): Readonly<Record<'pilots' | 'upgrades' | 'damage' | 'conditions', Coverage>> {
  const isPlain = (cardId: string) => findPilot(cardId)?.plain ?? false;
  return {
    pilots: coverageOf(
      pilots.map(({ uid }) => uid),
      isPlain,
    ),
    upgrades: coverageOf(
      upgrades.map(({ uid }) => uid),
      () => false,
    ),
    damage: coverageOf(
      damageCards.map(({ id }) => id),
      () => false,
    ),
    conditions: coverageOf(
      conditions.map(({ id }) => id),
      () => false,
    ),
  };
}
