import type { Upgrade, UpgradeId } from '@sortie/xwing/catalogue';
import { type Build, upgradeCost } from '@sortie/xwing/lists';
import { memo } from 'react';
import type { Fit, PlaceForCard } from '../logic/fit.ts';
import { CardRow } from './card-row.tsx';

interface Props {
  readonly cards: readonly { readonly card: Upgrade; readonly fit: Fit }[];
  readonly build: Build | undefined;
  readonly place: PlaceForCard;
  readonly onTake: (card: UpgradeId, place: PlaceForCard) => void;
  readonly onRemove: (ship: number, card: number) => void;
}

export const CardList = memo(({ cards, build, place, onTake, onRemove }: Props) => (
  <ul>
    {cards.map(({ card, fit }) => (
      <CardRow
        key={card.uid}
        card={card}
        cost={build ? upgradeCost(card, { ...build, upgrades: [...build.upgrades, card] }) : card.points}
        fit={fit}
        here={placeOn(build, card, place)}
        isChosen={place.replaced !== undefined && build?.upgrades[place.replaced]?.uid === card.uid}
        onTake={build && (() => onTake(card.uid, place))}
        onRemove={(held) => onRemove(place.ship, held)}
      />
    ))}
  </ul>
));

/** Where the card lies on the ship, on the chosen place if it is there; -1 for nowhere. */
function placeOn(build: Build | undefined, card: Upgrade, { replaced }: PlaceForCard): number {
  if (replaced !== undefined && build?.upgrades[replaced]?.uid === card.uid) return replaced;
  return build?.upgrades.findIndex(({ uid }) => uid === card.uid) ?? -1;
}
