import type { Slot, Upgrade, UpgradeId } from '@sortie/xwing/catalogue';
import { buildOf, type Squad } from '@sortie/xwing/lists';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '../../../../app/settings.ts';
import { moveByArrows } from '../../../../lists/bench/move-by-arrows.ts';
import { cardText } from '../../card-text.ts';
import { findUpgrades, type UpgradeOrder, type UpgradeWish } from '../logic/find-upgrades.ts';
import type { Fitting, PlaceForCard } from '../logic/fit.ts';
import { useWords as useTerms } from '../terms/text/words.ts';
import { useWords } from '../text/words.ts';
import { type Aim, aimOf } from './aim-of.ts';
import { CardFinderHead } from './card-finder-head.tsx';
import { CardList } from './card-list.tsx';
import { CommonFilters } from './common-filters.tsx';
import type { Chosen } from './draft.ts';
import { FinderFilters } from './finder-filters.tsx';
import { SlotField } from './slot-field.tsx';
import '../../../../lists/bench/finder.css';

interface Props {
  readonly squad: Squad;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly fitting: Fitting;
  readonly onTake: (card: UpgradeId, place: PlaceForCard) => void;
  /** By the card's place on the ship. */
  readonly onRemove: (ship: number, card: number) => void;
}

type Wish = Omit<UpgradeWish, 'slots'> & { readonly slot: Slot | 'any'; readonly fittingOnly: boolean };

const usual: Wish = {
  words: '',
  slot: 'any',
  most: null,
  unique: 'any',
  playable: true,
  order: 'slot',
  fittingOnly: false,
};

const orders: readonly UpgradeOrder[] = ['slot', 'points', 'name'];

/** Upgrade cards for the chosen place of the chosen ship, or for its whole bar; a search goes through all cards. */
export function CardFinder({ squad, chosen, onChoose, fitting, onTake, onRemove }: Props) {
  const say = useWords();
  const [wish, setWish] = useState(usual);
  const sought = useDeferredValue(wish);
  const ship = squad.ships[chosen.ship];
  const build = useMemo(() => ship && buildOf(ship), [ship]);
  const aim = useDeferredValue(useMemo(() => aimOf(build, chosen, fitting), [build, chosen, fitting]));
  const { shown, hidden } = useFoundCards(sought, aim);
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });

  return (
    <section
      className="finder card-finder panel"
      aria-labelledby="card-finder-title"
      onKeyDown={moveByArrows}
    >
      <h2 id="card-finder-title">{say('cardsTitle')}</h2>
      {build && <CardFinderHead build={build} chosen={chosen} onChoose={onChoose} />}
      <FinderFilters
        searchLabel={say('searchCards')}
        words={wish.words}
        onWords={(words) => change({ words })}
        playable={wish.playable}
        onPlayable={(playable) => change({ playable })}
        isChanged={wish.slot !== 'any' || wish.most !== null || wish.unique !== 'any' || wish.fittingOnly}
      >
        {aim.slots === undefined && <SlotField value={wish.slot} onChange={(slot) => change({ slot })} />}
        <CommonFilters wish={wish} orders={orders} onChange={change} />
        <label className="finder-filters-check">
          <input
            type="checkbox"
            checked={wish.fittingOnly}
            onChange={(event) => change({ fittingOnly: event.target.checked })}
          />
          {say('fittingOnly')}
        </label>
      </FinderFilters>
      <p className="finder-count soft" role="status">
        {say('cardsFound', { count: shown.length })}
      </p>
      <div className="finder-list" key={aim.name}>
        <CardList cards={shown} build={aim.build} place={aim.place} onTake={onTake} onRemove={onRemove} />
        {hidden > 0 && (
          <button type="button" className="finder-more" onClick={() => change({ playable: false })}>
            {say('showHidden', { count: hidden })}
          </button>
        )}
      </div>
    </section>
  );
}

/** The cards that are sought, those that fit first, and how many are hidden because they cannot be played. */
function useFoundCards(sought: Wish, aim: Aim) {
  const terms = useTerms();
  const language = useLanguage();
  const found = useMemo(() => {
    const textOf = (card: Upgrade) =>
      [card.name, terms(`slot-${card.slot}`), cardText(card.uid, language) ?? ''].join(' ');
    const wanted = aim.slots ?? (sought.slot === 'any' ? [] : [sought.slot]);
    const bar = sought.words.trim() === '' ? aim.bar : [];
    return findUpgrades({ ...sought, slots: wanted.length === 0 ? bar : wanted }, textOf);
  }, [sought, aim, language, terms]);
  const shown = useMemo(() => {
    const all = found.cards.map((card) => ({ card, fit: aim.fitOf(card) }));
    const fit = all.filter((each) => each.fit.kind !== 'unfit');
    return sought.fittingOnly ? fit : [...fit, ...all.filter((each) => each.fit.kind === 'unfit')];
  }, [found, sought.fittingOnly, aim]);
  return { shown, hidden: found.hidden };
}
