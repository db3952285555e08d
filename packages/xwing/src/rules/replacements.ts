import { rulesOfCard } from '../abilities/registry.ts';
import type { UpgradeId } from '../catalogue/index.ts';
import { pilot, upgrade, upgrades } from '../catalogue/index.ts';
import { judgeTeam } from '../lists/index.ts';
import type { CardKey, Ship, TableTop } from '../model/index.ts';

/** The squad of the ship's side as a list, one of its cards exchanged. */
function squadWith({ ships }: TableTop, { id, side }: Ship, key: CardKey, card: UpgradeId) {
  const own = ships.filter((each) => each.side === side);
  const listed = own.map((ship) => ({
    pilot: ship.pilot,
    upgrades: ship.upgrades.map((each) => (ship.id === id && each.key === key ? card : each.card)),
  }));
  return { faction: pilot(own[0]!.pilot).faction, ships: listed };
}

/** Cards of the type, of no more points, with which the ship could have been built. xw.later.upgrade.replaced */
export function replacementsFor(top: TableTop, ship: Ship, key: CardKey): readonly UpgradeId[] {
  const found = ship.upgrades.find((each) => each.key === key);
  if (!found) return [];
  const old = upgrade(found.card);
  const faultsOf = (card: UpgradeId) =>
    judgeTeam([squadWith(top, ship, key, card)], { points: Number.POSITIVE_INFINITY }).filter(
      (fault) => fault.card === card,
    );
  return upgrades
    .filter(({ uid, slot, points }) => slot === old.slot && points <= old.points && uid !== old.uid)
    .map(({ uid }) => uid)
    .filter((uid) => rulesOfCard(uid) !== undefined && faultsOf(uid).length === 0);
}
