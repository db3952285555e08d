import { type Build, type Upgrade, type UpgradeId, upgradeCost } from '@sortie/xwing';
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
        here={build?.upgrades.findIndex(({ uid }) => uid === card.uid) ?? -1}
        onTake={build && (() => onTake(card.uid, place))}
        onRemove={(held) => onRemove(place.ship, held)}
      />
    ))}
  </ul>
));
