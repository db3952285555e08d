import type { PilotId, UpgradeId } from '@sortie/xwing/catalogue';
import { type Squad, squadCost } from '@sortie/xwing/lists';
import { useState } from 'react';
import { useSteady } from '../../../../lists/bench/use-steady.ts';
import type { PlaceForCard } from '../logic/fit.ts';
import { addShip, putCard, removeCard } from '../logic/squad-edits.ts';
import { cardName } from '../terms/card-name.ts';
import { useWords } from '../text/words.ts';
import type { DraftInHand } from './use-draft.ts';

interface SquadEdits {
  /** What was added last and what the squad costs now, for those who hear the page. */
  readonly news: string;
  readonly putShip: (pilot: PilotId) => void;
  readonly equip: (card: UpgradeId, place: PlaceForCard) => void;
  readonly unequip: (ship: number, card: number) => void;
}

/** Puts ships and cards into the squad and takes cards off. */
export function useSquadEdits(
  { draft: { squad, agreed }, change }: Pick<DraftInHand, 'draft' | 'change'>,
  onShip: (ship: number) => void,
): SquadEdits {
  const say = useWords();
  const [news, setNews] = useState('');
  const add = (card: PilotId | UpgradeId, next: Squad) => {
    change({ squad: next });
    setNews(say('added', { card: cardName(card), cost: squadCost(next), ceiling: agreed.points }));
  };
  const putShip = useSteady((pilot: PilotId) => {
    add(pilot, addShip(squad, pilot));
    onShip(squad.ships.length);
  });
  const equip = useSteady((card: UpgradeId, { ship, replaced }: PlaceForCard) =>
    add(card, putCard(squad, ship, card, replaced)),
  );
  const unequip = useSteady((ship: number, card: number) => change({ squad: removeCard(squad, ship, card) }));
  return { news, putShip, equip, unequip };
}
