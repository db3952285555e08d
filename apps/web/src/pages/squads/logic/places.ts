import { type Build, type Icon, type Upgrade, upgradeBar } from '@sortie/xwing';

/** An icon of the upgrade bar and the card shown on it, by the card's place on the ship. */
export interface Place {
  readonly icon: Icon;
  readonly card?: number;
  /** The second icon of a card that takes two. */
  readonly isSecond?: true;
}

export interface Places {
  readonly places: readonly Place[];
  /** Cards that no icon is left for; the judge says why. */
  readonly loose: readonly number[];
}

export function placesOf(build: Build): Places {
  const icons = upgradeBar(build);
  const needs = build.upgrades.flatMap((card, at) => Array.from({ length: card.fills }, () => at));
  const held: (number | undefined)[] = icons.map(() => undefined);
  const seat = (need: number, tried: Set<number>): boolean => {
    const card = build.upgrades[needs[need]!]!;
    return icons.some((icon, at) => {
      if (tried.has(at) || icon.grantedBy === needs[need] || !takes(icon, card)) return false;
      tried.add(at);
      const holder = held[at];
      if (holder !== undefined && !seat(holder, tried)) return false;
      held[at] = need;
      return true;
    });
  };
  const loose = needs.filter((_, need) => !seat(need, new Set()));
  const seen = new Set<number>();
  const places = icons.map((icon, at): Place => {
    const need = held[at];
    const card = need === undefined ? undefined : needs[need];
    if (card === undefined) return { icon };
    if (seen.has(card)) return { icon, card, isSecond: true };
    seen.add(card);
    return { icon, card };
  });
  return { places, loose: [...new Set(loose)] };
}

function takes(icon: Icon, card: Upgrade): boolean {
  return (
    icon.slots.includes(card.slot) &&
    (icon.maxCost === undefined || card.points <= icon.maxCost) &&
    (icon.card === undefined || icon.card === card.uid)
  );
}
