import type { RulesTable } from '../abilities/rules-table.ts';
import { squadronCard } from '../catalogue/index.ts';
import { areEngaged } from '../measuring/index.ts';
import type { Squadron, TableTop } from '../model/index.ts';
import type { PlacedSquadron } from './in-play.ts';
import { areFriendly, isSquadronInPlay, squadronsInPlay } from './in-play.ts';
import { obstructionsOf } from './places.ts';

/**
 * The enemy squadrons it is engaged with now; nothing of it is stored. Ships and friends never engage.
 * ar.engagement.distance-one, ar.engagement.not-with-friends-or-ships, ar.engagement.ends-on-destruction
 */
export function engagedWith(top: TableTop, table: RulesTable, squadron: Squadron): readonly PlacedSquadron[] {
  if (!isSquadronInPlay(squadron)) return [];
  const enemies = squadronsInPlay(top).filter((other) => !areFriendly(other, squadron));
  const obstructions = obstructionsOf(
    top,
    (obstacle) => !table.cards.forbids({ kind: 'obstructs', obstacle }),
  );
  const { at } = squadron;
  return enemies.filter((other) => areEngaged(at, other.at, obstructions));
}

/** Those that keep it from moving and from attacking ships: all but Heavy ones. ar.keyword.heavy */
export function heldBy(top: TableTop, table: RulesTable, squadron: Squadron): readonly PlacedSquadron[] {
  return engagedWith(top, table, squadron).filter(
    (other) => !table.cards.permits({ kind: 'holdsNobody', squadron: other }),
  );
}

/** Nobody holds it, or a card of its own lets it move nevertheless. ar.engagement.cannot-move */
function isFreeToMove(top: TableTop, table: RulesTable, squadron: Squadron): boolean {
  return (
    heldBy(top, table, squadron).length === 0 || table.cards.permits({ kind: 'moveWhileEngaged', squadron })
  );
}

/** What the ship that activates it makes of its speed while others hold it. */
function speedWhileHeld({ cards, squadronActivation }: RulesTable, squadron: Squadron): number {
  const by = squadronActivation?.squadron === squadron.id ? squadronActivation.by : null;
  return by === null ? 0 : cards.replace('speedWhileHeld', { squadron }, by, 0);
}

/** ar.engagement.cannot-move */
export function mayMove(top: TableTop, table: RulesTable, squadron: Squadron): boolean {
  return isFreeToMove(top, table, squadron) || speedWhileHeld(table, squadron) !== 0;
}

/** The speed of its move. ar.speed.squadron-value */
export function squadronSpeed(top: TableTop, table: RulesTable, squadron: Squadron): number {
  const printed = isFreeToMove(top, table, squadron)
    ? squadronCard(squadron.card).speed
    : speedWhileHeld(table, squadron);
  return printed + table.cards.sum('squadronSpeed', { squadron });
}
