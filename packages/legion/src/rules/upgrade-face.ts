import type { UpgradeCard, UpgradeCardId } from '../catalogue/index.ts';
import { upgradeCard } from '../catalogue/index.ts';
import type { CardKey, Unit, UpgradeInPlay } from '../model/index.ts';

/**
 * The card that counts of an upgrade: its own, or the one on the other side where that lies faceup. Null while it
 * says nothing: discarded, or double-sided and its unit not yet deployed. lg.cards.double-sided.active-side
 */
export function faceOf(
  { card, side, discarded }: UpgradeInPlay,
  cardCalled: (id: UpgradeCardId) => UpgradeCard = upgradeCard,
): UpgradeCard | null {
  if (discarded) return null;
  const printed = cardCalled(card);
  if (printed.otherSide === undefined) return printed;
  if (side === null) return null;
  return side === 0 ? printed : cardCalled(printed.otherSide as UpgradeCardId);
}

/** The upgrade of this key, or the one that has the keyword of this key. */
export function findUpgradeIn({ upgrades }: Pick<Unit, 'upgrades'>, key: CardKey): UpgradeInPlay | undefined {
  return upgrades.find((each) => each.key === key || key.startsWith(`${each.key}.`));
}
