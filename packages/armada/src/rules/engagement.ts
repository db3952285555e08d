import type { RulesTable } from '../abilities/cards-in-play.ts';
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
  if (squadron.at === null || !isSquadronInPlay(squadron)) return [];
  const enemies = squadronsInPlay(top).filter((other) => !areFriendly(other, squadron));
  if (enemies.length === 0) return enemies;
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

/** ar.engagement.cannot-move */
export function mayMove(top: TableTop, table: RulesTable, squadron: Squadron): boolean {
  return (
    heldBy(top, table, squadron).length === 0 || table.cards.permits({ kind: 'moveWhileEngaged', squadron })
  );
}
