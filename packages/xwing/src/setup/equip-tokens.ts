import { rulesOfCard } from '../abilities/registry.ts';
import { upgrade } from '../catalogue/index.ts';
import type { Ship } from '../model/index.ts';

/** Tokens that cards put on other cards of their ship or squad when these are equipped. xw.later.ordnance.token-instead */
export function equipTokens(ships: readonly Ship[]): Ship[] {
  return ships.map((ship) => {
    const squad = ships.filter(({ seat }) => seat === ship.seat);
    const upgrades = ship.upgrades.map((each) => {
      const card = upgrade(each.card);
      const tokens = squad.flatMap((other) =>
        other.upgrades
          .filter(({ key }) => key !== each.key)
          .map((giver) => rulesOfCard(giver.card)?.equips?.(card, other.id === ship.id) ?? 0),
      );
      return { ...each, tokens: tokens.reduce((sum, count) => sum + count, 0) };
    });
    return { ...ship, upgrades };
  });
}
